/** What a review says of the throws: joined with the course of the match, counted, and put in order. */

import { verdictOn } from "../lib/verdicts.js";

/** @import { Stop } from "./course.js" */

/**
 * @typedef {{name: string, position: string, worth: number, chances: number[], found: {how: string, turns: number, trials: number, error: number}}} Candidate
 * @typedef {{event: number, game: number, kind: string, player: number, seat: number, position: string, dice: number[], choices: number,
 *   counted: boolean, chosen: number, cost: number, cost_in_points: number, verdict: string, point: number, candidates: Candidate[],
 *   said?: string|null, reason?: string|null, names?: (string|null)[], holes?: number|null}} Decision
 * @typedef {{event: number, game: number, player: number, seat: number, dice: number[], luck: number, point: number}} Chance
 * @typedef {{seat: number, decisions: number, counted: number, cost: number, cost_in_points: number, per_decision: number, pr: number, luck: number,
 *   luck_in_points: number, verdicts: Record<string, number>, grade?: string|null}} Summary
 * @typedef {{game: string, names: string[], match: number, unit: "points"|"match"|"chance"|"tokens", depth: string, decisions: Decision[], chances: Chance[],
 *   moments: {event: number, game: number, worth: number, chance: number}[], games: any[], summaries: Summary[], called: Record<string, number>}} Review
 * @typedef {{decisions: Decision[], main: Decision|null, value: number|null, chance: number|null, luck: number|null}} Judged
 */

/** From the least to the worst. */
export const CLASSES = ["slight", "error", "blunder"];
const MARKING = ["mark", "school"];
/** A bar is full where a choice is so much behind the best, in points. */
const FULL = 0.2;
const SHOWN = 5;

/** What of a moment is drawn: chances, of the match where there is one, or tokens. @param {Review} review @param {{worth: number, chance: number}} moment */
const valueOf = (review, moment) => (review.unit === "points" ? moment.chance : moment.worth);

/**
 * What is known of every stop so far; as White sees it. @param {Stop[]} stops @param {Review|null} review @returns {Judged[]}
 */
export function judge(stops, review) {
  if (!review) return stops.map(() => ({ decisions: [], main: null, value: null, chance: null, luck: null }));
  /** @type {Judged[]} */
  const found = stops.map(() => ({ decisions: [], main: null, value: null, chance: null, luck: null }));
  for (const it of review.decisions) found[stopOf(stops, it)]?.decisions.push(it);
  for (const it of review.chances) {
    const at = found[stopOf(stops, it)];
    if (at) at.luck = (at.luck ?? 0) + (it.player === 0 ? it.luck : -it.luck);
  }
  const known = review.moments.reduce((last, it) => Math.max(last, it.event), -1);
  let next = 0;
  for (const [k, stop] of stops.entries()) {
    while (next < review.moments.length && (review.moments[next].game < stop.game || (review.moments[next].game === stop.game && review.moments[next].event <= stop.last))) next++;
    const moment = review.moments[next - 1];
    found[k].main = mainOf(found[k].decisions);
    if (stop.last > known || moment?.game !== stop.game) continue;
    found[k].value = valueOf(review, moment);
    found[k].chance = review.unit === "match" ? moment.worth : moment.chance;
  }
  return found;
}

/** The decision of a throw that is told first: the worst; else the one that left most choice, a play before others. @param {Decision[]} decisions */
export function mainOf(decisions) {
  const rank = (/** @type {Decision} */ it) => [CLASSES.indexOf(it.verdict), it.verdict ? it.cost_in_points : 0, Number(it.counted), Number(it.kind === "play")];
  const [first] = [...decisions].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const at = left.findIndex((it, k) => it !== right[k]);
    return at < 0 ? 0 : right[at] - left[at];
  });
  return first ?? null;
}

/** Those of one player, or of everybody. @template {{seat: number}} T @param {T[]} all @param {number|null} seat */
const of = (all, seat) => all.filter((it) => seat === null || it.seat === seat);

/** The decisions that are called errors or worse; slight ones are told, not counted among them. @param {Review|null} review @param {number|null} seat */
export const mistakes = (review, seat) => of(review?.decisions ?? [], seat).filter((it) => CLASSES.indexOf(it.verdict) > 0);

/** All that left something to decide. @param {Review|null} review @param {number|null} seat */
export const decided = (review, seat) => of(review?.decisions ?? [], seat).filter((it) => it.choices > 1);

/** The stop of the next mistake after one, or before it; -1 where there is none. @param {Stop[]} stops @param {Review|null} review @param {number} from @param {number} way 1 or -1 @param {number|null} seat */
export function nextMistake(stops, review, from, way, seat) {
  const at = [...new Set(mistakes(review, seat).map((it) => stopOf(stops, it)))].filter((it) => (way > 0 ? it > from : it >= 0 && it < from));
  return at.length ? (way > 0 ? Math.min(...at) : Math.max(...at)) : -1;
}

