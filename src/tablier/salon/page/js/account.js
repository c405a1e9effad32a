/** The account of a scored game: as a table, and as a sheet by itself with its game and date, to be printed. */

import { h } from "./lib/dom.js";
import { get } from "./lib/api.js";
import { openSheet } from "./lib/sheet.js";
import { day, gameName, language, t } from "./lib/words.js";

const PAYMENTS = ["rounds", "consolations", "queue", "bets"];
/** @param {number} number */
const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/**
 * The account as a sheet: what was played, when, by whom; it can be printed, and closed again.
 * @param {string} what @param {{game: string, created?: number|null, names: string[]}} about
 */
export async function accountSheet(what, { game, created, names }) {
  const when = created ? day(new Date(created * 1000)) : null;
  const sheet = openSheet({
    name: "account", title: t("game-account"),
    body: [h("p", {}, h("b", {}, gameName(game)), h("br"), h("span.soft", {}, [names.join(", "), when].filter(Boolean).join(" · "))), await accountTable(what, { names, alone: true })],
    footer: [
      h("a.btn.quiet", { href: `/api/${what}/account?format=html&lang=${language()}`, target: "_blank" }, t("account-whole")),
      h("button.btn", { type: "button", onclick: () => sheet.close() }, t("account-back")),
      h("button.btn.main", { type: "button", onclick: () => print() }, t("account-print")),
    ],
  });
  sheet.classList.add("printed");
}

/** @param {string} what `tables/{id}`, or `records/{id}` @param {{names: string[], alone?: boolean}} replay `alone`: without a link to the sheet */
export async function accountTable(what, replay) {
  const account = await get(`/api/${what}/account?format=json`).catch(() => null);
  /** @type {any[]} */
  const rows = account?.lines ?? [];
  if (!rows.length) return h("p", {}, h("a.btn", { href: `/api/${what}/account?format=html&lang=${language()}`, target: "_blank" }, t("game-account-print")));
  const names = account.names ?? replay.names;
  // The total first, so that a narrow page shows it; of the payments only those that somebody made.
  const columns = ["total", ...PAYMENTS.filter((it) => rows.some((row) => row[it]))];
  return h("div", {},
    h("div.account-table", { tabindex: 0, role: "region", "aria-label": t("game-account") }, h("table.plain-table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("game-account-player")), columns.map((it) => h("th.n", { scope: "col" }, t(`game-account-${it}`))))),
      h("tbody", {}, rows.map((row, at) => h("tr", {},
        h("th", { scope: "row" }, rowName(row, at, names)), columns.map((it) => h("td.n", {}, it === "total" ? h("strong", {}, signed(row[it])) : signed(row[it] ?? 0)))))))),
    replay.alone ? null : h("p", {}, h("a.btn", { href: `/api/${what}/account?format=html&lang=${language()}`, target: "_blank" }, t("game-account-print"))));
}

/** @param {any} row @param {number} at @param {string[]} names */
function rowName(row, at, names) {
  if (Array.isArray(row.players)) return row.players.map((/** @type {number} */ it) => names[it] ?? it).join(" + ");
  return row.name ?? names[at] ?? String(at + 1);
}
