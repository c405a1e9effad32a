/** One's own mistakes: found in the reviews of the matches this browser has a seat in, and remembered here. */

import { get, post } from "../lib/api.js";
import { myTables } from "../mine.js";
import { mistakesOf } from "./choosing.js";
import { memory } from "./memory.js";

/** @typedef {{key: string, table: string, event: number, kind: string, verdict: string, points: number}} Mistake */
/** @typedef {{id: string, game: string, seats: number[], touched: number}} Match  `id`: what stands in addresses, "tables/…" or "records/…" */

/** So many matches are looked through, the latest first. */
const MOST = 30;
/** What is asked of all matches has to be worth it; of one match everything is. */
const WORTH_IT = ["error", "blunder"];
/** Mistakes that are asked whatever match they are from. @param {Mistake[]} mistakes */
export const worthIt = (mistakes) => mistakes.filter((it) => WORTH_IT.includes(it.verdict));
const DONE = ["done", "stopped"];

/** @param {{done: number, of: number}|null} one @param {{done?: number, of?: number}} other */
const sum = (one, { done = 0, of = 0 }) => ({ done: (one?.done ?? 0) + done, of: (one?.of ?? 0) + of });

export class Matches {
  constructor() {
    /** @type {Match[]} */
    this.all = [];
    /** @type {Map<string, any>} reviews by their match */
    this.reviews = new Map();
    /** Matches that nobody has reviewed yet. @type {Match[]} */
    this.unreviewed = [];
  }

  /** Look for one's matches. Throws ApiError. @param {string|null} only one match, of which nothing may be known here */
  async find(only) {
    const mine = (await myTables()).filter((it) => it.over).map((it) => ({ ...it, id: `tables/${it.id}` }));
    const own = mine.find((it) => it.id === only);
    // A match of somebody else's, or a record, can be learnt from as well: then all its mistakes are.
    if (only) this.all = [own ?? { id: only, game: "", seats: [0, 1, 2, 3], touched: 0 }];
    else this.all = mine.slice(0, MOST);
    this.unreviewed = [];
  }

  /**
   * The mistakes of all matches found, those under review as far as they are known. Throws ApiError.
   * @param {string|null} only
   * @returns {Promise<{mistakes: Mistake[], waiting: {done: number, of: number}|null}>}
   */
  async look(only) {
    /** @type {Mistake[]} */
    const mistakes = [];
    /** @type {{done: number, of: number}|null} */
    let waiting = null;
    this.unreviewed = [];
    for (const match of this.all) {
      const known = memory.known()[match.id];
      if (known && DONE.includes(known.stage)) {
        mistakes.push(...known.list);
        continue;
      }
      const { stage, done, of } = await this.review(match, !!only).catch((problem) => (only ? Promise.reject(problem) : { stage: "none" }));
      if (stage === "none") this.unreviewed.push(match);
      else mistakes.push(...memory.known()[match.id]?.list ?? []);
      if (["waiting", "running"].includes(stage)) waiting = sum(waiting, { done, of });
    }
    return { mistakes: worthIt(mistakes), waiting };
  }

  /** What a review says so far, remembered; `begin` it where there is none. Throws ApiError. @param {Match} match @param {boolean} [begin] @returns {Promise<any>} */
  async review(match, begin = false) {
    const address = `/api/${match.id}/review`;
    let told = await get(`${address}?have=0`);
    if (told.stage === "none" && begin) told = await post(address, {});
    if (told.review) {
      this.reviews.set(match.id, told.review);
      memory.know(match.id, { stage: told.stage, list: mistakesOf(match.id, told.review, match.seats) });
    }
    return told;
  }

  /** Have what is not reviewed yet reviewed. Throws ApiError. */
  async begin() {
    for (const match of this.unreviewed) await this.review(match, true);
  }

  /** A decision with the review it is from. Throws ApiError. @param {Mistake} mistake */
  async decision(mistake) {
    const match = this.all.find((it) => it.id === mistake.table) ?? { id: mistake.table, game: "", seats: [], touched: 0 };
    if (!this.reviews.has(match.id)) await this.review(match);
    const review = this.reviews.get(match.id);
    return { review, match, decision: review?.decisions.find((/** @type {any} */ it) => it.event === mistake.event && it.kind === mistake.kind) };
  }
}
