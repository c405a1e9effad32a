/** The course of a match: its moments, which are one for every event, gathered into throws, as people count them. */

/** @import { BoardNumbers } from "../types.js" */

/**
 * What is known of a moment; `at` is how many events had happened by then.
 * @typedef {{at: number, kind: string, player: number|null, text: string|null, clause: string|null, cards: any[], marks: any[], position: string,
 *   dice: number[], score: [number, number], cube: {stakes: number, owner: number|null}|null, marked: {points: number[], holes: number[]}|null, game: number, throw: number, play: string|null,
 *   moved: {side: number, from: number, to: number}[], seats: number[], board: BoardNumbers}} Moment
 */

/**
 * A throw, with everything that belongs to it, or the end of a game. `first` and `last` are events, from 0; `shown` is the moment to be
 * looked at: the one before the play.
 * @typedef {{index: number, game: number, number: number, first: number, last: number, shown: number, player: number|null,
 *   dice: number[], play: string|null, end: boolean}} Stop
 */

/** The stops of a match, in order. @param {Moment[]} moments @returns {Stop[]} */
export function courseOf(moments) {
  /** @type {Stop[]} */
  const stops = [];
  /** @type {Stop|undefined} */
  let open;
  for (let k = 1; k < moments.length; k++) {
    const { game } = moments[k];
    // What comes before the first throw of a game belongs to it.
    const number = Math.max(moments[k].throw, 1);
    if (open && open.game !== game) stops.push(ending(moments, open, k - 1));
    if (!open || open.game !== game || open.number !== number) {
      open = { index: 0, game, number, first: k - 1, last: k - 1, shown: k, player: null, dice: [], play: null, end: false };
      stops.push(open);
    }
    take(open, moments, k);
  }
  stops.push(ending(moments, open, moments.length - 1));
  stops.forEach((stop, index) => (stop.index = index));
  return stops;
}

/** Take the event that led to a moment into a throw. @param {Stop} stop @param {Moment[]} moments @param {number} k */
function take(stop, moments, k) {
  const moment = moments[k];
  stop.last = k - 1;
  if (stop.play === null) stop.shown = moment.play === null ? k : k - 1;
  if (moment.play !== null) stop.play = moment.play;
  if (moment.dice.length && stop.play === null) stop.dice = moment.dice;
  if (moment.kind === "throw" || moment.play !== null || stop.player === null) stop.player = moment.player ?? stop.player;
}

/** @param {Moment[]} moments @param {Stop|undefined} before @param {number} shown @returns {Stop} */
function ending(moments, before, shown) {
  const last = Math.max(shown - 1, 0);
  return { index: 0, game: before?.game ?? 0, number: before?.number ?? 0, first: last + 1, last, shown, player: null, dice: [], play: null, end: true };
}

/** The stop at which so many events had happened: the throw that was under way, or the end. @param {Stop[]} stops @param {number} at */
export function stopAt(stops, at) {
  if (at >= stops[stops.length - 1].shown) return stops.length - 1;
  const found = stops.findIndex((it) => !it.end && it.last >= at - 1);
  return found < 0 ? stops.length - 1 : found;
}

/** How many events had happened at a stop, for a link to it. @param {Stop} stop */
export const linked = (stop) => stop.shown;

/** The stops of a game. @param {Stop[]} stops @param {number} game */
export const ofGame = (stops, game) => stops.filter((it) => it.game === game);

/** What moved from one stop to another, where they are neighbours; backwards the other way. @param {Moment[]} moments @param {Stop} from @param {Stop} to */
export function movedBetween(moments, from, to) {
  if (Math.abs(from.index - to.index) !== 1) return [];
  const [low, high] = [Math.min(from.shown, to.shown), Math.max(from.shown, to.shown)];
  const moved = moments.slice(low + 1, high + 1).flatMap((it) => it.moved ?? []);
  return from.index < to.index ? moved : moved.reverse().map(({ side, from: a, to: b }) => ({ side, from: b, to: a }));
}

/** Where somebody's tally rose: the stop, and whose it was. Games that count none have none. @param {Stop[]} stops @param {Moment[]} moments */
export function tallies(stops, moments) {
  /** @type {{stop: Stop, side: number}[]} */
  const found = [];
  for (const stop of stops) {
    if (stop.end) continue;
    const [before, after] = [moments[stop.first]?.marked?.holes, moments[stop.last + 1]?.marked?.holes];
    if (!before || !after) continue;
    for (const side of [0, 1]) if (after[side] > before[side]) found.push({ stop, side });
  }
  return found;
}
