/** The form for a new table: everything has an answer already, and every rule can be looked up where it is chosen. */

import { $$, fill, h } from "./lib/dom.js";
import { post } from "./lib/api.js";
import { prefs } from "./lib/prefs.js";
import { openSheet } from "./lib/sheet.js";
import { gameName, t } from "./lib/words.js";
import { copyButton, trouble } from "./frame.js";
import { choice, sensibleLevel } from "./newfields.js";
import { rulesFields } from "./newrules.js";
import { seatFields } from "./newseats.js";
import { myName, sitDown, tableAddress } from "./sitting.js";

/** @import { Seat } from "./sitting.js" */
/** @import { Game } from "./types.js" */

/** @type {Record<string, {per_move: number, delay: number}|null>} */
const CLOCKS = { none: null, fast: { per_move: 30, delay: 5 }, calm: { per_move: 90, delay: 10 }, slow: { per_move: 300, delay: 30 } };
const LENGTHS = [1, 3, 5, 7, 0];
/** @type {Record<string, string>} Where a refusal belongs that names no field. */
const WHERE = { "bad-match": "match", "clock-by-hand": "clock", "unknown-level": "seats", "bad-seats": "seats", "bad-option-value": "options", "decides-nothing": "options", "nobody-throws": "dice" };

/**
 * Put the form into `container`. `choose(game)` sets another game.
 * @param {HTMLElement} container
 * @param {Game[]} games as GET /api/games describes them
 * @param {string|null} asked the game to begin with
 * @param {Record<string, any>} [kept] rules to begin with, as of a game played before
 */
