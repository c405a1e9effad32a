/** What is told of a review: a stop in a sentence, its place, and the course of a game for the graph. */

import { figure } from "../lib/figures.js";
import { t } from "../lib/words.js";
import { tallies } from "./course.js";
import { nameOf } from "./decisionview.js";
import { spoken } from "./figures.js";
import { called } from "./signs.js";
import { mainOf, stopOf } from "./verdicts.js";

/** @import { Moment, Stop } from "./course.js" */
/** @import { Course } from "./graphview.js" */
/** @import { ReviewPage } from "./page.js" */

/** A chance as the other has it. @param {number|null} chance */
export const flipped = (chance) => (chance === null ? null : 1 - chance);

/** Where something happened. @param {ReviewPage} page @param {{event: number, game: number}} it */
export function placeOf(page, it) {
  const stop = page.stops[stopOf(page.stops, it)];
  const key = page.games < 2 ? "review-place" : page.about.scored ? "review-place-in-round" : "review-place-in";
  return stop ? t(key, { n: stop.number, game: it.game + 1 }) : "–";
}

/** A stop in one sentence, for those who hear it. @param {ReviewPage} page @param {Stop} stop */
export function toldOf(page, stop) {
  const { chance, main } = page.judged[stop.index];
  const below = page.viewer ? flipped(chance) : chance;
  const decision = stop.index === page.index ? page.chosen : main;
  const person = page.names[page.seatOf(stop, page.viewer)] ?? "";
  return [
    stop.end ? t("review-the-end") : t("review-told-throw", { n: stop.number, all: page.course[page.course.length - 1].number }),
    below === null ? "" : t("review-told-chance", { name: person, figure: figure(100 * below, 0) }),
    decision?.verdict ? t("review-told-mistake", { called: called(decision.verdict), made: nameOf(decision, decision.chosen), best: nameOf(decision, 0), lost: spoken(decision.cost, page.review?.unit ?? "") })
      : stop.end ? page.moments[stop.shown].text ?? "" : sentenceOf(page.moments, stop),
  ].filter(Boolean).join(" ");
}

/** What happened in a throw. @param {Moment[]} moments @param {Stop} stop */
const sentenceOf = (moments, stop) => moments.slice(stop.first + 1, stop.last + 2).map((it) => it.text).filter(Boolean).join(" ");

/** What the graph shows of the game looked at, as whoever sits below sees it. @param {ReviewPage} page @returns {Course} */
export function plottedOf(page) {
  const course = page.course;
  const unit = page.review?.unit ?? "chance";
  const side = page.viewer;
  const person = page.names[page.seatOf(course[0], side)] ?? "";
  const other = page.names[page.seatOf(course[0], 1 - side)] ?? "";
  const holes = tallies(course, page.moments);
  const mine = page.mine.includes(page.seatOf(course[0], side));
  return {
    unit, below: side, growing: page.progress.running,
    plotted: course.map(({ index }) => {
      const { value, luck, decisions } = page.judged[index];
      const told = mainOf(decisions.filter((it) => it.seat === page.whose));
      return { index, value: page.below(value), luck: luck === null ? null : side === 0 ? luck : -luck, verdict: told?.verdict ?? "" };
    }),
    pegs: holes.map((it) => ({ at: course.indexOf(it.stop), below: it.side === side })),
    title: t("review-graph", { unit, name: person }),
    legend: holes.length ? [mine ? t("review-hole-yours") : t("review-hole-of", { name: person }), t("review-hole-of", { name: other })] : null,
  };
}
