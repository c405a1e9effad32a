/** What stands beside the board: the question, and in its place the verdict, the sentence, the cost and the choices. */

import { fill, h } from "../lib/dom.js";
import { change, percent, worth } from "../lib/figures.js";
import { die } from "../lib/glyphs.js";
import { listed, t } from "../lib/words.js";
import { mark } from "../review/signs.js";
import { amount, columns, how } from "./figures.js";

/** @import { Exercise } from "./exercises.js" */
/** @import { Candidate, Result } from "./weighing.js" */

/** The dice of a headline. @param {number[]} dice */
const thrown = (dice) => [h("span.headline-dice", { "aria-hidden": "true" }, dice.map((it) => die(it))), h("span.unseen", {}, listed(dice.map(String)))];

/** Where an exercise is from. @param {Exercise} exercise */
const overline = (exercise) => h("p.overline", {}, exercise.from.filter(Boolean).join(" · "));

/** What both have marked, where there is anything. @param {Exercise} exercise @param {any} score */
function standing({ player }, score) {
  if (!score) return null;
  const [me, other] = [player, 1 - player];
  return h("p.soft", {}, t("learn-standing", { holes: score.holes[me], theirs: score.holes[other], points: score.points[me], others: score.points[other] }));
}

/**
 * The question.
 * @param {HTMLElement} place @param {Exercise} exercise @param {{marked: any, hinted: string|null, problem: string|null, hint: () => void, show: () => void}} state
 */
export function drawQuestion(place, exercise, { marked: score, hinted, problem, hint, show }) {
  const { dice, kind, lost, unit } = exercise;
  fill(place, overline(exercise),
    h("h1#title", { tabindex: -1 }, dice.length ? [t("learn-threw"), " ", thrown(dice), " "] : null, h("span.what", {}, t(`learn-what-${["play", "stay", "double", "answer"].includes(kind) ? kind : "else"}`))),
    lost === null ? null : h("p.soft", {}, t("learn-lost", { cost: amount(unit, lost) })),
    standing(exercise, score),
    problem ? h("p.notice.bad", { role: "alert" }, problem) : null,
    h("div.helps", {},
      exercise.hint && !hinted ? h("button.btn", { type: "button", onclick: hint, "aria-keyshortcuts": "H" }, t("learn-hint"), h("kbd", { "aria-hidden": "true" }, "H")) : null,
      h("button.btn.quiet", { type: "button", onclick: show, "aria-keyshortcuts": "S" }, t("learn-show"), h("kbd", { "aria-hidden": "true" }, "S")),
      exercise.hint ? h("p.soft.small", { role: "status" }, hinted ?? t("learn-hint-sub")) : null));
}

/** The heading of a verdict. @param {Result} result */
export const heading = (result) => t(result.answer === null ? "learn-shown" : result.right ? "learn-right" : result.verdict === "slight" ? "learn-nearly" : "learn-not-yet");

/** The verdict in a sentence, without the reasons. @param {Exercise} exercise @param {Result} result */
export function sentence(exercise, result) {
  const [best, answer] = [exercise.named(result.best), exercise.named(result.answer ?? result.best)];
  const cost = amount(exercise.unit, Math.max(0, result.cost));
  if (result.answer === null) return t("learn-said-shown", { best });
  if (exercise.kind !== "play") return t(result.right ? "learn-said-choice-right" : "learn-said-choice", { best, answer, cost });
  if (result.answer === result.best) return t("learn-said-best", { best });
  return t(result.right ? "learn-said-as-good" : "learn-said-worse", { best, answer, cost });
}

/** Which other play is spoken of, where the answer itself is right: the one that comes to mind, or was played in the game. @param {Exercise} exercise @param {Result} result */
export function natural(exercise, result) {
  if (!result.natural || !(result.right || result.answer === null) || !result.why.length) return "";
  const said = { natural: exercise.named(result.natural), cost: amount(exercise.unit, result.gap ?? 0) };
  return exercise.mistake ? t("learn-said-played", said) : t("learn-said-natural", said);
}

