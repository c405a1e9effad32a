/** The salon: what waits, a tile for every game, the open tables, a link for a friend, and the form for a new table. */

import { $, $$, fill, h } from "./lib/dom.js";
import { get, post } from "./lib/api.js";
import { prefs } from "./lib/prefs.js";
import { gameName, gameOf, language, listed, t } from "./lib/words.js";
import { frame, inLanguageChosen, setTitle, trouble, troubleBox } from "./frame.js";
import { menu, sensibleLevel, worded } from "./newfields.js";
import { invitation, newTable } from "./newtable.js";
import { problemBox } from "./learn/box.js";
import { myTables } from "./mine.js";
import { dropAnywhere, fileButton } from "./review/bringing.js";
import { myName, sitDown, tableAddress } from "./sitting.js";

/** @import { Mine } from "./mine.js" */
/** @import { Game, GameInBrief, Listed } from "./types.js" */

const POLL = 5000;
/** No more games to watch are listed. */
const MOST_RUNNING = 8;
/** @type {GameInBrief[]} */
let games = [];
/** @type {Promise<ReturnType<typeof newTable>>|null} asked for with the first wish to see it */
let form = null;

/** The level somebody plays against: the one chosen, where a game has it. @param {GameInBrief} game */
const levelOf = (game) => game.levels.find((it) => it.id === prefs.get("level")) ?? sensibleLevel(game);

/** @param {HTMLElement} problem @param {HTMLButtonElement} button @param {() => Promise<void>} work */
async function trying(problem, button, work) {
  problem.hidden = true;
  button.disabled = true;
  try {
    await work();
  } catch (refused) {
    problem.textContent = trouble(refused);
    problem.hidden = false;
    problem.scrollIntoView({ block: "nearest" });
    button.disabled = false;
  }
}

/** A table against the computer, everything as in the book. @param {GameInBrief} game */
async function playNow(game) {
  const mine = crypto.getRandomValues(new Uint8Array(1))[0] % 2;
  const bot = { kind: "bot", level: levelOf(game).id };
  const seats = mine === 0 ? [{ kind: "person" }, bot] : [bot, { kind: "person" }];
  const table = await post("/api/tables", { game: game.id, seats });
  const seat = await sitDown({ ...table, game: game.id }, mine, myName());
  location.href = tableAddress(table.id, [seat]);
}

/** The tiles came with the page; here they are made to do something. */
function tiles() {
  for (const tile of $$(".tile")) {
    const game = games.find((it) => it.id === tile.dataset.game);
    const play = /** @type {HTMLButtonElement} */ ($(".btn.main", tile));
    if (game) play.addEventListener("click", () => trying($("#play-problem"), play, () => playNow(game)));
    for (const link of $$('a[href*="#new"]', tile)) {
      link.addEventListener("click", (event) => setUp(event, new URL(/** @type {HTMLAnchorElement} */ (link).href).searchParams.get("game") ?? ""));
    }
  }
  const pressed = globalThis.earlyPress;
  if (pressed?.closest(".tile")) pressed.click();
  const levels = new Map(games.filter((it) => it.levels.length > 1).flatMap((it) => it.levels.map(({ id, name }) => [id, name])));
  const chosen = menu("level", t("salon-against-label"), [...levels].map(([id, name]) => [id, t("new-computer", { level: name })]), prefs.get("level", "amateur"),
    (event) => prefs.set("level", event.target.value));
  fill($("#against"), worded("salon-against", { level: chosen }), h("span", {}, ", ", t("salon-against-rules")));
}

/** Go to the form, with some of it chosen. @param {Event} event @param {string} game @param {Record<string, string>} [wish] */
async function setUp(event, game, wish) {
  event.preventDefault();
  const shown = await showForm();
  if (game) shown?.choose(game, wish);
}

/** The form is there for whoever asks for it, and the rules of the games with it. */
async function showForm() {
  $("#new").hidden = false;
  $("#new").scrollIntoView();
  if (!form) fill($("#new-form"), h("p.soft", {}, t("loading")));
  try {
    const shown = await (form ??= get("/api/games").then(fillForm));
    /** @type {HTMLElement} */ ($("#new select")).focus({ preventScroll: true });
    return shown;
  } catch (problem) {
    form = null;
    fill($("#new-form"), troubleBox(problem, showForm));
  }
}

/** @param {{games: Game[]}} told */
function fillForm(told) {
  const query = new URLSearchParams(location.search);
  const wish = { opponent: query.get("against"), match: query.get("match") };
  return newTable($("#new-form"), told.games, query.get("game"), rulesOf(query.get("rules")), wish);
}

