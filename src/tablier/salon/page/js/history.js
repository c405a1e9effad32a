/** Your games: those this device has a seat in, under way first; seats taken elsewhere and brought here as links. */

import { $, fill, h } from "./lib/dom.js";
import { gameName, moment, t } from "./lib/words.js";
import { copyButton, frame, setTitle, troubleBox } from "./frame.js";
import { myTables } from "./mine.js";
import { allSeats, forgetSeat, readLinks, rememberSeat, seatLink } from "./sitting.js";

/** @import { Mine } from "./mine.js" */

/** @param {string} name */
const place = (name) => /** @type {HTMLElement} */ ($(`#${name}`));

/** @param {Mine} table */
const namesOf = (table) => (table.names ?? []).map((it) => it ?? "…").join(" – ");

/** @param {Mine} table */
function badge(table) {
  if (table.over) return h("span.badge", {}, t(table.won === true ? "history-won" : table.won === false ? "history-lost" : "history-over"));
  if (table.open) return h("span.badge", {}, t("history-turn-open"));
  if (table.yours) return h("span.badge.turn", {}, t("history-turn-you"));
  return table.waitingFor ? h("span.badge", {}, t("history-turn-wait", { name: table.waitingFor })) : null;
}

/** @param {Mine} table */
function row(table) {
  const over = table.over;
  const game = gameName(table.game);
  const names = namesOf(table);
  const verb = t(over ? "history-look" : "history-go");
  const when = new Date((table.touched ?? 0) * 1000);
  return h(`li.card-box.history-row${table.yours && !over ? ".yours" : ""}`, {},
    h("div", {},
      h("h3", {}, game, " ", badge(table)),
      h("p", {}, names),
      h("p.small.soft", {}, [over ? table.result : null, when.getTime() ? moment(when) : null].filter(Boolean).join(" · "))),
    h("div.do", {},
      h(`a.btn${over ? "" : ".main"}`, { href: over ? `/game/${table.id}` : `/table/${table.id}`, "aria-label": t("history-label", { verb, game, names }) }, verb),
      h("button.btn.quiet", { type: "button", "aria-label": t("history-forget-label", { game, names }), onclick: () => {
        if (!confirm(t("history-forget-sure"))) return;
        for (const seat of allSeats().filter((it) => it.table === table.id)) forgetSeat(seat.token);
        start();
      } }, t("history-forget"))));
}

/** @param {string} title @param {Mine[]} tables */
const group = (title, tables) => (tables.length ? h("section.history-list", {}, h("h2", {}, title), h("ul.plain-list", {}, tables.map(row))) : null);

function seatsSection() {
  const kept = allSeats();
  const said = h("p", { role: "status" });
  const field = /** @type {HTMLTextAreaElement} */ (h("textarea#import-links", { rows: 3, "aria-describedby": "import-hint", spellcheck: "false" }));
  const section = place("seats");
  fill(section,
    h("h2#seats-title", {}, t("history-seats")),
    h("p", {}, t("history-seats-text")),
    kept.length ? h("p", {}, copyButton(() => allSeats().map(seatLink).join("\n"), t("history-export"))) : null,
    h("form", { onsubmit: (event) => {
      event.preventDefault();
      const found = readLinks(field.value);
      for (const seat of found) rememberSeat(seat);
      said.textContent = found.length ? t("history-import-done", { n: found.length }) : t("history-import-none");
      if (found.length) {
        field.value = "";
        start(false);
      }
    } },
    h("div.field", {}, h("label", { for: "import-links" }, t("history-import")), field, h("small#import-hint", {}, t("history-import-hint"))),
    h("div.row", {}, h("button.btn", { type: "submit" }, t("history-import-do")), said)));
  section.hidden = false;
}

async function begin() {
  const box = place("games");
  const seats = allSeats();
  if (!seats.length) {
    fill(box, h("div.card-box.stack", {}, h("p", {}, t("history-empty")), h("p", {}, h("a.btn.main", { href: "/" }, t("history-empty-go")))));
    return;
  }
  if (!box.childElementCount) fill(box, h("p.soft", {}, t("loading")));
  const tables = await myTables();
  const missing = seats.filter((it) => !tables.some((table) => table.id === it.table)).length;
  fill(box, group(t("history-running"), tables.filter((it) => !it.over)), group(t("history-finished"), tables.filter((it) => it.over)),
    missing ? h("p.small.soft", {}, t("history-gone", { n: missing })) : null);
}

const start = (withSeats = true) => {
  if (withSeats) seatsSection();
  return begin().catch((problem) => fill(place("games"), troubleBox(problem, () => start())));
};

await frame({ page: "history" });
setTitle(t("history-title"));
start();
