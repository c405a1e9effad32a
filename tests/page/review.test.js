import assert from "node:assert/strict";
import test from "node:test";

import "./browser.js";
import { useWords } from "../../src/tablier/salon/page/js/lib/words.js";
import { courseOf, movedBetween, ofGame, stopAt, tallies } from "../../src/tablier/salon/page/js/review/course.js";
import { change, figure, worth } from "../../src/tablier/salon/page/js/lib/figures.js";
import { holes, how, spoken } from "../../src/tablier/salon/page/js/review/figures.js";
import { across, down, knownOf, linesOf, luckBars, marksOf, nearest, scaleOf } from "../../src/tablier/salon/page/js/review/geometry.js";
import { commandOf, keepsKey } from "../../src/tablier/salon/page/js/review/keys.js";
import { shareOf, spokenStage } from "../../src/tablier/salon/page/js/review/progress.js";
import { unfit } from "../../src/tablier/salon/page/js/review/bringing.js";
import { candidatesOf, classOf, judge, mainOf, marking, mistakes, nextMistake, pattern, turningPoints, withoutLuck } from "../../src/tablier/salon/page/js/review/verdicts.js";

useWords({ language: "en", locale: "en-GB", languages: [], games: {}, words: {
  "percent": "{figure} %", "review-holes": { select: "n", forms: { one: "{figure} hole" }, else: "{figure} holes" },
  "review-lost": { select: "unit", forms: { points: "minus {figure} points" }, else: "minus {figure} percent" },
  "review-how-exact": "exact", "review-how-glance": "at a glance", "review-how-turns": "{n} turns", "review-how-rolled": "rolled out ± {error}", "review-how-rolled-out": "rolled out",
  "review-file-ending": "ending {name}", "review-file-long": "long {name}", "review-file-empty": "empty {name}",
} });

/** A moment after so many events. @param {number} at @param {string} kind @param {object} [more] @returns {any} */
const moment = (at, kind, more = {}) => ({ at, kind, player: null, text: kind, dice: [], game: 0, throw: 0, play: null, moved: [], marked: null, seats: [0, 1], ...more });

/** A match of two short games: an opening that is played, a throw, a double that is refused; then another game. */
const MOMENTS = [
  moment(0, "start"),
  moment(1, "opening", { dice: [6, 5] }),
  moment(2, "play", { throw: 1, player: 1, play: "1/7", moved: [{ side: 1, from: 1, to: 7 }] }),
  moment(3, "throw", { throw: 2, player: 0, dice: [3, 1] }),
  moment(4, "play", { throw: 2, player: 0, play: "1/4", moved: [{ side: 0, from: 1, to: 4 }] }),
  moment(5, "double", { throw: 3, player: 1 }),
  moment(6, "drop", { throw: 3, player: 0 }),
  moment(7, "next", { game: 1 }),
  moment(8, "throw", { game: 1, throw: 1, player: 0, dice: [2, 2] }),
  moment(9, "play", { game: 1, throw: 1, player: 0, play: "2/4" }),
];
const STOPS = courseOf(MOMENTS);

test("events are gathered into throws, with an end to every game", () => {
  assert.deepEqual(STOPS.map((it) => [it.game, it.number, it.end]), [[0, 1, false], [0, 2, false], [0, 3, false], [0, 3, true], [1, 1, false], [1, 1, true]]);
  assert.deepEqual(STOPS.map((it) => it.shown), [1, 3, 6, 6, 8, 9]);
  assert.deepEqual(STOPS.map((it) => it.dice), [[6, 5], [3, 1], [], [], [2, 2], []]);
  assert.deepEqual(STOPS.map((it) => it.player), [1, 0, 1, null, 0, null]);
  assert.equal(ofGame(STOPS, 1).length, 2);
});

test("a link to any event, as older pages made them, leads to its throw; one to the last to the end", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 8, 9, 99].map((at) => stopAt(STOPS, at)), [0, 0, 0, 1, 1, 2, 4, 5, 5]);
});

test("a match in which nothing happened has one place to look at", () => {
  const stops = courseOf([moment(0, "start")]);
  assert.deepEqual(stops.map((it) => [it.shown, it.end]), [[0, true]]);
  assert.equal(stopAt(stops, 0), 0);
});

test("men glide between neighbours, backwards the other way, and not across the game", () => {
  assert.deepEqual(movedBetween(MOMENTS, STOPS[0], STOPS[1]), [{ side: 1, from: 1, to: 7 }]);
  assert.deepEqual(movedBetween(MOMENTS, STOPS[1], STOPS[0]), [{ side: 1, from: 7, to: 1 }]);
  assert.deepEqual(movedBetween(MOMENTS, STOPS[0], STOPS[4]), []);
});

