/**
 * Setting men by hand: what becomes of a position in parts when a man is added, moved or taken away. Nothing here knows what
 * may stand where; whether a position can be, the server says.
 */

/** @import { Parts, Sheet } from "../types.js" */
/** @typedef {{piles: number[]}} Place a point, bar or tray: the stacks upon it */

/** Whose a stack is: White's come first. @param {Parts} parts @param {number} stack */
export const sideOf = (parts, stack) => (stack < parts.men.length / 2 ? 0 : 1);

/** The stack of a side on a place; -1 where it has none. @param {Parts} parts @param {Place} place @param {number} side */
export const stackOn = (parts, place, side) => place.piles.find((it) => sideOf(parts, it) === side) ?? -1;

/** How many men a side has on a place. @param {Parts} parts @param {Place} place @param {number} side */
export const menOn = (parts, place, side) => place.piles.reduce((sum, it) => sum + (sideOf(parts, it) === side ? parts.men[it] : 0), 0);

/** How many men of a side are anywhere, those off included. @param {Parts} parts @param {number} side */
export const menOf = (parts, side) => parts.men.reduce((sum, men, stack) => sum + (sideOf(parts, stack) === side ? men : 0), 0);

/** How many men a side has upon the board. @param {Parts} parts @param {Sheet} sheet @param {number} side */
export const onBoard = (parts, sheet, side) => menOf(parts, side) - parts.men[sheet.off[side]];

/** @param {Sheet} sheet @param {Place} place */
const ladderOf = (sheet, place) => sheet.ladders.find(({ stacks }) => place.piles.some((it) => stacks.includes(it)));

/** Whether men can be set on a place: not on a tray, whose men follow from the others. @param {Sheet} sheet @param {Place} place */
export const settable = (sheet, place) => !place.piles.some((it) => sheet.off.includes(it));

/**
 * A man more on a place. He comes from those off, if any are; men of the other side give way, unless one may be pinned.
 * @param {Parts} parts @param {Sheet} sheet @param {Place} place @param {number} side @returns {Parts}
 */
export function added(parts, sheet, place, side) {
  if (ladderOf(sheet, place)) return climbed(parts, sheet, place, side, 1);
  const stack = stackOn(parts, place, side);
  if (stack < 0 || !settable(sheet, place)) return parts;
  const other = stackOn(parts, place, 1 - side);
  let now = parts;
  if (other >= 0 && now.men[other]) {
    if (!sheet.pins) now = { ...now, men: shifted(now, sheet, other, -now.men[other]) };
    else if (!now.men[stack] && now.men[other] === 1) now = { ...now, under: [...now.under, other] };
  }
  return tidied({ ...now, men: shifted(now, sheet, stack, 1) }, place);
}

/** A man less on a place: he goes off, unless there were too many. @param {Parts} parts @param {Sheet} sheet @param {Place} place @param {number} side @returns {Parts} */
export function removed(parts, sheet, place, side) {
  if (ladderOf(sheet, place)) return climbed(parts, sheet, place, side, -1);
  const stack = stackOn(parts, place, side);
  if (stack < 0 || !parts.men[stack] || !settable(sheet, place)) return parts;
  return tidied({ ...parts, men: shifted(parts, sheet, stack, -1) }, place);
}

/** A man taken from one place and set on another; nowhere: off. @param {Parts} parts @param {Sheet} sheet @param {Place} from @param {Place|null} to @param {number} side @returns {Parts} */
export function moved(parts, sheet, from, to, side) {
  if (from === to || !menOn(parts, from, side)) return parts;
  if (!settable(sheet, from)) return to && settable(sheet, to) ? added(parts, sheet, to, side) : parts;
  if (to && settable(sheet, to) && stackOn(parts, to, side) < 0) return parts;
  const taken = removed(parts, sheet, from, side);
  return to && settable(sheet, to) ? added(taken, sheet, to, side) : taken;
}

