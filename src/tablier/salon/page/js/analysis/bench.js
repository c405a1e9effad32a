/**
 * The board to set men on: pressed, dragged or walked over by keys. It says what was done, and where; what comes of it,
 * others decide.
 */

import { h, svg } from "../lib/dom.js";
import { manParts } from "../lib/glyphs.js";
import { Teller } from "../lib/teller.js";
import { t } from "../lib/words.js";
import { holderOf, menAt } from "../board/cells.js";
import { Board, cellUnder } from "../table/board.js";
import { swallow } from "../table/dragging.js";

/** @import { BoardNumbers, Cell, Layout } from "../types.js" */

const SLACK = 7;
const WALK = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {number|null} side */
export const sideName = (side) => t(side === 1 ? "black" : "white");

/** Tells `press` (cell, other), `drag` (from, to, side), `more` and `less` (cell). */
export class Bench extends Teller {
  /** @param {HTMLElement} holder */
  constructor(holder) {
    super();
    this.holder = holder;
    // All that the board asks of a table's store is what the sides are called.
    this.board = new Board(holder, /** @type {any} */ ({ name: sideName }));
    /** @type {string|null} the cell whose count is shown */
    this.chosen = null;
    /** @type {string|null} the cell a man is to be moved from */
    this.picked = null;
    this.frame = svg("rect.chosen", { rx: 6, "aria-hidden": "true" });
    this.count = h("output.count-of");
    this.pill = h("div.pill", { hidden: true },
      h("button", { type: "button", tabindex: -1, "aria-label": t("analysis-fewer"), onclick: () => this.tellOf("less") }, minus()),
      this.count,
      h("button", { type: "button", tabindex: -1, "aria-label": t("analysis-more"), onclick: () => this.tellOf("more") }, plus()));
    holder.append(this.pill);
    const { controls } = this.board;
    controls.addEventListener("click", (event) => this.pressed(event, event.shiftKey));
    controls.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.pressed(event, true);
    });
    controls.addEventListener("keydown", (event) => this.walked(event));
    controls.addEventListener("focusin", (event) => {
      const key = cellUnder(event);
      if (key && document.documentElement.dataset.input === "keys") this.choose(key);
    });
    this.dragging();
  }

  /** Say in the language of the page what the buttons do. */
  speak() {
    const [fewer, more] = this.pill.querySelectorAll("button");
    fewer.setAttribute("aria-label", t("analysis-fewer"));
    more.setAttribute("aria-label", t("analysis-more"));
  }

  /** Show a board. @param {Layout} layout @param {BoardNumbers} numbers */
  show(layout, numbers) {
    if (this.board.scene?.layout.id !== layout.id) this.board.layOut(layout);
    this.board.draw(numbers);
    this.board.mark({ picked: this.picked ?? undefined });
    this.choose(this.board.cell(this.chosen) ? this.chosen : null);
  }

  /** The cell by its key. @param {string|null} key */
  cell(key) {
    return this.board.cell(key);
  }

  /** The stacks of a cell. @param {Cell} cell */
  place(cell) {
    const at = this.board.scene?.layout.cells.find((it) => it.owner === cell.owner && it.names.join() === cell.names.join());
    return { piles: at?.piles ?? [] };
  }

  /** Show the count of a cell, with a way to change it; none: hide it. @param {string|null} key */
  choose(key) {
    this.chosen = key;
    const cell = this.cell(key);
    const layout = this.board.scene?.layout;
    this.pill.hidden = !cell;
    if (!cell || !layout) {
      this.frame.remove();
      return;
    }
    for (const [name, value] of Object.entries({ x: cell.x, y: cell.y, width: cell.width, height: cell.height })) this.frame.setAttribute(name, String(value));
    this.board.overlay.append(this.frame);
    const side = holderOf(cell) ?? 0;
    this.count.textContent = String(cell.men[side]);
    this.pill.style.left = `${(100 * (cell.x + cell.width / 2)) / layout.width}%`;
    this.pill.style.top = `${(100 * (cell.y + cell.height / 2)) / layout.height}%`;
  }

  /** Mark the cell a man is moved from. @param {string|null} key */
  pick(key) {
    this.picked = key;
    this.board.mark({ picked: key ?? undefined });
    if (this.chosen) this.choose(this.chosen);
  }

  /** @param {string} what */
  tellOf(what) {
    const cell = this.cell(this.chosen);
    if (cell) this.tell(what, { cell });
  }

  /** @param {Event} event @param {boolean} other */
  pressed(event, other) {
    const key = cellUnder(event);
    const cell = key ? this.cell(key) : null;
    if (!cell) return;
    this.board.rove(cell.key, false);
    this.tell("press", { cell, other });
    this.choose(cell.key);
  }

  /** @param {KeyboardEvent} event */
  walked(event) {
    const way = WALK[/** @type {keyof typeof WALK} */ (event.key)];
    const key = cellUnder(event);
    if (!way || !key || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.board.rove(this.board.neighbour(key, way[0], way[1]));
  }

  /** Men are dragged with any tool; dropped beside the board they are taken off. */
  dragging() {
    const { board } = this;
    /** @type {{cell: Cell, side: number, id: number, x: number, y: number, ghost: SVGElement, man: Element|undefined, moving: boolean}|null} */
    let drag = null;
    board.controls.addEventListener("pointerdown", (event) => {
      const cell = this.cell(cellUnder(event) ?? null);
      const side = cell ? holderOf(cell) : null;
      if (event.button !== 0 || !cell || side === null) return;
      drag = { cell, side, id: event.pointerId, x: event.clientX, y: event.clientY, ghost: svg("g.dragged", {}, manParts(side)), man: undefined, moving: false };
    });
    addEventListener("pointermove", (event) => {
      if (!drag || event.pointerId !== drag.id) return;
      if (!drag.moving && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
      if (!drag.moving) {
        drag.moving = true;
        if (board.root) drag.man = menAt(board.root, drag.side, drag.cell.names[drag.side]).at(-1);
        drag.man?.classList.add("lifted");
        document.documentElement.classList.add("dragging");
        this.choose(null);
      }
      const box = board.overlay.getBoundingClientRect();
      const scale = board.overlay.viewBox.baseVal.width / box.width;
      board.overlay.append(drag.ghost);
      drag.ghost.setAttribute("transform", `translate(${(event.clientX - box.left) * scale} ${(event.clientY - box.top) * scale}) scale(${(1.2 * board.radius) / 28})`);
    });
    /** @param {PointerEvent} event @param {boolean} dropped */
    const end = (event, dropped) => {
      if (!drag || event.pointerId !== drag.id) return;
      const { moving, ghost, man, cell, side } = drag;
      drag = null;
      if (!moving) return;
      ghost.remove();
      man?.classList.remove("lifted");
      document.documentElement.classList.remove("dragging");
      swallow();
      if (dropped) this.tell("drag", { from: cell, to: board.cellAt(event.clientX, event.clientY), side });
    };
    addEventListener("pointerup", (event) => end(event, true));
    addEventListener("pointercancel", (event) => end(event, false));
  }
}

const minus = () => svg("svg.sign", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: "M6 12h12" }));
const plus = () => svg("svg.sign", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: "M6 12h12M12 6v12" }));
