/** Setting men by hand, the way back, and the address. */

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.js";

import { fromAddress, insteadOf, toAddress } from "../../src/tablier/salon/page/js/analysis/address.js";
import { mayAnalyse, momentAddress } from "../../src/tablier/salon/page/js/analysis/link.js";
import { linesOf } from "../../src/tablier/salon/page/js/analysis/judging.js";
import { typedDice } from "../../src/tablier/salon/page/js/analysis/keys.js";
import { Past } from "../../src/tablier/salon/page/js/analysis/past.js";
import { added, cleared, counted, exchanged, menOf, menOn, moved, onBoard, recoloured, removed } from "../../src/tablier/salon/page/js/analysis/setting.js";

/** A board of four points and a tray for each side, point 1 of White being 4 of Black's. */
const place = (/** @type {number} */ n) => ({ piles: [n - 1, 5 + 4 - n] });
const tray = { piles: [4] };
/** @type {any} */
const sheet = { men: 3, off: [4, 9], pins: false, ladders: [], entries: [{ name: "points", each: true }, { name: "first", each: false }] };
/** @type {any} */
const pinning = { ...sheet, pins: true };
/** @param {number[]} white @param {number[]} black @returns {any} */
const parts = (white, black) => ({ turn: 0, men: [...white, ...black], under: [], values: { points: [4, 0], first: [6, 1] } });
const begun = parts([3, 0, 0, 0, 0], [3, 0, 0, 0, 0]);

test("a man added comes from those off, and one more than there are is counted", () => {
  const now = added(parts([1, 0, 0, 0, 2], [3, 0, 0, 0, 0]), sheet, place(2), 0);
  assert.deepEqual(now.men.slice(0, 5), [1, 1, 0, 0, 1]);
  const many = added(begun, sheet, place(2), 0);
  assert.equal(menOf(many, 0), 4);
  assert.equal(onBoard(many, sheet, 0), 4);
  assert.equal(menOf(removed(many, sheet, place(2), 0), 0), 3);
});

test("a man taken away goes off, and none is taken where none is", () => {
  assert.deepEqual(removed(begun, sheet, place(1), 0).men.slice(0, 5), [2, 0, 0, 0, 1]);
  assert.equal(removed(begun, sheet, place(2), 0), begun);
  assert.equal(added(begun, sheet, tray, 0), begun);
});

test("men of the other side give way", () => {
  const now = added(begun, sheet, place(4), 0);
  assert.equal(menOn(now, place(4), 1), 0);
  assert.equal(now.men[9], 3);
  assert.equal(menOn(now, place(4), 0), 1);
});

test("where men are pinned the first to come lies beneath, and may be exchanged for the other", () => {
  const lone = counted(begun, pinning, place(4), 1, 1);
  const pinned = added(lone, pinning, place(4), 0);
  assert.deepEqual(pinned.under, [5]);
  assert.deepEqual(recoloured(pinned, pinning, place(4)).under, [3]);
  assert.deepEqual(removed(pinned, pinning, place(4), 0).under, []);
  assert.deepEqual(added(pinned, pinning, place(4), 1).under, [3], "two cannot be beneath, so the single one is");
});

test("a man is moved, dropped beside the board, and brought back from the tray", () => {
  assert.deepEqual(moved(begun, sheet, place(1), place(3), 0).men.slice(0, 5), [2, 0, 1, 0, 0]);
  const off = moved(begun, sheet, place(1), null, 0);
  assert.deepEqual(off.men.slice(0, 5), [2, 0, 0, 0, 1]);
  assert.deepEqual(moved(off, sheet, tray, place(2), 0).men.slice(0, 5), [2, 1, 0, 0, 0]);
  assert.equal(moved(begun, sheet, place(2), place(3), 0), begun);
});

test("a count is set, the colour of a point changed, the board cleared", () => {
  assert.equal(menOn(counted(begun, sheet, place(1), 0, 1), place(1), 0), 1);
  const black = recoloured(counted(begun, sheet, place(4), 1, 0), sheet, place(1));
  assert.deepEqual([menOn(black, place(1), 0), menOn(black, place(1), 1)], [0, 3]);
  assert.deepEqual(cleared(begun, sheet).men, [0, 0, 0, 0, 3, 0, 0, 0, 0, 3]);
});

test("colours are exchanged with whose turn it is and all that each has, and exchanged again are as before", () => {
  const one = { ...parts([2, 1, 0, 0, 0], [3, 0, 0, 0, 0]), under: [1] };
  const other = exchanged(one, sheet);
  assert.deepEqual(other, { turn: 1, men: [3, 0, 0, 0, 0, 2, 1, 0, 0, 0], under: [6], values: { points: [0, 4], first: [6, 1] } });
  assert.deepEqual(exchanged(other, sheet), one);
});

