/** Asking for a judgement: the position at once, then whatever is found, line by line; a new question ends the one before. */

import { ApiError } from "../lib/api.js";
import { language } from "../lib/words.js";

/** How soon after another question one is asked: men are often set one after another. */
const BETWEEN = 90;

/** The whole lines of what has come, and what is left of the last. @param {string} text @returns {{lines: any[], rest: string}} */
export function linesOf(text) {
  const parts = text.split("\n");
  return { lines: parts.slice(0, -1).filter(Boolean).map((it) => JSON.parse(it)), rest: parts[parts.length - 1] };
}

export class Judging {
  /** @param {{line: (line: any) => void, problem: (problem: any) => void}} heard what is called for every line, and for what goes wrong */
  constructor(heard) {
    this.heard = heard;
    /** @type {AbortController|null} */
    this.asking = null;
    this.last = 0;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
  }

  /** Ask about something; whatever was asked before is of no interest any more. @param {object} wish */
  ask(wish) {
    this.stop();
    const wait = Math.max(0, this.last + BETWEEN - performance.now());
    this.last = performance.now() + wait;
    if (wait) this.timer = setTimeout(() => this.send(wish), wait);
    else this.send(wish);
  }

  /** Let it be. */
  stop() {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.asking = null;
  }

  /** @param {object} wish */
  async send(wish) {
    const asking = (this.asking = new AbortController());
    try {
      const answer = await fetch(`/api/analysis?lang=${language()}`, {
        method: "POST", signal: asking.signal, body: JSON.stringify(wish), headers: { "Content-Type": "application/json" },
      });
      if (!answer.ok || !answer.body) {
        const body = await answer.json().catch(() => null);
        throw new ApiError(body?.error ?? { code: "failed", sentence: answer.statusText }, answer.status);
      }
      await this.read(answer.body, asking);
    } catch (problem) {
      if (this.asking !== asking) return;
      this.heard.problem(problem instanceof ApiError ? problem : new ApiError({ code: "unreachable", sentence: String(problem) }));
    }
  }

  /** @param {ReadableStream<Uint8Array>} body @param {AbortController} asking */
  async read(body, asking) {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let text = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (this.asking !== asking || done) return;
      const { lines, rest } = linesOf(text + decoder.decode(value, { stream: true }));
      text = rest;
      for (const line of lines) if (this.asking === asking) this.heard.line(line);
    }
  }
}
