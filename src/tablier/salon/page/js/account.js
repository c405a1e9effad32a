/** The account of a scored game as a table; the printable sheet comes from the server. */

import { h } from "./lib/dom.js";
import { get } from "./lib/api.js";
import { language, t } from "./lib/words.js";

const PAYMENTS = ["rounds", "consolations", "queue", "bets"];
/** @param {number} number */
const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** @param {string} id the table's @param {{names: string[]}} replay */
export async function accountTable(id, replay) {
  const account = await get(`/api/tables/${id}/account?format=json`).catch(() => null);
  /** @type {any[]} */
  const rows = account?.lines ?? [];
  if (!rows.length) return h("p", {}, h("a.btn", { href: `/api/tables/${id}/account?format=html&lang=${language()}`, target: "_blank" }, t("game-account-print")));
  const names = account.names ?? replay.names;
  // The total first, so that a narrow page shows it; of the payments only those that somebody made.
  const columns = ["total", ...PAYMENTS.filter((it) => rows.some((row) => row[it]))];
  return h("div", {},
    h("div.account-table", { tabindex: 0, role: "region", "aria-label": t("game-account") }, h("table.plain-table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("game-account-player")), columns.map((it) => h("th.n", { scope: "col" }, t(`game-account-${it}`))))),
      h("tbody", {}, rows.map((row, at) => h("tr", {},
        h("th", { scope: "row" }, rowName(row, at, names)), columns.map((it) => h("td.n", {}, it === "total" ? h("strong", {}, signed(row[it])) : signed(row[it] ?? 0)))))))),
    h("p", {}, h("a.btn", { href: `/api/tables/${id}/account?format=html&lang=${language()}`, target: "_blank" }, t("game-account-print"))));
}

/** @param {any} row @param {number} at @param {string[]} names */
function rowName(row, at, names) {
  if (Array.isArray(row.players)) return row.players.map((/** @type {number} */ it) => names[it] ?? it).join(" + ");
  return row.name ?? names[at] ?? String(at + 1);
}
