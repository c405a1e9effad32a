/** One decision: said in a sentence, then in a figure, then in a table of what else there was. */

import { fill, h } from "../lib/dom.js";
import { change, figure, isChance, worth } from "../lib/figures.js";
import { die } from "../lib/glyphs.js";
import { clauseLinks } from "../lib/rules.js";
import { t } from "../lib/words.js";
import { holes, how, spoken } from "./figures.js";
import { badge, heardAs } from "./signs.js";
import { barOf, candidatesOf, classOf } from "./verdicts.js";

/** @import { Candidate, Decision } from "./verdicts.js" */
/** @import { Moment, Stop } from "./course.js" */

/**
 * @typedef {{stop: Stop, moments: Moment[], decisions: Decision[], decision: Decision|null, unit: string, called: Record<string, number>, mine: boolean, name: string,
 *   kept: number|null, all: boolean, game: string, reviewed: boolean, open: boolean, analysis: string|null}} Shown
 * @typedef {{preview: (k: number|null) => void, keep: (k: number) => void, choose: (decision: Decision) => void, whole: () => void}} Acts
 */

/** What a choice is called: in words where it is no play. @param {Decision} decision @param {number} k */
export const nameOf = (decision, k) => decision.names?.[k] ?? decision.candidates[k].name;

/** The sentence about a throw. @param {Shown} shown */
export function sentence({ stop, decision, moments, open }) {
  if (decision?.verdict) return decision.said ?? t(decision.kind === "play" ? "review-better" : "review-better-choice", { best: nameOf(decision, 0) });
  if (decision && decision.choices > 1) return t(decision.chosen === 0 ? "review-best-made" : "review-good-made");
  if (decision) return t("review-no-choice");
  if (stop.end) return t(moments.length < 2 ? "game-step-start" : open ? "review-open" : "review-end");
  return moments[stop.shown + 1]?.text ?? moments[stop.shown].text ?? t("review-end");
}

export class DecisionView {
  /** @param {Acts} acts */
  constructor(acts) {
    this.acts = acts;
    this.element = h("section.decision", { "aria-label": t("review-this-throw") });
  }

  /** @param {Shown} shown */
  show(shown) {
    const { stop, decision, decisions, reviewed } = shown;
    const dice = decision ? decision.dice : stop.dice; // some decide before they throw
    fill(this.element,
      h("div.decision-head", {},
        dice.length ? h("span.big-dice", { "aria-hidden": "true" }, dice.map((it) => die(it))) : null,
        h("div", {}, h("h2", {}, sentence(shown)), this.line(shown))),
      decisions.length > 1 ? h("div.few.kinds", { role: "group", "aria-label": t("review-decided-here") }, decisions.map((it) => h("button", {
        type: "button", "aria-pressed": String(it === decision), onclick: () => this.acts.choose(it),
      }, t(`review-kind-${it.kind}`), it.verdict ? badge(it.verdict) : null))) : null,
      decision && decision.choices > 1 ? this.table(shown, decision) : null,
      this.links(shown),
      told(shown, !reviewed || stop.end)?.list);
  }

  /** What it is called and what it cost. @param {Shown} shown */
  line({ decision, unit, mine, name, stop }) {
    if (!decision) return null;
    const made = nameOf(decision, decision.chosen);
    const who = decision.kind === "play" ? t(mine ? "review-you-played" : "review-they-played", { name, made }) : t(mine ? "review-you-chose" : "review-they-chose", { name, made });
    if (!decision.verdict) return h("p", {}, decision.choices > 1 ? [badge("", false), " "] : null, made || stop.play ? who : null);
    const about = decision.holes ? holes(decision.holes) : "";
    return h("p", {}, badge(decision.verdict, false), " ", heardAs(change(-decision.cost, unit), spoken(decision.cost, unit), ".lost"), " ",
      about ? h("span", {}, t("review-about", { holes: about })) : null, " ", who);
  }

