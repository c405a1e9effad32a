import assert from "node:assert/strict";
import test from "node:test";

import { dayOf, later, streakOf } from "../../src/tablier/salon/page/js/learn/days.js";
import { mistakeKey, mistakesOf, nextProblem, problemKey, sitting, solvedAmong, throwNumber } from "../../src/tablier/salon/page/js/learn/choosing.js";
import { answered, comesBackIn, isDue, outcomeOf } from "../../src/tablier/salon/page/js/learn/repeating.js";
import { verdictOn } from "../../src/tablier/salon/page/js/lib/verdicts.js";
import { among, firstMan, weighed, withAnswer } from "../../src/tablier/salon/page/js/learn/weighing.js";

const TODAY = "2026-11-18";
const CALLED = { slight: 0.02, error: 0.04, blunder: 0.08 };
const found = { how: "turns", turns: 3, trials: 0, error: 0 };
/** @param {string} name @param {number} worth */
const choice = (name, worth) => ({ name, position: `after ${name}`, worth, chances: [0.5], found });

test("a day is that of the reader's calendar, whatever Greenwich says", () => {
  const evening = new Date("2026-11-18T23:30:00Z");
  assert.equal(dayOf(evening, 0), "2026-11-18");
  assert.equal(dayOf(evening, -60), "2026-11-19"); // an hour ahead of Greenwich
  assert.equal(dayOf(new Date("2026-11-18T03:00:00Z"), 300), "2026-11-17"); // five hours behind
  assert.equal(later("2026-02-28", 1), "2026-03-01");
  assert.equal(later("2026-03-29", 1), "2026-03-30"); // clocks change that night
});

test("a row of days goes on until a day is missed, and today is not missed before it is over", () => {
  const days = ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-15", "2026-11-16", "2026-11-17"];
  assert.deepEqual([streakOf(days, TODAY).now, streakOf(days, TODAY).longest], [3, 3]);
  assert.equal(streakOf([...days, TODAY], TODAY).now, 4);
  assert.equal(streakOf(days, "2026-11-19").now, 0);
  assert.equal(streakOf([], TODAY).longest, 0);
  const { week } = streakOf(days, TODAY);
  assert.deepEqual(week.map((it) => it.done), [false, false, false, true, true, true, false]);
  assert.deepEqual([week[6].day, week[6].today, week[5].today], [TODAY, true, false]);
});

test("what was solved comes back after a day, a week and thirty days, and then no more", () => {
  let card = answered(undefined, "right", TODAY, true);
  assert.equal(comesBackIn(card, TODAY), 1);
  assert.ok(!isDue(card, TODAY));
  assert.ok(isDue(card, "2026-11-19"));
  assert.ok(isDue(card, "2026-12-24"), "and waits for whoever is late");
  card = answered(card, "right", "2026-11-20", true);
  assert.equal(card.due, "2026-11-27");
  card = answered(card, "right", "2026-11-27", true);
  assert.equal(card.due, "2026-12-27");
  assert.equal(answered(card, "right", "2026-12-27", true).due, null);
  assert.equal(answered(card, "missed", "2026-12-27", true).stage, 0, "and begins anew when it is missed");
});

test("half is no step forward and none back; a problem never missed need not come again", () => {
  const twice = { stage: 2, due: TODAY, last: /** @type {"right"} */ ("right") };
  assert.deepEqual(answered(twice, "half", TODAY, true), { stage: 2, due: "2026-12-18", last: "half" });
  assert.equal(answered(undefined, "half", TODAY, false).due, "2026-11-19");
  assert.equal(answered(undefined, "right", TODAY, false).due, null);
  assert.equal(answered(answered(undefined, "missed", TODAY, false), "right", "2026-11-19", false).due, "2026-11-20");
  assert.deepEqual([outcomeOf({ right: true, hinted: false }), outcomeOf({ right: true, hinted: true }), outcomeOf({ right: false, hinted: true }),
    outcomeOf({ right: true, hinted: false, shown: true })], ["right", "half", "missed", "missed"]);
});

test("of a collection what is due comes first, then what is new, and in the end nothing", () => {
  /** @type {import("../../src/tablier/salon/page/js/learn/choosing.js").Deck} */
  const deck = { [problemKey("g", 1)]: { stage: 3, due: null, last: "right" }, [problemKey("g", 4)]: { stage: 0, due: TODAY, last: "missed" } };
  assert.equal(nextProblem("g", [1, 2, 4, 9], deck, TODAY), 4);
  assert.equal(nextProblem("g", [1, 2, 4, 9], deck, "2026-11-17"), 2);
  assert.equal(nextProblem("g", [1, 2, 4, 9], deck, "2026-11-17", 2), 9);
  assert.equal(nextProblem("g", [1, 2], deck, TODAY, 9), 2);
  assert.equal(nextProblem("g", [1], deck, TODAY), null);
  assert.equal(solvedAmong("g", [1, 2, 4, 9], deck), 1);
});

