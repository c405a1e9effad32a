/** The end: how it went. The bar says it, and whoever has a panel beside the board reads it there; nobody reads it twice. */

import { fill, h } from "../lib/dom.js";
import { withClauses } from "../lib/rules.js";
import { t } from "../lib/words.js";
import { ended } from "./saying.js";

/** @import { Past } from "./past.js" */
/** @import { Child } from "../types.js" */
/** @import { Store } from "./store.js" */

/** How a game and its match have ended, or why the table stands still for good; null while it goes on. @param {Store} store @returns {{title: string, lines: Child[][]}|null} */
export function outcome(store) {
  const { result, over, phase, stopped } = store.state;
  if (stopped && !over) return { title: t("stopped-title"), lines: [[stopped.sentence]] };
  if (!result || !(over || phase === "between")) return null;
  const lines = [withClauses(result.sentence, result.clause, store.rules)];
  return { title: ended(store), lines: over && result.verdict ? [...lines, [result.verdict]] : lines };
}

/** What the panel says of it, and what was missed. @param {HTMLElement} root @param {{store: Store, past: Past}} page */
export function drawOver(root, { store, past }) {
  const found = outcome(store);
  root.hidden = !found;
  root.ariaLabel = found?.title ?? null;
  fill(root, found?.lines.map((it) => h("p.outcome", {}, it)), found && missed(store, past));
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
