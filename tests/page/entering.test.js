import assert from "node:assert/strict";
import test from "node:test";

import { Entering } from "../../src/tablier/salon/page/js/table/entering.js";

/** @param {number} from @param {number} number */
const step = (from, number) => ({ from, number, to: from + number, hits: false, then: [] });

/** Somebody who has picked the man of a point, with what may come next. @param {number} point @param {ReturnType<typeof step>[]} steps @param {number[]} numbers */
function picking(point, steps, numbers) {
  const state = { phase: "play", player: 0, steps, numbers: numbers.map((number) => ({ number, spent: false, possible: true })), drafted: [], at: 1 };
  const store = { state, myTurn: true, table: { by_steps: true }, on: () => {}, can: () => null, shared: false };
  const board = { cellOf: (/** @type {number} */ side, /** @type {number} */ number) => ({ key: String(number) }), cell: (/** @type {string} */ key) => ({ names: [Number(key), null] }), foresee: () => {} };
  /** @type {object[]} */
  const sent = [];
  const entering = new Entering(/** @type {any} */ (store), /** @type {any} */ (board), (what, more) => sent.push({ what, ...more }));
  entering.picked = String(point);
  return { entering, sent };
}

test("picking a man again plays what it is said to play: the leading number, or the only one it has", () => {
  const { entering, sent } = picking(20, [step(1, 4), step(20, 3)], [4, 3]);
  assert.equal(entering.leading, 4);
  assert.equal(entering.repeated?.number, 3);
  entering.again();
  assert.deepEqual(sent, [{ what: "step", from: 20, number: 3, to: 23 }]);
});

test("where a man has several numbers and none of them leads, picking it again plays nothing, and nothing is promised", () => {
  const { entering, sent } = picking(20, [step(1, 4), step(20, 3), step(20, 2)], [4, 3, 2]);
  assert.equal(entering.repeated, null);
  let unclear = 0;
  entering.on("unclear", () => unclear++);
  entering.again();
  assert.deepEqual([unclear, sent], [1, []]);
});

test("a man without any number is promised nothing", () => {
  assert.equal(picking(5, [step(1, 4)], [4]).entering.repeated, null);
});
