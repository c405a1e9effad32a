/** Worths, chances and costs as every page writes them: as the language does, never more digits than are sure. */

import { language, t } from "./words.js";

const MINUS = "\u2212";

/** A number with so many digits; `signed` with a plus where it is one. @param {number} value @param {number} digits @param {boolean} [signed] */
export function figure(value, digits, signed = false) {
  const rounded = Number(value.toFixed(digits)) + 0;
  const text = Math.abs(rounded).toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return rounded < 0 ? MINUS + text : signed && rounded > 0 ? `+${text}` : text;
}

/** A share: "50.2 %". @param {number} share @param {number} [digits] @param {boolean} [signed] */
export const percent = (share, digits = 1, signed = false) => t("percent", { figure: figure(100 * share, digits, signed) });

/** Whether a unit is a chance: of winning the game, or the match. @param {string} unit */
export const isChance = (unit) => unit === "match" || unit === "chance";

/** So much in a unit, without its name. @param {number} value @param {string} unit @param {boolean} [signed] */
export const inUnit = (value, unit, signed = false) => (isChance(unit) ? percent(value, 1, signed) : figure(value, unit === "tokens" ? 1 : 3, signed));

/** What something is worth to whoever decides; points and tokens with their sign. @param {number} worth @param {string} unit */
export const worth = (worth, unit) => inUnit(worth, unit, !isChance(unit));

/** What was won or lost, with its sign. @param {number} amount @param {string} unit */
export const change = (amount, unit) => inUnit(amount, unit, true);
