/** Signs of the review: drawn, since the type has none of them. */

import { h, svg } from "../lib/dom.js";
import { die } from "../lib/glyphs.js";
import { t } from "../lib/words.js";

/** @import { Attributes } from "../types.js" */

const PATHS = {
  first: "M5 5v14M18.500 5.500L10 12l8.500 6.500", back: "M15 5.500L7 12l8 6.500", on: "M9 5.500L17 12l-8 6.500", last: "M19 5v14M5.500 5.500L14 12l-8.500 6.500",
  share: "M12 15V4M7.500 8L12 3.500 16.500 8M4.500 14v5.500h15V14", turn: "M8 20V5M4.500 8.500L8 5l3.500 3.500M16 4v15M12.500 15.500L16 19l3.500-3.500", check: "M5.500 12.500l4.500 4.500 8.500-9.500",
  play: "M7 4.500v15L19 12z", pause: "M8 5v14M16 5v14",
};
const BADGES = { slight: "?!", error: "?", blunder: "??" };

/** @param {keyof PATHS} name */
export const sign = (name) => svg("svg.line-sign", { viewBox: "0 0 24 24", "aria-hidden": "true" },
  svg("path", { d: PATHS[name], fill: "none", stroke: "currentColor", "stroke-width": 1.8, "stroke-linecap": "round", "stroke-linejoin": "round" }));

/** A button that is a sign. @param {keyof PATHS} name @param {string} label @param {Attributes} attributes */
export const signButton = (name, label, attributes) => h("button.sign-button", { type: "button", "aria-label": label, title: label, ...attributes }, sign(name));

/** What a decision is called, as a badge alone; the words stand beside it. @param {string} verdict nothing: it is as good as the best */
export const mark = (verdict) =>
  h("span.badge", { class: verdict || "best", "aria-hidden": "true" }, verdict ? BADGES[/** @type {keyof BADGES} */ (verdict)] : sign("check"));

/** What a decision is called, as a badge, and for those who do not see it as a word. @param {string} verdict @param {boolean} [unseen] whether the word is only heard */
export function badge(verdict, unseen = true) {
  const drawn = mark(verdict);
  return unseen ? [drawn, h("span.unseen", {}, called(verdict))] : [drawn, h(`strong.is-${verdict || "best"}`, {}, called(verdict))];
}

/** @param {string} verdict */
export const called = (verdict) => t(`review-called-${verdict || "best"}`);

/** Dice among words. @param {number[]} dice */
export const diceOf = (dice) => h("span.small-dice", {}, dice.map((it) => die(it)), h("span.unseen", {}, dice.join("-")));

/** A figure that is seen, and another way of saying it that is heard. @param {string} seen @param {string} heard @param {string} [name] */
export const heardAs = (seen, heard, name = "") => h(`span.figure${name}`, {}, h("span", { "aria-hidden": "true" }, seen), h("span.unseen", {}, heard));
