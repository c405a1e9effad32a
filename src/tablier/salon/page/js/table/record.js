/** The record: every line of the game, the newest in sight; and the account of a scored game. */

import { fill, h } from "../lib/dom.js";
import { withClauses } from "../lib/rules.js";
import { accountSheet } from "../account.js";
import { t } from "../lib/words.js";

/** @import { TablePage } from "./main.js" */
/** @import { Store } from "./store.js" */
/** @import { RecordLine } from "../types.js" */

const QUIET = new Set(["jan"]);

/** What a line is shown by, once it has been: a record is drawn anew with everything that happens. @type {WeakMap<RecordLine, HTMLElement>} */
const rows = new WeakMap();

/** Draw the last lines into the panel. @param {HTMLElement} root @param {TablePage} page @param {number} [most] */
export function drawRecord(root, { store, past }, most = 60) {
  const lines = store.lines.slice(-most);
  const there = past.at === null ? -1 : lines.findLastIndex((it) => it.at <= /** @type {number} */ (past.at));
  const walking = root.querySelector(".looked") !== null;
  const shown = lines.map((it, k) => {
    const made = rows.get(it) ?? row(it, store);
    rows.set(it, made);
    made.classList.toggle("looked", k === there);
    made.ariaCurrent = k === there ? "true" : null;
    made.onclick = (event) => !(event.target instanceof Element && event.target.closest("a")) && past.go(it.at);
    return made;
  });
  const list = root.querySelector("ol") ?? h("ol.lines", { tabindex: 0 });
  list.setAttribute("aria-label", t("record-walk"));
  list.onkeydown = (event) => {
    const by = STEPS[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    past.step(by);
  };
  const head = h("div.record-head", {}, h("h2", {}, t("record")),
    h("button.btn.quiet", { type: "button", dataset: { id: "again" }, disabled: past.lastMove === null, "aria-keyshortcuts": "R", onclick: () => past.again() }, t("show-again")));
  if (list.parentElement === root) root.firstElementChild?.replaceWith(head);
  else fill(root, head, list);
  if ((replace(list, shown) || walking) && there < 0) list.scrollTop = list.scrollHeight;
  if (there >= 0) shown[there].scrollIntoView({ block: "nearest" });
}

/** Let a list hold these rows, and touch none that is where it belongs; whether anything was to be done. @param {Element} list @param {Element[]} wanted */
function replace(list, wanted) {
  const stay = new Set(wanted);
  const gone = [...list.children].filter((it) => !stay.has(it));
  for (const it of gone) it.remove();
  const moved = wanted.filter((it, k) => list.children[k] !== it && (list.insertBefore(it, list.children[k] ?? null), true));
  return gone.length + moved.length > 0;
}

/** Backwards and forwards, an event at a time. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };

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
  const mine = (seat) => !store.shared && store.you.includes(seat);
  /** @param {number} seat */
  const name = (seat) => (mine(seat) ? t("you") : seats[seat]?.name ?? "");
  const resting = round?.sitting_out ?? [];
  const out = resting.filter((it) => !mine(it)).map(name).filter(Boolean);
  /** @param {number} it */
  const signed = (it) => (it > 0 ? `+${it}` : String(it).replace("-", "−"));
  /** @param {...string} names */
  const head = (...names) => h("thead", {}, h("tr", {}, names.map((it, k) => h("th", { scope: "col", class: k ? "n" : "" }, t(it)))));
  const rounds = kept.rounds ?? [];
  return h("section.account", {}, h("h2", {}, t("account")),
    resting.some(mine) ? h("p.small", {}, t("sits-out-you")) : null,
    out.length ? h("p.small", {}, t("sits-out", { names: out.join(", ") })) : null,
    h("table.plain-table", {}, head("account-player", "account-rounds", "account-total"),
      h("tbody", {}, (kept.lines ?? []).map((it) => h("tr", {}, h("td", {}, it.players.map(name).join(", ")), h("td.n", {}, signed(it.rounds)), h("td.n", {}, h("b", {}, signed(it.total))))))),
    rounds.length ? h("details", {}, h("summary", {}, t("account-each", { n: rounds.length })),
      h("table.plain-table", {}, head("account-round", "account-winner", "account-holes", "account-tokens"),
        h("tbody", {}, rounds.map((it) => h("tr", {}, h("td", {}, String(it.number)), h("td.n", {}, name(it.winner)), h("td.n", {}, `${it.winner_holes}–${it.loser_holes}`), h("td.n", {}, String(it.tokens))))))) : null,
    h("p.small", {}, h("button.linkish", { type: "button", onclick: () => accountSheet(`tables/${store.table.id}`, { game: store.table.game ?? "", created: store.table.created, names: seats.map((it) => it.name ?? "") }) }, t("account-sheet"))));
}
