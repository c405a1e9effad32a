/** The table page: everything put together. State lives in the store, plays in `entering`; this file connects. */

import { $, h, fill } from "../lib/dom.js";
import { prefs } from "../lib/prefs.js";
import { alertAloud } from "../lib/speech.js";
import { t } from "../lib/words.js";
import { myName, rememberSeat, renderSitting, seatsOf } from "../sitting.js";
import { announce, announceEntering, announceLine } from "./announce.js";
import { Acts } from "./acts.js";
import { ActionBar } from "./bar.js";
import { Board, cellUnder } from "./board.js";
import { mountDragging } from "./dragging.js";
import { Entering } from "./entering.js";
import { mountKeys } from "./keys.js";
import { openLine } from "./line.js";
import { Menu } from "./menu.js";
import { Hints } from "./hint.js";
import { Panel } from "./panel.js";
import { placesToPress } from "./places.js";
import { Past } from "./past.js";
import { Fairness } from "./fairness.js";
import { drawPlayers, runClocks } from "./players.js";
import { account, drawRecord } from "./record.js";
import { drawReferee } from "./referee.js";
import { seatOf } from "./seats.js";
import { drawOver } from "./over.js";
import { Store } from "./store.js";
import { anyWay } from "./tree.js";

/** @import { Answer, State } from "../types.js" */

const FAST_WAIT = 500;

/** Everything on the page that another part may need. */
export class TablePage extends Acts {
  /** @param {string} id of the table @param {string} [socket] its address, if it is not that of a table */
  constructor(id, socket = `/api/tables/${id}/socket`) {
    super();
    this.id = id;
    /** Whether the table is kept, so that any moment of it can be looked at; that of a lesson is not. */
    this.kept = socket.startsWith("/api/tables/");
    this.store = new Store();
    /** Points set on the stepper of marking by hand. */
    this.points = 0;
    this.fast = false;
    /** Whether one goes on to the rematch as soon as it is there. */
    this.going = false;
    /** The number of the act sent last. */
    this.sent = 0;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.lineTimer = undefined;
    /** @type {string|undefined} how the line was before */
    this.was = undefined;
    this.play = $("#play");
    this.board = new Board($("#board"), this.store);
    const line = openLine(this.store, socket, id);
    this.line = line.line;
    this.look = line.look;
    this.send = line.act;
    this.entering = new Entering(this.store, this.board, this.act.bind(this));
    this.panel = new Panel($("#panel"), this);
    this.bar = new ActionBar($("#bar"), this);
    this.menu = new Menu($("#top"), this);
    this.fairness = new Fairness(this);
    this.past = new Past(this);
    this.hints = new Hints(this);
    this.connect();
  }

  /** Ask something of the server. @param {string} what @param {object} [more] */
  act(what, more = {}) {
    this.bar?.hideRefusal();
    this.sent = this.send(what, more);
    return this.sent;
  }

