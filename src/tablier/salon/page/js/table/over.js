/** The end: how it went, and where to go from here. */

import { fill, h } from "../lib/dom.js";
import { withClauses } from "../lib/rules.js";
import { t } from "../lib/words.js";
import { ended } from "./saying.js";

/** @import { TablePage } from "./main.js" */
/** @import { Store } from "./store.js" */

/** Draw the end of a game or of the match; nothing before. @param {HTMLElement} root @param {TablePage} page */
export function drawOver(root, { store }) {
  const { result, over, phase, stopped } = store.state;
  if (stopped && !over) return drawStopped(root, store);
  root.hidden = !(result && (over || phase === "between"));
  if (!result || root.hidden) return fill(root);
  fill(root,
    h("h2", {}, ended(store)),
    h("p", {}, withClauses(result.sentence, result.clause, store.rules)),
    over && result.verdict ? h("p", {}, result.verdict) : null,
    over ? h("p", {}, h("a", { href: `/game/${store.table.id}` }, t("over-look"))) : null);
}

/** A table that stands still for good: why, and what is left of it. @param {HTMLElement} root @param {Store} it */
function drawStopped(root, { state, table }) {
  root.hidden = false;
  fill(root,
    h("h2", {}, t("stopped-title")),
    h("p", {}, state.stopped?.sentence),
    h("p", {}, h("a", { href: `/game/${table.id}` }, t("over-look"))));
}
