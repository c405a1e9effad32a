/** The places of a table page, empty: for the page of a table, and for a table inside another page. */

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** What `#play` holds. @param {HTMLElement|null} [lead] what stands first, such as the words of a lesson */
export const skeleton = (lead = null) => [
  lead ? h("div.lead-area", {}, lead) : null,
  h("div.waiting#waiting"),
  h("div.side-above.player#above"),
  h("div.table-area", {}, h("div.hold", {}, h("div.board#board"))),
  h("div.bar-area", {}, h("div#panel"), h("section.bar.past-bar#past", { hidden: true, "aria-label": t("past-label") }), h("div#bar")),
  h("div.side-below.player#below"),
  h("div.talk", {},
    h("div#fairness"), h("div#sitting"), h("section.over.card-box#over", { hidden: true }), h("section.hint-box.card-box#hint", { hidden: true, "aria-label": t("hint-title") }), h("section.referee#referee"),
    h("div#account"), h("section.record#record")),
];
