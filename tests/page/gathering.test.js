import assert from "node:assert/strict";
import test from "node:test";

import "./browser.js";

const { t, useWords } = await import("../../src/tablier/salon/page/js/lib/words.js");
const { gathering } = await import("../../src/tablier/salon/page/js/table/gathering.js");
useWords({ language: "en", locale: "en", languages: [], games: {}, words: { "anew-wait": "Waiting for {names}." } });

/** @returns {any} a table before its game, as far as the bar asks */
const before = ({ you = [0], open = false, unopened = [], seeds = {}, anew = false, left = null } = /** @type {any} */ ({})) => ({
  store: {
    you, watching: !you.length, shared: false,
    can: (/** @type {string} */ what) => (what === "anew" && anew ? { do: "anew", seat: 0 } : null),
    state: { seats: [{ name: "Rose", open: false }, { name: "Jack", open }], unopened, anew_in: left },
  },
  fairness: { check: { seedFor: (/** @type {number} */ seat) => seeds[seat] ?? null } },
  act() {}, menu: { links() {} }, showSitting() {},
});

test("whoever looks on may sit down while a seat is free", () => {
  assert.deepEqual(gathering(before({ you: [], open: true })).offers.map((it) => it.id), ["sit"]);
});

test("whoever sits may invite somebody", () => {
  assert.deepEqual(gathering(before({ open: true })).offers.map((it) => it.id), ["invite"]);
});

test("while sealed numbers are opened one waits for the others by name", () => {
  const bar = gathering(before({ unopened: [1] }));
  assert.equal(bar.title, t("anew-wait", { names: "Jack" }));
  assert.deepEqual(bar.offers, []);
});

test("one's own number lost, or another's late, can be made anew", () => {
  const lost = gathering(before({ unopened: [0], anew: true }));
  assert.equal(lost.title, t("anew-lost"));
  assert.deepEqual(lost.offers.map((it) => it.id), ["anew"]);
  assert.deepEqual(gathering(before({ unopened: [1], anew: true, left: 30 })).offers, []);
  assert.deepEqual(gathering(before({ unopened: [1], anew: true, left: 0 })).offers.map((it) => it.id), ["anew"]);
  assert.equal(gathering(before({ unopened: [0], seeds: { 0: "mine" } })).title, t("anew-soon"));
});
