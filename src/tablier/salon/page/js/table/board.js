/**
 * The board: what lies on it drawn from numbers, real buttons over its cells, and marks between the two.
 * It knows where things are, nothing of what may be done; `entering.js` tells it what to mark.
 */

import { $$, h, svg } from "../lib/dom.js";
import { prefs } from "../lib/prefs.js";
import { t } from "../lib/words.js";
import { cellOf, cellsOf, stepped } from "../board/cells.js";
import { keepLayouts } from "../board/diagram.js";
import { finish, moveMarkers, moveMen, placesOfMarkers, settled, throwDice } from "../board/motion.js";
import { Scene } from "../board/scene.js";
import { picture } from "./line.js";
import { drawMarks } from "./marks.js";
import { cellLabel, groupsOf } from "./naming.js";

/** @import { Marks } from "./marks.js" */
/** @import { Store } from "./store.js" */
/** @import { BoardNumbers, Cell, Layout, Moved, Spot, State, Step } from "../types.js" */

/** The least width in pixels that a finger can be asked to find; trays and the bar are drawn narrower on a phone. */
const FINGER = 25;

/** The key of the cell an event comes from, if any. @param {Event} event @returns {string|undefined} */
export function cellUnder(event) {
  const cell = event.target instanceof Element ? event.target.closest("button.cell") : null;
  return cell instanceof HTMLElement ? cell.dataset.key : undefined;
}

export class Board extends EventTarget {
  /** @param {HTMLElement} holder @param {Store} store */
  constructor(holder, store) {
    super();
    this.store = store;
    this.holder = holder;
    this.frame = h("div.board-picture");
    this.overlay = svg("svg.marks", { "aria-hidden": "true" });
    this.controls = h("div.cells", { role: "group", "aria-label": t("board") });
    holder.append(this.frame, this.overlay, this.controls);
    /** @type {Cell[]} */
    this.cells = [];
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map();
    /** @type {string|null} the cell that Tab reaches */
    this.focused = null;
    /** @type {Marks} */
    this.marks = {};
    /** @type {{side: number, from: number, to: number}[]} Steps the page has shown before the server did. */
    this.foreseen = [];
    /** Who sits below. */
    this.viewer = 0;
    /** Of a man. */
    this.radius = 28;
    /** @type {SVGSVGElement|undefined} */
    this.root = undefined;
    /** @type {Scene|undefined} */
    this.scene = undefined;
    /** @type {BoardNumbers|undefined} what is shown */
    this.numbers = undefined;
    /** The cells there are, by their keys. */
    this.signature = "";
    /** @type {{board: BoardNumbers, layout?: Layout}|null} how things stand, while another moment is looked at */
    this.behind = null;
    /** Who holds the flag, as drawn. */
    this.flagHolder = -1;
  }

  /** Show a state: what lies where, and what has moved since the one before. @param {State} state @param {{calm?: boolean}} [how] */
  show(state, { calm = false } = {}) {
    if (!state.board) return;
    if (this.behind) {
      this.behind = { board: state.board, layout: state.layout ?? this.behind.layout };
      this.foreseen = [];
      return;
    }
    if (state.layout && state.layout.id !== this.scene?.layout.id) this.layOut(state.layout);
    const was = this.places();
    const markers = placesOfMarkers(this.root);
    finish(this.root);
    this.draw(state.board);
    this.isolate(null);
    if (calm || !this.root) return;
    // What others do is seen in its order: dice, then men, then marks. One's own men follow the hand.
    const moved = this.unforeseen(state.moved ?? []);
    const followed = moved.length > 0 && !this.store.you.includes(this.store.seatAt(moved[moved.length - 1].side));
    if (state.thrown) throwDice(this.root);
    const end = moveMen(this.root, moved, was, { followed, begin: state.thrown ? settled() : 0 });
    moveMarkers(this.root, markers, followed ? end : 0);
  }

  /** Look at another moment than the present one. @param {{board: BoardNumbers, layout: Layout}} seen */
  showAside({ board, layout }) {
    if (!this.numbers || !this.scene) return;
    this.behind ??= { board: this.numbers, layout: this.scene.layout };
    finish(this.root);
    if (layout.id !== this.scene.layout.id) this.layOut(layout);
    this.draw(board);
    this.isolate(null);
    this.mark({});
  }

  /** Back to how things stand. */
  showNow() {
    const now = this.behind;
    this.behind = null;
    if (!now) return;
    finish(this.root);
    if (now.layout && now.layout.id !== this.scene?.layout.id) this.layOut(now.layout);
    this.draw(now.board);
    this.isolate(null);
  }

  /** Draw the best play in place of what the throw is worth, until something moves. @param {string[]} arrows */
  propose(arrows) {
    if (!this.behind) this.scene?.drawWorth(arrows);
  }

  /** Lay the empty board. @param {Layout} layout */
  layOut(layout) {
    keepLayouts([layout]);
    this.scene = new Scene(layout);
    this.root = this.scene.root;
    this.frame.replaceChildren(this.root);
    this.viewer = layout.viewer;
    this.radius = layout.radius;
    const { width, height } = layout;
    this.overlay.setAttribute("viewBox", `0 0 ${width} ${height}`);
    for (const it of [this.holder.parentElement, /** @type {HTMLElement|null} */ (this.holder.closest(".table-page"))]) it?.style.setProperty("--ratio", String(width / height));
    prefs.set(`ratio-${picture().shape}`, String(width / height)); // early.js keeps a place for it the next time
  }

  /** Draw what lies on the board, and know where. @param {BoardNumbers} numbers */
  draw(numbers) {
    if (!this.scene) return;
    this.numbers = numbers;
    this.scene.show(numbers);
    this.cells = cellsOf(this.scene.layout, numbers);
    this.flagHolder = numbers.flag ?? -1;
    this.layButtons(this.scene.layout);
  }

