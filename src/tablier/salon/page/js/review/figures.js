/** What only a review writes: costs said aloud, holes, and how a worth was found. */

import { figure, inUnit, isChance } from "../lib/figures.js";
import { t } from "../lib/words.js";

/** A cost as it is said: "minus 9 percent". @param {number} cost @param {string} unit */
export function spoken(cost, unit) {
  const size = isChance(unit) ? figure(100 * cost, 1) : inUnit(cost, unit);
  return t("review-lost", { unit, figure: size });
}

/** About so many holes, to a quarter below two and a half beyond: "¾", "1½", "2". @param {number} holes */
export function holes(holes) {
  const step = holes < 1 ? 0.25 : 0.5;
  const rounded = Math.round(holes / step) * step;
  if (!rounded) return "";
  const sign = { 0.25: "¼", 0.5: "½", 0.75: "¾" }[rounded % 1] ?? "";
  const text = `${Math.floor(rounded) || ""}${sign}`;
  return t("review-holes", { n: rounded <= 1 ? 1 : 2, figure: text });
}

/** How a worth was found, in a narrow column. @param {{how: string, turns: number, trials: number, error: number}} found @param {string} unit */
export function how({ how: by, turns, error }, unit) {
  if (by === "exact") return t("review-how-exact");
  if (by === "turns") return turns < 2 ? t("review-how-glance") : t("review-how-turns", { n: turns });
  return error ? t("review-how-rolled", { error: isChance(unit) ? figure(100 * error, 1) : figure(error, 3) }) : t("review-how-rolled-out");
}
