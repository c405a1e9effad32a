/** Seven peg holes in a walnut rail, the last of them today; a brass peg for each day on which its problem was solved. */

import { h } from "../lib/dom.js";
import { language, t } from "../lib/words.js";
import { dayOf, streakOf } from "./days.js";
import { memory } from "./memory.js";

/** @param {string} day @param {"narrow"|"long"} how */
const weekday = (day, how) => new Date(day).toLocaleDateString(language(), { weekday: how, timeZone: "UTC" });

/** The rail, and how many days in a row; `longest` besides where there is room. @param {{longest?: boolean}} [wish] */
export function streak({ longest = true } = {}) {
  const { now, longest: most, week } = streakOf(memory.days(), dayOf());
  return h("div.streak", {},
    h("ol.rail", { "aria-label": t("learn-streak-label") }, week.map(({ day, done, today }) =>
      h(`li${done ? ".done" : ""}${today ? ".today" : ""}`, {},
        h("span.hole", { "aria-hidden": "true" }), h("b", { "aria-hidden": "true" }, weekday(day, "narrow")),
        h("span.unseen", {}, `${weekday(day, "long")}: ${t(done ? "learn-day-solved" : today ? "learn-day-today" : "learn-day-not")}`)))),
    h("p.small", {}, h("b", {}, t("learn-streak", { n: now })), longest && most > now ? h("span.soft", {}, ` · ${t("learn-longest", { n: most })}`) : null));
}
