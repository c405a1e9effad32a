/** The line under the board: whether the position can be, how many men there are, and how far they have to go. */

import { $, fill, h, svg } from "../lib/dom.js";
import { man } from "../lib/glyphs.js";
import { t } from "../lib/words.js";
import { menOf, onBoard } from "./setting.js";

/** @import { Parts, Placed, Sheet } from "../types.js" */

/** @param {HTMLElement} line @param {string} sentence @param {boolean} fine whether it can be @param {Parts|undefined} parts @param {Placed|null} good the last that could be */
export function drawStanding(line, sentence, fine, parts, good) {
  line.classList.toggle("wrong", !fine);
  // It is said aloud when it changes, and only then.
  if ($(".verdict", line).textContent !== sentence) fill($(".verdict", line), sentence);
  const sign = $(".mark", line);
  fill(sign, fine ? check() : "!");
  sign.className = `mark badge ${fine ? "best" : "error"}`;
  fill($(".men", line), parts && good ? [0, 1].map((side) => h("span", {}, man(side), menWords(parts, good.sheet, side))) : null);
  fill($(".pips", line), good?.pips && fine ? t("analysis-pips", { white: good.pips[0], black: good.pips[1] }) : "");
}

/** @param {Parts} parts @param {Sheet} sheet @param {number} side */
function menWords(parts, sheet, side) {
  const here = onBoard(parts, sheet, side);
  const off = menOf(parts, side) - here;
  return off ? t("analysis-men-off", { n: here, off }) : t("analysis-men", { n: here });
}

const check = () => svg("svg", { viewBox: "0 0 24 24", width: 12, height: 12, "aria-hidden": "true" }, svg("path.check", { d: "m5 12.5 4.5 4.5L19 7.5" }));