test("a hole is told where it was marked", () => {
  const marked = (/** @type {number} */ at) => ({ points: [0, 0], holes: [0, at > 2 ? 1 : 0] });
  const moments = MOMENTS.slice(0, 5).map((it) => ({ ...it, marked: marked(it.at) }));
  assert.deepEqual(tallies(courseOf(moments), moments).map((it) => [it.stop.number, it.side]), [[2, 1]]);
});

/** @param {number} event @param {string} verdict @param {object} [more] @returns {any} */
const decision = (event, verdict, more = {}) => {
  const cost = { "": 0, slight: 0.03, error: 0.06, blunder: 0.2 }[verdict] ?? 0;
  const worths = [0.6, 0.5, 0.45, 0.44, 0.43, 0.42, 0.6 - cost];
  return { event, game: 0, kind: "play", player: 0, seat: 0, position: "", dice: [], choices: 7, counted: true, chosen: verdict ? 6 : 0, cost, cost_in_points: cost, verdict, point: 1,
    candidates: worths.map((it, k) => ({ name: `c${k}`, worth: it, found: { how: "turns", turns: 2, trials: 0, error: 0 } })), ...more };
};
/** @returns {any} */
const review = () => ({
  unit: "chance", names: ["A", "B"], decisions: [decision(1, "slight", { player: 1, seat: 1 }), decision(3, "blunder"), decision(3, "", { kind: "double" })],
  chances: [{ event: 2, game: 0, player: 0, seat: 0, dice: [3, 1], luck: -0.3, point: 1 }],
  moments: [{ event: 0, game: 0, worth: 0.5, chance: 0.5 }, { event: 1, game: 0, worth: 0.4, chance: 0.4 }, { event: 3, game: 0, worth: 0.2, chance: 0.2 }],
  games: [{ ended: 0, luck: -0.3 }], summaries: [],
});

test("what is judged is joined with the throws, and what is not yet stays open", () => {
  const judged = judge(STOPS, review());
  assert.deepEqual(judged.map((it) => it.value), [0.4, 0.2, null, null, null, null]);
  assert.equal(judged[1].main?.verdict, "blunder", "the worst is told first");
  assert.equal(judged[1].luck, -0.3);
  assert.equal(judge(STOPS, null)[0].value, null);
});

test("mistakes are errors and blunders of one player; M goes to the next, Shift+M to the one before", () => {
  assert.deepEqual(mistakes(review(), 0).map((it) => it.event), [3]);
  assert.deepEqual(mistakes(review(), 1), [], "a slight error is told and not counted");
  assert.equal(nextMistake(STOPS, review(), 0, 1, 0), 1);
  assert.equal(nextMistake(STOPS, review(), 1, 1, 0), -1);
  assert.equal(nextMistake(STOPS, review(), 4, -1, 0), 1);
});

test("five candidates at most, what was made among them with its own rank", () => {
  assert.deepEqual(candidatesOf(decision(3, "blunder")).map((it) => [it.rank, it.made]), [[1, false], [2, false], [3, false], [4, false], [7, true]]);
  assert.deepEqual(candidatesOf(decision(3, "")).map((it) => it.rank), [1, 2, 3, 4, 5]);
  assert.equal(candidatesOf(decision(3, "blunder"), true).length, 7);
  const one = decision(3, "blunder");
  assert.deepEqual([0, 1, 2].map((k) => classOf(one, one.candidates[k], { slight: 0.02, error: 0.05, blunder: 0.1 })), ["", "blunder", "blunder"]);
});

test("a play is told before other decisions without a verdict, and one with a choice before one without", () => {
  assert.equal(mainOf([decision(1, "", { kind: "double" }), decision(2, "")])?.kind, "play");
  assert.equal(mainOf([decision(1, "", { counted: false }), decision(2, "", { kind: "stay" })])?.kind, "stay");
  assert.equal(mainOf([]), null);
});

test("what turned the match, what it comes to without luck, and a reason given three times", () => {
  assert.deepEqual(turningPoints(review(), 2).map((it) => it.event), [2, 3]);
  assert.equal(withoutLuck(review(), 0), 0.3);
  assert.equal(withoutLuck(review(), 1), 0.7);
  const same = { ...review(), decisions: [1, 3, 5].map((it) => decision(it, "error", { said: "The corner was yours", reason: "race.corner" })) };
  assert.equal(pattern(same, 0)?.n, 3);
  assert.equal(pattern({ ...same, decisions: same.decisions.slice(1) }, 0), null);
});

test("points left unmarked are counted by themselves", () => {
  const mark = (/** @type {string} */ made) => decision(1, "error", { kind: "mark", chosen: 1, candidates: [{ name: "4" }, { name: made }] });
  assert.deepEqual(marking({ ...review(), decisions: [mark("0"), mark("2"), mark("6")] }, 0), { overlooked: 6, times: 2, schools: 0 });
  assert.equal(marking(review(), 0), null);
});

