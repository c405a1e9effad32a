/** The review while it is made: asked for, waited for, stopped; and what is said meanwhile. */

import { fill, h, svg } from "../lib/dom.js";
import { get, post } from "../lib/api.js";
import { say } from "../lib/speech.js";
import { t } from "../lib/words.js";
import { trouble } from "../frame.js";

/** @import { Review } from "./verdicts.js" */

/** @typedef {{stage: "none"|"waiting"|"running"|"done"|"stopped"|"failed", depth?: string, before?: number, done?: number, of?: number, settled?: number, share?: number, seconds?: number|null, version?: number, review?: Review|null, sentence?: string|null}} Answer */

/** Milliseconds from one question to the next: soon at first, since the quick pass takes a second or two. */
const SOON = 350, LATER = 1200;

/** How far a review is, from 0 to 1. @param {Answer} answer */
export const shareOf = ({ done = 0, of = 0, share }) => share ?? (of ? Math.min(done / of, 1) : 0);

/** Which of beginning (0), half (1) and end (2) is to be said next, or null: progress speaks only then. @param {number} said @param {Answer} answer */
export function spokenStage(said, answer) {
  const reached = answer.stage === "done" ? 2 : shareOf(answer) >= 0.5 ? 1 : 0;
  return reached > said ? reached : null;
}

export class Progress {
  /**
   * @param {string} what `tables/{id}` or `records/{id}` @param {(review: Review|null, answer: Answer) => void} came
   * @param {() => number} viewer the side from which the board is seen, whose numbers are told
   */
  constructor(what, came, viewer) {
    this.address = `/api/${what}/review`;
    this.viewer = viewer;
    this.came = came;
    /** @type {Answer} */
    this.answer = { stage: "none" };
    this.have = 0;
    this.asked = 0;
    this.said = -1;
    /** What went wrong when the server was asked. @type {any} */
    this.trouble = null;
    /** Whether a review is begun as soon as it is known that there is none: nobody need be offered one meanwhile. */
    this.beginning = false;
    this.element = h("div.progress", { hidden: true });
  }

  get running() {
    return this.answer.stage === "waiting" || this.answer.stage === "running";
  }

  /** See how far it is; `own`: begin it where nobody has. @param {boolean} own */
  async begin(own) {
    this.beginning = own;
    await this.anew();
    this.beginning = false;
    if (own && this.answer.stage === "none" && !this.trouble) await this.start();
  }

  /** All of it, as the board is seen now. */
  anew = () => this.ask(() => get(`${this.address}?viewer=${this.viewer()}`));
  start = (depth = "standard") => this.ask(() => post(this.address, { depth }));
  stop = () => this.ask(() => post(`${this.address}/stop`, {}));

  /** @param {() => Promise<Answer>} question */
  async ask(question) {
    clearTimeout(this.timer);
    try {
      this.take(await question());
      this.trouble = null;
    } catch (problem) {
      this.trouble = problem;
      this.show();
    }
    if (this.running) this.timer = setTimeout(() => this.ask(() => get(`${this.address}?have=${this.have}&viewer=${this.viewer()}`)), this.asked++ < 12 ? SOON : LATER);
  }

  /** @param {Answer} answer */
  take(answer) {
    this.answer = answer;
    if (this.beginning && answer.stage === "none") return;
    if (answer.review) this.have = answer.version ?? this.have + 1;
    const next = answer.stage === "none" ? null : spokenStage(this.said, answer);
    if (next !== null) {
      if (this.running || this.said >= 0) say(t(["review-says-begun", "review-says-half", "review-says-done"][next]));
      this.said = next;
    }
    this.show();
    this.came(answer.review ?? null, answer);
  }

  show() {
    const { answer, trouble: problem } = this;
    const { stage, done = 0, of = 0, settled = 0, seconds, before = 0 } = answer;
    if (stage === "done" && !problem) return this.done();
    this.element.hidden = false;
    // One filled button is enough: with something judged there is another below.
    const begin = (/** @type {string} */ key) => h(this.have ? "button.btn" : "button.btn.main", { type: "button", onclick: () => this.start() }, t(key));
    if (problem) {
      const again = stage === "none" && problem.status !== 409 && problem.status !== 422 ? begin("again") : null;
      return this.card(null, t("review-none"), trouble(problem), again);
    }
    if (stage === "none") return this.card(null, t("review-not-yet"), answer.sentence ?? t("review-not-yet-text"), begin("review-begin"));
    if (stage === "failed") return this.card(null, t("review-failed"), answer.sentence ?? t("review-failed-text"), begin("again"));
    if (stage === "stopped") return this.card(null, t("review-stopped"), t("review-stopped-text", { done, of }), begin("review-go-on"));
    const text = [stage === "waiting" && before ? t("review-before", { n: before }) : seconds ? t("review-seconds", { n: Math.max(1, Math.round(seconds)) }) : "", t("review-meanwhile")].filter(Boolean).join(" ");
    this.card(ring(shareOf(answer)), stage === "waiting" || !of ? t("review-waiting") : done < of ? t("review-progress", { n: done + 1, of }) : t("review-closer", { n: Math.min(settled + 1, of), of }), text,
      h("button.btn.quiet", { type: "button", onclick: () => this.stop() }, t("review-stop")));
  }

  /**
   * Nothing below jumps when it is done: the card says so, and goes with whatever is pressed next. Not sooner than it was
   * pressed: what moves away under a finger is not clicked.
   */
  done() {
    const { element } = this;
    if (element.hidden || element.style.minHeight) return;
    element.style.minHeight = `${element.offsetHeight}px`;
    this.card(null, t("review-says-done"), "", null);
    const leave = () => {
      element.hidden = true;
      element.style.minHeight = "";
      fill(element);
      for (const it of ["click", "keydown"]) document.removeEventListener(it, leave, true);
    };
    for (const it of ["click", "keydown"]) document.addEventListener(it, leave, true);
  }

  /** @param {Node|null} drawn @param {string} title @param {string} text @param {Node|null} act */
  card(drawn, title, text, act) {
    fill(this.element, drawn, h("div.grow", {}, h("strong", {}, title), h("p", {}, text)), act);
  }
}

/** @param {number} share */
function ring(share) {
  const round = 2 * Math.PI * 14;
  return svg("svg.ring", { viewBox: "0 0 34 34", "aria-hidden": "true" }, svg("circle.whole", { cx: 17, cy: 17, r: 14 }),
    svg("circle.part", { cx: 17, cy: 17, r: 14, "stroke-dasharray": `${round * Math.max(share, 0.04)} ${round}`, transform: "rotate(-90 17 17)" }));
}
