/** Asking the server, apart from the socket. */

import { language } from "./words.js";

/** What the server would not do, with its sentence. */
export class ApiError extends Error {
  /** @param {{code: string, sentence: string, clause?: string}} problem */
  constructor(problem, status = 0) {
    super(problem.sentence);
    Object.assign(this, { code: problem.code, sentence: problem.sentence, clause: problem.clause, where: problem.where, status });
  }
}

/** GET JSON. Throws ApiError. */
export const get = (path) => ask(path, {});

/** POST JSON. Throws ApiError. */
export const post = (path, body, headers = {}) =>
  ask(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...headers } });

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
