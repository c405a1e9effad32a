/** What of a position is told in figures. */

import { figure, inUnit } from "../lib/figures.js";

/** @import { Judged, JudgedDecision } from "../types.js" */

/** A chance without its sign, in a column that has it. @param {number} chance */
export const share = (chance) => figure(100 * chance, 1);

/** What is lost, with its sign, also where it is next to nothing. @param {number} lost @param {JudgedDecision["unit"]} unit */
export const lost = (lost, unit) => `\u2212${inUnit(lost, unit)}`;

/** Which kinds of winning and losing say anything: those of which some choice has a chance. @param {Judged[]} choices */
export const kindsOf = (choices) => [1, 2, 3, 4].filter((kind) => choices.some((it) => (it.chances[kind] ?? 0) >= 0.0005));
