/** Small parts that the forms for a new table share. */

import { h } from "./lib/dom.js";
import { t } from "./lib/words.js";

/** The level a newcomer should meet: the best that answers at once. */
export const sensibleLevel = (game) => game.levels.find((it) => it.id === "greedy") ?? game.levels.at(-1);

/** The name of a level in the reader's words where we have them, else the server's. */
export const levelName = (level) => {
  const known = t(`level.${level.id}`);
  return known === `level.${level.id}` ? level.name : known;
};

/** A group of radio buttons. @returns {HTMLElement} */
export function choice(name, legend, values, chosen, onchange = () => {}) {
  return h("fieldset.field", { dataset: { where: name } }, h("legend.label", {}, legend),
    h("div.choices", {}, values.map(([value, label]) => h("label", {},
      h("input", { type: "radio", name, value: String(value), checked: String(value) === String(chosen), onchange }), h("span", {}, label)))));
}
