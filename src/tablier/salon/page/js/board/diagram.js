/** A board to look at, on any page: drawn from numbers, with the plays compared upon it; men glide from one showing to the next. */

import { get } from "../lib/api.js";
import { cellsOf } from "./cells.js";
import { moveMen } from "./motion.js";
import { Scene } from "./scene.js";

/** @import { BoardNumbers, Cell, Layout } from "../types.js" */

/**
 * What is to be seen: a position by its id, the dice upon it, from whose side, and plays of the throw compared, in notation.
 * @typedef {{position: string, dice?: number[], viewer?: number, flip?: boolean, shape?: "wide"|"tall", best?: string, played?: string, cube?: string}} Wish
 * @typedef {{board: BoardNumbers, layout: Layout}} Seen
 */

/** Layouts by their ids: a few for every kind of board. @type {Map<string, Layout>} */
const layouts = new Map();

/** The shape for the width there is: below 560 pixels the tall one, so that numbers stay legible. @param {Element} holder @returns {"wide"|"tall"} */
export const shapeFor = (holder) => ((holder.clientWidth || innerWidth) < 560 ? "tall" : "wide");

/** Know layouts that came from the server beside many boards. @param {Layout[]} several */
export const keepLayouts = (several) => several.forEach((it) => layouts.set(it.id, it));

/** The layouts that need not be sent again. */
export const known = () => [...layouts.keys()].slice(-20).join(",");

/** Numbers that came from the server, with their layout: sent along, or known already. @param {{board: BoardNumbers, layout?: Layout}} answer @returns {Seen} */
export function withLayout({ board, layout }) {
  if (layout) layouts.set(layout.id, layout);
  const found = layouts.get(board.layout);
  if (!found) throw new Error(`no layout ${board.layout}`);
  return { board, layout: found };
}

/** Ask the server for a board. Throws ApiError. @param {Wish} wish @returns {Promise<Seen>} */
export async function boardOf({ position, dice = [], viewer = 0, flip = false, shape = "wide", best = "", played = "", cube = "" }) {
  const asked = new URLSearchParams({ position, dice: dice.join("-"), viewer: String(viewer), flip: flip ? "1" : "0", shape, best, played, cube });
  for (const [name, value] of [...asked]) if (!value) asked.delete(name);
  asked.set("known", known());
  return withLayout(await get(`/api/board?${asked}`));
}

export class Diagram {
  /** @param {HTMLElement} holder */
  constructor(holder) {
    this.holder = holder;
    holder.classList.add("diagram");
    holder.setAttribute("role", "img");
    /** @type {Scene|undefined} */
    this.scene = undefined;
    /** @type {Cell[]} */
    this.cells = [];
  }

  /**
   * Show a board; `moved` are the men to be seen gliding to where they are now.
   * @param {Seen} seen @param {string} label what somebody hears who does not see it
   * @param {{side: number, from: number, to: number}[]} [moved]
   */
  show({ board, layout }, label, moved = []) {
    if (this.scene?.layout.id !== layout.id) {
      this.scene = new Scene(layout);
      this.holder.replaceChildren(this.scene.root);
      this.cells = [];
    }
    const before = new Map(this.cells.flatMap((cell) => [0, 1].map((side) => [`${side}:${cell.names[side]}`, cell.top ?? cell.next])));
    this.scene.show(board);
    this.cells = cellsOf(layout, board);
    this.holder.setAttribute("aria-label", label);
    if (before.size) moveMen(this.scene.root, moved, (side, number) => before.get(`${side}:${number}`) ?? null);
  }
}
