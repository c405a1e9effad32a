/** The salon: five tiles, the open tables, and the form for a new one. */

import { $, fill, h, picture } from "./lib/dom.js";
import { get, post } from "./lib/api.js";
import { prefs } from "./lib/prefs.js";
import { gameName, language, t } from "./lib/words.js";
import { frame, setTitle, trouble, troubleBox } from "./frame.js";
import { sensibleLevel } from "./newfields.js";
import { newTable } from "./newtable.js";
import { myTables } from "./mine.js";
import { myName, sitDown, tableAddress } from "./sitting.js";

/** @import { Game, Listed } from "./types.js" */

const POLL = 5000;
/** No more games to watch are listed. */
const MOST_RUNNING = 8;
/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ ($(`#${id}`));

function nameBox() {
  /** @type {HTMLInputElement} */
  const field = h("input#my-name", {
    type: "text", maxlength: 40, autocomplete: "nickname", value: prefs.get("name", ""), placeholder: t("salon-guest"),
    "aria-describedby": "my-name-hint",
    onchange: () => prefs.set("name", field.value.trim() || null),
  });
  fill(place("name-box"), h("div.field", {}, h("label", { for: "my-name" }, t("salon-name")), field,
    h("small#my-name-hint", {}, t("salon-name-hint"))));
}

/** @param {Game} game @param {HTMLButtonElement} button */
async function playNow(game, button) {
  const problem = place("play-problem");
  problem.hidden = true;
  button.disabled = true;
  try {
    const mine = crypto.getRandomValues(new Uint8Array(1))[0] % 2;
    const bot = { kind: "bot", level: sensibleLevel(game).id };
    const seats = mine === 0 ? [{ kind: "person" }, bot] : [bot, { kind: "person" }];
    const table = await post("/api/tables", { game: game.id, seats });
    const seat = await sitDown({ ...table, game: game.id }, mine, myName());
    location.href = tableAddress(table.id, [seat]);
  } catch (refused) {
    problem.textContent = trouble(refused);
    problem.hidden = false;
    problem.scrollIntoView({ block: "nearest" });
    button.disabled = false;
  }
}

/** @param {Game} game @param {Game[]} all */
function tile(game, all) {
  const name = gameName(game.id);
  const vignette = h("div.vignette.board-picture", { "aria-hidden": "true" });
  drawVignette(game, vignette);
  /** @type {HTMLButtonElement} */
  const play = h("button.btn.main", {
    type: "button", "aria-label": t("salon-play-label", { game: name }), onclick: () => playNow(game, play),
  }, t("salon-play"));
  const scored = all.find((it) => it.within === game.id);
  return h("li.tile.card-box", {},
    vignette,
    h("div.tile-words", {},
      h("h3", {}, name),
      h("p.tile-facts", {}, game.era, " · ", duration(game.minutes)),
      h("p.tile-line", {}, game.line),
      scored ? h("p.small", {}, h("a", { href: `?game=${scored.id}#new`, onclick: (event) => chooseHere(event, scored.id) }, t("salon-scored"))) : null,
      h("div.tile-do", {}, play,
        h("a.btn", { href: `/guide/${game.id}`, "aria-label": t("salon-learn-label", { game: name }) }, t("salon-learn")))));
}

/** @param {number} minutes */
const duration = (minutes) => (Number(minutes) > 60 ? t("minutes-long") : t("minutes", { n: minutes }));

/** @param {Game} game @param {HTMLElement} into */
async function drawVignette(game, into) {
  try {
    const answer = await fetch(`/api/picture?${new URLSearchParams({ ...game.vignette, theme: "page", shape: "wide", lang: language() })}`);
    if (!answer.ok) return;
    const shown = picture(await answer.text());
    // A narrow tile shows the upper part of the board rather than a small whole.
    shown.setAttribute("preserveAspectRatio", "xMidYMin slice");
    fill(into, shown);
  } catch {
    /* A tile without its picture still says everything. */
  }
}

/** @type {ReturnType<typeof newTable>|null} */
let form = null;

/** @param {Event} event @param {string} game */
function chooseHere(event, game) {
  if (!form) return;
  event.preventDefault();
  form.choose(game);
  place("new").scrollIntoView();
}