test("mistakes are those of one's own seats, the dearest first, and not those that rest", () => {
  /** @param {number} event @param {number} seat @param {number} points @param {string} [verdict] */
  const decision = (event, seat, points, verdict = "error") => ({ event, seat, cost_in_points: points, verdict, kind: "play", candidates: [1, 2], game: 0 });
  const review = { decisions: [decision(3, 0, 0.05), decision(5, 1, 0.2), decision(7, 0, 0, ""), decision(9, 0, 0.15), { ...decision(11, 0, 0.3), candidates: [1] }],
    chances: [{ game: 0, event: 2 }, { game: 0, event: 8 }, { game: 1, event: 8 }] };
  const mistakes = mistakesOf("t", review, [0]);
  assert.deepEqual(mistakes.map((/** @type {any} */ it) => it.event), [3, 9]);
  assert.equal(throwNumber(review, review.decisions[3]), 2);
  assert.deepEqual(sitting(mistakes, {}, TODAY).map((it) => it.key), [mistakeKey("t", 9), mistakeKey("t", 3)]);
  assert.deepEqual(sitting(mistakes, { [mistakeKey("t", 9)]: { stage: 1, due: "2026-11-19", last: "right" } }, TODAY).map((it) => it.key), [mistakeKey("t", 3)]);
  assert.equal(sitting(mistakes, {}, TODAY, 1).length, 1);
  assert.deepEqual(mistakesOf("t", null, [0]), []);
});

test("throws for who begins are counted only where they are played", () => {
  /** @param {...number} events */
  const thrown = (...events) => ({ chances: [{ game: 0, event: 1 }, ...events.map((event) => ({ game: 1, event }))] });
  assert.equal(throwNumber(thrown(10, 11, 12, 14), { game: 1, event: 13 }), 1); // a tie, who begins, the first throw
  assert.equal(throwNumber(thrown(10, 12, 14), { game: 1, event: 13 }), 2); // the dice of the beginning are played
  assert.equal(throwNumber(thrown(), { game: 1, event: 13 }), 0);
});

test("an answer costs what it is behind the best, and within two hundredths of a point it is right", () => {
  const candidates = [choice("a", 0.1), choice("b", 0.085), choice("c", 0.05), choice("d", 0), choice("e", -0.1), choice("f", -0.2), choice("g", -0.3)];
  const decision = { candidates, point: 1, chosen: 6 };
  assert.deepEqual([weighed(decision, 1, CALLED).right, weighed(decision, 2, CALLED).right, weighed(decision, 2, CALLED).verdict], [true, false, "error"]);
  const last = weighed(decision, 6, CALLED);
  assert.equal(last.candidates[last.chosen ?? 0].name, "g");
  assert.deepEqual(weighed(decision, 2, CALLED).candidates.map((it) => it.name), ["a", "b", "c", "d", "e", "g"], "what was played is always among them");
  assert.deepEqual([weighed(decision, null, CALLED).right, weighed(decision, null, CALLED).chosen], [false, null]);
  assert.equal(weighed({ ...decision, point: 0.4 }, 1, CALLED).verdict, "slight", "points, whatever the unit");
  assert.equal(verdictOn(0.08, CALLED), "blunder");
  assert.deepEqual([among(candidates, "c"), among(candidates, "c another way", "after c"), among(candidates, "z")], [2, 2, -1]);
});

test("a play that nobody had looked into takes its place in the list", () => {
  const candidates = [choice("a", 0.1), choice("b", 0)];
  assert.deepEqual(withAnswer(candidates, choice("x", 9), 0.05).map((it) => it.name), ["a", "x", "b"]);
  assert.deepEqual(withAnswer(candidates, choice("x", 9), 0.5).map((it) => it.name), ["a", "b", "x"]);
  assert.deepEqual(withAnswer(candidates, choice("x", 9), -0.1).map((it) => it.name), ["a", "x", "b"], "and never that of the best");
});

test("the man of a hint", () => {
  assert.deepEqual(["17/22 1/2", "bar/3 6/8", "12/17/18*", "stay"].map(firstMan), [17, 0, 12, null]);
});
