/** What whoever enters a play is told: what has to be played, what may be done next, and why the rest cannot be. */

import { withClauses } from "../lib/rules.js";
import { t } from "../lib/words.js";
import { either, numbers, toPlay } from "./saying.js";

/** @import { TablePage } from "./main.js" */
/** @import { Child } from "../types.js" */

/** What has to be played, and what the referee says must be done. @param {TablePage} table */
export function duty(table) {
  const { store, entering } = table;
  const left = leftOver(table);
  const said = numbers(left.length ? left : store.state.dice);
  if (entering.complete) return left.length ? t("play-done-some", { numbers: said }) : t("play-done");
  if (toPlay(table) < left.length) return t("play-some", { n: toPlay(table), numbers: said });
  const must = store.state.cards?.find((it) => it.must)?.must;
  return [t("play-title", { numbers: said }), must].filter(Boolean).join(" ");
}

/** The numbers not played yet; none once all men are off. @param {TablePage} table */
function leftOver({ entering, board }) {
  const men = board.cells.some((it) => it.men[entering.side] && (it.names[entering.side] ?? 25) < 25);
  return men ? entering.chips.filter((it) => !it.spent).map((it) => it.number) : [];
}

/** Why what is left cannot be played, each reason with its clause. @param {TablePage} table @returns {Child[]} */
export const reasons = ({ store }) => (store.state.unplayed ?? []).flatMap((it) => [" ", ...withClauses(it.sentence, it.clause, store.rules)]);

/** @param {TablePage} table @returns {Child} */
export function guidance(table) {
  const { entering, board } = table;
  if (entering.complete) return leftOver(table).length && table.store.state.unplayed?.length ? reasons(table) : t("play-done-sub");
  if (entering.aimed) return t("play-aimed");
  const cell = entering.picked && board.cell(entering.picked);
  if (!cell && table.store.state.unplayed?.length) return reasons(table);
  if (!cell) return t(entering.chips.some((it) => !it.spent && !it.possible) ? "play-pick-some" : "play-pick");
  const from = cell.names[entering.side];
  // Where one number leads; what is beyond is drawn on the board.
  const targets = [...entering.targets()].filter(([, it]) => !it.chained).map(([key]) => entering.numberOf(key));
  const where = either(targets.map((it) => (it === 25 ? t("off") : it ?? "")));
  const number = entering.repeated?.number;
  return t(number === undefined ? "play-picked-only" : "play-picked", { from: from === 0 ? t("bar") : from, where, number });
}
