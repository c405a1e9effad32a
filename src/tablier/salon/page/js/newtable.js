/** The form for a new table: a sentence that is true already, with choices in it, and every rule in words where it is chosen. */

import { $, $$, fill, h } from "./lib/dom.js";
import { post } from "./lib/api.js";
import { prefs } from "./lib/prefs.js";
import { openSheet } from "./lib/sheet.js";
import { gameName, t } from "./lib/words.js";
import { copyButton, trouble } from "./frame.js";
import { menu, sensibleLevel, worded } from "./newfields.js";
import { rulesFields } from "./newrules.js";
import { seatFields } from "./newseats.js";
import { myName, sitDown, tableAddress } from "./sitting.js";

/** @import { Seat } from "./sitting.js" */
/** @import { Game } from "./types.js" */

/** @type {Record<string, {per_move: number, delay: number}|null>} */
const CLOCKS = { none: null, fast: { per_move: 30, delay: 5 }, calm: { per_move: 90, delay: 10 }, slow: { per_move: 300, delay: 30 } };
const LENGTHS = [1, 3, 5, 7, 0];
const OTHERS = ["friend", "here", "open"];
/** @type {Record<string, string>} Where a refusal belongs that names no field, or one that is not on this form. */
const WHERE = { "bad-match": "match", "clock-by-hand": "clock", "unknown-level": "seats", "bad-seats": "seats", seats: "opponent", "bad-option-value": "options", "decides-nothing": "options", "nobody-throws": "dice" };

/**
 * Put the form into `container`. `choose(game, wish)` sets another game.
 * @param {HTMLElement} container
 * @param {Game[]} games as GET /api/games describes them
 * @param {string|null} asked the game to begin with
 * @param {Record<string, any>} [kept] rules to begin with, as of a game played before
 * @param {Record<string, string|null>} [wish] other choices to begin with
 */
