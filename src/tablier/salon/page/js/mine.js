/** The games this browser has a seat in, as they stand now. */

import { get, post } from "./lib/api.js";
import { allSeats } from "./sitting.js";

/**
 * @typedef {{id: string, game: string, names: (string|null)[], seats: number[], over: boolean, open: boolean,
 *   yours?: boolean, waitingFor?: string, result?: string|null, won?: boolean|null, touched: number}} Mine
 */

/**
 * One's own tables, those waiting for one first, then those under way, then the finished ones, the latest first.
 * `most` of them are asked how they stand; the rest are only listed. Throws ApiError.
 * @returns {Promise<Mine[]>}
 */
export async function myTables(most = 40) {
  const tokens = allSeats().map((it) => it.token).slice(0, 500);
  if (!tokens.length) return [];
  const { tables } = await post("/api/mine", { tokens });
  const found = await Promise.all(tables.map((it, at) => (at < most ? details(it) : plain(it))));
  return found.sort((a, b) => Number(a.over) - Number(b.over) || Number(Boolean(b.yours)) - Number(Boolean(a.yours)) || b.touched - a.touched);
}

const plain = (table) => ({ ...table, over: table.stage === "over", open: table.stage === "open" });

/** A table with whose turn it is, or how it ended. */
async function details(table) {
  const seen = await get(`/api/tables/${table.id}`).catch(() => null);
  if (!seen) return plain(table);
  const { state } = seen;
  const own = table.seats ?? [];
  const winner = state.result?.match_winner ?? state.result?.winner ?? null;
  const sides = own.map((seat) => state.seats?.[seat]?.side);
  return {
    ...plain(table),
    over: state.over,
    open: state.waiting && !state.over,
    // While lots or the opening throw are to be made nobody in particular has to act: whoever is there does.
    yours: !state.over && (own.includes(state.turn_seat) || (state.turn_seat === null && !state.waiting)),
    waitingFor: state.seats?.[state.turn_seat]?.name,
    result: state.over ? state.result?.verdict ?? state.result?.sentence : null,
    won: !state.over || own.length !== 1 || winner === null || state.seats?.length > 2 ? null : sides.includes(winner),
  };
}
