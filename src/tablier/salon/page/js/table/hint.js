/** What the master would do, and why: beside the board in words and figures, upon it as arrows. */

import { $, fill, h } from "../lib/dom.js";
import { closeIcon } from "../lib/glyphs.js";
import { say } from "../lib/speech.js";
import { t } from "../lib/words.js";
import { seatOf } from "./seats.js";

/** @import { TablePage } from "./main.js" */
/** @import { Hint } from "../types.js" */

export class Hints {
  /** @param {TablePage} table */
  constructor(table) {
    this.table = table;
    this.root = $("#hint");
    /** @type {Hint|null} */
    this.hint = null;
    this.thinking = false;
    /** How many events had happened when it was asked for. */
    this.asked = 0;
    table.store.on("hint", (it) => this.came(it));
    table.store.on("refused", () => this.waitNoMore());
  }

  /** Ask for one; asked again for the same moment, it is only shown again. */
  ask() {
    const { store } = this.table;
    const action = store.can("hint");
    if (!action) return;
    this.table.past.now();
    this.thinking = true;
    this.asked = store.state.happened;
    this.table.act("hint", seatOf(this.table, action));
    this.draw();
  }

  /** @param {Hint} it */
  came(it) {
    this.thinking = false;
    this.hint = it;
    this.show();
    this.draw();
    this.table.drawRecord();
    const [best] = it.candidates;
    say([best ? t("hint-best", { play: best.words }) : it.sorry ?? t("hint-nothing"), it.why ?? ""].join(" "));
    if (matchMedia("(max-width: 699px)").matches) this.root.scrollIntoView({ block: "nearest" });
  }

  /** Draw its arrows, where nothing has been moved since. */
  show() {
    if (this.hint?.worth) this.table.board.propose(this.hint.worth);
  }

  /** Something happened: the hint was for another moment. */
  stateCame() {
    const { state } = this.table.store;
    if (this.hint && this.hint.happened !== state.happened) this.hint = null;
    if (this.hint && !state.drafted.length) this.show();
    if (!this.table.store.can("hint") || state.happened !== this.asked) this.thinking = false;
    this.draw();
  }

  /** Nothing will come: whatever was asked for was refused. */
  waitNoMore() {
    if (!this.thinking) return;
    this.thinking = false;
    this.draw();
  }

  close() {
    this.hint = null;
    this.thinking = false;
    this.table.board.show(this.table.store.state, { calm: true });
    this.draw();
    this.table.redrawPlay();
  }

  draw() {
    const { hint, root } = this;
    root.hidden = !hint && !this.thinking;
    if (root.hidden) return void fill(root);
    const head = h("header", {}, h("h2", {}, t("hint-title")), h("button.btn.quiet", { type: "button", "aria-label": t("close"), onclick: () => this.close() }, closeIcon()));
    if (!hint) return void fill(root, head, h("p.soft", {}, t("hint-thinking")));
    if (!hint.candidates.length) return void fill(root, head, h("p", {}, hint.sorry ?? t("hint-nothing")));
    fill(root, head,
      hint.why ? h("p.why", {}, hint.why) : null,
      h("ol", {}, hint.candidates.map((it, k) => h("li", { class: k ? "" : "best" },
        h("span.play-text", {}, it.words),
        h("span.num", {}, it.worth),
        h("span.num.soft", {}, it.behind ?? t("hint-is-best"))))),
      h("p.small.soft", {}, [hint.of_what, hint.candidates[0].found].filter(Boolean).join(" · ")));
  }
}
