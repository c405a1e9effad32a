import assert from "node:assert/strict";
import test from "node:test";

import { after, anyWay, chains, forced, outcome, point, same } from "../../src/tablier/salon/page/js/table/tree.js";

/** @import { Step } from "../../src/tablier/salon/page/js/types.js" */

/** @param {number} from @param {number} number @param {Step[]} [then] @param {boolean} [hits] @returns {Step} */
const step = (from, number, then, hits = false) => ({ from, number, to: from + number, hits, ...(then ? { then } : {}) });

// A throw of 6 and 1 with men on 1 and 12: the man of 1 may go on, the one of 12 only by the 6.
const SIX = step(1, 6, [step(7, 1, []), step(12, 1, [])]);
const ACE = step(1, 1, [step(2, 6, []), step(12, 6, [])]);
const TREE = [SIX, ACE, step(12, 6, [step(1, 1, [])])];

test("what may come next is looked up behind the steps made", () => {
  assert.deepEqual(after(TREE, []), TREE);
  assert.deepEqual(after(TREE, [step(1, 6)])?.map((it) => it.from), [7, 12]);
  assert.deepEqual(after(TREE, [step(12, 6), step(1, 1)]), []);
});

test("beyond the tree, and beside it, nothing is known", () => {
  assert.equal(after([step(1, 6)], [step(1, 6)]), null);
  assert.equal(after(TREE, [step(2, 6)]), null);
});

test("a man's ways are its single steps first, then those that go on", () => {
  const ways = chains(TREE, 1).map((chain) => chain.map((it) => it.number));
  assert.deepEqual(ways, [[6], [1], [6, 1], [1, 6]]);
  assert.deepEqual(chains(TREE, 5), []);
  assert.equal(chains(TREE, 1, 1).length, 2);
});

test("two orders of one way come to the same, unless a man is hit", () => {
  const [, , one, other] = chains(TREE, 1);
  assert.equal(outcome(one), outcome(other));
  assert.notEqual(outcome(one), outcome([step(1, 6, undefined, true), step(7, 1)]));
});

test("a way is forced as long as each level has one step", () => {
  const only = [step(3, 4, [step(7, 2, [])])];
  assert.deepEqual(forced(only).map((it) => it.number), [4, 2]);
  assert.deepEqual(forced(TREE), []);
  assert.deepEqual(forced([step(3, 4, TREE)]), []);
  assert.deepEqual(forced([]), []);
});

test("some way to the end is found as far as the tree reaches", () => {
  assert.deepEqual(anyWay(TREE).map((it) => it.from), [1, 7]);
  assert.deepEqual(anyWay(null), []);
});

test("steps are compared by man, number and destination", () => {
  assert.ok(same(step(1, 6, []), step(1, 6)));
  assert.ok(!same(step(1, 6), step(2, 6)));
});

test("bar and tray are called by their names", () => {
  assert.deepEqual([0, 7, 25].map(point), ["bar", "7", "off"]);
});
