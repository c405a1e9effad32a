import assert from "node:assert/strict";
import test from "node:test";

import "./browser.js";

const { FOLLOWED, journeys, timed } = await import("../../src/tablier/salon/page/js/board/motion.js");

test("a man that goes on goes on with its way", () => {
  assert.deepEqual(journeys([{ side: 0, from: 1, to: 7 }, { side: 0, from: 7, to: 12 }]), [{ side: 0, stations: [1, 7, 12] }]);
});

test("two men have ways of their own, and so have men of both sides on one number", () => {
  const moved = [{ side: 1, from: 5, to: 0 }, { side: 0, from: 0, to: 4 }, { side: 0, from: 1, to: 5 }];
  assert.deepEqual(journeys(moved).map((it) => it.stations), [[5, 0], [0, 4], [1, 5]]);
});

test("men of a play go one after another, and one that is hit leaves as the other lands", () => {
  const hit = { side: 1, lengths: [100] };
  const ways = [{ side: 0, lengths: [60, 60] }, hit, { side: 0, lengths: [900] }];
  const { legs, end } = timed(ways, 600);
  assert.deepEqual(legs[0], { delay: 600, duration: 500 });
  assert.deepEqual(legs[2], { delay: 1160, duration: FOLLOWED.far });
  assert.deepEqual(legs[1], { delay: 1160 + FOLLOWED.far, duration: FOLLOWED.each });
  assert.equal(end, 1160 + FOLLOWED.far + FOLLOWED.each);
  assert.deepEqual(timed([], 0), { legs: [], end: 0 });
});

test("four men take no more than a second and a third", () => {
  assert.ok(timed([1, 2, 3, 4].map(() => ({ side: 0, lengths: [120] })), 0).end <= 1300);
});
