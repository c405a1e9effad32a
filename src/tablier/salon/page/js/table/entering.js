/**
 * Entering a play: pick a man, drop it; or the destination first; or the same man twice. Every step names man, number
 * and destination and is sent as it is: the server takes it or refuses it, nobody reinterprets it.
 *
 * Steps go out faster than answers come in. Those not yet part of a state are `pending`; what may come next is looked up in
 * the tree behind them. Where the tree does not reach, clicks wait for the next state.
 */

import { Teller } from "../lib/teller.js";
import { after, chains, outcome } from "./tree.js";

/** @import { Board } from "./board.js" */
/** @import { Target } from "./marks.js" */
/** @import { Store } from "./store.js" */
/** @import { Answer, Step } from "../types.js" */

export class Entering extends Teller {
  /**
   * @param {Store} store
   * @param {Board} board
   * @param {(what: string, more?: object) => number} act
   */
  constructor(store, board, act) {
    super();
    this.store = store;
    this.board = board;
    this.act = act;
    /** @type {string|null} the cell of the man picked */
    this.picked = null;
    /** @type {string|null} the destination chosen first, while men that could go there pulse */
    this.aimed = null;
    /** @type {{n: number, step: Step, at?: number}[]} */
    this.pending = [];
    /** @type {(() => void)[]} clicks that wait */
    this.waiting = [];
    /** @type {number|null} the number chosen to lead */
    this.lead = null;
    /** @type {number|null} The point of the man touched last, where touching binds: touching it again says nothing new. */
    this.touched = null;
    /** @type {number|null} The number of an undo that has not been answered: until then nobody knows what may come next. */
    this.undoing = null;
    /** @type {number|undefined} the act it was, once it is answered */
    this.undone = undefined;
    store.on("state", () => this.stateCame());
    store.on("ack", (it) => this.acked(it));
    store.on("refused", (it) => this.refused(it));
  }

  get side() {
    return this.store.state?.player ?? 0;
  }

  /** Whether a play is being entered at this screen. */
  get active() {
    return this.store.state?.phase === "play" && this.store.myTurn && this.store.table.by_steps;
  }

  /** The steps that may come next; null while that is not known yet. @returns {Step[]|null} */
  get level() {
    if (!this.active) return [];
    if (this.undoing !== null) return null;
    return after(this.store.state.steps, this.pending.map((it) => it.step));
  }

  /** Whether every step is made, as far as is known here. */
  get complete() {
    if (!this.active || this.undoing !== null) return false;
    return this.pending.length ? this.level?.length === 0 : this.store.state.complete;
  }

  /** Numbers as chips; those played while answers are under way count as spent. */
  get chips() {
    const chips = (this.store.state?.numbers ?? []).map((it) => ({ ...it }));
    for (const { step } of this.pending) {
      const chip = chips.find((it) => !it.spent && it.number === step.number);
      if (chip) chip.spent = true;
    }
    const level = this.level;
    if (level) for (const chip of chips) chip.possible = !chip.spent && level.some((it) => it.number === chip.number);
    return chips;
  }

  /** The number that leads: chosen, or the first that can be played. */
  get leading() {
    const open = this.chips.filter((it) => !it.spent && it.possible);
    return open.find((it) => it.number === this.lead)?.number ?? open[0]?.number ?? null;
  }

  /** Let another number lead: the next one, or the one named. @param {number} [number] */
  changeLead(number) {
    const open = [...new Set(this.chips.filter((it) => !it.spent && it.possible).map((it) => it.number))];
    if (!open.length) return;
    this.lead = number ?? open[(open.indexOf(this.leading ?? 0) + 1) % open.length];
    this.changed();
  }

  changed() {
    this.tell("change");
  }

  // Answers

  stateCame() {
    const { at } = this.store.state;
    this.pending = this.pending.filter((it) => it.at === undefined || it.at > at);
    this.endUndo();
    if (!this.active) {
      this.undoing = null;
      this.pending = [];
      this.picked = this.aimed = this.lead = this.touched = null;
      this.waiting = [];
    }
    if (this.picked && !this.sources().has(this.picked)) this.picked = null;
    while (this.waiting.length && this.level !== null) this.waiting.shift()?.();
    this.changed();
  }

  /** @param {Answer} answer */
  acked({ re, at }) {
    if (re === this.undoing) this.undone = at;
    this.endUndo();
    const found = this.pending.find((it) => it.n === re);
    if (!found) return;
    found.at = at;
    this.pending = this.pending.filter((it) => it.at === undefined || it.at > this.store.state.at);
    this.changed();
  }

  /** An undo is done when the state that follows it is here. */
  endUndo() {
    if (this.undone === undefined || this.undone > this.store.state.at) return;
    this.undoing = null;
    this.undone = undefined;
  }

  /** @param {Answer} answer */
  refused({ re }) {
    if (re === this.undoing) this.undoing = null;
    const at = this.pending.findIndex((it) => it.n === re);
    if (at < 0) return;
    this.pending = this.pending.slice(0, at);
    this.waiting = [];
    this.picked = this.aimed = null;
    this.tell("back");
    this.changed();
  }

  // What may be done

  /** The cell of one's own point. @param {number} number */
  key(number) {
    return this.board.cellOf(this.side, number)?.key ?? null;
  }

  /** Cells whose man may move. @returns {Set<string>} */
  sources() {
    return new Set((this.level ?? []).map((it) => this.key(it.from)).filter((it) => it !== null));
  }

