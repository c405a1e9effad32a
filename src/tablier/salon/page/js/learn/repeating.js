/**
 * What comes back, and when. Somebody who found the best play is asked again after a day, a week and thirty days; who missed it,
 * tomorrow and from the beginning; who needed a hint, once more at the same distance.
 *
 * @typedef {"right"|"half"|"missed"} Outcome
 * @typedef {{stage: number, due: string|null, last: Outcome}} Card  `due`: null once it is known for good
 */

import { between, later } from "./days.js";

const DAYS = [1, 7, 30];

/**
 * What a first answer counts as: whoever was helped has half of it.
 * @param {{right: boolean, hinted: boolean, shown?: boolean}} answer @returns {Outcome}
 */
export const outcomeOf = ({ right, hinted, shown = false }) => (!right || shown ? "missed" : hinted ? "half" : "right");

/**
 * The card after an answer. A problem that was never missed need not come back.
 * @param {Card|undefined} card @param {Outcome} outcome @param {string} today @param {boolean} mistake whether it was missed before, in a game
 * @returns {Card}
 */
export function answered(card, outcome, today, mistake) {
  const stage = card?.stage ?? 0;
  if (outcome === "missed") return { stage: 0, due: later(today, DAYS[0]), last: outcome };
  if (outcome === "half") return { stage, due: later(today, DAYS[Math.min(stage, DAYS.length - 1)]), last: outcome };
  if ((!card && !mistake) || stage >= DAYS.length) return { stage: DAYS.length, due: null, last: outcome };
  return { stage: stage + 1, due: later(today, DAYS[stage]), last: outcome };
}

/** Whether it is time for a card. @param {Card|undefined} card @param {string} today */
export const isDue = (card, today) => !!card?.due && card.due <= today;

/** In how many days a card comes back; null if it does not. @param {Card} card @param {string} today */
export const comesBackIn = (card, today) => (card.due ? Math.max(0, between(today, card.due)) : null);
