import assert from "node:assert/strict";
import test from "node:test";

import { forget } from "./browser.js";

const { Check, diceOf, keyBefore, lotsOf, partFor, sealOf } = await import("../../src/tablier/salon/page/js/dice.js");
const { hex, unhex } = await import("../../src/tablier/salon/page/js/lib/sha256.js");

// The dice of the table t1, its secret being the bytes from 0 to 31, as the server's own tests have them.
const PROMISE = "2c0714163f28d6f747cac8b1bb4fa5154c48ec31b535d04f4f458811bcc34f26";
const FIRST = "738a47cda376a03c822d44926c7215c77c6d9058a5bbe45352157c795c5d087a";
const THIRD = "166c770227ba7e905d7320e7629c8b2a5545338f9891483b6714cbebcdf58426";
const SEEDS = ["rose", "jack-7"];
const THROWS = [{ dice: [2, 5] }, { dice: [3, 6] }, { dice: [4, 2] }];
const SEALS = SEEDS.map((seed, seat) => sealOf("t1", seat, seed));

/** @returns {any} what the server says of the table */
const about = (more = {}) => ({ scheme: 2, commitment: PROMISE, round: 1, seals: SEALS, seeds: SEEDS, ...more });

/** A check of the table, as it begins. */
function watched(more = {}) {
  forget();
  const check = new Check("t1");
  check.welcome(about(more));
  return check;
}

test("a seal is the hash of table, seat and seed", () => {
  assert.equal(SEALS[0], "e59a636ae748d034f08a77fd6617b798f88832e9ede0e3b80d3fb6ff69a27028");
  assert.equal(SEALS[1], "2daff531c62ac4bd1b2814dd16e405bb49a6076efbcbd92688c41d0064fc8537");
});

test("each key leads back to the one before, and the first to the promise", () => {
  assert.equal(hex(keyBefore(unhex(FIRST))), PROMISE);
  assert.equal(hex(keyBefore(keyBefore(unhex(THIRD)))), FIRST);
});

test("dice and lots follow from key, seeds and number", () => {
  const seeded = { table: "t1", seeds: SEEDS };
  assert.deepEqual(diceOf(seeded, unhex(FIRST), 1, 3), [2, 5, 6]);
  assert.deepEqual(diceOf(seeded, unhex(THIRD), 3, 2), [4, 2]);
  assert.deepEqual(lotsOf({ table: "t1", seeds: [...SEEDS, "c", "d"] }, unhex(FIRST), 1), [1, 3, 0, 2]);
});

test("throws as they were made are believed, all at once or one after another", () => {
  const whole = watched();
  whole.throws({ n: 3, key: THIRD, throws: THROWS }, true);
  assert.deepEqual([...whole.faults], []);
  assert.equal(whole.n, 3);
  const watching = watched();
  watching.throws({ n: 1, key: FIRST, throws: THROWS.slice(0, 1) }, true);
  watching.throws({ n: 3, key: THIRD, throws: THROWS.slice(1) }, false);
  assert.deepEqual([...watching.faults], []);
});

test("a throw that was changed is named", () => {
  const check = watched();
  check.throws({ n: 3, key: THIRD, throws: [THROWS[0], { dice: [6, 6] }, THROWS[2]] }, true);
  assert.deepEqual([...check.faults], ["throws"]);
  assert.deepEqual(check.wrong, { n: 2, found: [6, 6], expected: [3, 6] });
});

test("a throw left out, and a key of another chain, are seen", () => {
  const fewer = watched();
  fewer.throws({ n: 3, key: THIRD, throws: THROWS.slice(1) }, true);
  assert.ok(fewer.faults.has("keys"));
  const other = watched();
  other.throws({ n: 3, key: "00".repeat(32), throws: THROWS }, true);
  assert.ok(other.faults.has("keys"));
});

test("throws taken back come again by the same keys; other dice in their place are seen", () => {
  const check = watched();
  check.throws({ n: 3, key: THIRD, throws: THROWS }, true);
  check.throws({ n: 1, key: FIRST, throws: THROWS.slice(0, 1) }, true);
  check.throws({ n: 3, key: THIRD, throws: THROWS.slice(1) }, false);
  assert.deepEqual([...check.faults], []);
  check.throws({ n: 1, key: FIRST, throws: [{ dice: [6, 6] }] }, true);
  assert.deepEqual([...check.faults], ["throws"]);
});

test("a promise, seal or seed that changes is seen, and not forgiven later", () => {
  const check = watched();
  check.welcome(about({ commitment: "11".repeat(32) }));
  assert.deepEqual([...check.faults], ["promise"]);
  check.welcome(about());
  assert.deepEqual([...check.faults], ["promise"]);
  const sealed = watched({ seeds: null });
  sealed.welcome(about({ seals: [SEALS[0], "22".repeat(32)], seeds: null }));
  assert.deepEqual([...sealed.faults], ["seals"]);
  assert.ok(watched({ seeds: ["rose", "another"] }).faults.has("seeds"));
});

test("one's own seed stays the same until all parts are asked for anew", () => {
  forget();
  const first = partFor({ id: "t1", commitment: PROMISE }, 0);
  assert.ok(first.kept);
  assert.equal(partFor({ id: "t1", commitment: PROMISE }, 0).seed, first.seed);
  assert.notEqual(partFor({ id: "t1", commitment: PROMISE, round: 2 }, 0).seed, first.seed);
});

test("a seed is told only when all is sealed", () => {
  forget();
  const { seed } = partFor({ id: "t1", commitment: PROMISE }, 0);
  const seals = [sealOf("t1", 0, seed), null];
  const check = new Check("t1");
  check.welcome(about({ seals, seeds: null }), [0]);
  assert.equal(check.seedFor(0), null);
  check.welcome(about({ seals: [seals[0], SEALS[1]], seeds: null }), [0]);
  assert.equal(check.seedFor(0), seed);
  assert.equal(check.seedFor(1), null);
});
