/**
 * An answer among the choices known: which it is, what it costs, and what it is called.
 *
 * @typedef {{name: string, position: string, worth: number, chances: number[], found: {how: string, turns: number, trials: number, error: number}}} Candidate
 * @typedef {{right: boolean, verdict: string, cost: number, best: string, answer: string|null, chosen: number|null, candidates: Candidate[], why: string[], natural?: string, gap?: number}} Result
 */

import { verdictOn } from "../lib/verdicts.js";

const MOST = 5;

/** Which of the choices an answer is: by its name, or by where it leads. @param {Candidate[]} candidates @param {string} name @param {string} [position] */
export const among = (candidates, name, position = "") =>
  candidates.findIndex((it) => it.name === name || (!!position && it.position === position));

/**
 * What an answer to a decision of a review comes to. `played` stays in the list, so does the answer, and the best few.
 * @param {{candidates: Candidate[], point: number, chosen: number}} decision @param {number|null} answer its number among them; null: it was shown
 * @param {Record<string, number>} called @returns {Result}
 */
export function weighed({ candidates, point, chosen: played }, answer, called) {
  const kept = candidates.filter((_, at) => at < MOST || at === answer || at === played);
  const made = answer === null ? null : candidates[answer];
  const cost = made ? candidates[0].worth - made.worth : 0;
  const verdict = verdictOn(cost / point, called);
  return {
    right: !!made && !verdict, verdict, cost, best: candidates[0].name, answer: made?.name ?? null,
    chosen: made ? kept.indexOf(made) : null, candidates: kept, why: [],
  };
}

/**
 * The choices with one more, which was looked into by itself: it stands as far behind the best as it was seen to be.
 * @param {Candidate[]} candidates @param {Candidate} found @param {number} cost
 */
export function withAnswer(candidates, found, cost) {
  const one = { ...found, worth: candidates[0].worth - Math.max(0, cost) };
  const at = candidates.findIndex((it) => it.worth < one.worth);
  return at < 0 ? [...candidates, one] : [...candidates.slice(0, Math.max(1, at)), one, ...candidates.slice(Math.max(1, at))];
}

/** The point from which the best play moves its first man: "17/22 1/2" from 17, "bar/3" from the bar, which is 0. @param {string} play */
export function firstMan(play) {
  const from = /^\s*(bar|\d+)\//i.exec(play)?.[1] ?? "";
  return from.toLowerCase() === "bar" ? 0 : from ? Number(from) : null;
}
