/** The seats this browser holds at a table: their secrets stay in its store, and come in by a private link. */

import { rememberSeat, seatLink, seatsOf } from "../sitting.js";

/** @import { TablePage } from "./main.js" */
/** @import { Action } from "../types.js" */

/** The secrets for a table, in the order they were come by; four at most. @param {string} table */
export const tokensOf = (table) => seatsOf(table).map((it) => it.token).slice(0, 4);

/** Take a seat out of the address (`#seat=SECRET`), so that the address can be shown to others. @param {string} table */
export function takeFromAddress(table) {
  const found = new URLSearchParams(location.hash.slice(1)).getAll("seat");
  for (const token of found.reverse()) rememberSeat({ table, token });
  if (found.length) history.replaceState(null, "", location.pathname + location.search);
}

/** The private links of the seats held here, to go on elsewhere; null where none is held. @param {string} table */
export function privateLink(table) {
  const seats = seatsOf(table);
  if (!seats.length) return null;
  return seats.length === 1 ? seatLink(seats[0]) : `${location.origin}/table/${table}#${seats.map((it) => `seat=${encodeURIComponent(it.token)}`).join("&")}`;
}

/** For which seat an act is meant: said only where one screen holds several.
 * @param {TablePage} table @param {Action|null} action
 */
export const seatOf = (table, action) => (table.store.shared && action ? { seat: action.seat } : {});
