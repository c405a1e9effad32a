/** Asking the server, apart from the socket. */

import { language } from "./words.js";

/** What the server would not do, with its sentence. */
export class ApiError extends Error {
  /** @param {{code: string, sentence: string, clause?: string, where?: string}} problem @param {number} [status] 0 where nobody answered */
  constructor({ code, sentence, clause, where }, status = 0) {
    super(sentence);
    this.code = code;
    this.sentence = sentence;
    this.clause = clause;
    this.where = where;
    this.status = status;
  }
}

/** GET JSON. Throws ApiError. @param {string} path @returns {Promise<any>} */
export const get = (path) => ask(path, {});

/** POST JSON. Throws ApiError. @param {string} path @param {object} body @returns {Promise<any>} */
export const post = (path, body) =>
  ask(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });

/** POST a text as it is. Throws ApiError. @param {string} path @param {string|Blob} text @returns {Promise<any>} */
export const send = (path, text) => ask(path, { method: "POST", body: text, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** @param {string} path @param {RequestInit} options @returns {Promise<any>} */
async function ask(path, options) {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", language());
  let answer;
  try {
    answer = await fetch(url, options);
  } catch (problem) {
    throw new ApiError({ code: "unreachable", sentence: String(problem) });
  }
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(body?.error ?? { code: "failed", sentence: answer.statusText }, answer.status);
  return body;
}
