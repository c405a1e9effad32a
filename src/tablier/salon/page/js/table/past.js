/**
 * Looking back: the record can be stepped through while the game goes on, and the last move be shown again. The board then shows
 * that moment and says so; the play being built stays where it is, and comes back with the present.
 */

import { get } from "../lib/api.js";
import { $, fill, h } from "../lib/dom.js";
import { say } from "../lib/speech.js";
import { language, t } from "../lib/words.js";
import { known, withLayout } from "../board/diagram.js";
import { finish, moveMen, settled, throwDice } from "../board/motion.js";
import { picture } from "./line.js";

/** @import { TablePage } from "./main.js" */
/** @import { BoardNumbers, Layout, Moved } from "../types.js" */
/** @typedef {{board: BoardNumbers, layout: Layout, moved: Moved[]}} Moment */

/** How long the last move is left standing where nothing moves by itself, in milliseconds. */
const STANDS = 1500;

export class Past {
  /** @param {TablePage} table */
  constructor(table) {
    this.table = table;
    /** @type {number|null} how many events had happened at the moment looked at; null: the present */
    this.at = null;
    /** How many have happened since one began to look back. */
    this.news = 0;
    /** Which of several moments asked for is wanted. */
    this.wanted = 0;
    /** @type {Map<string, Moment>} */
    this.kept = new Map();
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    this.root = $("#past");
  }

  get happened() {
    return this.table.store.state?.happened ?? 0;
  }

  /** Step by so many events. @param {number} by */
  step(by) {
    return this.go((this.at ?? this.happened) + by);
  }

  /** Show the moment when so many events had happened; the last of them is the present. @param {number} at */
  async go(at) {
    const wanted = Math.max(0, at);
    if (wanted >= this.happened || !this.table.kept) return this.now();
    const { store, board } = this.table;
    const before = this.at;
    this.at = wanted;
    if (before === null) this.news = this.happened;
    this.draw();
    this.inSight();
    const seen = await this.moment(wanted);
    if (!seen || this.at !== wanted) return;
    const was = board.places();
    board.showAside(seen);
    if (before !== null && wanted === before + 1 && board.root) moveMen(board.root, seen.moved, was);
    const line = store.lines.findLast((it) => it.at === wanted);
    say([t("past-is"), line?.text ?? ""].join(" "));
    this.table.redrawPlay();
  }

  /** Back to the present. */
  now() {
    clearTimeout(this.timer);
    this.wanted += 1;
    if (this.at === null && !this.table.board.behind) return;
    this.at = null;
    this.kept.clear();
    this.table.board.showNow();
    this.draw();
    this.table.redrawPlay();
    say(t("past-now-said"));
  }

  /** Something happened: whoever looks back is told, and not pulled out. @param {boolean} anew whether something was taken back */
  stateCame(anew) {
    if (anew) this.kept.clear();
    if (anew || (this.at !== null && this.at >= this.happened)) this.now();
    else if (this.at !== null) this.draw();
  }

  /** The last move of the other's, or else the last there was: how many events had happened with it. @returns {number|null} */
  get lastMove() {
    const { store, kept } = this.table;
    if (!kept) return null;
    const played = store.lines.filter((it) => it.kind === "play" || it.kind === "played");
    const theirs = played.findLast((it) => it.player !== null && !store.isMe(it.player));
    return (theirs ?? played[played.length - 1])?.at ?? null;
  }

  /** Show the last move again: the dice, then one man after another; then the present comes back. */
  async again() {
    const at = this.lastMove;
    if (at === null || at < 1) return;
    const wanted = (this.wanted += 1);
    const [before, after] = await Promise.all([this.moment(at - 1), this.moment(at)]);
    const { board, store } = this.table;
    if (!before || !after || this.wanted !== wanted) return;
    clearTimeout(this.timer);
    this.at = at;
    this.news = this.happened;
    this.draw(true);
    this.inSight();
    board.showAside(before);
    if (board.root) throwDice(board.root);
    const dice = settled();
    const line = store.lines.findLast((it) => it.at === at);
    if (line) say(line.text);
    /** @param {() => void} next @param {number} wait */
    const then = (next, wait) => {
      this.timer = setTimeout(() => this.wanted === wanted && next(), wait);
    };
    then(() => {
      const was = board.places();
      board.showAside(after);
      const end = board.root ? moveMen(board.root, after.moved, was, { followed: true }) : 0;
      then(() => this.now(), end ? end + 500 : STANDS);
    }, dice);
  }

  /** The board is looked at now, wherever one was on the page. */
  inSight() {
    const board = this.table.board.holder;
    if (board.getBoundingClientRect().top < 0) board.scrollIntoView({ block: "start" });
  }

  /** Whether the last move is just being shown: a click or a key ends that. */
  hurry() {
    finish(this.table.board.root);
  }

  /** @param {number} at @returns {Promise<Moment|null>} */
  async moment(at) {
    const { id, board } = this.table;
    const { shape, flip } = picture();
    const wish = new URLSearchParams({ at: String(at), viewer: String(board.viewer), shape, flip: flip ? "1" : "0", lang: language() });
    const key = wish.toString();
    const found = this.kept.get(key);
    if (found) return found;
    wish.set("known", known());
    try {
      const answer = await get(`/api/tables/${id}/board?${wish}`);
      const seen = { ...withLayout(answer), moved: answer.moved };
      this.kept.set(key, seen);
      return seen;
    } catch {
      return null;
    }
  }

  /** Say over the board that it is the past, and how to leave it. @param {boolean} [again] whether a move is shown once more */
  draw(again = false) {
    const { at, root } = this;
    document.documentElement.classList.toggle("past", at !== null);
    root.hidden = at === null;
    this.table.drawRecord();
    if (at === null) return void fill(root);
    const active = document.activeElement;
    const focused = active instanceof HTMLElement && root.contains(active) ? active.dataset.id : null;
    const since = Math.max(0, this.happened - this.news);
    fill(root,
      h("div.say", {}, h("div.told", {}, h("strong", {}, t(again ? "past-again" : "past-is")),
        h("span", {}, again ? "" : t("past-of", { at, of: this.happened }), since ? [" ", h("b", { role: "status" }, t("past-news", { n: since }))] : null))),
      h("div.acts", {}, again ? null : [
        h("button.btn", { type: "button", dataset: { id: "past-back" }, "aria-label": t("past-back"), disabled: at <= 0, onclick: () => this.step(-1) }, "‹"),
        h("button.btn", { type: "button", dataset: { id: "past-on" }, "aria-label": t("past-on"), onclick: () => this.step(1) }, "›"),
      ],
      h("button.btn.main", { type: "button", dataset: { id: "past-now" }, onclick: () => this.now() }, t("past-now"))));
    if (focused) /** @type {HTMLElement|null} */ (root.querySelector(`[data-id="${focused}"]:not([disabled])`) ?? root.querySelector("[data-id=past-now]"))?.focus({ preventScroll: true });
  }
}
