/** The record: every line of the game, the newest in sight; and the account of a scored game. */

import { fill, h } from "../lib/dom.js";
import { withClauses } from "../lib/rules.js";
import { accountSheet } from "../account.js";
import { t } from "../lib/words.js";

/** @import { TablePage } from "./main.js" */
/** @import { Store } from "./store.js" */
/** @import { RecordLine } from "../types.js" */

const QUIET = new Set(["jan"]);

/** Draw the last lines into the panel. @param {HTMLElement} root @param {TablePage} page @param {number} [most] */
export function drawRecord(root, { store, past }, most = 60) {
  const before = root.querySelector(".lines");
  const focused = !!before && before === document.activeElement;
  const scrolled = before?.scrollTop ?? 0;
  const lines = store.lines.slice(-most);
  const there = lines.findLastIndex((it) => it.at <= (past.at ?? Infinity));
  /** @param {MouseEvent} event @param {RecordLine} it */
  const look = (event, it) => !(event.target instanceof Element && event.target.closest("a")) && past.go(it.at);
  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    const by = STEPS[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    past.step(by);
  };
  const list = h("ol.lines", { tabindex: 0, "aria-label": t("record-walk"), onkeydown: walk }, lines.map((it, k) => {
    const made = row(it, store, past.at !== null && k === there);
    made.addEventListener("click", (event) => look(event, it));
    return made;
  }));
  fill(root, h("div.record-head", {}, h("h2", {}, t("record")),
    h("button.btn.quiet", { type: "button", dataset: { id: "again" }, disabled: past.lastMove === null, "aria-keyshortcuts": "R", onclick: () => past.again() }, t("show-again"))), list);
  const shown = past.at === null ? null : list.children[there];
  list.scrollTop = past.at === null ? list.scrollHeight : scrolled;
  if (shown instanceof HTMLElement) shown.scrollIntoView({ block: "nearest" });
  if (focused) list.focus({ preventScroll: true });
}

/** Backwards and forwards, an event at a time. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** @param {RecordLine} it @param {Store} store @param {boolean} [looked] whether it tells the moment looked at */
function row(it, store, looked = false) {
  return h("li", { class: [it.kind, QUIET.has(it.kind) ? "reason" : "", looked ? "looked" : ""].join(" "), "aria-current": looked ? "true" : null },
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
    h("p.small", {}, h("button.linkish", { type: "button", onclick: () => accountSheet(`tables/${store.table.id}`, { game: store.table.game ?? "", created: store.table.created, names: seats.map((it) => it.name ?? "") }) }, t("account-sheet"))));
}
