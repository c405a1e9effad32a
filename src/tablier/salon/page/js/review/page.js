/** The page of a finished game: everything that shows what is looked at, and going about in it. */

import { get } from "../lib/api.js";
import { still } from "../lib/prefs.js";
import { say } from "../lib/speech.js";
import { gameName, t } from "../lib/words.js";
import { keepLayouts, shapeFor } from "../board/diagram.js";
import { mistakesOf } from "../learn/choosing.js";
import { memory } from "../learn/memory.js";
import { BoardView, compared } from "./boardview.js";
import { courseOf, linked, movedBetween } from "./course.js";
import { DecisionView, nameOf } from "./decisionview.js";
import { GraphView } from "./graphview.js";
import { Looking } from "./looking.js";
import { Panel } from "./panel.js";
import { Progress } from "./progress.js";
import { share } from "./sharing.js";
import { Stepper } from "./stepper.js";
import { flipped, placeOf, plottedOf, toldOf } from "./telling.js";
import { candidatesOf, judge, mistakes, nextMistake } from "./verdicts.js";

/** @import { State, Table } from "../types.js" */
/** @import { Decision, Review } from "./verdicts.js" */
/** @import { Stop } from "./course.js" */

const NARROW = matchMedia("(max-width: 699px)");
/** Milliseconds for a throw, when the game plays itself. */
const BEAT = 1500;
/** How long somebody has to rest at a throw before it is spoken. */
const PAUSE = 350;

export class ReviewPage extends Looking {
  /** @param {string} what `tables/{id}`, or `records/{id}` @param {Table} about @param {State} state */
  constructor(what, about, state) {
    super(what, about, state);
    const { id } = this;
    /** @type {"wide"|"tall"} */
    this.shape = "wide";
    this.board = new BoardView();
    this.graph = new GraphView((k) => this.go(this.course[k].index), (k) => this.told(this.course[k]));
    this.stepper = new Stepper({
      go: (by) => this.step(by), to: (where) => this.go(where === "first" ? this.course[0].index : this.course[this.course.length - 1].index), mistake: (way) => this.mistake(way),
      play: () => this.autoplay(), turn: () => this.turn(),
      share: () => share({ what, id, about, state, names: this.names, at: linked(this.stop), viewer: this.viewer, shape: this.shape }),
    });
    this.decision = new DecisionView({
      preview: (k) => this.look(k, false), keep: (k) => this.look(k, true), choose: (it) => this.go(this.index, it),
      whole: () => {
        this.all = true;
        this.drawDecision();
      },
    });
    this.progress = new Progress(what, (review) => this.take(review), () => this.viewer);
    this.panel = new Panel(this);
  }

  get narrow() {
    return NARROW.matches;
  }

  /** The shape of the board for the room there is: on a wide page its height decides how large it is. @returns {"wide"|"tall"} */
  get fitting() {
    return matchMedia("(min-width: 1100px)").matches ? "wide" : shapeFor(this.board.element);
  }

  // Getting things

  async load() {
    this.shape = this.fitting;
    const wished = `viewer=${this.viewer}&shape=${this.shape}`;
    const found = await get(`/api/${this.what}/moments?form=numbers&${wished}`);
    // Whoever turned the board again meanwhile waits for that.
    if (wished !== `viewer=${this.viewer}&shape=${this.shape}`) return;
    keepLayouts(found.layouts);
    this.moments = found.moments;
    this.stops = courseOf(this.moments);
    this.judged = judge(this.stops, this.review);
  }

  /** Take in what is judged so far. @param {Review|null} review */
  take(review) {
    if (review) {
      this.review = review;
      this.judged = judge(this.stops, review);
      // What is looked at stays, in its newer form.
      const before = this.chosen;
      this.chosen = this.judged[this.index].decisions.find((it) => it.event === before?.event && it.kind === before?.kind) ?? this.judged[this.index].main;
    }
    this.drawAll();
    // What was found of the reader's own is remembered, to be learnt from and told of in the list of games.
    if (review && this.mine.length && this.progress.answer.stage === "done") memory.know(this.what, { stage: "done", list: mistakesOf(this.what, review, this.mine) });
    // Whoever has followed no link to a moment, and gone nowhere yet, begins with the first mistake.
    if (location.hash === "" && mistakes(this.review, this.whose).length) this.mistake(1, -1);
  }

  // Going about

  /**
   * Look at a stop, and at one of its decisions. @param {number} index @param {Decision} [decision] @param {boolean} [from] whether the reader has chosen it in a list
   * @param {boolean} [held] whether a key is held down: then nothing moves
   */
  go(index, decision, from = false, held = false) {
    const to = this.stops[Math.max(0, Math.min(this.stops.length - 1, index))];
    if (!to) return;
    const before = this.stop;
    this.index = to.index;
    this.chosen = decision ?? this.judged[to.index].main;
    this.kept = this.passed = null;
    this.all = false;
    const other = before.game !== to.game;
    history.replaceState(null, "", `#at=${this.chosen ? this.chosen.event : linked(to)}`);
    this.drawBoard(held || still() ? [] : movedBetween(this.moments, before, to));
    this.drawDecision();
    if (other) this.drawGraph();
    else this.graph.go(this.course.indexOf(to));
    this.drawStepper();
    this.panel.go();
    if (from && this.narrow) scrollTo({ top: 0, behavior: still() ? "auto" : "smooth" });
    this.announce();
  }

  /** @param {number} by @param {boolean} [held] */
  step(by, held = false) {
    const course = this.course;
    const at = course.indexOf(this.stop) + by;
    // Beyond the end of a game lies the next one.
    this.go(course[at]?.index ?? this.index + by, undefined, false, held);
  }