/** So many men of a side on a place. @param {Parts} parts @param {Sheet} sheet @param {Place} place @param {number} side @param {number} count @returns {Parts} */
export function counted(parts, sheet, place, side, count) {
  let now = parts;
  for (let before = -1; menOn(now, place, side) < count && menOn(now, place, side) !== before;) {
    before = menOn(now, place, side);
    now = added(now, sheet, place, side);
  }
  for (let left = 99; left > 0 && menOn(now, place, side) > count; left--) now = removed(now, sheet, place, side);
  return now;
}

/** The men of a place in the other colour; where one is pinned, the other one. @param {Parts} parts @param {Sheet} sheet @param {Place} place @returns {Parts} */
export function recoloured(parts, sheet, place) {
  const [white, black] = [0, 1].map((side) => stackOn(parts, place, side));
  if (white < 0 || black < 0 || !settable(sheet, place)) return parts;
  if (parts.men[white] && parts.men[black]) {
    const below = parts.under.includes(white) ? white : black;
    const above = below === white ? black : white;
    if (parts.men[above] !== 1) return parts;
    return { ...parts, under: [...parts.under.filter((it) => it !== below), above] };
  }
  const [from, to] = parts.men[white] ? [0, 1] : [1, 0];
  const men = menOn(parts, place, from);
  return counted(counted(parts, sheet, place, from, 0), sheet, place, to, men);
}

/** Everything off. @param {Parts} parts @param {Sheet} sheet @returns {Parts} */
export function cleared(parts, sheet) {
  const men = parts.men.map(() => 0);
  for (const off of sheet.off) men[off] = sheet.men;
  return { ...parts, men, under: [] };
}

/** White's as Black's, and the other way round: the same position with the colours exchanged. @param {Parts} parts @param {Sheet} sheet @returns {Parts} */
export function exchanged(parts, sheet) {
  const half = parts.men.length / 2;
  const each = sheet.entries.filter((it) => it.each).map((it) => it.name);
  const values = Object.fromEntries(Object.entries(parts.values).map(([name, value]) =>
    [name, each.includes(name) && Array.isArray(value) ? [value[1], value[0]] : value]));
  return {
    ...parts, turn: 1 - parts.turn, values,
    men: [...parts.men.slice(half), ...parts.men.slice(0, half)],
    under: parts.under.map((it) => (it < half ? it + half : it - half)),
  };
}

/** Men by stack with so many more or fewer in one; those off make up for it. @param {Parts} parts @param {Sheet} sheet @param {number} stack @param {number} by */
function shifted(parts, sheet, stack, by) {
  const men = [...parts.men];
  const side = sideOf(parts, stack);
  const off = sheet.off[side];
  men[stack] += by;
  const missing = sheet.men - men.reduce((sum, it, at) => sum + (sideOf(parts, at) === side && at !== off ? it : 0), 0);
  men[off] = Math.max(0, missing);
  return men;
}

/** A rung up or down where stacks are set together. @param {Parts} parts @param {Sheet} sheet @param {Place} place @param {number} side @param {number} by @returns {Parts} */
function climbed(parts, sheet, place, side, by) {
  const ladder = ladderOf(sheet, place);
  if (!ladder || sideOf(parts, ladder.stacks[0]) !== side) return parts;
  const at = ladder.rungs.findIndex((rung) => rung.every((men, k) => parts.men[ladder.stacks[k]] === men));
  const next = ladder.rungs[at + by];
  if (!next) return parts;
  let men = parts.men;
  ladder.stacks.forEach((stack, k) => (men = shifted({ ...parts, men }, sheet, stack, next[k] - men[stack])));
  return { ...parts, men };
}

/** Who is pinned on a place: only single men with somebody upon them. @param {Parts} parts @param {Place} place @returns {Parts} */
function tidied(parts, place) {
  const [white, black] = [0, 1].map((side) => stackOn(parts, place, side));
  const both = white >= 0 && black >= 0 && parts.men[white] > 0 && parts.men[black] > 0;
  const under = parts.under.filter((it) => !place.piles.includes(it) || (both && parts.men[it] === 1));
  if (both && !place.piles.some((it) => under.includes(it))) {
    const single = [black, white].find((it) => parts.men[it] === 1);
    if (single !== undefined) under.push(single);
  }
  return { ...parts, under: [...new Set(under)] };
}