/** The sentence with what is played set off from it. @param {string} text @param {string[]} names @returns {(Node|string)[]} */
function marked(text, names) {
  const found = names.filter((it) => it && text.includes(it)).sort((a, b) => b.length - a.length);
  if (!found.length) return [text];
  const [first] = found;
  const at = text.indexOf(first);
  return [...marked(text.slice(0, at), found.slice(1)), h("b.play-text", {}, first), ...marked(text.slice(at + first.length), found)];
}

/** The cost in a sentence, in the colour of what it is called. @param {(Node|string)[]} parts @param {string} cost @param {string} verdict @returns {(Node|string)[]} */
function coloured(parts, cost, verdict) {
  const at = parts.findIndex((it) => typeof it === "string" && it.includes(cost));
  if (!verdict || at < 0) return parts;
  const text = String(parts[at]);
  const begin = text.indexOf(cost);
  return [...parts.slice(0, at), text.slice(0, begin), h(`b.num.is-${verdict}`, {}, cost), text.slice(begin + cost.length), ...parts.slice(at + 1)];
}

/**
 * The verdict.
 * @param {HTMLElement} place @param {Exercise} exercise @param {Result} result
 */
export function drawVerdict(place, exercise, result) {
  const { named } = exercise;
  const said = [sentence(exercise, result), natural(exercise, result), ...(result.why ?? [])].filter(Boolean).join(" ");
  fill(place, overline(exercise),
    h("h1#title.verdict-title", { tabindex: -1 }, result.answer === null ? null : mark(result.right ? "" : result.verdict), " ", h("span", {}, heading(result))),
    h("p.why", {}, coloured(marked(said, [result.best, result.answer, result.natural].map((it) => (it ? named(it) : ""))), amount(exercise.unit, result.cost), result.right ? "" : result.verdict)),
    choices(exercise, result),
    h("p.small.links", {}, exercise.links.map((it) => h("a", { href: it.href }, it.label))));
}

/** The table of choices: the best, the answer, what was played in the game. @param {Exercise} exercise @param {Result} result */
function choices(exercise, result) {
  const { unit, named, played } = exercise;
  const shown = columns(unit);
  const best = result.candidates[0];
  /** @param {Candidate} it @param {number} at */
  const row = (it, at) => {
    const lost = best.worth - it.worth;
    const mine = at === result.chosen;
    const called = at === 0 ? "best" : mine && !result.right ? result.verdict : "";
    return h(`tr${mine ? (result.right ? ".mine.good" : ".mine") : ""}${at === 0 ? ".first" : ""}`, {},
      h("td.rank.num", {}, at + 1),
      h("th.play", { scope: "row" }, h("span.play-text", {}, named(it.name)),
        mine ? h("span.tag", {}, t("learn-your-answer")) : null, played === it.name && !mine ? h("span.tag", {}, t("learn-in-game")) : null,
        result.natural === it.name && !mine ? h("span.tag", {}, t("learn-natural")) : null),
      shown.includes("wins") ? h("td.num.r", {}, percent(it.chances[0])) : null,
      shown.includes("worth") ? h("td.num.r", {}, worth(it.worth, unit)) : null,
      h(`td.num.r.lost${called ? `.is-${called}` : ""}`, { title: how(it.found) }, at === 0 ? t("learn-best") : change(-lost, unit)));
  };
  return h("table.weighed", {}, h("caption.tiny.soft", {}, t("learn-judged", { how: how(best.found) })),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, h("span.unseen", {}, t("learn-rank"))), h("th", { scope: "col" }, t(exercise.kind === "play" ? "learn-play" : "learn-choice")),
      shown.map((it) => h("th.r", { scope: "col" }, t(`learn-column-${it}`))), h("th.r", { scope: "col" }, t("learn-column-lost")))),
    h("tbody", {}, result.candidates.map(row)));
}
