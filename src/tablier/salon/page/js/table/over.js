/** The end: how it went, and where to go from here. */

import { fill, h } from "../lib/dom.js";
import { withClauses } from "../lib/rules.js";
import { t } from "../lib/words.js";
import { ended } from "./saying.js";

/** @import { TablePage } from "./main.js" */
/** @import { Past } from "./past.js" */
/** @import { Store } from "./store.js" */

/** Draw the end of a game or of the match; nothing before. @param {HTMLElement} root @param {TablePage} page */
export function drawOver(root, { store, past }) {
  const { result, over, phase, stopped } = store.state;
  if (stopped && !over) return drawStopped(root, store);
  root.hidden = !(result && (over || phase === "between"));
  if (!result || root.hidden) return fill(root);
  fill(root,
    h("h2", {}, ended(store)),
    h("p", {}, withClauses(result.sentence, result.clause, store.rules)),
    over && result.verdict ? h("p", {}, result.verdict) : null,
    missed(store, past),
    over ? h("p", {}, h("a", { href: `/game/${store.table.id}` }, t("over-review"))) : null);
}

/** What each has overlooked in the game that has ended, where they marked or claimed for themselves. @param {Store} store @param {Past} past */
function missed(store, past) {
  const { missed: found, results } = store.state;
  if (!found) return null;
  const here = found.filter((it) => it.game === results.length - 1);
  if (!here.length) return h("p", {}, t("missed-nothing"));
  const seats = [...new Set(here.map((it) => it.seat))].sort();
  return h("details.missed", { open: true }, h("summary", {}, t("missed-title")), seats.map((seat) => {
    const own = here.filter((it) => it.seat === seat);
    return [h("h3", {}, store.isMe(own[0].player) ? t("you") : store.state.seats[seat]?.name ?? store.sideName(own[0].player)),
      h("ul", {}, own.map((it) => h("li", {}, h("span", {}, withClauses(it.sentence, it.clause, store.rules)),
        h("button.btn.quiet", { type: "button", "aria-label": `${t("missed-look")}: ${it.sentence}`, onclick: () => past.go(it.at) }, t("missed-look")))))];
  }));
}

/** A table that stands still for good: why, and what is left of it. @param {HTMLElement} root @param {Store} it */
function drawStopped(root, { state, table }) {
  root.hidden = false;
  fill(root,
    h("h2", {}, t("stopped-title")),
    h("p", {}, state.stopped?.sentence),
    h("p", {}, h("a", { href: `/game/${table.id}` }, t("over-look"))));
}
