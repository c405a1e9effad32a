import assert from "node:assert/strict";
import test from "node:test";

import { forget } from "./browser.js";

const { allSeats, forgetSeat, isForgotten, readLinks, rememberSeat, seatsOf } = await import("../../src/tablier/salon/page/js/sitting.js");

test("the newest seat comes first, and what is known of one is kept", () => {
  forget();
  rememberSeat({ table: "a", token: "1", seat: 0, name: "Rose" });
  rememberSeat({ table: "b", token: "2" });
  rememberSeat({ table: "a", token: "1", game: "garanguet" });
  assert.deepEqual(allSeats().map((it) => it.token), ["1", "2"]);
  assert.deepEqual(seatsOf("a"), [{ table: "a", token: "1", seat: 0, name: "Rose", game: "garanguet" }]);
  forgetSeat({ table: "a", token: "1" });
  assert.deepEqual(seatsOf("a"), []);
});

test("the seat at the table before stays one's own where a rematch is kept for the same secret", () => {
  forget();
  rememberSeat({ table: "first", seat: 0, token: "1", name: "Rose" });
  rememberSeat({ table: "rematch", seat: 1, token: "1" });
  assert.deepEqual(seatsOf("first"), [{ table: "first", seat: 0, token: "1", name: "Rose" }]);
  assert.deepEqual(seatsOf("rematch"), [{ table: "rematch", seat: 1, token: "1" }]);
  forgetSeat({ table: "first", token: "1" });
  assert.deepEqual(allSeats().map((it) => it.table), ["rematch"]);
  assert.ok(isForgotten("first") && !isForgotten("rematch"), "the salon tells of both by their secret");
  rememberSeat({ table: "first", seat: 0, token: "1" });
  assert.ok(!isForgotten("first"));
  forgetSeat({ table: "first", token: "1" });
  forgetSeat({ table: "rematch", token: "1" });
  assert.equal(localStorage.getItem("tablier.seats"), "[]", "nothing is left of a secret that nobody needs");
});

test("what is stored and cannot be read counts for nothing", () => {
  for (const text of ["{", "7", '[{"table": 3}, null]']) {
    localStorage.setItem("tablier.seats", text);
    assert.deepEqual(allSeats(), []);
  }
});

test("seats are found in links, several in one", () => {
  assert.deepEqual(readLinks("http://h/table/k3#seat=AA&seat=BB and http://h/table/q9#seat=C-C\n http://h/table/x"), [
    { table: "k3", token: "AA" }, { table: "k3", token: "BB" }, { table: "q9", token: "C-C" },
  ]);
});