/** A link for a friend, at once. */
function friend() {
  const problem = h("p.notice.bad", { role: "alert", hidden: true });
  const choice = h("select", { "aria-label": t("new-game") }, games.filter((it) => it.players.length === 1).map((it) =>
    h("option", { value: it.id, selected: it.id === prefs.get("last-game") }, gameName(it.id))));
  /** @type {HTMLButtonElement} */
  const make = h("button.btn.main.wide", { type: "button", onclick: () => trying(problem, make, async () => {
    const mine = crypto.getRandomValues(new Uint8Array(1))[0] % 2;
    const table = await post("/api/tables", { game: choice.value, seats: [{ kind: "person" }, { kind: "person" }] });
    invitation(table.id, [await sitDown({ ...table, game: choice.value }, mine, myName())], () => (make.disabled = false));
  }) }, t("salon-friend-make"));
  fill($("#friend"), h("p.small.soft", {}, t("salon-friend-text")), h("div.stack", {}, choice, make), problem,
    h("p.small.or", {}, worded("salon-friend-or", {
      here: h("a", { href: "#new", onclick: (event) => setUp(event, choice.value, { opponent: "here" }) }, t("salon-friend-here")),
      dice: h("a", { href: "#new", onclick: (event) => setUp(event, choice.value, { opponent: "here", dice: "hand" }) }, t("salon-friend-dice")),
    })));
}

/** @param {Listed} table */
function openRow(table) {
  const game = gameOf(table);
  const by = table.by ?? t("salon-guest");
  const facts = [game, table.match > 1 ? t("salon-match", { n: table.match }) : null, table.variant ? t("salon-options") : null,
    table.clock ? t("salon-clock", { n: table.clock.per_move }) : null].filter(Boolean).join(" · ");
  return h("li.open-row", {},
    h("p.grow", {}, h("b", {}, by), " ", h("span.soft", {}, facts)),
    h("a.btn", { href: `/table/${table.id}`, "aria-label": t("salon-open-sit-label", { name: by, game }) }, t("salon-open-sit")));
}

/** @param {Listed} table */
function runningRow(table) {
  const game = gameOf(table);
  const names = (table.names ?? []).join(" – ");
  return h("li.open-row", {},
    h("p.grow", {}, h("b", {}, names), " ", h("span.soft", {}, [game, table.watching ? t("salon-watching", { n: table.watching }) : null].filter(Boolean).join(" · "))),
    h("a.btn.quiet", { href: `/table/${table.id}`, "aria-label": t("salon-open-watch-label", { names, game }) }, t("salon-open-watch")));
}

/** Ask for the list again and again while the page is looked at; only a change is shown, so that focus stays. */
function watchTables() {
  const box = $("#open");
  let shown = "";
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer = undefined;
  /** @param {any} lists */
  const show = (lists) => {
    const at = box.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
    fill(box,
      lists.open?.length ? h("ul.plain-list", {}, lists.open.map(openRow)) : h("p.small.soft", {}, t("salon-open-empty")),
      lists.running?.length ? [h("h3.running-title", {}, t("salon-running")), h("ul.plain-list", {}, lists.running.slice(0, MOST_RUNNING).map(runningRow))] : null);
    if (at) /** @type {HTMLElement|null} */ (box.querySelector(`a[href="${CSS.escape(at)}"]`))?.focus();
  };
  const refresh = async () => {
    clearTimeout(timer);
    if (document.hidden || !box.isConnected) return;
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

/** A game of this device that waits for its player is offered first of all; early.js has kept a place for it. */
async function offerToContinue() {
  const going = (await myTables().catch(() => [])).filter((it) => !it.over);
  const [first, ...more] = going;
  prefs.set("going", first ? "yes" : null);
  if (!first) return void delete document.documentElement.dataset.going;
  fill($("#continue"), h("div.continue.card-box", {},
    h("p.grow", {}, h("b", {}, t(first.yours ? "salon-your-turn" : "salon-continue", { game: gameOf(first) })),
      " ", h("span.soft", {}, against(first)),
      more.length ? [" ", h("a", { href: "/history" }, t("salon-continue-more", { n: more.length }))] : null),
    h("a.btn.main", { href: `/table/${first.id}` }, t("salon-continue-go"))));
}

/** Whom one plays with; all of them, where one plays every side; nobody yet, where a seat is free. @param {Mine} table */
function against({ names, seats }) {
  const others = names.filter((it, seat) => it && !seats.includes(seat)).map(String);
  if (others.length) return t("salon-continue-against", { names: listed(others) });
  return seats.length > 1 ? names.filter(Boolean).join(" – ") : "";
}

/** Do something once a part of the page is about to be seen. @param {HTMLElement} place @param {(place: HTMLElement) => void} what */
function comesNear(place, what) {
  const watch = new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting) return;
    watch.disconnect();
    what(place);
  }, { rootMargin: "150px 0px" });
  watch.observe(place);
}

/** Rules in the address, as the page of a finished game passes them on. @param {string|null} text */
function rulesOf(text) {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** Everything, in the language of the page. */
async function whole() {
  await inLanguageChosen("main", "known");
  setTitle(t("salon-title"));
  const known = JSON.parse($("#known").textContent ?? "{}");
  games = known.games;
  tiles();
  friend();
  form = null;
  $(".set-up").addEventListener("click", (event) => setUp(event, ""));
  if (location.hash === "#new" || new URLSearchParams(location.search).has("game")) showForm();
  fill($("#bring"), h("h3", {}, t("review-file-title")), h("p.small.soft", {}, t("review-file-hint")), fileButton());
  watchTables();
  offerToContinue();
  comesNear($("#problem-box"), (place) => problemBox(place, known.problems, language()));
}

await frame({ page: "play", anew: whole });
await whole();
dropAnywhere();
addEventListener("hashchange", () => location.hash === "#new" && showForm());
