import assert from "node:assert/strict";
import test from "node:test";

import "./browser.js";

const { journeys } = await import("../../src/tablier/salon/page/js/table/motion.js");

test("a man that goes on goes on with its way", () => {
  assert.deepEqual(journeys([{ side: 0, from: 1, to: 7 }, { side: 0, from: 7, to: 12 }]), [{ side: 0, stations: [1, 7, 12] }]);
});

test("two men have ways of their own, and so have men of both sides on one number", () => {
  const moved = [{ side: 1, from: 5, to: 0 }, { side: 0, from: 0, to: 4 }, { side: 0, from: 1, to: 5 }];
  assert.deepEqual(journeys(moved).map((it) => it.stations), [[5, 0], [0, 4], [1, 5]]);
});
