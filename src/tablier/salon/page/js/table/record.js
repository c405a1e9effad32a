/** The record: every line of the game, the newest in sight; and the account of a scored game. */

import { fill, h } from "../lib/dom.js";
import { withClauses } from "../lib/rules.js";
import { language, t } from "../lib/words.js";

/** @import { TablePage } from "./main.js" */
/** @import { Store } from "./store.js" */
/** @import { RecordLine } from "../types.js" */

const QUIET = new Set(["jan"]);

/** Draw the last lines into the panel. @param {HTMLElement} root @param {TablePage} page @param {number} [most] */
export function drawRecord(root, { store }, most = 60) {
  const list = h("ol.lines", { tabindex: 0, "aria-label": t("record") }, store.lines.slice(-most).map((it) => row(it, store)));
  fill(root, h("h2", {}, t("record")), list);
  list.scrollTop = list.scrollHeight;
}

/** @param {RecordLine} it @param {Store} store */
function row(it, store) {
  return h("li", { class: [it.kind, QUIET.has(it.kind) ? "reason" : ""].join(" ") },
    it.player !== null && it.player !== undefined && !QUIET.has(it.kind) ? h("span.side", { class: it.player === 0 ? "light" : "dark", "aria-hidden": "true" }) : h("span.side"),
    h("span", {}, withClauses(it.text, it.clause, store.rules)));
}

/** All lines that are known here, for the sheet. @param {Store} store */
export const wholeRecord = (store) => [
  store.earlier ? h("p.small", {}, t("record-earlier")) : null,
  h("ol.lines", {}, store.lines.map((it) => row(it, store))),
];

/** The account of a scored game, as far as it has come; the server's own sheet is linked. @param {Store} store */
export function account(store) {
  const { round, account: kept, seats } = store.state;
  if (!kept) return null;
  /** @param {number} seat */
  const name = (seat) => seats[seat]?.name ?? "";
  const out = (round?.sitting_out ?? []).map(name).filter(Boolean);
  /** @param {number} it */
  const signed = (it) => (it > 0 ? `+${it}` : String(it).replace("-", "−"));
  /** @param {...string} names */
  const head = (...names) => h("thead", {}, h("tr", {}, names.map((it, k) => h("th", { scope: "col", class: k ? "n" : "" }, t(it)))));
  const rounds = kept.rounds ?? [];
  return h("section.account", {}, h("h2", {}, t("account")),
    out.length ? h("p.small", {}, t("sits-out", { names: out.join(", ") })) : null,
    h("table.plain-table", {}, head("account-player", "account-rounds", "account-total"),
      h("tbody", {}, (kept.lines ?? []).map((it) => h("tr", {}, h("td", {}, it.players.map(name).join(", ")), h("td.n", {}, signed(it.rounds)), h("td.n", {}, h("b", {}, signed(it.total))))))),
    rounds.length ? h("details", {}, h("summary", {}, t("account-each", { n: rounds.length })),
      h("table.plain-table", {}, head("account-round", "account-winner", "account-holes", "account-tokens"),
        h("tbody", {}, rounds.map((it) => h("tr", {}, h("td", {}, String(it.number)), h("td.n", {}, name(it.winner)), h("td.n", {}, `${it.winner_holes}–${it.loser_holes}`), h("td.n", {}, String(it.tokens))))))) : null,
    h("p.small", {}, h("a", { href: `/api/tables/${store.table.id}/account?format=html&lang=${language()}`, target: "_blank" }, t("account-sheet"))));
}