  connect() {
    const { store, entering, board } = this;
    store.on("welcome", () => this.menu.showWhere());
    store.on("state", ({ before }) => this.stateCame(before));
    store.on("presence", () => this.redraw());
    store.on("refused", (answer) => this.refused(answer));
    for (const answer of ["ack", "refused"]) store.on(answer, (it) => this.bar.answered(it));
    store.on("why", (answer) => this.explained(answer));
    store.on("bye", (it) => this.bye(it));
    store.on("line", () => this.lineChanged());
    entering.on("change", () => this.redrawPlay());
    entering.on("back", () => store.state && board.show(store.state, { calm: true }));
    entering.on("choice", ({ ways, key }) => this.panel.routes(ways, key));
    entering.on("astray", (step) => this.ask(step));
    entering.on("useless", ({ key }) => this.uselessPress(key));
    entering.on("idle", ({ key }) => {
      const point = board.marks.breaks?.get(key);
      if (point) this.act("break", { point, ...seatOf(this, store.can("break")) });
      const die = board.marks.claims?.get(key);
      if (die) this.act("claim", { die, ...seatOf(this, store.can("claim")) });
    });
    entering.on("unclear", () => this.bar.note(t("play-unclear")));
    entering.on("stepped", () => this.panel.close());
    board.controls.addEventListener("click", (event) => {
      const key = cellUnder(event);
      if (!key) return;
      board.rove(key, false);
      if (this.past.at !== null) return this.past.now();
      this.bar.hideRefusal();
      entering.later(() => entering.press(key));
    });
    // Whoever goes on has seen enough: what still moves is where it goes.
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, () => this.past.hurry(), { capture: true });
    mountDragging(board, entering);
    mountKeys(this);
    announceEntering(entering);
    runClocks(store, (left) => alertAloud(t("clock-low", { n: left })));
  }

  // What the server says

  /** @param {State|null} before */
  stateCame(before) {
    const { store } = this;
    const state = store.state;
    $("#waiting").hidden = true;
    this.panel.written = null;
    document.documentElement.dataset.phase = state.phase;
    if (state.thrown || before?.phase !== state.phase) this.points = 0;
    if (before && (before.phase !== state.phase || before.player !== state.player)) this.panel.close();
    // What was said about the moment before is not about this one.
    if (!before || before.phase !== state.phase || before.player !== state.player || before.results?.length !== state.results?.length) this.bar.hideRefusal();
    this.past.stateCame(!before);
    this.board.show(state, { calm: !before });
    this.hints.stateCame();
    this.bar.free();
    announce(store, before);
    this.redraw();
    this.redrawPlay();
    const link = state.rematch?.link;
    if (this.going && link && this.past.at === null) return this.follow(link); // whoever looks back is not torn away
    this.goOn();
  }

  redraw() {
    const { store } = this;
    if (!store.state) return;
    drawPlayers($("#above"), $("#below"), this);
    drawReferee($("#referee"), this);
    const kept = fill($("#account"), account(store)).childElementCount > 0;
    // A round that is over is about its account.
    $(".talk").classList.toggle("settling", kept && (store.state.phase === "between" || store.state.over));
    drawOver($("#over"), this);
    this.fairness.draw($("#fairness"));
    this.drawRecord(); // once all that takes room from it is there, so that its end is in sight
    this.sitDown();
    this.menu.showWhere();
    this.bar.render();
  }

  drawRecord() {
    if (this.store.state) drawRecord($("#record"), this);
  }

  redrawPlay() {
    const { entering, board, store } = this;
    if (!store.state || !board.root) return;
    if (board.behind) return board.mark({}), this.bar.render();
    const idle = !entering.active || store.status !== "open";
    const only = store.state.only && !entering.pending.length && !store.state.drafted?.length && !entering.picked;
    const aimed = entering.numberOf(entering.aimed);
    board.mark(idle ? placesToPress(this) : {
      side: entering.side,
      picked: entering.picked,
      movable: entering.sources(),
      targets: entering.picked ? entering.targets() : new Map(),
      pulsing: entering.aimed ? new Set((entering.level ?? []).filter((it) => it.to === aimed).map((it) => entering.key(it.from) ?? "")) : null,
      ghosts: only ? anyWay(entering.level) : [],
    });
    this.bar.render();
  }

  /** What goes on by itself, if so chosen: forced plays, and throws while shut out. */
  goOn() {
    clearTimeout(this.timer);
    const { store, entering } = this;
    const state = store.state;
    if (!store.myTurn || state.over) return;
    const nothing = entering.active && !state.steps.length && !state.drafted.length;
    if (this.fast && entering.active && !nothing) this.fast = false;
    const thrown = store.can("throw");
    if (this.fast && (nothing || (thrown && !thrown.dice))) {
      this.timer = setTimeout(() => this.act(nothing ? "confirm" : "throw", seatOf(this, store.can(nothing ? "confirm" : "throw"))), FAST_WAIT);
    } else if (prefs.get("auto") === "yes" && entering.active && state.only && !state.drafted.length) {
      this.timer = setTimeout(() => this.playOnly(), 2 * FAST_WAIT);
    }
  }

  /** @param {Answer} it */
  refused({ sentence, clause, code }) {
    if (code === "nothing-to-undo") return;
    this.bar.refuse({ sentence: sentence ?? "", clause });
    this.board.show(this.store.state, { calm: true });
    this.redrawPlay();
  }

  /** @param {Answer} it */
  explained({ sentence, clause }) {
    if (sentence) this.bar.refuse({ sentence, clause });
    else this.bar.note(t("why-legal"));
  }

  /** @param {any} it */
  bye({ sentence, code }) {
    if (code?.startsWith("no-such")) return this.gone(t("gone-title"), t("gone-sub"));
    if (code === "table-unreadable") return this.gone(t("stopped-title"), sentence);
    if (code === "elsewhere" || code === "blocked") return this.rest(sentence);
    this.bar.refuse({ sentence });
  }

  /** Stay as it is, without a line: coming back would only push another of one's own screens out. @param {string} sentence */
  rest(sentence) {
    this.line.close();
    this.store.status = "lost";
    this.lineChanged();
    clearTimeout(this.lineTimer);
    fill($("#line"), sentence);
    $("#line").hidden = false;
  }

  lineChanged() {
    const { status } = this.store;
    announceLine(status, this.was);
    if (status !== "connecting") this.was = status;
    clearTimeout(this.lineTimer);
    const bar = $("#line");
    if (status === "open") bar.hidden = true;
    else this.lineTimer = setTimeout(() => {
      bar.hidden = false;
      bar.textContent = this.store.state ? t("line-lost") : t("bar-connecting");
    }, status === "lost" ? 0 : 1000);
    document.documentElement.classList.toggle("offline", status !== "open");
    this.redrawPlay();
  }

  /** There is no table to be shown: say why, and where else to go. @param {string} title @param {string} why */
  gone(title, why) {
    this.line.close();
    $("#line").hidden = true;
    this.menu.where.remove();
    fill($("#waiting"), h("h1", {}, title), h("p", {}, why), h("p", {}, h("a.btn.main", { href: "/" }, t("gone-go"))), document.querySelector("#lost > img"));
    for (const it of this.play.children) it.toggleAttribute("hidden", it.id !== "waiting");
  }

  // Sitting down, links

  sitDown() {
    const { store } = this;
    const open = store.state.seats.some((it) => it.open);
    const place = $("#sitting");
    const wanted = open && store.watching;
    if (!wanted) return fill(place);
    if (place.childElementCount) return;
    renderSitting(place, {
      welcome: { table: store.table }, state: store.state,
      onSeated: () => location.reload(),
    });
  }

  showSitting() {
    const field = $("#sit-name");
    field?.closest("form")?.scrollIntoView({ block: "center" });
    field?.focus();
  }

  /** Go on to the rematch: the same seats, kept for the same secrets. What they are to bring is brought there. @param {string} link */
  follow(link) {
    const { store } = this;
    const next = link.split("/").pop() ?? "";
    for (const { token, seat } of seatsOf(this.id)) {
      const place = seat ?? (store.you.length === 1 ? store.you[0] : null);
      if (place === null) continue;
      const name = store.state.seats[place]?.name ?? myName();
      rememberSeat({ table: next, seat: place, token, name, game: store.table.game });
    }
    location.assign(link);
  }
}
