/** What stands beside the board, beneath the throw that is looked at: mistakes, all decisions, the summary; and where to go from here. */

import { fill, h, settle } from "../lib/dom.js";
import { inUnit } from "../lib/figures.js";
import { t } from "../lib/words.js";
import { fileButton } from "./bringing.js";
import { RowsView } from "./rowsview.js";
import { sign } from "./signs.js";
import { summaryView } from "./summaryview.js";
import { Tabs } from "./tabs.js";
import { gradeOf } from "./titles.js";
import { decided, mistakes, stopOf } from "./verdicts.js";

/** @import { ReviewPage } from "./page.js" */
/** @import { Row } from "./rowsview.js" */
/** @import { Decision, Review } from "./verdicts.js" */

export class Panel {
  /** @param {ReviewPage} page */
  constructor(page) {
    this.page = page;
    /** @type {"throw"|"mistakes"|"all"|"summary"} */
    this.tab = page.narrow ? "throw" : "mistakes";
    this.tabs = new Tabs(t("review-tabs"), (id) => {
      this.tab = /** @type {any} */ (id);
      this.show();
    });
    const choose = (/** @type {Row} */ row) => page.go(row.stop.index, row.decision ?? undefined, true);
    this.rows = { mistakes: new RowsView(choose), all: new RowsView(choose) };
    this.panels = { throw: h("div.tab-throw", {}, page.decision.element), mistakes: h("div.tab-list"), all: h("div.tab-list"), summary: h("div.tab-summary", { tabindex: 0 }) };
    /** The review as it was shown last. @type {Review|null} */
    this.before = null;
    this.praised = false;
    this.papers = h("div");
    this.onward = h("div.onward");
    this.perfect = h("div.perfect", { hidden: true });
    this.element = h("div.beside", {}, page.progress.element, page.stepper.element, this.perfect, this.above = h("div.above"), this.tabs.element,
      Object.values(this.panels), this.onward);
  }

  /** Whose decisions are listed: the reader's own first. */
  get seat() {
    return this.page.whose;
  }

  show() {
    const { page, panels } = this;
    const { review, narrow } = page;
    // On a wide page the throw is always to be seen, above the tabs; on a narrow one it is the first of them.
    settle(narrow ? panels.throw : this.above, page.decision.element);
    settle(narrow ? panels.throw : page.stepper.element, page.stepper.tools);
    if (!narrow && this.tab === "throw") this.tab = "mistakes";
    if (!review && this.tab !== "throw") this.tab = "all";
    const inUse = panels[this.tab].contains(document.activeElement); // nobody is taken away from a list
    if (review && !this.before && this.tab === "all" && !inUse) this.tab = "mistakes";
    if (this.flawless && !this.praised && this.tab === "mistakes" && !inUse) this.tab = "summary";
    this.praised = this.flawless;
    this.before = review;
    const found = mistakes(review, this.seat);
    const many = decided(review, this.seat).length;
    const label = (/** @type {string} */ key, /** @type {string} */ short, /** @type {any} */ n) => [h("span.long", {}, t(key)), h("span.short", {}, t(short)), n === null ? null : h("span.n", {}, n)];
    const growing = page.progress.running && review;
    const tabs = [
      { id: "throw", label: label("review-this-throw", "review-this-throw", null), panel: panels.throw },
      { id: "mistakes", label: label("review-mistakes", "review-mistakes", growing && !narrow ? t("review-so-far", { n: found.length }) : found.length), panel: panels.mistakes },
      { id: "all", label: review ? label("review-all", "review-all-short", narrow ? null : many) : label("review-whole", "review-whole", null), panel: panels.all },
      { id: "summary", label: label("review-summary", "review-summary", null), panel: panels.summary },
    ].filter((it) => (it.id === "throw" ? narrow : review || it.id === "all"));
    for (const it of Object.values(panels)) it.hidden = true;
    this.tabs.show(tabs, this.tab);
    this.tabs.element.hidden = tabs.length < 2;
    this.list();
    this.summary();
    this.praise();
    this.end();
  }