/** By the stops of a match: to which of them each event belongs. @type {WeakMap<Stop[], number[]>} */
const places = new WeakMap();

/** The stop something belongs to; -1 where there is none. @param {Stop[]} stops @param {{event: number}} it */
export function stopOf(stops, it) {
  let found = places.get(stops);
  if (!found) {
    found = [];
    for (const [k, stop] of stops.entries()) if (!stop.end) for (let event = stop.first; event <= stop.last; event++) found[event] = k;
    places.set(stops, found);
  }
  return found[it.event] ?? -1;
}

/**
 * The candidates to be shown, each with its rank from 1: at most five, what was chosen among them; or all.
 * @param {Decision} decision @param {boolean} [all] @returns {{rank: number, candidate: Candidate, made: boolean}[]}
 */
export function candidatesOf(decision, all = false) {
  const ranked = decision.candidates.map((candidate, k) => ({ rank: k + 1, candidate, made: k === decision.chosen }));
  if (all || ranked.length <= SHOWN) return ranked;
  return decision.chosen < SHOWN ? ranked.slice(0, SHOWN) : [...ranked.slice(0, SHOWN - 1), ranked[decision.chosen]];
}

/** How long the bar of a candidate is, from 0 to 1. @param {Decision} decision @param {Candidate} candidate */
export const barOf = (decision, candidate) => Math.min(Math.max((decision.candidates[0].worth - candidate.worth) / (decision.point || 1) / FULL, 0), 1);

/** How a choice that is so far behind would be called; nothing where it is as good. @param {Decision} decision @param {Candidate} candidate @param {Record<string, number>} called */
export const classOf = (decision, candidate, called) => verdictOn((decision.candidates[0].worth - candidate.worth) / (decision.point || 1), called);

/** The decision of a player that cost most. @param {Review} review @param {number} seat */
export const costliest = (review, seat) => of(review.decisions, seat).reduce((most, it) => (it.cost > (most?.cost ?? 0) ? it : most), /** @type {Decision|null} */ (null));

/** What changed the match most, decisions and throws, the greatest first. @param {Review} review @param {number} [most] @returns {(Decision|Chance)[]} */
export function turningPoints(review, most = 5) {
  return [...review.decisions, ...review.chances].filter((it) => movedBy(it) > 0)
    .sort((a, b) => movedBy(b) - movedBy(a) || a.event - b.event).slice(0, most);
}

/** @param {Decision|Chance} it */
export const movedBy = (it) => ("luck" in it ? Math.abs(it.luck) : it.cost);

/** What a player left unmarked or marked too much, in points, and how many schools that were claimed or let pass; null where nobody marks by hand. @param {Review} review @param {number} seat */
export function marking(review, seat) {
  if (!review.decisions.some((it) => MARKING.includes(it.kind))) return null;
  const own = of(review.decisions, seat).filter((it) => it.kind === "mark");
  const missed = own.map((it) => Number(it.candidates[0].name) - Number(it.candidates[it.chosen].name)).filter(Number.isFinite);
  return {
    overlooked: missed.filter((it) => it > 0).reduce((sum, it) => sum + it, 0),
    times: missed.filter((it) => it > 0).length,
    schools: of(review.decisions, seat).filter((it) => it.kind === "school" && it.verdict).length,
  };
}

/** What decisions of one kind cost a player; null where the match had none of the kind. @param {Review} review @param {number} seat @param {string} kind */
export function costOf(review, seat, kind) {
  if (!review.decisions.some((it) => it.kind === kind)) return null;
  const own = of(review.decisions, seat).filter((it) => it.kind === kind && it.choices > 1);
  return { n: own.length, cost: own.reduce((sum, it) => sum + it.cost, 0) };
}

/** What mistakes of a player have in common: the reason that is given three times or more, and what it cost. @param {Review} review @param {number|null} seat */
export function pattern(review, seat) {
  /** @type {Map<string, Decision[]>} */
  const by = new Map();
  for (const it of mistakes(review, seat)) if (it.reason) by.set(it.reason, [...(by.get(it.reason) ?? []), it]);
  const [found] = [...by.values()].filter((all) => all.length >= 3).sort((a, b) => b.length - a.length);
  return found ? { said: found[0].said, n: found.length, cost: found.reduce((sum, it) => sum + it.cost, 0) } : null;
}

/** The match as a side would have it had chance favoured nobody. @param {Review} review @param {number} side */
export function withoutLuck(review, side) {
  const luck = review.games.reduce((sum, it) => sum + it.luck, 0);
  const ended = review.unit === "match" || review.unit === "chance" ? review.games[review.games.length - 1]?.ended ?? 0.5 : review.games.reduce((sum, it) => sum + it.ended, 0);
  const whites = ended - luck;
  return side === 0 ? whites : review.unit === "match" || review.unit === "chance" ? 1 - whites : -whites;
}
