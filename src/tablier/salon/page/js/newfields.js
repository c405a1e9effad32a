/** Small parts that the forms for a new table share. */

import { h } from "./lib/dom.js";

/** The level a newcomer should meet: one who knows the game and can be beaten. */
export const sensibleLevel = (game) => game.levels.find((it) => it.id === "amateur") ?? game.levels.at(-1);

/** A group of radio buttons. @returns {HTMLElement} */
export function choice(name, legend, values, chosen, onchange = () => {}) {
  return h("fieldset.field", { dataset: { where: name } }, h("legend.label", {}, legend),
    h("div.choices", {}, values.map(([value, label]) => h("label", {},
      h("input", { type: "radio", name, value: String(value), checked: String(value) === String(chosen), onchange }), h("span", {}, label)))));
}