export function newTable(container, games, asked, kept = {}) {
  let game = games.find((it) => it.id === asked) ?? games.find((it) => it.id === prefs.get("last-game")) ?? games[0];
  let rules = rulesFields(game);
  /** @type {ReturnType<typeof seatFields>|null} only where more than two may sit */
  let seats = null;
  const form = /** @type {HTMLFormElement} */ (h("form.new-table.card-box", { novalidate: true }));
  /** @param {string} name */
  const value = (name) => new FormData(form).get(name);

  const draw = () => {
    /** @type {Record<string, string>} */
    const before = Object.fromEntries([...new FormData(form)].map(([name, it]) => [name, String(it)]));
    const scored = game.players.length > 1;
    rules = rulesFields(game, scored ? ["players", "rounds"] : [], game.id === asked ? kept : {}, () => Number(value("match") ?? before.match ?? 1));
    seats = scored ? seatFields(game) : null;
    fill(form,
      choice("game", t("new-game"), games.map((it) => [it.id, gameName(it.id)]), game.id, () => {
        game = games.find((it) => it.id === value("game")) ?? game;
        draw();
        /** @type {HTMLElement|null} */ (form.querySelector("input[name=game]:checked"))?.focus();
      }),
      seats ? seats.element : opponents(before),
      scored ? rounds(game) : h("div.columns", {},
        choice("side", t("new-side"), [["lots", t("new-side-lots")], ["0", t("side-white")], ["1", t("side-black")]], before.side ?? "lots"),
        choice("match", t("new-match"), LENGTHS.map((it) => [it, it ? String(it) : t("new-match-endless")]), before.match ?? 1, () => rules.suit())),
      h("details.more", { dataset: { where: "options" } }, h("summary", {}, rules.summary), rules.element),
      h("div.columns", {},
        h("div.field", { dataset: { where: "clock" } }, h("label", { for: "new-clock" }, t("new-clock")),
          h("select#new-clock", { name: "clock", "aria-describedby": "new-clock-hint" }, Object.entries(CLOCKS).map(([name, it]) => h("option", { value: name, selected: name === before.clock },
            t(`new-clock-${name}`, { n: name === "slow" ? 5 : it?.per_move ?? 0 })))),
          h("small#new-clock-hint", {}, t("new-clock-hint"))),
        h("div.field", { dataset: { where: "dice" } }, h("label", { for: "new-dice" }, t("new-dice")),
          h("select#new-dice", { name: "dice", "aria-describedby": "new-dice-hint" }, ["server", "hand"].map((it) => h("option", { value: it, selected: it === before.dice }, t(`new-dice-${it}`)))),
          h("small#new-dice-hint", {}, t("new-dice-hint")))),
      h("p.notice.bad.problem", { role: "alert", hidden: true }),
      h("button.btn.main.create", { type: "submit" }, t("new-create")));
    depend();
  };

  /** @param {Record<string, string>} before */
  const opponents = (before) => h("div.opponents", { dataset: { where: "seats" } },
    choice("opponent", t("new-opponent"), ["bot", "friend", "here", "open"].map((it) => [it, t(`new-${it}`)]), before.opponent ?? "bot", () => depend()),
    game.levels.length > 1 ? levels(before) : null,
    h("p.small.soft", { dataset: { for: "friend" } }, t("new-friend-hint")),
    h("div.field", { dataset: { for: "here" } }, h("label", { for: "new-name2" }, t("new-name2")),
      h("input#new-name2", { type: "text", name: "name2", maxlength: 40, autocomplete: "off", value: before.name2 ?? "", placeholder: t("new-second") }),
      h("small", {}, t("new-here-hint"))),
    h("p.small.soft", { dataset: { for: "open" } }, t("new-open-hint")));

  /** How well the computer plays, in games where it may play well or badly. @param {Record<string, string>} before */
  const levels = (before) => {
    const wanted = game.levels.find((it) => it.id === before.level) ?? sensibleLevel(game);
    return h("div", { dataset: { for: "bot" } },
      choice("level", t("new-level"), game.levels.map((it) => [it.id, it.name]), wanted.id, () => depend()),
      h("small.soft.level-line", { "aria-live": "polite" }));
  };

  /** Show only what belongs to the opponent chosen. */
  const depend = () => {
    const chosen = value("opponent");
    const level = game.levels.find((it) => it.id === value("level"));
    const line = form.querySelector(".level-line");
    if (line) line.textContent = level?.line ?? "";
    for (const it of $$("[data-for]", form)) it.hidden = it.dataset.for !== chosen;
  };

  /** @param {any} refused */
  const problemAt = (refused) => {
    const box = /** @type {HTMLElement} */ (form.querySelector(".problem"));
    const where = WHERE[refused.code] ?? String(refused.where ?? "").replace(/^body\./, "").split(".")[0];
    const group = where && form.querySelector(`[data-where="${CSS.escape(where)}"]`);
    if (group instanceof HTMLDetailsElement) group.open = true;
    if (group) group.append(box);
    else form.querySelector(".create")?.before(box);
    box.textContent = trouble(refused);
    box.hidden = false;
    box.scrollIntoView({ block: "nearest" });
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement} */ (form.querySelector(".create"));
    button.disabled = true;
    button.textContent = t("new-creating");
    try {
      prefs.set("last-game", game.id);
      const plan = seats ? seats.plan() : pair();
      if (!plan.mine.length) throw { sentence: t("new-nobody"), where: "seats" };
      const table = await post("/api/tables", {
        game: game.id, ...rules.chosen(), ...(seats ? { match: 1 } : { match: Number(value("match")) }),
        dice: value("dice"), clock: CLOCKS[String(value("clock"))], public: plan.public, seats: plan.seats,
        ...(seats ? { options: { ...rules.chosen().options, players: plan.seats.length, rounds: Number(value("rounds")) } } : {}),
      });
      const taken = [];
      for (const [seat, name] of plan.mine) taken.push(await sitDown({ ...table, game: game.id }, seat, name));
      if (plan.invite) invite(table.id, taken, () => draw());
      else location.href = tableAddress(table.id, taken);
    } catch (refused) {
      problemAt(refused);
      button.disabled = false;
      button.textContent = t("new-create");
    }
  });

  /** The two seats of an ordinary game, and which of them are taken at this screen. */
  const pair = () => {
    const side = value("side") === "lots" ? crypto.getRandomValues(new Uint8Array(1))[0] % 2 : Number(value("side"));
    const person = { kind: "person" };
    const against = value("opponent");
    const other = against === "bot" ? { kind: "bot", level: value("level") ?? sensibleLevel(game).id } : person;
    /** @type {[number, string][]} */
    const mine = [[side, myName()]];
    if (against === "here") mine.push([1 - side, String(value("name2") ?? "").trim() || t("new-second")]);
    return { seats: side === 0 ? [person, other] : [other, person], mine, public: against === "open", invite: against === "friend" };
  };

  draw();
  fill(container, form);
  return {
    /** @param {string} id */
    choose(id) {
      game = games.find((it) => it.id === id) ?? game;
      draw();
      /** @type {HTMLElement|null} */ (form.querySelector("input[name=game]:checked"))?.focus({ preventScroll: true });
    },
  };
}

/** @param {Game} game */
function rounds(game) {
  const option = game.options.find((it) => it.name === "rounds");
  return h("div.field.short", { dataset: { where: "rounds" } }, h("label", { for: "new-rounds" }, t("new-rounds")),
    h("input#new-rounds", { type: "number", name: "rounds", min: 2, max: 96, value: option?.default ?? 12, "aria-describedby": "new-rounds-hint" }),
    h("small#new-rounds-hint", {}, t("new-rounds-hint")));
}

/** The link for a friend, and the way to one's own seat. @param {string} table @param {Seat[]} seats @param {() => void} onclose */
function invite(table, seats, onclose) {
  const link = `${location.origin}/table/${table}`;
  /** @type {HTMLInputElement} */
  const field = h("input#invite-link", { type: "text", readonly: true, value: link, onfocus: () => field.select() });
  openSheet({
    name: "invite", title: t("new-invite-title"), onclose,
    body: [h("p", {}, t("new-invite-text")),
      h("div.field", {}, h("label", { for: "invite-link" }, t("new-invite-link")), field),
      h("div.row", {}, copyButton(link),
        navigator.share ? h("button.btn", { type: "button", onclick: () => navigator.share({ title: t("brand"), url: link }).catch(() => null) }, t("new-invite-share")) : null)],
    footer: [h("a.btn.main", { href: tableAddress(table, seats) }, t("new-invite-go"))],
  });
}
