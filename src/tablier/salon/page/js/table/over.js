/** The end: how it went, that the dice were fair, and where to go from here. */

import { fill, h } from "../lib/dom.js";
import { withClauses } from "../lib/rules.js";
import { t } from "../lib/words.js";
import { ended } from "./phases.js";

/** Draw the end of a game or of the match; nothing before. */
export function drawOver(root, { store }) {
  const { result, over, phase, proof, stopped } = store.state;
  if (stopped && !over) return drawStopped(root, store);
  root.hidden = !(result && (over || phase === "between"));
  if (root.hidden) return fill(root);
  fill(root,
    h("h2", {}, ended({ store })),
    h("p", {}, withClauses(result.sentence, result.clause, store.rules)),
    over && result.verdict ? h("p", {}, result.verdict) : null,
    over ? h("p", {}, h("a", { href: `/game/${store.table.id}` }, t("over.look"))) : null,
    proof ? h("details", {}, h("summary", {}, t("proof.title")), h("p.small", {}, t(store.table.dice === "hand" ? "proof.hand" : "proof.how")),
      h("dl.proof", {}, [["commitment", proof.commitment], ["secret", proof.secret], ...(proof.seeds ?? []).map((it, k) => [`seed ${k + 1}`, it])]
        .flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, h("code", {}, String(value)))]))) : null);
}

/** A table that stands still for good: why, and what is left of it. */
function drawStopped(root, { state, table }) {
  root.hidden = false;
  fill(root,
    h("h2", {}, t("stopped.title")),
    h("p", {}, state.stopped.sentence),
    h("p", {}, h("a", { href: `/game/${table.id}` }, t("over.look"))));
}