  /** Where the man picked may go: by cell. @returns {Map<string, Target>} */
  targets(picked = this.picked) {
    const found = new Map();
    for (const chain of chains(this.level ?? [], this.numberOf(picked) ?? -1)) {
      const last = chain[chain.length - 1];
      const key = this.key(last.to);
      if (!key) continue;
      const number = chain.length === 1 ? String(last.number) : String(chain.reduce((sum, it) => sum + it.number, 0));
      if (!found.has(key)) found.set(key, { number, hits: last.hits, chained: chain.length > 1, rest: false });
    }
    return found;
  }

  /** What the one to play calls a cell; null where it has no name for them. @param {string|null} key */
  numberOf(key) {
    return this.board.cell(key)?.names[this.side] ?? null;
  }

  // What is done

  /** Do something as soon as it is known what may come next; in the order asked for. @param {() => void} what */
  later(what) {
    if (this.active && (this.waiting.length || this.level === null)) this.waiting.push(what);
    else what();
  }

  /** A click, a tap or Space on a cell. `dropped`: a man was dragged here. @param {string} key @param {boolean} [dropped] @returns {void} */
  press(key, dropped = false) {
    if (!this.active) return this.tell("idle", { key });
    if (this.level === null) return void this.waiting.unshift(() => this.press(key, dropped));
    if (this.aimed && this.sources().has(key)) return this.fromAimed(key);
    if (this.picked === null) return this.pressFirst(key);
    if (key === this.picked) return dropped ? this.unpick() : this.again();
    return this.drop(key);
  }

  /** @param {string} key */
  pressFirst(key) {
    if (this.sources().has(key)) return this.pick(key);
    const number = this.numberOf(key);
    const direct = (this.level ?? []).filter((it) => it.to === number);
    if (direct.length) return this.aim(key, direct);
    this.unpick();
    this.tell("useless", { key });
  }

  /** @param {string} key */
  pick(key) {
    this.picked = key;
    this.aimed = null;
    const point = this.numberOf(key);
    if (this.store.can("touch") && this.touched !== point) this.act("touch", { point });
    this.touched = point;
    this.tell("picked");
    this.changed();
  }

  unpick() {
    this.picked = this.aimed = null;
    this.changed();
  }

  /** The destination came first: one way plays, two that need each other play both, several pulse. @param {string} key @param {Step[]} direct */
  aim(key, direct) {
    const [first] = direct;
    const then = first.then ?? [];
    const together = direct.length > 1 && then.length > 0 && then.every((it) => it.to === first.to);
    if (together) return this.make([first, then[0]]);
    const sources = new Set(direct.map((it) => it.from));
    if (sources.size === 1) return this.choose(direct.map((it) => [it]), key);
    this.aimed = key;
    this.tell("aimed");
    this.changed();
  }

  /** @param {string} key */
  fromAimed(key) {
    const [from, to] = [this.numberOf(key), this.numberOf(this.aimed)];
    const found = (this.level ?? []).filter((it) => it.from === from && it.to === to);
    if (found.length && this.aimed) return this.choose(found.map((it) => [it]), this.aimed);
    this.pick(key);
  }

  /** What picking the same man again plays: the leading number, or its only one; null where it has several others. */
  get repeated() {
    const from = this.numberOf(this.picked);
    const own = (this.level ?? []).filter((it) => it.from === from);
    const alike = own.every((it) => it.number === own[0].number);
    return own.find((it) => it.number === this.leading) ?? (alike && own[0] ? own[0] : null);
  }

  /** The same man again. */
  again() {
    if (this.repeated) this.make([this.repeated]);
    else this.tell("unclear");
  }

  /** @param {string} key */
  drop(key) {
    const [from, to] = [this.numberOf(this.picked), this.numberOf(key)];
    const ways = chains(this.level ?? [], from ?? -1).filter((chain) => chain[chain.length - 1].to === to);
    if (ways.length) return this.choose(ways, key);
    if (this.sources().has(key)) return this.pick(key);
    this.picked = null;
    this.tell("astray", { from, to });
    this.changed();
  }

  /** Play one of several ways: the shortest; of those the one led by the leading number where they come to the same. @param {Step[][]} ways @param {string} key */
  choose(ways, key) {
    const least = Math.min(...ways.map((it) => it.length));
    const short = ways.filter((it) => it.length === least);
    const led = short.find((it) => it[0].number === this.leading);
    const outcomes = new Set(short.map((it) => (least === 1 ? it[0].number : outcome(it))));
    if (outcomes.size === 1 || (least === 1 && led)) return this.make(led ?? short[0]);
    this.tell("choice", { key, ways: short });
  }

  /** Play a number from a cell; for the keys 1 to 6. @param {string} key @param {number} number @returns {void} */
  number(key, number) {
    if (!this.active) return;
    if (this.level === null) return void this.waiting.push(() => this.number(key, number));
    const from = this.numberOf(key);
    const found = this.level.find((it) => it.from === from && it.number === number);
    if (found) this.make([found]);
    else this.tell("astray", { from, number });
  }

  /** Make steps: shown at once, sent as they are. @param {Step[]} steps */
  make(steps) {
    for (const step of steps) {
      const seat = this.store.state.turn_seat;
      const n = this.act("step", { from: step.from, number: step.number, to: step.to, ...(this.store.shared ? { seat } : {}) });
      this.pending.push({ n, step });
      this.board.foresee(this.side, step);
    }
    this.picked = this.aimed = this.touched = null;
    this.tell("stepped", { steps });
    this.changed();
  }
}
