/** What is asked next: what is due first, then what is new, the easier before the harder. */

import { isDue } from "./repeating.js";

/** @import { Card } from "./repeating.js" */
/** @typedef {Record<string, Card>} Deck */

/** A problem by the key of its card. @param {string} game @param {number} number */
export const problemKey = (game, number) => `p:${game}/${number}`;

/** A mistake by the key of its card. @param {string} table @param {number} event */
export const mistakeKey = (table, event) => `m:${table}/${event}`;

/**
 * The next problem of a row of them: one that is due, else the next that was never answered, round and round; else none.
 * @param {string} game @param {number[]} numbers @param {Deck} deck @param {string} today @param {number} [after] the number asked last
 */
export function nextProblem(game, numbers, deck, today, after = 0) {
  const others = [...numbers.filter((it) => it > after), ...numbers.filter((it) => it < after)];
  const due = others.find((it) => isDue(deck[problemKey(game, it)], today));
  return due ?? others.find((it) => !deck[problemKey(game, it)]) ?? null;
}

/** How many of some problems are solved. @param {string} game @param {number[]} numbers @param {Deck} deck */
export const solvedAmong = (game, numbers, deck) => numbers.filter((it) => ["right", "half"].includes(deck[problemKey(game, it)]?.last)).length;

/**
 * The mistakes to be tried now: those that are due, then those never tried, what cost most first.
 * @template {{key: string, points: number}} M
 * @param {M[]} mistakes @param {Deck} deck @param {string} today @param {number} [most] @returns {M[]}
 */
export function sitting(mistakes, deck, today, most = 12) {
  const dearest = [...mistakes].sort((a, b) => b.points - a.points);
  const due = dearest.filter((it) => isDue(deck[it.key], today));
  return [...due, ...dearest.filter((it) => !deck[it.key])].slice(0, most);
}

/**
 * The mistakes of some seats in a review: whatever is called anything, and had another choice.
 * @param {string} table @param {any} review @param {number[]} seats
 */
export function mistakesOf(table, review, seats) {
  return (review?.decisions ?? []).filter((/** @type {any} */ it) => it.verdict && it.candidates.length > 1 && seats.includes(it.seat)).map((/** @type {any} */ it) => ({
    key: mistakeKey(table, it.event), table, event: it.event, kind: it.kind, verdict: it.verdict, points: it.cost_in_points,
  }));
}

/** The number of the throw a decision belongs to, in its game; those for who begins do not count, unless they are played. @param {any} review @param {any} decision */
export function throwNumber(review, decision) {
  /** @type {number[]} */
  const thrown = review.chances.filter((/** @type {any} */ it) => it.game === decision.game).map((/** @type {any} */ it) => it.event);
  // What nobody plays is followed by the next dice at once.
  const first = thrown.findIndex((event, k) => thrown[k + 1] !== event + 1);
  return thrown.filter((event, k) => k >= first && event < decision.event).length;
}