/** @param {number|null} value @param {number} [luck] @param {string} [verdict] */
const plotted = (value, luck = 0, verdict = "") => ({ index: 0, value, luck, verdict });
const FRAME = { width: 100, height: 50, luck: 20, low: 0, high: 1 };

test("the graph fills from the left, and what is not known is left out", () => {
  const course = [plotted(0.5), plotted(1), plotted(null), plotted(0.2)];
  assert.equal(knownOf(course), 2);
  assert.deepEqual(linesOf(course, FRAME), { edge: "M0 25L33.3 0", field: "M0 25L33.3 0L33.3 50L0 50Z" });
  assert.deepEqual(linesOf([plotted(null)], FRAME), { edge: "", field: "" });
  assert.equal(down(2, FRAME), 0, "what lies beyond certainty stays within the frame");
  assert.deepEqual(scaleOf([plotted(-7), plotted(3)], "tokens"), { low: -7, high: 7 });
});

test("a click chooses the nearest throw, at the edges the outermost", () => {
  assert.deepEqual([-5, 0, 24, 26, 99, 200].map((x) => nearest(x, 3, 100)), [0, 0, 0, 1, 2, 2]);
  assert.equal(across(0, 1, 100), 50);
});

test("errors and blunders have marks, slight ones none; luck has bars up and down", () => {
  assert.deepEqual(marksOf([plotted(0.5, 0, "slight"), plotted(0.5, 0, "error"), plotted(0, 0, "blunder"), plotted(null, 0, "error")], FRAME).map((it) => it.verdict), ["error", "blunder"]);
  assert.deepEqual(luckBars([plotted(0.5, 0.2), plotted(0.5, -0.1), plotted(0.5)], FRAME).map((it) => [it.good, it.y, it.height]), [[true, 0, 10], [false, 10, 5]]);
});

test("keys, alone and not for fields", () => {
  assert.deepEqual(commandOf({ key: "ArrowRight" }), { do: "go", by: 1 });
  assert.deepEqual(commandOf({ key: "M", shiftKey: true }), { do: "mistake", way: -1 });
  assert.deepEqual(commandOf({ key: "3" }), { do: "candidate", n: 3 });
  assert.equal(commandOf({ key: "7" }), null);
  assert.equal(commandOf({ key: "a", ctrlKey: true }), null, "what the browser does with it stays the browser's");
  assert.equal(keepsKey("", "INPUT", "m"), true);
  assert.equal(keepsKey("tab", "BUTTON", "ArrowLeft"), true);
  assert.equal(keepsKey("tab", "BUTTON", "m"), false);
});

test("figures in the unit of the game, never more of them than are sure", () => {
  assert.equal(worth(0.56712, "chance"), "56.7 %");
  assert.equal(change(-0.0904, "match"), "\u22129.0 %");
  assert.equal(change(-0.49674, "points"), "\u22120.497");
  assert.equal(change(2.34, "tokens"), "+2.3");
  assert.equal(figure(-0.0001, 1), "0.0", "what is rounded to nothing has no sign");
  assert.equal(spoken(0.09, "chance"), "minus 9.0 percent");
  assert.deepEqual([0.05, 0.3, 0.74, 1, 1.4, 2.1].map(holes), ["", "¼ hole", "¾ hole", "1 hole", "1½ holes", "2 holes"]);
  assert.deepEqual([{ how: "exact" }, { how: "turns", turns: 1 }, { how: "turns", turns: 2 }, { how: "rollout", error: 0.012 }].map((it) => how(/** @type {any} */ (it), "chance")), ["exact", "at a glance", "2 turns", "rolled out ± 1.2"]);
});

test("progress speaks at the beginning, at half and at the end", () => {
  assert.equal(shareOf({ stage: "running", done: 1, of: 4 }), 0.25);
  assert.equal(shareOf({ stage: "running", done: 4, of: 4, share: 0.3 }), 0.3);
  assert.equal(spokenStage(-1, { stage: "running", done: 1, of: 4 }), 0);
  assert.equal(spokenStage(0, { stage: "running", done: 1, of: 4 }), null);
  assert.equal(spokenStage(0, { stage: "running", done: 3, of: 4 }), 1);
  assert.equal(spokenStage(1, { stage: "done" }), 2);
});

test("a file that is no record, or too long, is not even sent", () => {
  assert.equal(unfit({ name: "game.tab", size: 10 }), null);
  assert.equal(unfit({ name: "GAME.MAT", size: 10 }), null);
  assert.equal(unfit({ name: "song.mp3", size: 10 }), "ending song.mp3");
  assert.equal(unfit({ name: "game.sgf", size: 2 * 1024 * 1024 + 1 }), "long game.sgf");
  assert.equal(unfit({ name: "game.json", size: 0 }), "empty game.json");
});
