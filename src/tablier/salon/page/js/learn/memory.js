/** What somebody has learnt, kept in this browser and nowhere else: cards, days, the game chosen, mistakes known. */

import { prefs } from "../lib/prefs.js";
import { allSeats } from "../sitting.js";
import { dayOf } from "./days.js";
import { answered } from "./repeating.js";

/** @import { Deck } from "./choosing.js" */
/** @import { Outcome } from "./repeating.js" */
/** @typedef {{stage: string, list: {key: string, table: string, event: number, kind: string, verdict: string, points: number}[]}} Known of one match */

const MOST_DAYS = 1000;
const MOST_MATCHES = 60;

/** Something kept as JSON; what cannot be read counts for nothing. @template T @param {string} name @param {T} otherwise @returns {T} */
function read(name, otherwise) {
  try {
    const kept = JSON.parse(prefs.get(name) ?? "null");
    return kept && typeof kept === "object" && Array.isArray(kept) === Array.isArray(otherwise) ? kept : otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {any} value */
const write = (name, value) => prefs.set(name, JSON.stringify(value));

export const memory = {
  /** @returns {Deck} */
  deck: () => read("learn-deck", /** @type {Deck} */ ({})),
  /** Take in a first answer; the card it has now. @param {string} key @param {Outcome} outcome @param {boolean} mistake */
  note(key, outcome, mistake) {
    const deck = memory.deck();
    const card = (deck[key] = answered(deck[key], outcome, dayOf(), mistake));
    write("learn-deck", deck);
    return card;
  },
  /** The days on which a problem of the day was solved. @returns {string[]} */
  days: () => read("learn-days", /** @type {string[]} */ ([])).filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)),
  /** A problem of the day was solved today. */
  solvedToday() {
    write("learn-days", [...new Set([...memory.days(), dayOf()])].sort().slice(-MOST_DAYS));
  },
  /** What is known of one's matches. @returns {Record<string, Known>} */
  known: () => read("learn-mistakes", /** @type {Record<string, Known>} */ ({})),
  /** @param {string} table @param {Known} what */
  know(table, what) {
    const others = Object.entries(memory.known()).filter(([id]) => id !== table);
    write("learn-mistakes", Object.fromEntries([...others, [table, what]].slice(-MOST_MATCHES)));
  },
  /** The game to learn: the one chosen, else the one played last, else the first. @param {string[]} games */
  game(games) {
    const wished = [prefs.get("learn-game"), ...allSeats().map((it) => it.game)];
    return wished.find((it) => !!it && games.includes(it)) ?? games[0];
  },
  level: () => Number(prefs.get("learn-level", "0")) || 0,
  /** @param {string} game */
  chooseGame: (game) => prefs.set("learn-game", game),
  /** @param {number} level */
  chooseLevel: (level) => prefs.set("learn-level", String(level)),
};
