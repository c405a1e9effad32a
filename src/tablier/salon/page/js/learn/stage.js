/** Where an exercise is set: the table of one's own, and in its place, once it is answered, the two plays compared. */

import { $, h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { Diagram, boardOf, shapeFor } from "../board/diagram.js";
import { goTo, mountTable } from "../table/mount.js";

/** @import { Seen } from "../board/diagram.js" */
/** @import { Exercise } from "./exercises.js" */
/** @import { Result } from "./weighing.js" */
/** @import { Bar } from "../table/phases.js" */
/** @import { TablePage } from "../table/main.js" */
/** @import { State } from "../types.js" */

export class Stage {
  /**
   * @param {HTMLElement} root @param {HTMLElement} lead what stands beside the board
   * @param {{answered: (it: {event: any, position: string}) => void, refused: () => void, bye: (it: {sentence: string}) => void, arrived: (state: State) => void, recast: (bar: Bar) => Bar}} page
   */
  constructor(root, lead, page) {
    this.root = root;
    this.lead = lead;
    this.page = page;
    /** @type {TablePage|undefined} */
    this.table = undefined;
    this.picture = h("div.compared", { hidden: true });
    this.diagram = new Diagram(this.picture);
    /** Counts what was asked to be shown: what comes late is not shown any more. */
    this.asked = 0;
  }

  /** Set an exercise up. @param {Exercise} exercise */
  set(exercise) {
    this.asked++;
    if (this.table) goTo(this.table, exercise.socket);
    else {
      this.table = mountTable(this.root, { socket: exercise.socket, lead: this.lead });
      this.table.bar.recast = (bar) => this.page.recast(bar);
      $(".hold", this.root).append(this.picture);
      this.table.store.on("answered", (it) => this.page.answered(it));
      this.table.store.on("refused", () => this.page.refused());
      this.table.store.on("bye", (it) => this.page.bye(it));
      this.table.store.on("state", () => this.arrived());
    }
    this.uncover();
  }

  /** A state has come; the bar is as wide as the board. */
  arrived() {
    const layout = this.table?.board.scene?.layout;
    if (layout) this.root.style.setProperty("--ratio", String(layout.width / layout.height));
    if (this.table) this.page.arrived(this.table.store.state);
    this.come();
  }

  /** A board to look at, where nothing is to be done. @param {{position: string, dice: string}} vignette */
  async still(vignette) {
    const asked = ++this.asked;
    if (!this.table) this.root.replaceChildren(h("div.table-page", {}, h("div.lead-area", {}, this.lead), h("div.table-area", {}, h("div.hold", {}, this.picture)), h("div.bar-area")));
    const dice = vignette.dice.split("-").filter(Boolean).map(Number);
    const seen = await boardOf({ position: vignette.position, dice, shape: shapeFor(this.root) }).catch(() => null);
    if (seen && asked === this.asked) this.cover(seen, t("board"));
  }

  /** Show an answer beside the best. @param {Exercise} exercise @param {Result} result @param {string} label */
  async compare(exercise, result, label) {
    const asked = ++this.asked;
    const seen = await exercise.board(result, matchMedia("(max-width: 699px)").matches ? "tall" : "wide")?.catch(() => null);
    if (seen && asked === this.asked) this.cover(seen, label);
  }

  /** @param {Seen} seen @param {string} label */
  cover(seen, label) {
    this.diagram.show(seen, label);
    const { width, height } = seen.layout;
    for (const it of [this.root, $(".hold", this.root)]) it.style.setProperty("--ratio", String(width / height));
    this.picture.hidden = false;
    this.root.classList.add("covered");
    this.come();
  }

  /** There is something to be seen: the page need not be held back any longer. */
  come() {
    this.root.closest("[aria-busy]")?.removeAttribute("aria-busy");
  }

  /** Show the table itself again. */
  uncover() {
    this.asked++;
    this.picture.hidden = true;
    this.root.classList.remove("covered");
  }

  /** Take the answer back. */
  again() {
    this.uncover();
    this.table?.act("undo", { all: true });
  }

  /** Draw the bar anew. */
  redraw() {
    this.table?.bar.render();
  }
}
