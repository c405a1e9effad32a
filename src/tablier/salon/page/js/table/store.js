/** What is known of the table: the last welcome, the last state, the lines of the record. Everybody else asks here. */

import { Teller } from "../lib/teller.js";
import { t } from "../lib/words.js";

/** @import { Act, Action, Changes, Field, RecordLine, Side, State, Table, Welcome } from "../types.js" */

/** @type {Field[]} Steps are no event, only a part of one. */
const TYPED = [{ name: "text", kind: "text", least: 0, most: 0, by: 1, yes: "", no: "" }];

export class Store extends Teller {
  /** what never changes: game, options, commitment; there once the line is open */
  table = /** @type {Table} */ (/** @type {unknown} */ (null));
  /** the last state; there once the first has come, which everything that is drawn waits for */
  state = /** @type {State} */ (/** @type {unknown} */ (null));
  /** @type {number[]} the seats held at this screen */
  you = [];
  /** @type {RecordLine[]} */
  lines = [];
  /** whether there are lines before those, which only the record has */
  earlier = false;
  /** @type {{side: Side, n: number}|null} the hole last made */
  hole = null;
  /** connecting, open or lost */
  status = "connecting";

  /** Take in what the server says of the table as a whole. @param {Welcome} it */
  welcome(it) {
    this.table = it.table;
    this.you = it.you ?? [];
    this.tell("welcome");
  }

  /** Take in a state; `whole` says that its lines are all lines. @param {State} state @param {boolean} whole */
  take(state, whole) {
    whole ||= state.whole ?? false;
    const before = whole ? null : this.state;
    this.state = state;
    const lines = state.lines ?? [];
    if (whole) this.earlier = state.lines_from > 0;
    if (whole) this.lines = lines;
    else this.lines = [...this.lines, ...lines];
    this.noteHole(before, state);
    this.tell("state", { before });
  }

  /** Take in what is different since the last state; false, if it is not the last state here that it follows. @param {Changes} it */
  change({ after, changed, gone }) {
    if (this.state?.number !== after) return false;
    const state = { ...this.state, ...changed };
    for (const name of gone) delete state[/** @type {keyof State} */ (name)];
    this.take(state, false);
    return true;
  }

  /** Remember a hole made, for as long as its throw is spoken of: until the next, or until the men are set up anew. @param {State|null} before @param {State} state */
  noteHole(before, state) {
    const gone = !state.dice?.length && !state.last;
    if (!before || gone || state.thrown || state.game_number !== before.game_number) this.hole = null;
    const [now, then] = [state.marked, before?.marked];
    if (!now || !then) return;
    const made = now.holes.map((holes, side) => holes - then.holes[side]);
    const side = made.findIndex((it) => it > 0);
    if (side >= 0) this.hole = { side, n: made[side] };
  }

  /** The action of that name that may be taken here now, or null. @param {string} what @returns {Action|null} */
  can(what) {
    return this.state?.actions?.find((it) => it.do === what) ?? null;
  }

  /** All of that name: points to break up, dice to claim. @param {string} what @returns {Action[]} */
  all(what) {
    return this.state?.actions?.filter((it) => it.do === what) ?? [];
  }

  /** An act as it is declared; what is no event of a game (confirming, a rematch) asks for nothing. @param {string} what @returns {Act} */
  act(what) {
    return this.table.acts.find((it) => it.do === what) ?? { do: what, place: "", label: `act-${what}`, asks: what === "steps" ? TYPED : [] };
  }

  get watching() {
    return this.you.length === 0;
  }

  /** Whether two or more sides are played at this screen. */
  get shared() {
    return this.you.length > 1;
  }

  /** The sides held here. @returns {number[]} */
  get sides() {
    return this.you.map((seat) => this.state?.seats?.[seat]?.side).filter((side) => side !== null && side !== undefined);
  }

  /** Whether it is for this screen to act. */
  get myTurn() {
    return this.you.includes(this.state?.turn_seat ?? -1);
  }

  /** The seat that sits at a side of the board. @param {Side} side */
  seatAt(side) {
    return this.state?.seats?.findIndex((seat) => seat.side === side) ?? -1;
  }

  /** Whether a side is played here, and nobody else's. @param {Side} side */
  isMe(side) {
    return !this.shared && this.sides.includes(side);
  }

  /** The name of a side, or "You". @param {Side|null|undefined} side */
  name(side) {
    if (side === null || side === undefined) return "";
    return this.isMe(side) ? t("you") : this.properName(side);
  }

  /** The name of a side as it stands on the card. @param {Side} side */
  properName(side) {
    return this.state?.seats?.[this.seatAt(side)]?.name ?? this.sideName(side);
  }

  /** Whom one plays against, by name: all who are not on one's own side of the account, where there is one. */
  get rivals() {
    const { state, you } = this;
    const own = (state.account?.lines ?? []).find((it) => it.players.includes(you[0]))?.players ?? you;
    const seats = state.seats.filter((_, seat) => !own.includes(seat));
    return seats.map(({ name, side }) => name ?? (side === null ? "" : this.sideName(side))).filter(Boolean);
  }

  /** What a side of the board is called, whoever sits there. @param {Side} side */
  sideName(side) {
    return t(side === 0 ? "white" : "black");
  }

  /** The page of the rules. */
  get rules() {
    return this.table?.game ?? "";
  }
}