  /** The rows of the tab that is open. */
  list() {
    const { page, panels } = this;
    const { review, stops } = page;
    const where = { unit: review?.unit ?? "", at: page.index, decision: page.chosen, several: page.games > 1 };
    /** @param {Decision} it */
    const row = (it) => ({ stop: stops[stopOf(stops, it)], decision: it, text: "" });
    const known = (/** @type {Row} */ it) => it.stop !== undefined;
    if (this.tab === "mistakes") {
      this.rows.mistakes.show(mistakes(review, this.seat).map(row).filter(known), where);
      fill(panels.mistakes, this.heading(true), this.rows.mistakes.list.childElementCount ? this.rows.mistakes.list : h("p.soft", {}, t(page.progress.running ? "review-none-so-far" : page.review?.summaries.some((it) => it?.counted) ? "review-no-mistakes" : "review-nothing-decided")));
    } else if (this.tab === "all") {
      const rows = review ? decided(review, this.seat).map(row).filter(known) : stops.filter((it) => !it.end).map((stop) => ({ stop, decision: null, text: page.moments[stop.shown + 1]?.text ?? page.moments[stop.shown].text ?? "" }));
      this.rows.all.show(rows, where);
      fill(panels.all, review ? this.heading(false) : null, this.rows.all.list);
    }
  }

  /** Mark the row of the moment looked at. */
  go() {
    const { page } = this;
    if (this.tab === "mistakes" || this.tab === "all") this.rows[this.tab].go(page.index, page.chosen);
  }

  /** @param {boolean} hint */
  heading(hint) {
    const { page } = this;
    const counts = page.order.map((seat) => mistakes(page.review, seat).length);
    const people = page.order.filter((seat) => page.review?.summaries[seat]);
    return h("div.list-head", {},
      h("p.soft", {}, hint && !page.narrow ? [t("review-hint-before"), " ", h("kbd", {}, "M"), " ", t("review-hint-after")] : null),
      h("div.few.whose", { role: "group", "aria-label": t("review-whose") }, people.map((seat, k) => h("button", {
        type: "button", "aria-pressed": String(seat === this.seat), onclick: () => page.show(seat),
      }, page.mine.includes(seat) ? t("review-yours") : page.names[seat], h("span.n", {}, counts[k])))));
  }

  summary() {
    const { page, panels } = this;
    if (this.tab !== "summary" || !page.review) return;
    fill(panels.summary, summaryView(page.review, {
      names: page.names, order: page.order, sides: page.sides, whose: this.seat, whole: page.progress.answer.stage === "done", go: (it) => page.go(stopOf(page.stops, it), undefined, true), place: (it) => page.place(it),
    }), this.papers);
  }

  /** Whether there is nothing to regret. */
  get flawless() {
    const own = this.page.review?.summaries[this.seat ?? -1];
    return Boolean(this.page.progress.answer.stage === "done" && own && own.counted > 0 && !Object.values(own.verdicts).some(Boolean));
  }

  /** Say so where there is nothing to regret. */
  praise() {
    const { page, flawless } = this;
    const own = page.review?.summaries[this.seat ?? -1];
    const worst = page.review && this.seat !== null ? Math.max(0, ...page.review.decisions.filter((it) => it.seat === this.seat).map((it) => it.cost)) : 0;
    this.perfect.hidden = !flawless;
    if (!flawless || !own || !page.review) return fill(this.perfect);
    const unit = page.review.unit;
    const grade = gradeOf(own.grade);
    const mine = page.mine.includes(own.seat);
    fill(this.perfect, h("span.praise-sign", {}, sign("check")), h("div", {}, h("h2", {}, t("review-perfect")),
      h("p", {}, t(mine ? "review-perfect-text" : "review-perfect-other", { name: page.names[own.seat], n: own.counted, each: inUnit(own.cost / own.counted, unit), most: inUnit(worst, unit) }), " ",
        grade ? t("review-perfect-grade", { grade }) : null)));
  }

  /** Where to go from here. */
  end() {
    const { page } = this;
    const n = mistakes(page.review, this.seat).length;
    const mine = this.seat !== null && page.mine.includes(this.seat);
    const learn = n ? h("a.btn.main.grow", { href: page.learnLink }, t(mine ? "review-learn" : "review-learn-these"), " ", h("span.n", {}, n))
      : page.review && !page.progress.running ? h("a.btn.main.grow", { href: "/learn" }, t("review-problem")) : null;
    fill(this.onward, page.progress.running ? null : [learn, page.again ? h("a.btn", { href: page.again }, t("game-rematch")) : null],
      page.brought ? fileButton() : null);
    this.onward.hidden = !this.onward.childElementCount;
  }
}