  /** Where the top man of each point lies now; to be asked later, when it has moved on. @returns {(side: number, number: number) => Spot|null} */
  places() {
    const found = new Map(this.cells.flatMap((cell) => [0, 1].map((side) => [`${side}:${cell.names[side]}`, cell.top ?? cell.next])));
    return (side, number) => found.get(`${side}:${number}`) ?? null;
  }

  /** What moved, without what the page has shown already. @param {Moved[]} moved */
  unforeseen(moved) {
    const known = this.foreseen.splice(0);
    return moved.filter((it) => {
      const at = known.findIndex((step) => step.side === it.side && step.from === it.from && step.to === it.to);
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    });
  }

  /** Put a man where the step takes it, before the server has said so. @param {number} side @param {Step} step */
  foresee(side, step) {
    const after = this.scene && this.numbers && stepped(this.scene.layout, this.numbers, side, step);
    if (!after || !this.root) return;
    const was = this.places();
    this.draw(after.numbers);
    moveMen(this.root, after.moved, was);
    this.foreseen.push(...after.moved);
  }

  /** Lay the buttons over the cells; they are made anew only when the cells are others. @param {Layout} layout */
  layButtons({ width, height }) {
    const signature = this.cells.map((it) => it.key).join();
    if (signature !== this.signature) {
      this.signature = signature;
      const focus = this.controls.contains(document.activeElement);
      this.buttons.clear();
      const groups = groupsOf(this.cells).map(({ label, cells }) =>
        h("div", { role: "group", "aria-label": label }, cells.map((cell) => {
          const button = h("button.cell", { type: "button", tabindex: -1, class: cell.owner !== null ? "" : cell.y < height / 3 ? "above" : "below", dataset: { key: cell.key } });
          this.buttons.set(cell.key, button);
          return button;
        })));
      this.controls.replaceChildren(...groups);
      if (!this.buttons.has(this.focused ?? "")) this.focused = this.cells[0]?.key ?? null;
      this.rove(this.focused, focus);
    }
    /** @param {number} part @param {number} whole */
    const share = (part, whole) => `${(100 * part) / whole}%`;
    const least = (FINGER * width) / (this.holder.clientWidth || width);
    for (const cell of this.cells) {
      const style = this.buttons.get(cell.key)?.style;
      if (!style) continue;
      const wide = Math.max(cell.width, least);
      style.left = share(Math.min(Math.max(0, cell.x - (wide - cell.width) / 2), width - wide), width);
      style.top = share(cell.y, height);
      style.width = share(wide, width);
      style.height = share(cell.height, height);
    }
  }

  /** Make one button the one that Tab reaches. @param {string|null} key @param {boolean} [focus] */
  rove(key, focus = true) {
    for (const [name, button] of this.buttons) button.tabIndex = name === key ? 0 : -1;
    this.focused = key;
    if (focus) this.buttons.get(key ?? "")?.focus({ preventScroll: true });
  }

  /** Say by the marks what can be done; `marks` as in marks.js. Labels follow. @param {Marks} marks */
  mark(marks) {
    this.marks = marks;
    drawMarks(this, marks);
    for (const cell of this.cells) {
      const button = this.buttons.get(cell.key);
      if (!button) continue;
      button.setAttribute("aria-label", cellLabel(cell, this.store, this.viewer, marks));
      button.setAttribute("aria-pressed", String(marks.picked === cell.key));
      button.classList.toggle("movable", !!(marks.movable?.has(cell.key) || marks.breaks?.has(cell.key) || marks.claims?.has(cell.key)));
      button.classList.toggle("target", !!marks.targets?.has(cell.key));
      button.classList.toggle("pulse", !!marks.pulsing?.has(cell.key));
    }
  }

  /** Show only what belongs to one event of the throw; null shows all. @param {number|null} event */
  isolate(event) {
    this.frame.classList.toggle("isolating", event !== null);
    for (const it of $$("[data-event]", this.frame)) it.classList.toggle("dimmed", event !== null && Number(it.dataset.event) !== event);
  }

  /** @param {string|null} key */
  cell(key) {
    return this.cells.find((it) => it.key === key) ?? null;
  }

  /** @param {number} side @param {number} number */
  cellOf(side, number) {
    return cellOf(this.cells, side, number);
  }

  /** The cell below a place on the screen. @param {number} clientX @param {number} clientY */
  cellAt(clientX, clientY) {
    const box = this.controls.getBoundingClientRect();
    const { width, height } = this.overlay.viewBox.baseVal;
    const x = ((clientX - box.left) / box.width) * width;
    const y = ((clientY - box.top) / box.height) * height;
    return this.cells.find((it) => x >= it.x && x <= it.x + it.width && y >= it.y && y <= it.y + it.height) ?? null;
  }

  /** The next cell in a direction: along the row, or across to the other. @param {string} key @param {number} dx @param {number} dy */
  neighbour(key, dx, dy) {
    const from = this.cell(key);
    if (!from) return this.cells[0]?.key;
    /** @param {Cell} it */
    const centre = (it) => ({ x: it.x + it.width / 2, y: it.y + it.height / 2 });
    const at = centre(from);
    const scored = this.cells.filter((it) => it !== from).map((it) => {
      const c = centre(it);
      const along = (c.x - at.x) * dx + (c.y - at.y) * dy;
      const aside = Math.abs((c.x - at.x) * dy) + Math.abs((c.y - at.y) * dx);
      return { it, along, score: along + 4 * aside };
    }).filter(({ along }) => along > 8);
    scored.sort((a, b) => a.score - b.score);
    return scored[0]?.it.key ?? key;
  }
}
