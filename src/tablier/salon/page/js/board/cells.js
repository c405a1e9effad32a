/** The board in numbers upon its layout: where each man lies, and the cells to press with the men upon them. */

/** @import { BoardNumbers, Cell, Layout, Spot } from "../types.js" */

const SIDES = ["white", "black"];

/**
 * Where man `index` of `men` lies in a stack.
 * @param {Layout} layout @param {number} number the stack's @param {number} index @param {number} men @returns {Spot}
 */
export function spotOf(layout, number, index, men) {
  const stack = layout.stacks[number];
  if (!stack) return { x: 0, y: 0 };
  if (stack.alone && men === 1) return { x: stack.alone[0], y: stack.alone[1] };
  const way = layout.ways[stack.every];
  const step = index * (way[men] ?? way[0]);
  return { x: stack.x + stack.dx * step, y: stack.y + stack.dy * step };
}

/**
 * How many men lie beneath those of a stack, and how many lie there in all: where men are pinned, those of both sides.
 * @param {Layout} layout @param {BoardNumbers} numbers @param {number} number the stack's
 */
export function pile(layout, numbers, number) {
  const own = numbers.men[number];
  const { piles } = layout.cells.find((it) => it.piles.includes(number)) ?? { piles: [] };
  const other = piles.find((it) => layout.stacks[it]?.side !== layout.stacks[number]?.side);
  const theirs = other === undefined ? 0 : numbers.men[other];
  const under = other !== undefined && (numbers.under ?? []).includes(other);
  return { beneath: under ? theirs : 0, all: own + theirs };
}

/** The cells of a layout with the men upon them now, in the order of the viewer's path. @param {Layout} layout @param {BoardNumbers} numbers @returns {Cell[]} */
export function cellsOf(layout, numbers) {
  return layout.cells.map(({ owner, names, number, x, y, width, height, piles, rest }) => {
    const [first] = piles;
    const men = SIDES.map((_, side) => piles.reduce((sum, it) => sum + (layout.stacks[it]?.side === side ? numbers.men[it] : 0), 0));
    const { all } = owner === null ? pile(layout, numbers, first) : { all: numbers.men[first] };
    const state = (/** @type {string} */ name) => piles.find((it) => layout.stacks[it]?.state === name) ?? -1;
    const standing = numbers.men[state("standing")] ?? 0;
    return {
      key: `${owner ?? -1}:${names.join(":")}`, owner, number, names, x, y, width, height, men,
      top: all ? spotOf(layout, first, all - 1, all) : rest && { x: rest[0], y: rest[1] },
      next: spotOf(layout, first, all, all + 1),
      radius: layout.stacks[first]?.radius ?? layout.radius,
      pinned: layout.stacks[piles.find((it) => numbers.under?.includes(it)) ?? -1]?.side ?? null,
      stacked: state("standing") >= 0,
      standing: standing > 1 ? standing : 0,
      lying: numbers.men[state("lying")] ?? 0,
    };
  });
}

/** Whose men hold a cell: where one is pinned, those on top of it; null if it is empty. @param {Cell} cell */
export const holderOf = (cell) => (cell.pinned !== null ? 1 - cell.pinned : cell.men[0] ? 0 : cell.men[1] ? 1 : null);

/** The stack of a side's point, bar or tray; -1 where there is none. @param {Layout} layout @param {number} side @param {number} point */
export const stackOf = (layout, side, point) => layout.stacks.findIndex((it) => it?.side === side && it.point === point);

/** The cell a side calls by a number. @param {Cell[]} cells @param {number} side @param {number} number */
export const cellOf = (cells, side, number) => cells.find((it) => it.names[side] === number && (it.owner === null || it.owner === side));

/** The men of a side on a point, as drawn: the one on top last. @param {SVGElement} root @param {number} side @param {number|null} number */
export function menAt(root, side, number) {
  return [...root.querySelectorAll(`[data-part="man"][data-side="${SIDES[side]}"][data-point="${number}"]`)].map((it) => /** @type {SVGGraphicsElement} */ (it));
}

/**
 * The board as it will be after a step that the server has not taken yet: the men, and all that moved, the man hit first.
 * Null where the layout has no place for it.
 * @param {Layout} layout @param {BoardNumbers} numbers @param {number} side @param {{from: number, to: number, hits: boolean}} step
 * @returns {{numbers: BoardNumbers, moved: {side: number, from: number, to: number}[]}|null}
 */
export function stepped(layout, numbers, side, { from, to, hits }) {
  const [source, target] = [stackOf(layout, side, from), stackOf(layout, side, to)];
  if (source < 0 || target < 0 || !numbers.men[source]) return null;
  const men = [...numbers.men];
  const moved = [{ side, from, to }];
  men[source] -= 1;
  men[target] += 1;
  const other = 1 - side;
  const hit = layout.cells.find((it) => it.owner === null && it.names[side] === to)?.names[other];
  const bar = stackOf(layout, other, layout.bar);
  if (hits && hit !== null && hit !== undefined && bar >= 0) {
    men[stackOf(layout, other, hit)] -= 1;
    men[bar] += 1;
    moved.unshift({ side: other, from: hit, to: layout.bar });
  }
  // What was marked on men speaks of how they lay before.
  return { numbers: { ...numbers, men, fresh: [], pennants: [], worth: undefined }, moved };
}