  /** @param {Shown} shown @param {Decision} decision */
  table({ unit, kept, all, called, mine, name }, decision) {
    const rows = candidatesOf(decision, all);
    const share = isChance(unit);
    const body = h("tbody", {}, rows.map(({ rank, candidate, made }) => {
      const k = rank - 1;
      const verdict = classOf(decision, candidate, called);
      return h("tr", { class: [made ? "made" : "", k === kept ? "kept" : ""].join(" "), onmouseenter: () => this.acts.preview(k), onmouseleave: () => this.acts.preview(null) },
        h("td.rank", {}, rank),
        h("th", { scope: "row" }, h("button.play-text", {
          type: "button", "aria-pressed": String(k === kept), dataset: { k }, onfocus: () => this.acts.preview(k), onblur: () => this.acts.preview(null), onclick: () => this.acts.keep(k),
        }, nameOf(decision, k)), made ? h("span.you", {}, mine ? t("review-you") : name) : null),
        h("td.n", { class: k === 0 ? "is-best" : "" }, worth(candidate.worth, unit)),
        h("td", { class: k === 0 ? "is-best" : `is-${verdict || "best"}` }, k === 0 ? h("strong", {}, t("review-best")) : behind(decision, candidate, unit)),
        h("td.how", {}, how(candidate.found, unit)));
    }));
    return h("table.candidates", {},
      h("thead", {}, h("tr", {}, h("td"), h("th", { scope: "col" }, t(decision.kind === "play" ? "review-column-play" : "review-column-choice")),
        h("th.n", { scope: "col" }, t(share ? "review-column-wins" : `review-column-${unit}`)), h("th", { scope: "col" }, t("review-column-behind")), h("th.how", { scope: "col" }, t("review-column-how")))), body);
  }

  /** @param {Shown} shown */
  links(shown) {
    const { decision, all, analysis } = shown;
    const more = decision && !all && decision.candidates.length > candidatesOf(decision).length;
    return h("p.decision-links", {},
      more ? h("button.linkish", { type: "button", onclick: () => this.acts.whole() }, t(decision.kind === "play" ? "review-all-plays" : "review-all-choices", { n: decision.candidates.length })) : null,
      analysis ? h("a", { href: analysis }, t("review-analyse")) : null,
      told(shown, false)?.nothing ? h("span.apart", {}, t("review-nothing-marked")) : null);
  }
}

/** How far a candidate is behind the best, with a bar. @param {Decision} decision @param {Candidate} candidate @param {string} unit */
function behind(decision, candidate, unit) {
  const cost = decision.candidates[0].worth - candidate.worth;
  const seen = isChance(unit) ? figure(-100 * cost, 1) : change(-cost, unit);
  return [heardAs(seen, spoken(cost, unit)), h("i.bar", { "aria-hidden": "true", style: { width: `${(5.5 * barOf(decision, candidate)).toFixed(2)}rem` } })];
}

/** What the referee said of a throw. @param {Shown} shown @param {boolean} whole whether plain acts are told as well */
function told({ stop, moments, game }, whole) {
  const events = stop.end ? moments.slice(stop.shown, stop.shown + 1) : moments.slice(stop.first + 1, stop.last + 2);
  const lines = events.flatMap((it) => [
    ...(it.text && (whole || it.clause || (it.play === null && it.kind !== "throw")) ? [{ title: "", text: it.text, clause: it.clause, points: 0 }] : []),
    ...(it.cards ?? []).map((card) => ({ title: card.title, text: card.sentence, clause: card.clause, points: card.points })),
    ...(it.cards?.length ? [] : it.marks ?? []).map((mark) => ({ title: "", text: mark.text, clause: mark.clause, points: 0 })),
  ]);
  if (!lines.length) return { nothing: moments[stop.shown].marked && !stop.end, list: null };
  return { nothing: false, list: h("ul.told", { "aria-label": t("review-referee") }, lines.map((it) => h("li", {},
    it.title ? [h("strong", {}, it.title), " ", h("span.points", {}, `+${it.points}`), " "] : null, it.text, clauseLinks(it.clause, game)))) };
}