/** @param {Listed} table */
function openRow(table) {
  const game = gameName(table.game);
  const facts = [table.match > 1 ? t("salon-match", { n: table.match }) : null, table.variant ? t("salon-options") : null,
    table.clock ? t("salon-clock", { n: table.clock.per_move }) : null].filter(Boolean).join(" · ");
  return h("li.card-box.open-row", {},
    h("div.grow", {}, h("b", {}, game), h("p.small.soft", {}, [t("salon-open-by", { name: table.by ?? t("salon-guest") }), facts].filter(Boolean).join(" · "))),
    h("a.btn.main", { href: `/table/${table.id}`, "aria-label": t("salon-open-sit-label", { name: table.by ?? t("salon-guest"), game }) }, t("salon-open-sit")));
}

/** @param {Listed} table */
function runningRow(table) {
  const game = gameName(table.game);
  const names = (table.names ?? []).join(" – ");
  return h("li.card-box.open-row", {},
    h("div.grow", {}, h("b", {}, names), h("p.small.soft", {}, [game, table.watching ? t("salon-watching", { n: table.watching }) : null].filter(Boolean).join(" · "))),
    h("a.btn", { href: `/table/${table.id}`, "aria-label": t("salon-open-watch-label", { names, game }) }, t("salon-open-watch")));
}

/** Ask for the list again and again while the page is looked at; only a change is shown, so that focus stays. */
function watchTables() {
  const box = place("open");
  let shown = "";
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer = undefined;
  /** @param {any} lists */
  const show = (lists) => {
    const at = box.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
    fill(box,
      lists.open?.length ? h("ul.plain-list", {}, lists.open.map(openRow)) : h("p.soft", {}, t("salon-open-empty")),
      lists.running?.length ? [h("h3.running-title", {}, t("salon-running")), h("ul.plain-list", {}, lists.running.slice(0, MOST_RUNNING).map(runningRow))] : null);
    if (at) /** @type {HTMLElement|null} */ (box.querySelector(`a[href="${CSS.escape(at)}"]`))?.focus();
  };
  const refresh = async () => {
    clearTimeout(timer);
    if (document.hidden) return;
    try {
      const lists = await get("/api/tables");
      const text = JSON.stringify(lists);
      if (text !== shown) show(lists);
      shown = text;
    } catch {
      if (!shown) fill(box, h("p.soft", {}, t("salon-offline")));
    }
    timer = setTimeout(refresh, POLL);
  };
  document.addEventListener("visibilitychange", refresh);
  refresh();
}

/** A game of this device that waits for its player is offered first of all. */
async function offerToContinue() {
  const going = (await myTables().catch(() => [])).filter((it) => !it.over);
  if (!going.length) return;
  const [first, ...more] = going;
  fill(place("continue"), h("div.continue.card-box", {},
    h("p.grow", {}, h("b", {}, t("salon-continue", { game: gameName(first.game) })),
      " ", h("span.soft", {}, (first.names ?? []).filter(Boolean).join(" – ")),
      more.length ? [" ", h("a", { href: "/history" }, t("salon-continue-more", { n: more.length }))] : null),
    h("a.btn.main", { href: `/table/${first.id}` }, t("salon-continue-go"))));
  place("continue").hidden = false;
}

/** Rules in the address, as the page of a finished game passes them on. @param {string|null} text */
function rulesOf(text) {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
}

async function begin() {
  /** @type {{games: Game[]}} */
  const { games } = await get("/api/games");
  fill(place("tiles"), games.filter((it) => !it.within).map((it) => tile(it, games)));
  const query = new URLSearchParams(location.search);
  const asked = query.get("game");
  form = newTable(place("new-form"), games, asked, rulesOf(query.get("rules")));
  if (asked || location.hash === "#new") place("new").scrollIntoView();
}

await frame({ page: "salon" });
setTitle(t("salon-title"));
nameBox();
const start = () => begin().catch((problem) => fill(place("tiles"), h("li", {}, troubleBox(problem, start))));
start();
watchTables();
offerToContinue();
