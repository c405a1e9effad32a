/** What the bar says in every phase: whose turn it is, what was said last, how it ended. */

import { has, listed, t } from "../lib/words.js";

/** @import { TablePage } from "./main.js" */
/** @import { Store } from "./store.js" */
/** @import { State } from "../types.js" */

/** @param {TablePage} table */
export const other = (table) => {
  const { store } = table;
  const side = store.sides.length === 1 ? 1 - store.sides[0] : 1 - (store.state.player ?? 0);
  return store.properName(side);
};

/** @param {TablePage} table @param {string} key */
export function wait(table, key) {
  const { store } = table;
  return { title: t(key, { name: store.properName(store.state.player ?? 0) }), sub: lastSaid(store), offers: [] };
}

/** What whoever looks on is told: what is waited for, and of whom, where it is of somebody. @param {Store} store */
export function watchingTitle(store) {
  const { phase, player } = store.state;
  if (player === null) return t(has(`${phase}-title`) ? `${phase}-title` : "between-title");
  const waits = phase === "play" && !store.table.by_steps ? "itself-wait" : `${phase}-wait`;
  return t(has(waits) ? waits : "play-wait", { name: store.properName(player) });
}

/** Won or lost, where somebody at this screen alone is concerned. @param {Store} store */
export function ended(store) {
  const { result, over } = store.state;
  const [seat] = store.you;
  const played = over || store.sides.length > 0; // a round one has sat out is neither won nor lost
  if (!over && store.table.scored) return t("between-round", { n: store.state.round?.number ?? 1 });
  if (store.you.length !== 1 || !played || !result?.winners.length) return t(over ? "over-title" : "between-title");
  const won = result.winners.includes(seat);
  return over ? t(won ? "over-won" : "over-lost") : t(won ? "between-won" : "between-lost");
}

/** What a school is claimed for, to whoever reads it. @param {Store} store */
export function claimed(store) {
  const { claimant, over, points } = /** @type {NonNullable<State["quarrel"]>} */ (store.state.quarrel);
  const reader = store.isMe(claimant) ? "claimant" : store.isMe(1 - claimant) ? "accused" : "neither";
  return t(over ? "quarrel-over" : "quarrel-under", { reader, name: store.properName(claimant), other: store.properName(1 - claimant), n: points });
}

/** That it is contested, to whoever reads it. @param {Store} store */
export function contested(store) {
  const accused = 1 - /** @type {NonNullable<State["quarrel"]>} */ (store.state.quarrel).claimant;
  return t("quarrel-contested", { reader: store.isMe(accused) ? "accused" : "other", name: store.properName(accused) });
}

/** The last thing that was said of the game, for the second line. @param {Store} store */
export function lastSaid(store) {
  return store.lines.findLast((it) => it.kind !== "jan")?.text ?? "";
}

/** "5 and 4"; "6 ×6" for many of a kind. @param {number[]} items */
export function numbers(items) {
  const alike = items.length > 2 && items.every((it) => it === items[0]);
  return alike ? `${items[0]} ×${items.length}` : list(items);
}

/** "5 and 4"; "6, 5 and 4". @param {(string|number)[]} items */
export function list(items) {
  return listed(items.map(String));
}

/** "5, 4 or 3". @param {(string|number)[]} items */
export function either(items) {
  return listed(items.map(String), "disjunction");
}

/** How many numbers are still to be played, as far as is known here: not those that cannot be. @param {TablePage} table */
export function toPlay({ entering, store }) {
  const open = entering.chips.filter((it) => !it.spent).length;
  return Math.max(1, Math.min(open, (store.state.to_play ?? open) - entering.pending.length));
}
