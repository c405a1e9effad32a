/** Reading a picture: its cells, and the men upon them. The picture is the only place the page learns the board from. */

/** @import { Cell } from "../types.js" */

const SIDES = ["white", "black"];

/**
 * @typedef {{key: string, owner: number|null, number: number, names: (number|null)[],
 *   x: number, y: number, width: number, height: number,
 *   top: {x: number, y: number}|null, next: {x: number, y: number},
 *   men: number[], standing: number, lying: number}} Cell
 * `number` is the viewer's (or the owner's), `names[side]` what each side calls it, `men[side]` how many lie there.
 */

/** @param {Element} element @param {string} name */
const n = (element, name) => Number(element.getAttribute(name));

/** The cells of a picture, in the order drawn: the viewer's path first. @returns {Cell[]} @param {SVGElement} root */
export function readCells(root) {
  const cells = [...root.querySelectorAll('[data-part="cell"]')].map((it) => {
    const owner = SIDES.indexOf(it.getAttribute("data-side") ?? "");
    const names = SIDES.map((side) => (it.hasAttribute(`data-${side}`) ? n(it, `data-${side}`) : null));
    return {
      key: `${owner}:${names.join(":")}`,
      owner: owner < 0 ? null : owner,
      number: n(it, "data-number"),
      names,
      x: n(it, "x"), y: n(it, "y"), width: n(it, "width"), height: n(it, "height"),
      top: it.hasAttribute("data-top-x") ? { x: n(it, "data-top-x"), y: n(it, "data-top-y") } : null,
      next: { x: n(it, "data-next-x"), y: n(it, "data-next-y") },
      men: [0, 0], standing: 0, lying: 0,
    };
  });
  countMen(root, cells);
  return cells;
}

/** Count the men drawn on each cell. @param {SVGElement} root @param {Cell[]} cells */
export function countMen(root, cells) {
  for (const cell of cells) {
    cell.men = SIDES.map((side, index) => (menAt(root, index, cell.names[index]).length));
    if (cell.owner !== null) {
      const drawn = menAt(root, cell.owner, cell.names[cell.owner]);
      cell.standing = drawn.filter((it) => it.getAttribute("data-state") === "standing").length;
      cell.lying = drawn.filter((it) => it.getAttribute("data-state") === "lying").length;
    }
  }
}

/**
 * The men of a side on a point, as drawn: the one on top last. @returns {SVGGraphicsElement[]}
 * @param {SVGElement} root @param {number} side @param {number|null} number
 */
export function menAt(root, side, number) {
  return number === null ? [] : [...root.querySelectorAll(`[data-part="man"][data-side="${SIDES[side]}"][data-point="${number}"]`)].map((it) => /** @type {SVGGraphicsElement} */ (it));
}

/** The cell a side calls by a number. @param {Cell[]} cells @param {number} side @param {number} number */
export const cellOf = (cells, side, number) => cells.find((it) => it.names[side] === number && (it.owner === null || it.owner === side));

/** Who sits below: on the viewer's path the first cell is 1. @param {Cell[]} cells */
export function viewerOf(cells) {
  const first = cells[0];
  if (!first) return 0;
  return first.owner ?? (first.names[0] === 1 ? 0 : 1);
}

/** The radius of a man, read off the first that lies flat. @param {SVGElement} root */
export function radiusOf(root) {
  const found = root.querySelector('use[data-part="man"]')?.getAttribute("transform") ?? "";
  const scale = found.match(/scale\(([\d.]+)\)/);
  return 28 * (scale ? Number(scale[1]) : 1);
}
