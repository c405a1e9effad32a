import assert from "node:assert/strict";
import test from "node:test";

import { cellOf, cellsOf, pile, spotOf, stackOf, stepped } from "../../src/tablier/salon/page/js/board/cells.js";

/** @import { BoardNumbers, Layout } from "../../src/tablier/salon/page/js/types.js" */

// Two points, which White calls 1 and 2 and Black 24 and 23, and a bar for each; stacks by side: bar, first, second point.
const at = (/** @type {number} */ side, /** @type {number} */ point, /** @type {number} */ x) => ({ side, point, x, y: 100, dx: 0, dy: -1, every: 0, part: "man", scale: 1 });
const box = { y: 0, width: 10, height: 100, rest: null };
const LAYOUT = /** @type {Layout} */ (/** @type {unknown} */ ({
  bar: 0, off: 25, ways: [[10, 10, 10, 8, 6]],
  stacks: [at(0, 0, 5), at(0, 1, 20), at(0, 2, 40), at(1, 0, 5), at(1, 24, 20), at(1, 23, 40)],
  cells: [
    { ...box, x: 15, owner: null, number: 1, names: [1, 24], piles: [1, 4] },
    { ...box, x: 35, owner: null, number: 2, names: [2, 23], piles: [2, 5] },
    { ...box, x: 0, owner: 0, number: 0, names: [0, null], piles: [0] },
    { ...box, x: 0, owner: 1, number: 0, names: [null, 0], piles: [3] },
  ],
}));

/** @param {number[]} men @param {Partial<BoardNumbers>} [more] @returns {BoardNumbers} */
const board = (men, more = {}) => ({ layout: "here", men, ...more });

test("men lie one after another, closer where they are many", () => {
  assert.deepEqual(spotOf(LAYOUT, 1, 0, 1), { x: 20, y: 100 });
  assert.deepEqual(spotOf(LAYOUT, 1, 2, 3), { x: 20, y: 84 });
  assert.deepEqual(spotOf(LAYOUT, 1, 3, 4), { x: 20, y: 82 });
});

test("a cell knows its men, the one on top and where the next would lie", () => {
  const [first, second, bar] = cellsOf(LAYOUT, board([0, 2, 0, 1, 0, 0]));
  assert.deepEqual(first.men, [2, 0]);
  assert.deepEqual([first.top, first.next], [{ x: 20, y: 90 }, { x: 20, y: 84 }]);
  assert.deepEqual([second.top, second.next], [null, { x: 40, y: 100 }]);
  assert.deepEqual(bar.men, [0, 0]);
  assert.deepEqual(cellsOf(LAYOUT, board([0, 2, 0, 1, 0, 0]))[3].men, [0, 1]);
});

test("cells have keys of their own, and are found by what a side calls them", () => {
  const cells = cellsOf(LAYOUT, board([0, 0, 0, 0, 0, 0]));
  assert.equal(new Set(cells.map((it) => it.key)).size, cells.length);
  assert.equal(cellOf(cells, 1, 24), cells[0]);
  assert.equal(cellOf(cells, 1, 0), cells[3]);
  assert.equal(cellOf(cells, 0, 24), undefined);
  assert.equal(stackOf(LAYOUT, 1, 23), 5);
  assert.equal(stackOf(LAYOUT, 1, 7), -1);
});

test("a pinned man lies at the bottom, and those who pin it upon it", () => {
  const pinned = board([0, 1, 0, 0, 2, 0], { under: [1] });
  assert.deepEqual(pile(LAYOUT, pinned, 1), { beneath: 0, all: 3 });
  assert.deepEqual(pile(LAYOUT, pinned, 4), { beneath: 1, all: 3 });
  const [cell] = cellsOf(LAYOUT, pinned);
  assert.deepEqual(cell.men, [1, 2]);
  assert.deepEqual(cell.top, spotOf(LAYOUT, 1, 2, 3));
});

test("a step is foreseen: the man goes, and marks on men go with it", () => {
  const before = board([0, 2, 0, 0, 0, 0], { fresh: [[1, 1]], worth: ["a", "b", "c"], dice: [1, 1] });
  const after = stepped(LAYOUT, before, 0, { from: 1, to: 2, hits: false });
  assert.deepEqual(after?.numbers.men, [0, 1, 1, 0, 0, 0]);
  assert.deepEqual(after?.moved, [{ side: 0, from: 1, to: 2 }]);
  assert.deepEqual([after?.numbers.fresh, after?.numbers.worth, after?.numbers.dice], [[], undefined, [1, 1]]);
  assert.deepEqual(before.men, [0, 2, 0, 0, 0, 0], "what the server said stays as it was");
});

test("a man that is hit is foreseen on its bar, and moves first", () => {
  const after = stepped(LAYOUT, board([0, 1, 0, 0, 0, 1]), 0, { from: 1, to: 2, hits: true });
  assert.deepEqual(after?.numbers.men, [0, 0, 1, 1, 0, 0]);
  assert.deepEqual(after?.moved, [{ side: 1, from: 23, to: 0 }, { side: 0, from: 1, to: 2 }]);
});

test("nothing is foreseen where nobody stands, or where there is no place", () => {
  assert.equal(stepped(LAYOUT, board([0, 0, 0, 0, 0, 0]), 0, { from: 1, to: 2, hits: false }), null);
  assert.equal(stepped(LAYOUT, board([0, 1, 0, 0, 0, 0]), 0, { from: 1, to: 25, hits: false }), null);
});
