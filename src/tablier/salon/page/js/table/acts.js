/** What a player does apart from stepping: undoing, confirming, finishing what is forced, asking why. */

import { t } from "../lib/words.js";
import { toPlay } from "./saying.js";
import { seatOf } from "./seats.js";
import { forced, point } from "./tree.js";

/** @import { TablePage } from "./main.js" */

/** The acts of a table page; the page itself brings `store`, `entering`, `board`, `bar`, `act` and `send`. */
export class Acts {
  /** Take back the last step, or all. @this {TablePage} @param {boolean} all */
  undo(all) {
    const { store, entering } = this;
    if (!entering.active || (!store.state.drafted.length && !entering.pending.length)) return;
    entering.undoing = this.act("undo", { ...(all ? { all: true } : {}), ...seatOf(this, store.can("undo")) });
    entering.picked = null;
  }

  /** @this {TablePage} */
  confirm() {
    if (!this.entering.complete) return this.bar.note(t("left-note", { n: toPlay(this) }));
    this.act("confirm", seatOf(this, this.store.can("confirm")));
  }

  /** @this {TablePage} */
  playOnly() {
    const { store } = this;
    if (store.state.only) this.act("play", { text: store.state.only, ...seatOf(this, store.can("play")) });
  }

  /** F: make the rest if it is forced; an only play may be made in several orders, and is written out by the server. @this {TablePage} */
  finishForced() {
    const { entering, store } = this;
    if (!entering.active) return;
    const { only, drafted } = store.state;
    const steps = forced(entering.level ?? []);
    if (steps.length) entering.make(steps);
    else if (only && !drafted.length && !entering.pending.length && store.can("steps")) this.act("steps", { text: only, ...seatOf(this, store.can("steps")) });
    else if (entering.complete) this.bar.note(t("play-done"));
    else this.bar.note(t("forced-no"));
  }

  /** @this {TablePage} */
  fastForward() {
    this.fast = true;
    this.goOn();
    this.bar.render();
  }

  /** W: why the man in focus cannot go by the leading number. @this {TablePage} */
  why() {
    const { entering, board } = this;
    if (!entering.active) return;
    const from = board.cell(entering.picked ?? board.focused)?.names[entering.side];
    const number = entering.leading ?? entering.chips.find((it) => !it.spent)?.number;
    if (from === null || from === undefined || !number) return;
    this.ask({ from, number });
  }

  /** Why a number cannot be played: of the man picked, or of the one that has farthest to go. @this {TablePage} @param {number} number */
  whyNot(number) {
    const { side, picked } = this.entering;
    const own = this.board.cells.filter((it) => it.men[side] && (it.names[side] ?? 25) < 25).map((it) => it.names[side] ?? 25);
    const from = picked ? this.entering.numberOf(picked) : Math.min(...own);
    if (from !== null && from < 25) this.ask({ from, number });
  }

  /** Why a man cannot go by a number, or to a place. @this {TablePage} @param {{from: number, number?: number|null, to?: number|null}} it */
  ask({ from, number, to }) {
    if (number) this.send("why_not", { from, number });
    else if (to !== null && to !== undefined) this.send("why_not", { text: `${point(from)}/${point(to)}` });
  }

  /** Another game: one goes there as soon as all have agreed, by no other click. @this {TablePage} */
  wantRematch() {
    this.going = true;
    this.act("rematch");
  }

  /** A cell was pressed that can do nothing: why one's own man cannot move, whose man it is, or that nobody can go there. @this {TablePage} @param {string} key */
  uselessPress(key) {
    const cell = this.board.cell(key);
    if (cell && !cell.men[this.entering.side]) return this.bar.note(t(cell.men[1 - this.entering.side] ? "press-theirs" : "press-nobody"));
    const { side, leading, chips } = this.entering;
    const number = leading ?? chips.find((it) => !it.spent)?.number;
    const from = cell?.names[side] ?? null;
    if (cell?.men[side] && cell.number !== 25 && number && from !== null) this.ask({ from, number });
  }
}
