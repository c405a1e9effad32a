/** How cells are called by those who hear the board: "14, Rose, one man". */

import { t } from "../lib/words.js";
import { holderOf } from "../board/cells.js";

/** @import { Marks } from "./marks.js" */
/** @import { Store } from "./store.js" */
/** @import { Cell } from "../types.js" */

/**
 * What a cell is, in words: number, whose men, how many; then what can be done with it.
 * @param {Cell} cell @param {Store} store @param {number} viewer @param {Marks} [marks]
 */
export function cellLabel(cell, store, viewer, marks = {}) {
  const words = [place(cell, store)];
  if (cell.stacked) {
    words.push(stacked(cell));
  } else {
    const side = holderOf(cell);
    if (side === null) words.push(t("cell-empty"));
    else {
      if (cell.owner === null) words.push(store.name(side));
      words.push(t("cell-men", { n: cell.men[side] }));
      if (cell.pinned !== null) words.push(t("cell-pinned", { name: store.name(cell.pinned) }));
    }
  }
  const target = marks.targets?.get(cell.key);
  if (target) words.push(t(target.hits ? "cell-target-hits" : "cell-target", { number: target.number }));
  else if (marks.picked === cell.key) words.push(t("cell-picked"));
  else if (marks.claims?.has(cell.key)) words.push(t("act-claim", { die: marks.claims.get(cell.key) }));
  else if (marks.breaks?.has(cell.key)) words.push(t("act-break", { point: marks.breaks.get(cell.key) }));
  else if (marks.movable?.has(cell.key)) words.push(t("cell-movable"));
  return words.join(", ");
}

/** @param {Cell} cell @param {Store} store */
function place(cell, store) {
  if (cell.number === 0) return t("cell-bar", { name: store.name(cell.owner) });
  if (cell.number === 25) return t("cell-off", { name: store.name(cell.owner) });
  return cell.owner === null ? String(cell.number) : `${cell.number}, ${store.name(cell.owner)}`;
}

/** @param {Cell} cell */
function stacked(cell) {
  const words = [];
  if (cell.standing) words.push(t("cell-standing", { n: cell.standing }));
  const lone = cell.men[cell.owner ?? 0] - cell.standing - cell.lying;
  if (cell.lying + lone > 0) words.push(t("cell-lying", { n: cell.lying + lone }));
  return words.join(", ") || t("cell-empty");
}

/**
 * Cells in four labelled groups of six points (two on a board of twelve), bars and trays with the group they border on.
 * @param {Cell[]} cells
 */
export function groupsOf(cells) {
  const points = cells.filter((it) => it.number >= 1 && it.number <= 24);
  const others = cells.filter((it) => !points.includes(it));
  const groups = [];
  for (let k = 0; k < points.length; k += 6) {
    const six = points.slice(k, k + 6);
    const label = six[0].owner === null ? t("group-points", { from: six[0].number, to: six[5].number }) : t(k ? "group-theirs" : "group-mine");
    groups.push({ label, cells: six });
  }
  groups[0]?.cells.unshift(...others.filter((it) => it.number === 0));
  groups[groups.length - 1]?.cells.push(...others.filter((it) => it.number === 25));
  return groups;
}
