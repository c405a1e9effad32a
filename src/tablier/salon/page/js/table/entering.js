/**
 * Entering a play: pick a man, drop it; or the destination first; or the same man twice. Every step names man, number
 * and destination and is sent as it is: the server takes it or refuses it, nobody reinterprets it.
 *
 * Steps go out faster than answers come in. Those not yet part of a state are `pending`; what may come next is looked up in
 * the tree behind them. Where the tree does not reach, clicks wait for the next state.
 */

import { after, chains, outcome } from "./tree.js";

export class Entering extends EventTarget {
  /**
   * @param {import("./store.js").Store} store
   * @param {import("./board.js").Board} board
   * @param {(what: string, more?: object) => number} act
   */
  constructor(store, board, act) {
    super();
    Object.assign(this, { store, board, act });
    /** @type {string|null} the cell of the man picked */
    this.picked = null;
    /** @type {string|null} the destination chosen first, while men that could go there pulse */
    this.aimed = null;
    /** @type {{n: number, step: any, at?: number}[]} */
    this.pending = [];
    /** @type {(() => void)[]} clicks that wait */
    this.waiting = [];
    this.lead = null;
    /** The point of the man touched last, where touching binds: touching it again says nothing new. */
    this.touched = null;
    /** The number of an undo that has not been answered: until then nobody knows what may come next. */
    this.undoing = null;
    store.addEventListener("state", () => this.stateCame());
    store.addEventListener("ack", (it) => this.acked(it.detail));
    store.addEventListener("refused", (it) => this.refused(it.detail));
  }

  get side() {
    return this.store.state?.player ?? 0;
  }

  /** Whether a play is being entered at this screen. */
  get active() {
    return this.store.state?.phase === "play" && this.store.myTurn && this.store.family !== "unstacked";
  }

  /** The steps that may come next; null while that is not known yet. */
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

  /** Let another number lead: the next one, or the one named. */
  changeLead(number = null) {
    const open = [...new Set(this.chips.filter((it) => !it.spent && it.possible).map((it) => it.number))];
    if (!open.length) return;
    this.lead = number ?? open[(open.indexOf(this.leading) + 1) % open.length];
    this.changed();
  }

  changed() {
    this.dispatchEvent(new Event("change"));
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
    while (this.waiting.length && this.level !== null) this.waiting.shift()();
    this.changed();
  }

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

  refused({ re }) {
    if (re === this.undoing) this.undoing = null;
    const at = this.pending.findIndex((it) => it.n === re);
    if (at < 0) return;
    this.pending = this.pending.slice(0, at);
    this.waiting = [];
    this.picked = this.aimed = null;
    this.dispatchEvent(new Event("back"));
    this.changed();
  }

  // What may be done

  key(number) {
    return this.board.cellOf(this.side, number)?.key ?? null;
  }

  /** Cells whose man may move. @returns {Set<string>} */
  sources() {
    return new Set((this.level ?? []).map((it) => this.key(it.from)).filter(Boolean));
  }

  /** Where the man picked may go: by cell. @returns {Map<string, import("./marks.js").Target>} */
  targets(picked = this.picked) {
    const found = new Map();
    const cell = this.board.cell(picked);
    if (!cell) return found;
    for (const chain of chains(this.level ?? [], cell.names[this.side])) {
      const last = chain[chain.length - 1];
      const key = this.key(last.to);
      if (!key) continue;
      const number = chain.length === 1 ? String(last.number) : String(chain.reduce((sum, it) => sum + it.number, 0));
      if (!found.has(key)) found.set(key, { number, hits: last.hits, chained: chain.length > 1, rest: false });
    }
    return found;
  }

  // What is done

  /** Do something as soon as it is known what may come next; in the order asked for. */
  later(what) {
    if (this.active && (this.waiting.length || this.level === null)) this.waiting.push(what);
    else what();
  }

  /** A click, a tap or Space on a cell. `dropped`: a man was dragged here. */
  press(key, dropped = false) {
    if (!this.active) return this.dispatchEvent(new CustomEvent("idle", { detail: { key } }));
    if (this.level === null) return this.waiting.unshift(() => this.press(key, dropped));
    if (this.aimed && this.sources().has(key)) return this.fromAimed(key);
    if (this.picked === null) return this.pressFirst(key);
    if (key === this.picked) return dropped ? this.unpick() : this.again();
    return this.drop(key);
  }

