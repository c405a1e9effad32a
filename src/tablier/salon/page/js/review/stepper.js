/** Stepping through a game: to the beginning, back, on, to the end, to the next mistake; by itself; the other side of the board; sharing. */

import { fill, h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { sign, signButton } from "./signs.js";

/** @typedef {{go: (by: number) => void, to: (where: "first"|"last") => void, mistake: (way: number) => void, play: () => void, turn: () => void, share: () => void}} Acts */

export class Stepper {
  /** @param {Acts} acts */
  constructor(acts) {
    this.back = [signButton("first", t("game-step-first"), { onclick: () => acts.to("first") }), signButton("back", t("game-step-back"), { onclick: () => acts.go(-1) })];
    this.on = [signButton("on", t("game-step-on"), { onclick: () => acts.go(1) }), signButton("last", t("game-step-last"), { onclick: () => acts.to("last") })];
    this.count = h("span.count");
    this.mistake = h("button.btn.quiet.next-mistake", { type: "button", onclick: () => acts.mistake(1) }, t("review-next-mistake"), " ", h("kbd", { "aria-hidden": "true" }, "M"));
    this.play = signButton("play", t("review-play"), { onclick: () => acts.play() });
    /** Beside it where there is room, elsewhere on a phone. */
    this.tools = h("div.tools", {}, this.play, signButton("share", t("review-share"), { onclick: () => acts.share() }), signButton("turn", t("game-flip"), { onclick: () => acts.turn() }));
    this.element = h("div.stepper", { role: "group", "aria-label": t("review-stepping") },
      this.back[0], this.back[1], this.count, this.on[0], this.on[1], this.mistake);
  }

  /** @param {{at: number, count: number, number: number, of: number, end: boolean, mistakes: boolean, playing: boolean}} where */
  show({ at, count, number, of, end, mistakes, playing }) {
    for (const it of this.back) it.disabled = at === 0;
    for (const it of this.on) it.disabled = at === count - 1;
    fill(this.count, end ? t("review-the-end") : [h("strong", {}, number), " ", t("review-of", { all: of })]);
    this.mistake.hidden = !mistakes;
    fill(this.play, sign(playing ? "pause" : "play"));
    const label = t(playing ? "review-pause" : "review-play");
    this.play.setAttribute("aria-label", label);
    this.play.title = label;
    this.play.disabled = !playing && at === count - 1;
  }
}
