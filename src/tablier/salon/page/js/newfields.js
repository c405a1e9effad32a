/** Small parts that the forms for a new table share. */

import { h } from "./lib/dom.js";
import { t } from "./lib/words.js";

/** @import { Child, GameInBrief } from "./types.js" */

/** The level a newcomer should meet: one who knows the game and can be beaten. @param {GameInBrief} game */
export const sensibleLevel = (game) => game.levels.find((it) => it.id === "amateur") ?? game.levels[game.levels.length - 1];

/**
 * A choice within a sentence. @returns {HTMLSelectElement}
 * @param {string} name @param {string} label what is chosen, for those who hear it
 * @param {[string|number, string][]} values @param {string|number|null} chosen
 * @param {(event: {target: {value: string}}) => void} [onchange]
 */
export const menu = (name, label, values, chosen, onchange = () => {}) =>
  h("select.in-sentence", { name, "aria-label": label, dataset: { where: name }, onchange },
    values.map(([value, words]) => h("option", { value: String(value), selected: String(value) === String(chosen) }, words)));

/** The words for a key with elements in their places. @param {string} key @param {Record<string, Node>} places @returns {Child[]} */
export function worded(key, places) {
  const marked = t(key, Object.fromEntries(Object.keys(places).map((name) => [name, `\u0001${name}\u0001`])));
  return marked.split("\u0001").map((part, at) => (at % 2 ? places[part] : part));
}

/**
 * A group of radio buttons. @returns {HTMLElement}
 * @param {string} name @param {string} legend @param {[string|number, string][]} values @param {string|number} chosen @param {(event: Event & {target: HTMLInputElement}) => void} [onchange]
 */
export function choice(name, legend, values, chosen, onchange = () => {}) {
  return h("fieldset.field", { dataset: { where: name } }, h("legend.label", {}, legend),
    h("div.choices", {}, values.map(([value, label]) => h("label", {},
      h("input", { type: "radio", name, value: String(value), checked: String(value) === String(chosen), onchange }), h("span", {}, label)))));
}
