/** The games this browser has a seat in, as they stand now. */

import { keepGames } from "./app.js";
import { post } from "./lib/api.js";
import { allSeats, isForgotten, rememberSeat, seatsOf } from "./sitting.js";


/**
 * @typedef {{id: string, game: string, variant: string, names: (string|null)[], seats: number[], tokens: string[], over: boolean, open: boolean,
 *   yours: boolean, waitingFor: string|null, result: string|null, won: boolean|null, touched: number,
 *   review: string|null}} Mine  `review`: the stage of the review, where there is one
 */

/**
 * One's own tables, those waiting for one first, then those under way, then the finished ones, the latest first.
 * Throws ApiError.
 * @returns {Promise<Mine[]>}
 */
export async function myTables() {
  const tokens = [...new Set(allSeats().map((it) => it.token))].slice(0, 500);
  if (!tokens.length) return [];
  /** @type {{tables: any[]}} */
  const { tables } = await post("/api/mine", { tokens });
  const mine = tables.filter((it) => !isForgotten(it.id)).map(read).sort((a, b) => Number(a.over) - Number(b.over) || Number(b.yours) - Number(a.yours) || b.touched - a.touched);
  keepGames(mine);
  return mine;
}

/** Find out at which places one sits at a table, where a private link has brought the seats here. @param {string} table */
export async function learnSeats(table) {
  const tokens = seatsOf(table).filter((it) => it.seat === undefined).map((it) => it.token);
  if (!tokens.length) return;
  /** @type {{tables: any[]}} */
  const { tables } = await post("/api/mine", { tokens }).catch(() => ({ tables: [] }));
  for (const it of tables) it.seats.forEach((/** @type {number} */ seat, /** @type {number} */ k) => rememberSeat({ table: it.id, seat, token: it.tokens[k] }));
}

/** @param {any} table @returns {Mine} */
const read = (table) => ({
  ...table,
  over: table.stage === "over",
  open: table.stage === "open",
  waitingFor: table.names[table.turn] ?? null,
  result: table.result?.sentence ?? null,
});