export function newTable(container, games, asked, kept = {}, wish = {}) {
  let game = games.find((it) => it.id === asked) ?? games.find((it) => it.id === prefs.get("last-game")) ?? games[0];
  let rules = rulesFields(game);
  /** @type {ReturnType<typeof seatFields>|null} only where more than two may sit */
  let seats = null;
  const form = /** @type {HTMLFormElement} */ (h("form.new-table", { novalidate: true }));
  /** @param {string} name */
  const value = (name) => new FormData(form).get(name);

  /** @param {Record<string, string|null>} [wanted] */
  const draw = (wanted = {}) => {
    /** @type {Record<string, string>} */
    const before = { ...Object.fromEntries([...new FormData(form)].map(([name, it]) => [name, String(it)])), ...Object.fromEntries(Object.entries(wanted).filter(([, it]) => it !== null).map(([name, it]) => [name, String(it)])) };
    const scored = game.players.length > 1;
    rules = rulesFields(game, scored ? ["players", "rounds"] : [], game.id === asked ? kept : {}, () => Number(value("match") ?? before.match ?? 1));
    seats = scored ? seatFields(game) : null;
    const places = {
      game: menu("game", t("new-game"), games.map((it) => [it.id, gameName(it.id)]), game.id, () => {
        game = games.find((it) => it.id === value("game")) ?? game;
        draw();
        /** @type {HTMLElement|null} */ (form.querySelector("select[name=game]"))?.focus();
      }),
      clock: menu("clock", t("new-clock"), Object.entries(CLOCKS).map(([name, it]) => [name, t(`new-clock-${name}`, { n: name === "slow" ? 5 : it?.per_move ?? 0 })]), before.clock ?? "none", () => depend()),
      dice: menu("dice", t("new-dice"), ["server", "hand"].map((it) => [it, t(`new-dice-${it}`)]), before.dice ?? "server", () => depend()),
    };
    fill(form,
      h("p.sentence", {}, scored ? worded("new-sentence-scored", places) : worded("new-sentence", {
        ...places,
        opponent: menu("opponent", t("new-opponent"), [...bots(), ...OTHERS.map((it) => /** @type {[string, string]} */ ([it, t(`new-${it}`)]))], opponent(before.opponent), () => depend()),
        match: menu("match", t("new-match"), LENGTHS.map((it) => [it, t("new-match-to", { n: it })]), before.match ?? 1, () => rules.suit()),
        side: menu("side", t("new-side"), ["lots", "0", "1"].map((it) => [it, t(`new-side-${it}`)]), before.side ?? "lots"),
        help: menu("help", t("new-help"), ["allowed", "none"].map((it) => [it, t(`new-help-${it}`)]), before.help ?? "allowed"),
      })),
      h("p.small.soft.hints", { "aria-live": "polite" }),
      h("div.field.short", { dataset: { for: "here", where: "name2" } }, h("label", { for: "new-name2" }, t("new-name2")),
        h("input#new-name2", { type: "text", name: "name2", maxlength: 40, autocomplete: "off", value: before.name2 ?? "", placeholder: t("new-second") })),
      seats ? [seats.element, rounds(game)] : null,
      rules.element,
      h("p.notice.bad.problem", { role: "alert", hidden: true }),
      h("button.btn.main.create", { type: "submit" }, t("new-create")));
    depend();
  };

  /** The computer, as well as it may play. @returns {[string, string][]} */
  const bots = () => (game.levels.length > 1
    ? game.levels.map((it) => [`bot:${it.id}`, t("new-computer", { level: it.name })])
    : [["bot", t("new-bot")]]);
  /** Whom to play against: whoever was chosen before, at the level chosen. @param {string|undefined} before */
  const opponent = (before) => {
    if (before && OTHERS.includes(before)) return before;
    if (game.levels.length < 2) return "bot";
    const level = game.levels.find((it) => it.id === (before?.split(":")[1] ?? prefs.get("level")));
    return `bot:${(level ?? sensibleLevel(game)).id}`;
  };

  /** Show only what belongs to what was chosen, and say what it means. */
  const depend = () => {
    const [chosen, name] = String(value("opponent") ?? "").split(":");
    const level = game.levels.length > 1 ? game.levels.find((it) => it.id === name) : null;
    fill($(".hints", form), [level?.line, OTHERS.includes(chosen) ? t(`new-${chosen}-hint`) : null,
      value("clock") !== "none" ? t("new-clock-hint") : null, value("dice") === "hand" ? t("new-dice-hint") : null].filter(Boolean).join(" "));
    for (const it of $$("[data-for]", form)) it.hidden = it.dataset.for !== chosen;
    const help = form.querySelector("select[name=help]");
    if (help instanceof HTMLSelectElement) help.disabled = chosen !== "bot" || value("clock") !== "none";
  };

  /** Say what is wrong beside the choice it is about. @param {any} refused */
  const problemAt = (refused) => {
    const box = $(".problem", form);
    const [, where] = String(refused.where ?? "").match(/^(?:body\.)?(?:options\.)?(\w+)/) ?? [];
    /** @returns {Element|null} @param {string|undefined} name */
    const place = (name) => (name ? form.querySelector(`[data-where="${CSS.escape(name)}"]`) ?? place(WHERE[name]) : null);
    const group = place(where) ?? place(refused.code);
    const details = group?.closest("details");
    if (details) details.open = true;
    for (const it of $$("[aria-invalid]", form)) it.removeAttribute("aria-invalid");
    if (group instanceof HTMLSelectElement) {
      group.setAttribute("aria-invalid", "true");
      $(".sentence", form).after(box);
    } else if (group) group.append(box);
    else $(".create", form).before(box);
    box.textContent = trouble(refused);
    box.hidden = false;
    box.scrollIntoView({ block: "nearest" });
    if (group instanceof HTMLSelectElement) group.focus({ preventScroll: true });
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement} */ (form.querySelector(".create"));
    button.disabled = true;
    button.textContent = t("new-creating");
    try {
      const odd = $$("input:invalid", form).find((it) => !it.closest("[hidden]"));
      if (odd) throw { sentence: t("new-number", { low: odd.getAttribute("min"), high: odd.getAttribute("max") }), where: odd.closest("[data-where]")?.getAttribute("data-where") };
      prefs.set("last-game", game.id);
      const level = String(value("opponent") ?? "").split(":")[1];
      if (level) prefs.set("level", level);
      const plan = seats ? seats.plan() : pair();
      if (!plan.mine.length) throw { sentence: t("new-nobody"), where: "seats" };
      const table = await post("/api/tables", {
        game: game.id, ...rules.chosen(), ...(seats ? { match: 1 } : { match: Number(value("match")) }),
        dice: value("dice"), clock: CLOCKS[String(value("clock"))], ...(value("help") === "none" ? { help: "none" } : {}), public: plan.public, seats: plan.seats,
        ...(seats ? { options: { ...rules.chosen().options, players: plan.seats.length, rounds: Number(value("rounds")) } } : {}),
      });
      const taken = [];
      for (const [seat, name] of plan.mine) taken.push(await sitDown({ ...table, game: game.id }, seat, name));
      if (plan.invite) invitation(table.id, taken, () => draw());
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
    const [kind, level] = String(against).split(":");
    const other = kind === "bot" ? { kind, level: level ?? game.levels[0].id } : person;
    /** @type {[number, string][]} */
    const mine = [[side, myName()]];
    if (against === "here") mine.push([1 - side, String(value("name2") ?? "").trim() || t("new-second")]);
    return { seats: side === 0 ? [person, other] : [other, person], mine, public: against === "open", invite: against === "friend" };
  };

  draw(wish);
  fill(container, form);
  return {
    /** @param {string} id @param {Record<string, string>} [wanted] */
    choose(id, wanted = {}) {
      game = games.find((it) => it.id === id) ?? game;
      draw(wanted);
      /** @type {HTMLElement|null} */ (form.querySelector("select[name=game]"))?.focus({ preventScroll: true });
    },
  };
}

/** @param {Game} game */
function rounds(game) {
  const option = game.options.find((it) => it.name === "rounds");
  const [min, max] = option?.numbers ?? [];
  return h("div.field.short", { dataset: { where: "rounds" } }, h("label", { for: "new-rounds" }, t("new-rounds")),
    h("input#new-rounds", { type: "number", name: "rounds", min, max, required: true, value: option?.default, "aria-describedby": "new-rounds-hint" }),
    h("small#new-rounds-hint", {}, t("new-rounds-hint")));
}

/** The link for a friend, and the way to one's own seat. @param {string} table @param {Seat[]} seats @param {() => void} onclose */
export function invitation(table, seats, onclose) {
  const link = `${location.origin}/table/${table}`;
  /** @type {HTMLInputElement} */
  const field = h("input#invite-link", { type: "text", readonly: true, value: link, onfocus: () => field.select() });
  openSheet({
    name: "invite", title: t("new-invite-title"), onclose,
    body: [h("p", {}, t("new-invite-text")),
      h("div.field", {}, h("label", { for: "invite-link" }, t("new-invite-link")), field),
      h("img.qr", { src: `/api/tables/${table}/invitation`, alt: t("new-invite-qr"), width: 164, height: 164 }),
      h("div.row", {}, copyButton(link),
        navigator.share ? h("button.btn", { type: "button", onclick: () => navigator.share({ title: t("brand"), url: link }).catch(() => null) }, t("new-invite-share")) : null)],
    footer: [h("a.btn.main", { href: tableAddress(table, seats) }, t("new-invite-go"))],
  });
}
