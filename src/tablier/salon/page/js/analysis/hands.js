/** Men set by hand: what pressing, dragging and counting does with the tool that is chosen. */

import { t } from "../lib/words.js";
import { holderOf } from "../board/cells.js";
import { added, counted, menOn, moved, recoloured, removed } from "./setting.js";

/** @import { Bench } from "./bench.js" */
/** @import { Cell, Parts, Sheet } from "../types.js" */

/**
 * @param {Bench} bench
 * @param {{tool: () => string, ground: () => {parts: Parts, sheet: Sheet}|null, set: (parts: Parts, words?: string) => void}} doing
 */
export function mountHands(bench, doing) {
  /** The side that the tool sets; null: none. */
  const colour = () => ({ white: 0, black: 1 })[doing.tool()] ?? null;
  /** Which men of a cell a key or the count is about. @param {Cell} cell */
  const sideAt = (cell) => holderOf(cell) ?? cell.owner ?? colour() ?? 0;

  /** @param {Cell} cell @param {"more"|"less"|"none"|"colour"} by */
  const set = (cell, by) => {
    const ground = doing.ground();
    if (!ground) return;
    const [at, side, { parts, sheet }] = [bench.place(cell), sideAt(cell), ground];
    if (by === "colour") return doing.set(recoloured(parts, sheet, at));
    const next = by === "more" ? added(parts, sheet, at, side) : by === "less" ? removed(parts, sheet, at, side) : counted(parts, sheet, at, side, 0);
    doing.set(next, t("analysis-done-count", { point: cell.number, n: menOn(next, at, side) }));
  };

  /** @param {Cell} from @param {Cell|null} to @param {number} side */
  const move = (from, to, side) => {
    const ground = doing.ground();
    if (ground) doing.set(moved(ground.parts, ground.sheet, bench.place(from), to ? bench.place(to) : null, side));
  };

  bench.on("press", ({ cell, other }) => {
    const ground = doing.ground();
    const side = colour();
    if (!ground) return;
    if (doing.tool() === "take") doing.set(removed(ground.parts, ground.sheet, bench.place(cell), sideAt(cell)));
    else if (side !== null) doing.set(added(ground.parts, ground.sheet, bench.place(cell), cell.owner ?? (other ? 1 - side : side)));
    else pick(cell);
  });
  bench.on("drag", ({ from, to, side }) => move(from, to, side));
  bench.on("more", ({ cell }) => set(cell, "more"));
  bench.on("less", ({ cell }) => set(cell, "less"));

  /** Pick a man up, or put down the one that was. @param {Cell} cell */
  function pick(cell) {
    const from = bench.cell(bench.picked);
    if (!from) return bench.pick(holderOf(cell) === null ? null : cell.key);
    bench.pick(null);
    const side = holderOf(from);
    if (side !== null && from.key !== cell.key) move(from, cell, side);
  }
  return { set };
}
