/**
 * Dice nobody can steer, from the player's side: what this browser was promised, what it gave, and whether every throw
 * follows from them. The formulae are those of docs/fairness.md; nothing here asks the server to be believed.
 */

import { prefs } from "./lib/prefs.js";
import { hex, hmac, join, sha256, unhex, utf8 } from "./lib/sha256.js";

/** @import { Table, Throws } from "./types.js" */

/**
 * What dice are made of, beside the keys of their throws.
 * @typedef {{table: string, seeds: string[]}} Seeded
 * What was promised, and what was given: kept in this browser.
 * @typedef {{table: string, promise: string, mine?: Record<number, {seed: string, round: number}>, round?: number,
 *   seals?: (string|null)[], seeds?: string[]}} Promised
 */

/** Tables by the scheme that can be checked here. */
export const SCHEME = 2;
const MOST_KEPT = 200;
const FAIR = 252;

/**
 * What is told of a seed before it is; seats count from 0 here.
 * @param {string} table @param {number} seat @param {string} seed
 */
export const sealOf = (table, seat, seed) => hex(sha256(utf8(`tablier seal 2\n${table}\n${seat + 1}\n${seed}`)));

/** The key of the throw before; of the first: the promise. @param {Uint8Array} key */
export const keyBefore = (key) => sha256(join(utf8("tablier chain 2\n"), key));

/** @param {Seeded} it @param {Uint8Array} key @param {number} n @param {string} purpose @returns {Generator<number, never>} */
function* bytes({ table, seeds }, key, n, purpose) {
  for (let block = 0; ; block++) yield* hmac(key, utf8(["tablier dice 2", table, ...seeds, n, purpose, block].join("\n")));
}

/** The dice of the n-th throw. @param {Seeded} about @param {Uint8Array} key @param {number} n @param {number} count */
export function diceOf(about, key, n, count) {
  const dice = [];
  for (const byte of bytes(about, key, n, "dice")) {
    if (byte < FAIR) dice.push((byte % 6) + 1);
    if (dice.length === count) return dice;
  }
  return dice;
}

/** The order of the seats, where the n-th throw is of lots. @param {Seeded} about @param {Uint8Array} key @param {number} n */
export function lotsOf(about, key, n) {
  const stream = bytes(about, key, n, "lots");
  const keys = about.seeds.map((_, seat) => /** @type {[string, number]} */ ([hex(Uint8Array.from({ length: 8 }, () => stream.next().value)), seat]));
  return keys.sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x - y)).map(([, seat]) => seat);
}

// What was promised

/** @returns {Promised[]} */
const allKept = () => {
  try {
    const kept = JSON.parse(prefs.get("promises", "[]"));
    return Array.isArray(kept) ? kept.filter((it) => it && typeof it.table === "string") : [];
  } catch {
    return [];
  }
};

/** What this browser was told of the dice of a table before they were thrown. @param {string} table */
export const promised = (table) => allKept().find((it) => it.table === table) ?? null;

/** @param {Promised} it */
function keep(it) {
  prefs.set("promises", JSON.stringify([it, ...allKept().filter((other) => other.table !== it.table)].slice(0, MOST_KEPT)));
}

/**
 * The seed for a seat, kept with the promise before it is brought. Asked again, it is the same, until everybody's part is
 * asked for anew. `kept` is false where this browser may store nothing.
 * @param {{id: string, commitment: string, round?: number}} about @param {number} seat
 * @returns {{seed: string, kept: boolean}}
 */
export function partFor({ id: table, commitment, round = 1 }, seat) {
  /** @type {Promised} */
  const known = promised(table) ?? { table, promise: commitment };
  const before = known.mine?.[seat];
  const seed = before?.round === round ? before.seed : random();
  keep({ ...known, mine: { ...known.mine, [seat]: { seed, round } } });
  return { seed, kept: promised(table)?.mine?.[seat]?.seed === seed };
}

/** Sixteen random bytes, written down. */
export const random = () => hex(crypto.getRandomValues(new Uint8Array(16)));

