/** One exercise, whatever it is: asked, answered by hand, judged, tried again. What comes next is the page's business. */

import { h } from "../lib/dom.js";
import { say } from "../lib/speech.js";
import { t } from "../lib/words.js";
import { trouble } from "../frame.js";
import { dayOf } from "./days.js";
import { memory } from "./memory.js";
import { drawQuestion, drawVerdict, heading, natural, sentence } from "./panel.js";
import { comesBackIn, outcomeOf } from "./repeating.js";
import { Stage } from "./stage.js";

/** @import { Exercise } from "./exercises.js" */
/** @import { Card, Outcome } from "./repeating.js" */
/** @import { Result } from "./weighing.js" */
/** @import { Bar } from "../table/phases.js" */
/** @import { State } from "../types.js" */

export class Asking {
  /** @param {HTMLElement} root where board and panel go */
  constructor(root) {
    this.top = h("div.learn-top");
    this.question = h("section#learn-question.learn-question", { role: "tabpanel", tabindex: -1 });
    this.foot = h("div.learn-foot");
    this.stage = new Stage(root, h("div.learn-panel", {}, this.top, this.question, this.foot), this);
    /** @type {Exercise|null} */
    this.exercise = null;
    /** @type {"asking"|"judging"|"answered"} */
    this.phase = "asking";
    /** What the hint says, once it was asked for. @type {string|null} */
    this.hinted = null;
    /** What went wrong. @type {string|null} */
    this.trouble = null;
    /** @type {Result|null} */
    this.result = null;
    /** What the first answer came to. @type {Card|null} */
    this.card = null;
    /** What both have marked. @type {any} */
    this.marked = null;
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** Nothing is answered, nothing asked for. */
  reset() {
    this.phase = "asking";
    this.hinted = this.trouble = this.result = this.card = this.marked = null;
  }

  // What the page adds

  /** What stands above the question. */
  drawTop() {}

  /** What comes after this. */
  next() {}

  /** An exercise was answered for the first time. @type {(outcome: Outcome) => void} */
  took() {}

  // Asking and judging

  /** @param {Exercise} exercise */
  ask(exercise) {
    this.exercise = exercise;
    this.reset();
    document.body.classList.remove("resting");
    this.stage.set(exercise);
    this.draw();
  }

  /** The hands have settled the throw. @param {{event: any, position: string}} it */
  answered({ event, position }) {
    this.judge(event.play ?? event.event, position);
  }

  /** The board is there. @param {State} state */
  arrived({ marked, dice }) {
    if (this.phase !== "asking" || !dice.length || JSON.stringify(marked) === JSON.stringify(this.marked)) return;
    this.marked = marked;
    this.draw();
  }

  refused() {
    if (this.phase !== "judging") return;
    this.phase = "asking";
    this.stage.redraw();
  }

  /** @param {{sentence: string}} it */
  bye({ sentence: said }) {
    this.trouble = said;
    if (this.exercise) this.draw();
  }

  /** What an answer is worth; of null, what the best is. @param {string|null} play @param {string} [position] */
  async judge(play, position = "") {
    const { exercise } = this;
    if (!exercise || this.phase === "answered") return;
    this.phase = "judging";
    this.stage.redraw();
    try {
      const result = await exercise.judge(play, position);
      if (exercise === this.exercise) this.show(exercise, result);
    } catch (problem) {
      if (exercise !== this.exercise) return;
      this.phase = "asking";
      this.trouble = trouble(problem);
      this.stage.again();
      this.draw();
    }
  }

  /** @param {Exercise} exercise @param {Result} result */
  show(exercise, result) {
    this.result = result;
    this.phase = "answered";
    const outcome = outcomeOf({ right: result.right, hinted: this.hinted !== null, shown: result.answer === null });
    if (!this.card) {
      this.card = memory.note(exercise.key, outcome, exercise.mistake);
      this.took(outcome);
    }
    if (exercise.daily && result.right) memory.solvedToday();
    this.draw();
    this.stage.compare(exercise, result, sentence(exercise, result));
    say([heading(result), sentence(exercise, result), natural(exercise, result), ...(result.why ?? [])].filter(Boolean).join(" "));
  }

  again() {
    if (this.phase !== "answered") return;
    this.phase = "asking";
    this.result = null;
    this.stage.again();
    this.draw();
  }

  async hint() {
    const { exercise } = this;
    if (!exercise?.hint || this.hinted || this.phase !== "asking") return;
    const from = await exercise.hint().catch(() => null);
    if (exercise !== this.exercise || from === null) return;
    this.hinted = t(from === 0 ? "learn-hint-bar" : "learn-hint-man", { point: from });
    this.draw();
  }

  // What is seen

  draw() {
    const { exercise, result } = this;
    if (!exercise) return;
    this.drawTop();
    if (result) drawVerdict(this.question, exercise, result);
    else drawQuestion(this.question, exercise, { marked: this.marked, hinted: this.hinted, problem: this.trouble, hint: () => this.hint(), show: () => this.judge(null) });
    this.stage.redraw();
  }

  /** The bar under the board, in the words of an exercise. @param {Bar} bar @returns {Bar} */
  recast(bar) {
    const { exercise, result, phase } = this;
    if (!exercise || phase === "judging") return { title: t("learn-judging"), offers: [] };
    if (result) {
      return { title: heading(result), sub: this.comesBack(), offers: [
        { id: "again", label: t("learn-again"), key: "R", again: true, run: () => this.again() },
        { id: "next", label: t("learn-next"), key: "Enter", main: true, again: true, run: () => this.next() }] };
    }
    if (exercise.choices.length) {
      return { title: t("learn-choose"), offers: exercise.choices.map((name) => ({ id: `choose-${name}`, label: exercise.named(name), again: true, run: () => this.judge(name) })) };
    }
    const offers = bar.offers.filter((it) => ["undo", "confirm"].includes(it.id)).map((it) => (it.id === "confirm" ? { ...it, label: t("learn-answer") } : it));
    return { ...bar, sub: offers.some((it) => it.main) ? t("learn-complete") : bar.sub, offers };
  }

  comesBack() {
    const days = this.card && comesBackIn(this.card, dayOf());
    return days === null || days === undefined ? "" : t("learn-comes-back", { n: days });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target instanceof Element && event.target.closest("input, textarea, select, dialog"))) return;
    const act = { h: () => this.hint(), r: () => this.again(), s: () => !this.result && this.judge(null) }[event.key.toLowerCase()];
    if (!act || !this.exercise) return;
    event.preventDefault();
    act();
  }
}