  /** Go to the next mistake, or to the one before; beyond the last comes the first again. @param {number} way @param {number} [from] */
  mistake(way, from = this.index) {
    const next = (/** @type {number} */ it) => nextMistake(this.stops, this.review, it, way, this.whose);
    const found = next(from) >= 0 ? next(from) : next(way > 0 ? -1 : this.stops.length);
    if (found >= 0) this.go(found);
    else say(t("review-no-more-mistakes"));
  }

  autoplay() {
    clearInterval(this.playing);
    if (this.playing) {
      this.playing = undefined;
    } else {
      this.playing = setInterval(() => {
        if (this.index >= this.stops.length - 1) this.autoplay();
        else this.step(1);
      }, BEAT);
      this.step(1);
    }
    this.drawStepper();
  }

  /** Nothing goes on by itself any more: another page takes this one's place. */
  leave() {
    if (this.playing) this.autoplay();
    clearTimeout(this.progress.timer);
    clearTimeout(this.saying);
  }

  async turn() {
    this.viewer = 1 - this.viewer;
    await this.load();
    if (this.review) await this.progress.anew();
    this.drawAll();
  }

  /** Show a candidate on the board: only passed over, or kept there. @param {number|null} k @param {boolean} keep */
  look(k, keep) {
    if (keep) this.kept = this.kept === k ? null : k;
    this.passed = keep ? null : k;
    this.drawBoard([]);
    if (keep) {
      for (const it of this.decision.element.querySelectorAll("button[data-k]")) {
        it.setAttribute("aria-pressed", String(Number(it.getAttribute("data-k")) === this.kept));
        it.closest("tr")?.classList.toggle("kept", Number(it.getAttribute("data-k")) === this.kept);
      }
    }
  }

  /** Walk over the candidates. @param {number} way */
  walk(way) {
    if (!this.chosen) return;
    const ranks = candidatesOf(this.chosen, this.all).map((it) => it.rank - 1);
    const at = this.kept === null ? (way > 0 ? -1 : ranks.length) : ranks.indexOf(this.kept);
    this.keep(ranks[at + way] ?? null);
  }

  /** @param {number|null} k */
  keep(k) {
    this.kept = null;
    this.look(k, true);
    if (k !== null && this.chosen) say(t("review-shown", { rank: k + 1, play: nameOf(this.chosen, k) }));
  }

  /** List the mistakes of somebody else. @param {number} seat */
  show(seat) {
    this.whose = seat;
    this.panel.show();
    this.drawGraph();
    this.drawStepper();
  }

  // Drawing

  drawAll() {
    if (!this.stops.length) return;
    this.drawBoard([]);
    this.drawDecision();
    this.drawGraph();
    this.drawStepper();
    this.panel.show();
  }

  /** @param {{side: number, from: number, to: number}[]} moved */
  drawBoard(moved) {
    const { chosen } = this;
    const { board: whole } = this.moments[this.shown];
    // Where a play is drawn, the men of the play before bear no signs.
    const board = whole.worth ? { ...whole, fresh: [] } : whole;
    const k = this.passed ?? this.kept;
    const played = chosen ? chosen.candidates[chosen.chosen]?.name ?? "" : "";
    const against = chosen && chosen.kind === "play" && chosen.choices > 1 ? (k !== null ? chosen.candidates[k]?.name : chosen.verdict ? chosen.candidates[0].name : null) : null;
    // A play that is looked at by itself is drawn as what might have been; the one that was made stays dashed.
    const better = chosen && against !== null && against !== undefined && against !== played
      ? () => compared(chosen, against, played, this.viewer, this.shape) : null;
    this.board.show(board, `${gameName(this.about.full_id)}: ${this.told(this.stop)}`, moved, better);
    const { chance } = this.judged[this.index];
    this.board.chance(this.viewer ? flipped(chance) : chance, this.viewer);
  }

  drawDecision() {
    const { stop, chosen } = this;
    const seat = chosen?.seat ?? (stop.player === null ? -1 : this.seatOf(stop, stop.player));
    this.decision.show({
      stop, moments: this.moments, decisions: this.judged[this.index].decisions.filter((it) => it.choices > 1 || it === chosen), decision: chosen, unit: this.review?.unit ?? "", called: this.review?.called ?? {},
      mine: this.mine.includes(seat), name: this.names[seat] ?? "", kept: this.kept, all: this.all, game: this.about.game, reviewed: Boolean(this.review),
      open: !this.state.over && !this.brought && this.index === this.stops.length - 1, analysis: this.analysisLink,
    });
  }

  drawGraph() {
    this.graph.element.hidden = !this.review && !this.progress.running;
    this.graph.show(plottedOf(this), this.course.indexOf(this.stop));
  }

  drawStepper() {
    const course = this.course;
    const at = course.indexOf(this.stop);
    this.stepper.show({
      at: this.index, count: this.stops.length, number: this.stop.number, of: course[course.length - 1].number, end: this.stop.end && at === course.length - 1,
      mistakes: mistakes(this.review, this.whose).length > 0, playing: Boolean(this.playing),
    });
    const chooser = document.querySelector("#game-chooser");
    if (chooser instanceof HTMLSelectElement) chooser.value = String(this.game);
  }

  /** Where something happened. @param {{event: number, game: number}} it */
  place(it) {
    return placeOf(this, it);
  }

  /** A stop in one sentence, for those who hear it. @param {Stop} stop */
  told(stop) {
    return toldOf(this, stop);
  }

  /** Say where one is, once, when one rests there; the slider says it itself. */
  announce() {
    clearTimeout(this.saying);
    this.saying = setTimeout(() => document.activeElement !== this.graph.area && say(this.told(this.stop)), PAUSE);
  }
}