/**
 * The check of one table: everything the server says of its dice, against what was said before.
 * `faults` are the names of what does not hold; `wrong` is the first throw that is not as it should be.
 */
export class Check {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.kept = promised(table);
    /** @type {Set<string>} */
    this.faults = new Set();
    /** @type {{n: number, found: number[], expected: number[]}|null} */
    this.wrong = null;
    this.n = 0;
    /** @type {Uint8Array|undefined} of the last throw */
    this.key = undefined;
    /** @type {Table|undefined} */
    this.about = undefined;
    /** @type {number[]} */
    this.you = [];
  }

  /** What does not change: take it in, or see that it has changed. `you` are the seats held here. @param {Table} about @param {number[]} [you] */
  welcome(about, you = []) {
    this.about = about;
    this.you = you;
    if (about.scheme !== SCHEME) return;
    /** @type {Promised} */
    const kept = promised(this.table) ?? this.kept ?? { table: this.table, promise: about.commitment };
    this.kept = kept;
    if (kept.promise !== about.commitment) this.faults.add("promise");
    const anew = !kept.seeds && (about.round ?? 1) > (kept.round ?? 1);
    const before = anew ? [] : kept.seals ?? [];
    if (before.some((it, seat) => it && it !== about.seals[seat])) this.faults.add("seals");
    if (kept.seeds && kept.seeds.join() !== about.seeds?.join()) this.faults.add("seeds");
    if (about.seeds?.some((it, seat) => sealOf(this.table, seat, it) !== about.seals[seat])) this.faults.add("seeds");
    if (about.seeds && this.mine.some(([seat, seed]) => about.seeds?.[seat] !== seed)) this.faults.add("mine");
    // What once failed stays as it was kept: a second look must not forgive it.
    if (this.faults.size) return;
    this.kept = { ...kept, round: about.round, seals: about.seals, ...(about.seeds ? { seeds: about.seeds } : {}) };
    keep(this.kept);
  }

  /** What was given here: seats and seeds. A seat lost before all parts were made anew is nobody's here. @returns {[number, string][]} */
  get mine() {
    return Object.entries(this.kept?.mine ?? {}).filter(([seat, { round }]) => this.you.includes(Number(seat)) || round === (this.about?.round ?? 1))
      .map(([seat, { seed }]) => [Number(seat), seed]);
  }

  /** The seed that opens a seat's seal, if it was given here, and may be told: all is sealed, and nothing has changed. @param {number} seat */
  seedFor(seat) {
    if (this.faults.size || !this.about?.seals?.every(Boolean)) return null;
    return this.mine.find(([at, seed]) => at === seat && sealOf(this.table, seat, seed) === this.about?.seals[seat])?.[1] ?? null;
  }

  /** Throws as they come; `whole` says that these are all there were. @param {Throws|null} told @param {boolean} whole */
  throws(told, whole) {
    if (!told || !this.about?.seeds) return;
    const first = whole ? 0 : this.n;
    const start = whole || !this.key ? unhex(this.kept?.promise ?? this.about.commitment) : this.key;
    // Told as a whole there may be fewer than before: what was taken back comes again by the same keys.
    if (told.n - told.throws.length !== first || (!whole && told.n < this.n)) return void this.faults.add("keys");
    /** @type {Uint8Array[]} the first key first */
    const keys = [unhex(told.key)];
    for (let n = told.n; n > first; n--) keys.unshift(keyBefore(keys[0]));
    if (hex(keys[0]) !== hex(start)) this.faults.add("keys");
    const about = { table: this.table, seeds: this.about.seeds };
    for (const [at, it] of told.throws.entries()) {
      const n = first + at + 1;
      const key = keys[at + 1];
      const found = it.lots ?? it.dice ?? [];
      const expected = it.lots ? lotsOf(about, key, n).slice(0, found.length) : diceOf(about, key, n, found.length);
      if (expected.join() !== found.join()) {
        this.faults.add("throws");
        this.wrong ??= { n, found, expected };
      }
    }
    this.n = told.n;
    this.key = unhex(told.key);
  }
}
