/** What is looked at on the page of a finished game: which match, as whom, which throw, which of its decisions. */

import { seatsOf } from "../sitting.js";
import { mayAnalyse, momentAddress } from "../analysis/link.js";
import { ofGame, stopAt } from "./course.js";
import { namesOf } from "./titles.js";

/** @import { State, Table } from "../types.js" */
/** @import { Decision, Judged, Review } from "./verdicts.js" */
/** @import { Moment, Stop } from "./course.js" */

export class Looking {
  /** @param {string} what `tables/{id}`, or `records/{id}` @param {Table} about @param {State} state */
  constructor(what, about, state) {
    const [where, id] = what.split("/");
    this.what = what;
    this.id = id;
    /** Whether it is a record that was brought in. */
    this.brought = where === "records";
    this.about = about;
    this.state = state;
    this.names = namesOf(state);
    /** The seats of whoever looks. */
    this.mine = this.brought ? [] : seatsOf(id).flatMap((it) => (it.seat === undefined ? [] : [it.seat]));
    this.sides = (state.seats ?? []).map((it, seat) => (this.names.length > 2 ? null : it.side ?? seat));
    this.viewer = this.sides[this.mine[0] ?? -1] ?? 0;
    const own = this.mine[0] ?? this.sides.indexOf(this.viewer);
    /** Seats in the order they are told: the reader's own first. */
    this.order = [...this.names.keys()].sort((a, b) => Number(b === own) - Number(a === own) || a - b);
    /** Whose mistakes are listed. @type {number|null} */
    this.whose = this.order[0] ?? null;
    /** @type {Moment[]} */
    this.moments = [];
    /** @type {Stop[]} */
    this.stops = [];
    /** @type {Judged[]} */
    this.judged = [];
    /** @type {Review|null} */
    this.review = null;
    this.index = 0;
    /** The decision looked at, and which of its candidates is kept on the board, or only passed over. @type {Decision|null} */
    this.chosen = null;
    /** @type {number|null} */
    this.kept = null;
    /** @type {number|null} */
    this.passed = null;
    this.all = false;
  }

  get stop() {
    return this.stops[this.index];
  }

  /** The game looked at. */
  get game() {
    return this.stop?.game ?? 0;
  }

  /** Its stops. */
  get course() {
    return ofGame(this.stops, this.game);
  }

  get games() {
    return (this.stops[this.stops.length - 1]?.game ?? 0) + 1;
  }

  /** The table to play another game at. */
  get again() {
    if (this.brought || !this.state.over) return null;
    const rules = Object.fromEntries((this.about.options ?? []).map((it) => [it.name, it.value]));
    const bot = this.state.seats.find((it) => it.kind === "bot");
    const wish = new URLSearchParams({ game: this.about.game, rules: JSON.stringify(rules), match: String(this.about.match), against: bot?.level ? `bot:${bot.level}` : "friend" });
    return this.state.rematch?.link ?? `/?${wish}#new`;
  }

  get learnLink() {
    return `/learn#${this.brought ? "record" : "game"}=${encodeURIComponent(this.id)}`;
  }

  /** The moment on the analysis board; null while it would help one of those who play. */
  get analysisLink() {
    const [over, watching] = [this.brought || this.state.over || Boolean(this.state.stopped), !this.mine.length];
    const sides = this.mine.flatMap((seat) => this.sides[seat] ?? []);
    return mayAnalyse({ over, watching, sides }) ? momentAddress(this.moments[this.shown], this.about) : null;
  }

  /** The moment whose board is shown: the one before the decision that is looked at. */
  get shown() {
    return this.chosen ? Math.min(this.chosen.event, this.moments.length - 1) : this.stop.shown;
  }

  /** The seat of a side in a stop. @param {Stop} stop @param {number} side */
  seatOf(stop, side) {
    return this.moments[stop.shown]?.seats?.[side] ?? side;
  }

  /** A value as whoever sits below sees it. @param {number|null} value */
  below(value) {
    if (value === null || this.viewer === 0) return value;
    return this.review?.unit === "tokens" ? -value : 1 - value;
  }

  /** Go to the moment that the address names; whether it names one. */
  asked() {
    const at = /^#at=(\d+)$/.exec(location.hash)?.[1];
    if (at === undefined) return false;
    this.index = stopAt(this.stops, Number(at));
    const { decisions, main } = this.judged[this.index];
    this.chosen = decisions.find((it) => it.event === Number(at)) ?? main;
    return true;
  }
}
