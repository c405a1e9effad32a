/** The board of a review, with the chance beside it, and the plays compared upon it. */

import { h } from "../lib/dom.js";
import { figure } from "../lib/figures.js";
import { boardOf, Diagram, withLayout } from "../board/diagram.js";

/** @import { BoardNumbers } from "../types.js" */
/** @import { Decision } from "./verdicts.js" */

/** Arrows asked for already, by what they compare; after a refusal they are asked for again. @type {Map<string, Promise<string[]|undefined>>} */
const arrows = new Map();
/** Whoever steps quickly does not ask. */
const REST = 60;

/**
 * The arrows of two plays compared upon a position. @param {Decision} decision @param {string} best @param {string} played @param {number} viewer
 * @param {"wide"|"tall"} shape
 */
export function compared(decision, best, played, viewer, shape) {
  const { position, dice } = decision;
  const key = JSON.stringify([position, dice, best, played, viewer, shape]);
  const found = arrows.get(key) ?? boardOf({ position, dice, best, played, viewer, shape }).then((it) => it.board.worth, () => void arrows.delete(key));
  arrows.set(key, found);
  return found;
}

export class BoardView {
  constructor() {
    this.holder = h("div.review-board");
    this.diagram = new Diagram(this.holder);
    this.level = h("div.level");
    this.figure = h("span.figure");
    this.bar = h("div.chance-bar", { "aria-hidden": "true" }, this.level, this.figure);
    this.element = h("div.board-and-chance", {}, h("div.pair", {}, this.bar, this.holder));
    this.turn = 0;
  }

  /**
   * @param {BoardNumbers} board @param {string} label @param {{side: number, from: number, to: number}[]} moved
   * @param {(() => Promise<string[]|undefined>)|null} better what to draw in place of the play alone
   */
  show(board, label, moved, better) {
    const turn = ++this.turn;
    const seen = withLayout({ board });
    this.holder.style.setProperty("--ratio", String(seen.layout.width / seen.layout.height));
    this.diagram.show(seen, label, moved);
    if (better) {
      setTimeout(async () => {
        if (turn !== this.turn) return;
        const worth = await better();
        if (turn === this.turn && worth) this.diagram.show({ board: { ...board, worth }, layout: seen.layout }, label);
      }, REST);
    }
  }

  /** @param {number|null} chance of whoever sits below @param {number} below the side that does */
  chance(chance, below) {
    this.bar.classList.toggle("unknown", chance === null);
    this.bar.dataset.below = String(below);
    this.level.style.height = `${100 * (chance ?? 0)}%`;
    this.figure.textContent = chance === null ? "" : figure(100 * chance, 0);
    this.figure.classList.toggle("high", (chance ?? 0) < 0.06);
  }
}
