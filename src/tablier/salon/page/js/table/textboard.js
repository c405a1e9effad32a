/** The board as a table of words, in path order: for those who would rather read it, or have it read. */

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { holderOf } from "../board/cells.js";

/** @import { Board } from "./board.js" */
/** @import { Store } from "./store.js" */
/** @import { Cell } from "../types.js" */

/** @param {{store: Store, board: Board}} table */
export function textBoard({ store, board }) {
  /** @param {Cell} cell */
  const row = (cell) => {
    const name = cell.number === 0 ? t("bar") : cell.number === 25 ? t("off") : String(cell.number);
    const side = holderOf(cell);
    const what = cell.stacked
      ? [cell.standing ? t("cell-standing", { n: cell.standing }) : "", cell.men[cell.owner ?? 0] - cell.standing > 0 ? t("cell-lying", { n: cell.men[cell.owner ?? 0] - cell.standing }) : ""].filter(Boolean).join(", ")
      : side === null ? ""
        : t("cell-men", { n: cell.men[side] }) + (cell.pinned === null ? "" : `, ${t("cell-pinned", { name: store.name(cell.pinned) })}`);
    return h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, cell.owner !== null ? store.name(cell.owner) : side === null ? "" : store.name(side)), h("td", {}, what || t("cell-empty")));
  };
  return h("table.plain-table", {}, h("caption.unseen", {}, t("textboard")),
    h("thead", {}, h("tr", {}, [t("textboard-point"), t("textboard-who"), t("textboard-men")].map((it) => h("th", { scope: "col" }, it)))),
    h("tbody", {}, board.cells.map(row)));
}
