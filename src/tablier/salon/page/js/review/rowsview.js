/** The list of throws: mistakes alone, everything that was decided, or, where nothing is judged, the whole game. */

import { $$, fill, h } from "../lib/dom.js";
import { change } from "../lib/figures.js";
import { t } from "../lib/words.js";
import { nameOf } from "./decisionview.js";
import { holes, spoken } from "./figures.js";
import { badge, diceOf, heardAs } from "./signs.js";

/** @import { Decision } from "./verdicts.js" */
/** @import { Stop } from "./course.js" */

/** A row: a throw, and a decision of it where one is told. @typedef {{stop: Stop, decision: Decision|null, text: string}} Row */

export class RowsView {
  /** @param {(row: Row) => void} choose */
  constructor(choose) {
    this.choose = choose;
    this.list = h("ol.rows", { onkeydown: (event) => this.walk(event) });
  }

  /** @param {Row[]} rows @param {{unit: string, at: number, decision: Decision|null, several: boolean}} where `several`: whether there are several games */
  show(rows, { unit, at, decision, several }) {
    const top = this.list.scrollTop;
    fill(this.list, rows.map((row) => h("li", {}, h("button.row-of", {
      type: "button", tabindex: -1, dataset: { at: row.stop.index, event: row.decision?.event ?? "", kind: row.decision?.kind ?? "" }, onclick: () => this.choose(row),
    }, cells(row, unit, several)))));
    this.list.scrollTop = top;
    this.go(at, decision);
  }

  /** Mark the row that is looked at. @param {number} at @param {Decision|null} decision */
  go(at, decision) {
    const rows = $$(".row-of", this.list);
    const here = rows.filter((it) => it.dataset.at === String(at));
    const current = here.find((it) => it.dataset.event === String(decision?.event) && it.dataset.kind === decision?.kind) ?? here[0];
    for (const it of rows) {
      it.toggleAttribute("aria-current", it === current);
      if (it === current) it.setAttribute("aria-current", "step");
      it.tabIndex = -1;
    }
    const reached = current ?? rows[0];
    if (reached) reached.tabIndex = 0;
    // Only the list is scrolled, never the page: the board stays where it is.
    if (current && this.list.clientHeight < this.list.scrollHeight) {
      const place = current.offsetTop - this.list.offsetTop;
      if (place < this.list.scrollTop || place + current.offsetHeight > this.list.scrollTop + this.list.clientHeight) this.list.scrollTop = place - this.list.clientHeight / 2;
    }
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const rows = $$(".row-of", this.list);
    const from = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (!way || from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    rows[from + way]?.focus();
  }
}

/** @param {Row} row @param {string} unit @param {boolean} several */
function cells({ stop, decision, text }, unit, several) {
  const number = several ? `${stop.game + 1}.${stop.number}` : String(stop.number);
  const start = [h("span.number", {}, h("span.unseen", {}, t("review-throw")), " ", number), diceOf(stop.dice)];
  if (!decision) return [...start, h("span.what", {}, text)];
  const verdict = decision.verdict;
  const about = decision.holes ? holes(decision.holes) : "";
  return [...start,
    h("span.what", {}, h("span.play-text", {}, nameOf(decision, decision.chosen)), verdict ? [" ", h("span.better.play-text", {}, h("small", {}, t("review-best-was")), " ", nameOf(decision, 0))] : null),
    verdict ? h("span.class", {}, badge(verdict)) : h("span.class", {}, decision.choices > 1 ? badge("") : null),
    verdict ? heardAs(change(-decision.cost, unit), spoken(decision.cost, unit), `.cost.is-${verdict}`) : h("span.cost"),
    h("span.holes", {}, about)];
}
