/** Both players beside each other: how well they decided, how lucky they were, and what turned the match. */

import { h } from "../lib/dom.js";
import { change, figure, isChance, percent } from "../lib/figures.js";
import { man } from "../lib/glyphs.js";
import { has, listed, t } from "../lib/words.js";
import { nameOf } from "./decisionview.js";
import { spoken } from "./figures.js";
import { badge, diceOf, heardAs } from "./signs.js";
import { CLASSES, costliest, costOf, marking, movedBy, pattern, turningPoints, withoutLuck } from "./verdicts.js";

/** @import { Chance, Decision, Review, Summary } from "./verdicts.js" */

/**
 * @param {Review} review @param {{names: string[], order: number[], sides: (number|null)[], whose: number|null, whole: boolean, go: (it: {event: number, game: number}) => void, place: (it: {event: number, game: number}) => string}} about
 *   `order`: the seats as they are to stand beside each other; `sides`: at which side of the board a seat is, where that never changes
 */
export function summaryView(review, about) {
  const { names, order, sides } = about;
  const { unit } = review;
  const all = order.map((seat) => review.summaries[seat]).filter(Boolean);
  const each = (/** @type {(it: Summary) => any} */ make) => all.map((it) => h("td", {}, make(it)));
  /** @param {string} label @param {(it: Summary) => any} make */
  const row = (label, make) => h("tr", {}, h("th", { scope: "row" }, label), each(make));
  /** A row where anybody has something to tell. @param {string} label @param {(it: Summary) => any} make */
  const rowIf = (label, make) => (all.some((it) => make(it) !== null) ? row(label, (it) => make(it) ?? "–") : null);
  const link = (/** @type {Decision|null} */ it) => it && it.cost > 0 ? [
    h("button.linkish", { type: "button", onclick: () => about.go(it) }, about.place(it)), " ", heardAs(change(-it.cost, unit), spoken(it.cost, unit), it.verdict ? `.is-${it.verdict}` : "")] : "–";
  // Where the dice alone decide, nobody can be judged by decisions.
  const idle = about.whole && all.every((it) => !it.counted);
  const shared = pattern(review, about.whose);
  return h("div.summary", {},
    h("table", {},
      h("thead", {}, h("tr", {}, h("td"), all.map((it) => h("th", { scope: "col" }, sides[it.seat] === null ? null : man(sides[it.seat] ?? 0), names[it.seat])))),
      h("tbody", {},
        rowIf(t("review-row-grade"), (it) => (it.grade && has(`review-grade-${it.grade}`) ? h("strong", {}, t(`review-grade-${it.grade}`)) : null)),
        idle ? null : row(t("review-row-per-decision"), (it) => [perDecision(it, unit), " ", h("span.soft", {}, t("review-pr", { figure: figure(it.pr, 1) }))]),
        idle ? null : row(t("review-row-decisions", { list: listed(all.map((it) => figure(it.counted, 0))) }), (it) => classes(it)),
        row(t("review-row-luck"), (it) => change(it.luck, unit)),
        order.length === 2 && review.games.length && about.whole ? row(t(isChance(unit) ? "review-row-without-luck-chance" : "review-row-without-luck"), (it) => {
          const found = withoutLuck(review, sides[it.seat] ?? it.seat);
          return isChance(unit) ? percent(Math.min(Math.max(found, 0), 1), 0) : change(found, unit);
        }) : null,
        rowIf(t("review-row-overlooked"), (it) => overlooked(review, it.seat)),
        rowIf(t("review-row-staying"), (it) => kindCost(review, it.seat, "stay")),
        rowIf(t("review-row-cube"), (it) => kindCost(review, it.seat, "double")),
        idle ? null : row(t("review-row-costliest"), (it) => link(costliest(review, it.seat))))),
    shared ? h("p.pattern", {}, h("strong", {}, t("review-pattern")), " ", t("review-pattern-is", { n: shared.n, said: shared.said, cost: change(-shared.cost, unit) })) : null,
    h("h2", {}, t("review-turning")),
    h("ol.turning", {}, turningPoints(review).map((it) => h("li", {}, h("button.linkish", { type: "button", onclick: () => about.go(it) }, about.place(it)), " ", turned(it, names, unit)))),
    h("p.soft.small", {}, t("review-unit", { unit }), " ", t(`review-depth-${review.depth}`)));
}

/** @param {Summary} it @param {string} unit */
function perDecision(it, unit) {
  const each = it.counted ? it.cost / it.counted : 0;
  return isChance(unit) ? percent(each) : figure(each, unit === "tokens" ? 2 : 3);
}

/** @param {Summary} it */
function classes(it) {
  if (!CLASSES.some((name) => it.verdicts[name])) return h("span.classes", {}, h("span", {}, badge(""), h("strong", {}, t("review-none-lost"))));
  return h("span.classes", {}, CLASSES.map((name) => h("span", {}, badge(name), h("strong", {}, it.verdicts[name] ?? 0))));
}

/** @param {Review} review @param {number} seat */
function overlooked(review, seat) {
  const found = marking(review, seat);
  if (!found) return null;
  return [h("strong", {}, found.overlooked), " ", found.times ? t("review-overlooked-in", { n: found.times }) : "", " ", found.schools ? t("review-schools", { n: found.schools }) : ""];
}

/** @param {Review} review @param {number} seat @param {string} kind */
function kindCost(review, seat, kind) {
  const found = costOf(review, seat, kind);
  return found && found.n ? [change(-found.cost, review.unit), " ", h("span.soft", {}, t("review-times", { n: found.n }))] : null;
}

/** @param {Decision|Chance} it @param {string[]} names @param {string} unit */
function turned(it, names, unit) {
  const name = names[it.seat];
  if ("luck" in it) return [diceOf(it.dice), " ", t(it.luck > 0 ? "review-turned-lucky" : "review-turned-unlucky", { name }), " ", change(it.luck, unit)];
  return [badge(it.verdict), " ", t("review-turned-by", { name, made: nameOf(it, it.chosen) }), " ", heardAs(change(-movedBy(it), unit), spoken(movedBy(it), unit))];
}
