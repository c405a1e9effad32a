/** Small parts that the forms for a new table share. */

import { h } from "./lib/dom.js";

/** @import { Game } from "./types.js" */

/** The level a newcomer should meet: one who knows the game and can be beaten. @param {Game} game */
export const sensibleLevel = (game) => game.levels.find((it) => it.id === "amateur") ?? game.levels[game.levels.length - 1];

/**
 * A group of radio buttons. @returns {HTMLElement}
 * @param {string} name @param {string} legend @param {[string|number, string][]} values @param {string|number} chosen @param {(event: Event & {target: HTMLInputElement}) => void} [onchange]
 */
export function choice(name, legend, values, chosen, onchange = () => {}) {
  return h("fieldset.field", { dataset: { where: name } }, h("legend.label", {}, legend),
    h("div.choices", {}, values.map(([value, label]) => h("label", {},
      h("input", { type: "radio", name, value: String(value), checked: String(value) === String(chosen), onchange }), h("span", {}, label)))));
}
