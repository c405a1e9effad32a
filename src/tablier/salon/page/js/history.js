/** Your games: those this device has a seat in, under way first; seats taken elsewhere and brought here as links. */

import { openSheet } from "./lib/sheet.js";
import { $, fill, h } from "./lib/dom.js";
import { theme } from "./lib/prefs.js";
import { gameName, gameOf, idOf, language, moment, t } from "./lib/words.js";
import { copyButton, frame, setTitle, troubleBox } from "./frame.js";
import { worthIt } from "./learn/matches.js";
import { memory } from "./learn/memory.js";
import { myTables } from "./mine.js";
import { dropAnywhere, fileButton } from "./review/bringing.js";
import { allSeats, forgetSeat, readLinks, rememberSeat, seatLink } from "./sitting.js";

/** @import { Mine } from "./mine.js" */

/** @param {string} name */
const place = (name) => /** @type {HTMLElement} */ ($(`#${name}`));

/** @param {Mine} table */
const namesOf = ({ names, seats }) => (names ?? []).map((it, seat) => (seats.length === 1 && seats[0] === seat ? t("you") : it ?? "…")).join(" – ");

/** @param {Mine} table */
function badge(table) {
  if (table.over) return h("span.badge", {}, t(table.won === true ? "history-won" : table.won === false ? "history-lost" : "history-over"));
  if (table.open) return h("span.badge", {}, t("history-turn-open"));
  if (table.yours) return h("span.badge.turn", {}, t("history-turn-you"));
  return table.waitingFor ? h("span.badge", {}, t("history-turn-wait", { name: table.waitingFor })) : null;
}

/** Whether a finished game was reviewed, and how many mistakes this browser knows of. @param {Mine} table */
function reviewed({ id, review }) {
  if (review === "waiting" || review === "running") return t("history-reviewing");
  if (review !== "done" && review !== "stopped") return t("history-unreviewed");
  const known = memory.known()[`tables/${id}`];
  return known ? t("history-mistakes", { n: worthIt(known.list).length }) : t("history-reviewed");
}

/** @param {Mine} table */
function row(table) {
  const over = table.over;
  const game = gameOf(table);
  const names = namesOf(table);
  const verb = t(over ? "history-review" : "history-go");
  const when = new Date((table.touched ?? 0) * 1000);
  const viewer = table.seats[0] ?? 0;
  const board = table.open ? h("span.history-board") : h("img.history-board", { src: `/api/tables/${table.id}/picture?theme=${theme()}&viewer=${viewer % 2}&lang=${language()}`, alt: "", width: 896, height: 760, loading: "lazy" });
  return h(`li.card-box.history-row${table.yours && !over ? ".yours" : ""}`, {}, board,
    h("div", {},
      h("h3", {}, game, " ", badge(table)),
      h("p", {}, names),
      h("p.small.soft", {}, [over ? table.result : null, over ? reviewed(table) : null, when.getTime() ? moment(when) : null].filter(Boolean).join(" · "))),
    h("div.do", {},
      h(`a.btn${over ? "" : ".main"}`, { href: over ? `/game/${table.id}` : `/table/${table.id}`, "aria-label": t("history-label", { verb, game, names }) }, verb),
      h("button.btn.quiet", { type: "button", "aria-label": t("history-forget-label", { game, names }), onclick: () => {
        const forget = () => {
          sheet.close();
          for (const token of table.tokens) forgetSeat({ table: table.id, token });
          start();
        };
        const sheet = openSheet({ title: t("history-forget"), name: "forget", body: h("p", {}, t("history-forget-sure")), footer: [
          h("button.btn", { type: "button", onclick: () => sheet.close() }, t("history-forget-no")),
          h("button.btn.danger", { type: "button", onclick: forget }, t("history-forget")),
        ] });
      } }, t("history-forget"))));
}

/** What is shown of all games: those of one kind, those that ended so. @type {{game: string, ended: string}} */
const wish = { game: "", ended: "" };
/** @type {Record<string, (table: Mine) => boolean>} */
const ENDED = { won: (it) => it.won === true, lost: (it) => it.won === false, going: (it) => !it.over };

/** How many games there are, and how they ended; and the choice among them. @param {Mine[]} tables @param {() => void} draw */
function choosing(tables, draw) {
  const count = (/** @type {string} */ what) => tables.filter(ENDED[what]).length;
  /** @param {"game"|"ended"} name @param {string} label @param {[string, string][]} values */
  const choice = (name, label, values) => h("select", { "aria-label": label, onchange: (event) => {
    wish[name] = event.target.value;
    draw();
  } }, values.map(([value, words]) => h("option", { value, selected: wish[name] === value }, words)));
  const kinds = [...new Set(tables.map(idOf))];
  return h("div.history-top", {},
    h("dl.figures", {}, ["won", "lost", "going"].map((it) => h("div", {}, h("dt", {}, t(`history-count-${it}`)), h("dd", {}, String(count(it)))))),
    tables.length > 3 ? h("div.row", {},
      choice("game", t("history-choose-game"), [["", t("history-all-games")], ...kinds.map((it) => /** @type {[string, string]} */ ([it, gameName(it)]))]),
      choice("ended", t("history-choose-ended"), [["", t("history-all-ends")], ...Object.keys(ENDED).map((it) => /** @type {[string, string]} */ ([it, t(`history-count-${it}`)]))])) : null);
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
  place("nothing-yet").hidden = seats.length > 0;
  if (!seats.length) return void fill(box, h("p", {}, t("history-empty")), h("p", {}, h("a.btn.main", { href: "/" }, t("history-empty-go"))));
  if (!box.childElementCount) fill(box, h("p.soft", {}, t("loading")));
  const tables = await myTables();
  const missing = seats.filter((it) => !tables.some((table) => table.id === it.table)).length;
  const draw = () => {
    const shown = tables.filter((it) => (!wish.game || idOf(it) === wish.game) && (!wish.ended || ENDED[wish.ended](it)));
    const lists = [group(t("history-running"), shown.filter((it) => !it.over)), group(t("history-finished"), shown.filter((it) => it.over))];
    fill(box, choosing(tables, draw), shown.length ? lists : h("p.soft", {}, t("history-none-such")),
      missing ? h("p.small.soft", {}, t("history-gone", { n: missing })) : null);
  };
  draw();
}

/** The games first; what stands below them comes with them, so that nothing is pushed down. */
async function start(withSeats = true) {
  await begin().catch((problem) => fill(place("games"), troubleBox(problem, () => start())));
  if (withSeats) seatsSection();
  fill(place("bring"), h("h2#bring-title", {}, t("review-file-title")), h("p", {}, t("review-file-hint")), h("p", {}, fileButton()));
}

/** Everything, in the language of the page. */
function whole() {
  setTitle(t("history-title"));
  start();
}

await frame({ page: "history", anew: whole });
dropAnywhere();
whole();