  pressFirst(key) {
    if (this.sources().has(key)) return this.pick(key);
    const number = this.board.cell(key).names[this.side];
    const direct = number === null ? [] : this.level.filter((it) => it.to === number);
    if (direct.length) return this.aim(key, direct);
    this.unpick();
    this.dispatchEvent(new CustomEvent("useless", { detail: { key } }));
  }

  pick(key) {
    this.picked = key;
    this.aimed = null;
    const point = this.board.cell(key).names[this.side];
    if (this.store.can("touch") && this.touched !== point) this.act("touch", { point });
    this.touched = point;
    this.dispatchEvent(new Event("picked"));
    this.changed();
  }

  unpick() {
    this.picked = this.aimed = null;
    this.changed();
  }

  /** The destination came first: one way plays, two that need each other play both, several pulse. */
  aim(key, direct) {
    const [first] = direct;
    const together = direct.length > 1 && (first.then ?? []).length > 0 && first.then.every((it) => it.to === first.to);
    if (together) return this.make([first, first.then[0]]);
    const sources = new Set(direct.map((it) => it.from));
    if (sources.size === 1) return this.choose(direct.map((it) => [it]), key);
    this.aimed = key;
    this.dispatchEvent(new Event("aimed"));
    this.changed();
  }

  fromAimed(key) {
    const to = this.board.cell(this.aimed).names[this.side];
    const from = this.board.cell(key).names[this.side];
    const found = this.level.filter((it) => it.from === from && it.to === to);
    if (found.length) return this.choose(found.map((it) => [it]), this.aimed);
    this.pick(key);
  }

  /** The same man again: the leading number, or its only one. */
  again() {
    const from = this.board.cell(this.picked).names[this.side];
    const own = this.level.filter((it) => it.from === from);
    const led = own.find((it) => it.number === this.leading);
    const numbers = new Set(own.map((it) => it.number));
    if (led) return this.make([led]);
    if (numbers.size === 1) return this.make([own[0]]);
    this.dispatchEvent(new CustomEvent("unclear"));
  }

  drop(key) {
    const from = this.board.cell(this.picked).names[this.side];
    const to = this.board.cell(key).names[this.side];
    const ways = to === null ? [] : chains(this.level, from).filter((chain) => chain[chain.length - 1].to === to);
    if (ways.length) return this.choose(ways, key);
    if (this.sources().has(key)) return this.pick(key);
    this.picked = null;
    this.dispatchEvent(new CustomEvent("astray", { detail: { from, to } }));
    this.changed();
  }

  /** Play one of several ways: the shortest; of those the one led by the leading number where they come to the same. */
  choose(ways, key) {
    const least = Math.min(...ways.map((it) => it.length));
    const short = ways.filter((it) => it.length === least);
    const led = short.find((it) => it[0].number === this.leading);
    const outcomes = new Set(short.map((it) => (least === 1 ? it[0].number : outcome(it))));
    if (outcomes.size === 1 || (least === 1 && led)) return this.make(led ?? short[0]);
    this.dispatchEvent(new CustomEvent("choice", { detail: { key, ways: short } }));
  }

  /** Play a number from a cell; for the keys 1 to 6. */
  number(key, number) {
    if (!this.active) return false;
    if (this.level === null) return this.waiting.push(() => this.number(key, number));
    const from = this.board.cell(key)?.names[this.side];
    const found = this.level.find((it) => it.from === from && it.number === number);
    if (found) this.make([found]);
    else this.dispatchEvent(new CustomEvent("astray", { detail: { from, number } }));
    return true;
  }

  /** Make steps: shown at once, sent as they are. */
  make(steps) {
    for (const step of steps) {
      const seat = this.store.state.turn_seat;
      const n = this.act("step", { from: step.from, number: step.number, to: step.to, ...(this.store.shared ? { seat } : {}) });
      this.pending.push({ n, step: bare(step) });
      this.board.foresee(this.side, step);
    }
    this.picked = this.aimed = this.touched = null;
    this.dispatchEvent(new CustomEvent("stepped", { detail: { steps } }));
    this.changed();
  }
}

const bare = ({ from, number, to, hits }) => ({ from, number, to, hits });