test("stacks that belong together go up and down a ladder", () => {
  const rungs = [[0, 0], [0, 1], [1, 1], [0, 2]];
  /** @type {any} */
  const laddered = { men: 2, off: [2, 5], pins: false, entries: [], ladders: [{ stacks: [0, 1], rungs }, { stacks: [3, 4], rungs }] };
  /** @type {any} */
  let now = { turn: 0, men: [0, 2, 0, 0, 2, 0], under: [], values: {} };
  const seen = [0, 1, 2, 3].map(() => {
    now = removed(now, laddered, { piles: [0, 1] }, 0);
    return now.men.slice(0, 3);
  });
  assert.deepEqual(seen, [[1, 1, 0], [0, 1, 1], [0, 0, 2], [0, 0, 2]]);
  assert.deepEqual(added(now, laddered, { piles: [0, 1] }, 0).men.slice(0, 3), [0, 1, 1]);
  assert.equal(added(now, laddered, { piles: [0, 1] }, 1), now, "nobody sets men on the other's points");
});

test("an address and back", () => {
  const asked = { position: "game@a=1,b=2:w:1x3:-", game: undefined, dice: [6, 2], cube: 2, owner: 1, match: 7, score: [3, 2] };
  const address = toAddress(asked);
  assert.equal(address, "/analysis?position=game@a=1,b=2:w:1x3:-&dice=6-2&cube=2b&match=7&score=3-2");
  assert.deepEqual(fromAddress(address.slice("/analysis".length)), asked);
  assert.equal(toAddress(fromAddress("")), "/analysis");
  assert.deepEqual(fromAddress("?dice=9-9&cube=x&match=-1&score=z"), fromAddress(""));
  const odd = { ...fromAddress(""), position: "XGID=-b+/&#" };
  assert.equal(fromAddress(toAddress(odd).slice("/analysis".length)).position, odd.position);
});

test("what was kept comes back, the last first", () => {
  /** @type {Past<number>} */
  const past = new Past();
  assert.ok(past.empty);
  for (let n = 0; n < 600; n++) past.keep(n);
  assert.deepEqual([past.back(), past.back()], [599, 598]);
  assert.equal(past.kept.length, 498);
});

test("what cannot be read is answered with the game it names", () => {
  const instead = (/** @type {string} */ query) => insteadOf(fromAddress(query), ["one", "two"], "one");
  assert.deepEqual(instead("?position=two@rule=x:w:nonsense"), ["two@rule=x", "two", "one"]);
  assert.deepEqual(instead("?position=two:nonsense"), ["two", "one"]);
  assert.deepEqual(instead("?game=two&dice=1-1-1"), ["two", "one"]);
  assert.deepEqual(instead("?position=three:w"), ["one"]);
  assert.deepEqual(instead("?position="), ["one"]);
});

test("an answer is read line by line, however it comes in", () => {
  const first = linesOf('{"a": 1}\n{"b"');
  assert.deepEqual(first, { lines: [{ a: 1 }], rest: '{"b"' });
  assert.deepEqual(linesOf(`${first.rest}: 2}\n`), { lines: [{ b: 2 }], rest: "" });
});

test("who plays against another may not look into it", () => {
  const playing = { over: false, watching: false, sides: [0] };
  assert.deepEqual([playing, { ...playing, over: true }, { ...playing, watching: true }, { ...playing, sides: [0, 1] }].map(mayAnalyse), [false, true, true, true]);
  const address = momentAddress({ position: "game:w:1:2", dice: [3, 1], score: [1, 0], cube: { stakes: 2, owner: 1 } }, { match: 5 });
  assert.equal(address, "/analysis?position=game:w:1:2&dice=3-1&cube=2b&match=5&score=1-0");
  assert.equal(momentAddress({ position: "game:w:1:2", dice: [], score: [4, 0], cube: null }, { match: 0 }), "/analysis?position=game:w:1:2");
  assert.equal(momentAddress({ position: "game:w:1:2", dice: [], score: [5, 0], cube: null }, { match: 5 }), "/analysis?position=game:w:1:2");
});

test("a throw is typed die by die", () => {
  assert.deepEqual(typedDice([], "6", 2), { typed: [6], dice: null });
  assert.deepEqual(typedDice([6], "5", 2), { typed: [], dice: [6, 5] });
  assert.deepEqual(typedDice([6, 5], "1", 3), { typed: [], dice: [6, 5, 1] });
  assert.deepEqual(typedDice([6], "0", 2), { typed: [], dice: [] });
});
