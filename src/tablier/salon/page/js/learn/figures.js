/** Costs as they stand in a sentence, and what of a choice is told. */

import { inUnit, isChance } from "../lib/figures.js";
import { t } from "../lib/words.js";

/** So much, with the name of what it is: "0.162 points", "3.2 %". @param {string} unit @param {number} value */
export const amount = (unit, value) => (isChance(unit) ? inUnit(value, unit) : t(`learn-cost-${unit}`, { n: value, figure: inUnit(value, unit) }));

/** Which columns say anything: chances say it all where they are the unit, and nothing where tokens are. @param {string} unit */
export const columns = (unit) => (unit === "tokens" ? ["worth"] : unit === "chance" ? ["wins"] : ["wins", "worth"]);

/** How a worth was found. @param {{how: string, turns: number, trials: number}} found */
export const how = (found) => t(`learn-found-${found.how}`, { n: found.how === "rollout" ? found.trials : found.turns });
