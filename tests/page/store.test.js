import assert from "node:assert/strict";
import test from "node:test";

import "./browser.js";

const { Store } = await import("../../src/tablier/salon/page/js/table/store.js");

/** @returns {any} a state, as far as the store asks */
const state = (/** @type {object} */ more) => ({ type: "state", number: 1, at: 1, lines: [{ text: "one" }], lines_from: 0, dice: [], layout: { id: "a" }, ...more });

const known = () => {
  const store = new Store();
  store.take(state({}), true);
  return store;
};

test("what has changed is taken over, what is gone is gone, and the rest stays", () => {
  const store = known();
  const before = store.state;
  const changed = /** @type {any} */ ({ number: 2, dice: [6, 5], lines: [{ text: "two" }] });
  assert.equal(store.change({ type: "changes", after: 1, changed, gone: ["layout"] }), true);
  assert.deepEqual(store.state, { type: "state", number: 2, at: 1, lines: [{ text: "two" }], lines_from: 0, dice: [6, 5] });
  assert.deepEqual(store.lines.map((it) => it.text), ["one", "two"]);
  assert.deepEqual(before.dice, []);
});

test("changes after a state that is not here change nothing", () => {
  const store = known();
  assert.equal(store.change({ type: "changes", after: 7, changed: { at: 9 }, gone: [] }), false);
  assert.equal(store.state.at, 1);
});

test("a state told whole counts whatever was known", () => {
  const store = known();
  store.take(state({ number: 9, whole: true, lines: [{ text: "anew" }] }), false);
  assert.deepEqual(store.lines.map((it) => it.text), ["anew"]);
  assert.equal(store.change({ type: "changes", after: 9, changed: { number: 10, lines: [] }, gone: ["whole"] }), true);
  assert.deepEqual(store.lines.map((it) => it.text), ["anew"]);
});

test("one plays against everybody who is not on one's own side of the account", () => {
  const store = known();
  const seats = [{ name: "Anne", side: 0 }, { name: "Blaise", side: 1 }, { name: "Colette", side: null }, { name: "Denis", side: null }];
  store.you = [0];
  store.take(state({ number: 2, seats: seats.slice(0, 2) }), true);
  assert.deepEqual(store.rivals, ["Blaise"]);
  store.take(state({ number: 3, seats: seats.slice(0, 3), account: { lines: [0, 1, 2].map((it) => ({ players: [it] })) } }), true);
  assert.deepEqual(store.rivals, ["Blaise", "Colette"]);
  store.take(state({ number: 4, seats, account: { lines: [{ players: [0, 2] }, { players: [1, 3] }] } }), true);
  assert.deepEqual(store.rivals, ["Blaise", "Denis"]);
});

test("a hole is told for as long as its throw is spoken of", () => {
  const holes = (/** @type {number} */ made) => ({ holes: [made, 0] });
  const store = known();
  /** @param {object} more */
  const next = (more) => (store.take(state({ lines: [], ...more }), false), store.hole);
  next({ marked: holes(0), last: null });
  assert.deepEqual(next({ dice: [5, 4], thrown: true, marked: holes(1) }), { side: 0, n: 1 });
  assert.deepEqual(next({ dice: [], last: { dice: [5, 4] }, marked: holes(1) }), { side: 0, n: 1 }, "once it is played, too");
  assert.equal(next({ dice: [], last: null, marked: holes(1) }), null, "whoever made it has left: the men are set up anew");
  assert.deepEqual(next({ dice: [], last: null, marked: holes(2) }), { side: 0, n: 1 }, "by a school, before anything was thrown");
});
