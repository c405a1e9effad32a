/** The header of the table page and the sheets behind it: settings, record, rules of this table, links, keys, resigning. */

import { fill, h } from "../lib/dom.js";
import { flipIcon, mark, menuIcon, soundIcon, themeIcon } from "../lib/glyphs.js";
import { canNotify, chooseNotify, notifyOn } from "../lib/notify.js";
import { boardTheme, boardThemes, chooseBoardTheme, chooseTheme, prefs, theme } from "../lib/prefs.js";
import { clauseLinks } from "../lib/rules.js";
import { openSheet } from "../lib/sheet.js";
import { chooseSound, soundOn } from "../lib/sound.js";
import { gameName, t } from "../lib/words.js";
import { copyButton } from "../frame.js";
import { mayAnalyse, momentAddress } from "../analysis/link.js";
import { languageSwitch } from "../languageswitch.js";
import { list } from "./saying.js";
import { account, wholeRecord } from "./record.js";
import { privateLink, seatOf } from "./seats.js";
import { textBoard } from "./textboard.js";

/** @import { TablePage } from "./main.js" */
/** @import { Child } from "../types.js" */

const KEYS = ["walk", "space", "enter", "twice", "digits", "n", "d", "u", "f", "e", "slash", "w", "h", "t", "r", "help"];

export class Menu {
  /** @param {HTMLElement} root the header @param {TablePage} table */
  constructor(root, table) {
    this.table = table;
    this.where = h("h1.where");
    /** @param {string} id @param {string} label @param {() => void} run @param {object} [more] @param {...Child} shown */
    const button = (id, label, run, more = {}, ...shown) => h("button", { type: "button", dataset: { id }, title: label, "aria-label": label, onclick: run, ...more }, ...shown);
    this.sound = button("sound", "", () => this.toggleSound());
    this.theme = button("theme", "", () => this.nextTheme());
    fill(root, h("a.mark", { href: "/" }, mark(), h("span", {}, t("brand"))), this.where,
      h("nav", { "aria-label": t("nav-settings") },
        h("button.record-button", { type: "button", onclick: () => this.record() }, t("record")),
        this.sound, this.theme,
        button("flip", t("flip"), () => this.flip(), {}, flipIcon()),
        languageSwitch(),
        button("menu", t("menu"), () => this.open(), { "aria-haspopup": "dialog" }, menuIcon())));
    this.showSettings();
  }

  /** Say where one is: the game, what it goes to, against whom. */
  showWhere() {
    const { store } = this.table;
    if (!store.table) return;
    const name = gameName(store.table.full_id);
    const rivals = store.state && store.you.length === 1 && !store.state.waiting ? t("where-against", { name: list(store.rivals) }) : "";
    const onlookers = (store.state?.watching ?? 0) - (store.watching ? 1 : 0);
    const watching = onlookers > 0 ? t("watching-n", { n: onlookers }) : "";
    const rest = [store.table.start ? t("analysis-set-up-game") : "", store.table.match > 1 ? t("where-match", { n: store.table.match }) : "", rivals, store.watching ? t("where-watching") : "", watching].filter(Boolean).join(" · ");
    fill(this.where, h("b", {}, name), " ", rest ? h("i", {}, rest) : null);
    document.title = `${store.myTurn && !store.state?.over ? "● " : ""}${name} · ${t("brand")}`;
  }

  showSettings() {
    const on = soundOn();
    fill(this.sound, soundIcon(on));
    this.sound.setAttribute("aria-label", t(on ? "sound-on" : "sound-off"));
    this.sound.title = t(on ? "sound-on" : "sound-off");
    this.sound.setAttribute("aria-pressed", String(on));
    const chosen = theme();
    fill(this.theme, themeIcon(chosen));
    this.theme.setAttribute("aria-label", t(`theme-is-${chosen}`));
    this.theme.title = t(`theme-is-${chosen}`);
  }

  toggleSound() {
    chooseSound(!soundOn());
    this.showSettings();
  }

  /** @param {HTMLInputElement} box */
  async chooseNotify(box) {
    box.checked = await chooseNotify(box.checked);
    const said = box.parentElement?.querySelector("small");
    if (said) said.textContent = Notification.permission === "denied" ? t("menu-notify-denied") : "";
  }

  nextTheme() {
    const themes = ["auto", "light", "dark"];
    chooseTheme(themes[(themes.indexOf(theme()) + 1) % themes.length]);
    this.showSettings();
  }

  flip() {
    prefs.set("flip", prefs.get("flip") === "yes" ? "no" : "yes");
    this.table.look();
  }

  /** The sheet of everything. */
  open() {
    const { store } = this.table;
    if (!store.table) return;
    /** @param {string} label @param {() => void} run */
    const item = (label, run) => h("button.btn.wide", { type: "button", onclick: run }, label);
    /** @param {string} title @param {...Child} inside */
    const group = (title, ...inside) => h("section", { "aria-label": t(title) }, h("h3", {}, t(title)), h("div.two", {}, ...inside));
    const auto = prefs.get("auto") === "yes";
    const sheet = openSheet({
      title: t("menu"), name: "menu",
      body: h("div.menu-list", {},
        group("menu-game",
          item(t("record"), () => this.record()),
          item(t("textboard"), () => this.words()),
          store.state && mayAnalyse({ over: store.state.over, watching: store.watching, sides: store.sides }) ? h("a.btn.wide", { href: momentAddress(store.state, store.table) }, t("analysis-from-here")) : null,
          store.state?.over ? h("a.btn.wide", { href: `/game/${store.table.id}` }, t("over-look")) : null),
        group("menu-table",
          item(t("menu-rules"), () => this.rules()),
          h("a.btn.wide", { href: `/rules/${store.rules}`, target: "_blank" }, t("menu-book")),
          item(t("menu-links"), () => this.links()),
          item(t("menu-keys"), () => this.help())),
        group("menu-settings",
          h("button.btn.grow", { type: "button", "aria-pressed": String(soundOn()), onclick: (event) => { this.toggleSound(); event.currentTarget.setAttribute("aria-pressed", String(soundOn())); } }, t("menu-sound")),
          h("button.btn.grow", { type: "button", onclick: (event) => { this.nextTheme(); event.currentTarget.textContent = t(`theme-is-${theme()}`); } }, t(`theme-is-${theme()}`)),
          h("button.btn.grow", { type: "button", onclick: () => this.flip() }, t("flip")),
          h("select", { "aria-label": t("theme-board"), onchange: (event) => chooseBoardTheme(event.target.value) }, boardThemes.map((it) => h("option", { value: it, selected: it === boardTheme() }, t(`theme-board-${it}`))))),
        canNotify() && !store.watching ? h("label.check", {}, h("input", { type: "checkbox", checked: notifyOn(), onchange: (event) => this.chooseNotify(event.target) }),
          h("span", {}, t("menu-notify"), " ", h("small.soft", { role: "status" }, Notification.permission === "denied" ? t("menu-notify-denied") : ""))) : null,
        h("label.check", {}, h("input", { type: "checkbox", checked: auto, onchange: (event) => prefs.set("auto", event.target.checked ? "yes" : "no") }), h("span", {}, t("menu-auto"))),
        group("menu-end",
          store.can("resign") ? h("button.btn.wide.danger", { type: "button", onclick: () => this.resign() }, t("resign")) : null,
          store.can("abandon") ? h("button.btn.wide.danger", { type: "button", onclick: () => this.breakOff() }, t("abandon")) : null,
          store.can("play_on") ? h("button.btn.wide", { type: "button", onclick: () => { sheet.close(); this.table.act("play_on", seatOf(this.table, store.can("play_on"))); } }, t("abandon-refuse")) : null,
          h("a.btn.wide", { href: "/" }, t("menu-leave")))),
    });
  }

  record() {
    const { store } = this.table;
    if (!store.table) return;
    const sheet = openSheet({ title: t("record"), name: "menu", body: [account(store), wholeRecord(store)], footer: [
      h("a.btn", { href: `/api/tables/${store.table.id}/record?format=text`, target: "_blank" }, t("record-text")),
    ] });
    sheet.inside.scrollTop = sheet.inside.scrollHeight;
  }

  words() {
    openSheet({ title: t("textboard"), name: "menu", body: textBoard(this.table) });
  }

  /** How this table plays: options that depart from the book, the dice, the clock. */
  rules() {
    const { table: about } = this.table.store;
    const options = about.options ?? [];
    openSheet({
      title: t("menu-rules"), name: "menu",
      body: [
        options.length
          ? h("ul.options", {}, options.map((it) => h("li", {}, h("b", {}, it.summary), " ", it.effect, clauseLinks(it.clause, this.table.store.rules))))
          : h("p", {}, t("rules-book")),
        about.clock ? h("p", {}, t("rules-clock", { n: about.clock.per_move, delay: about.clock.delay })) : null,
        h("p", {}, t(about.dice === "hand" ? "rules-hand" : "rules-dice")),
        h("p", {}, t(about.help ? "rules-help" : "rules-no-help")),
        about.scheme ? h("p", {}, h("button.btn", { type: "button", onclick: () => this.table.fairness.open() }, t("fair-check"))) : null,
        h("p", {}, h("a", { href: `/rules/${this.table.store.rules}`, target: "_blank" }, t("menu-book"))),
      ],
    });
  }

  /** Links: for others to watch or sit down, and the private one for another device. */
  links() {
    const { store } = this.table;
    const open = `${location.origin}/table/${store.table.id}`;
    const own = privateLink(store.table.id);
    openSheet({
      title: t("menu-links"), name: "menu",
      body: h("div.stack", {},
        h("p", {}, t(store.state?.waiting ? "links-invite" : "links-watch")), linkRow(open),
        own ? [h("p", {}, t("links-own")), linkRow(own)] : null),
    });
  }

  resign() {
    const sheet = openSheet({
      title: t("resign"), name: "menu", body: h("p", {}, t("resign-sure")),
      footer: [
        h("button.btn", { type: "button", onclick: () => sheet.close() }, t("resign-no")),
        h("button.btn.danger", { type: "button", onclick: () => { sheet.close(); this.table.act("resign"); } }, t("resign-yes")),
      ],
    });
  }

  breakOff() {
    const { store } = this.table;
    const action = store.can("abandon");
    if (!action) return;
    const asked = action.asked.map((seat) => store.state.seats[seat].name);
    const refuse = () => asked.length && this.table.act("play_on", seatOf(this.table, action));
    const sheet = openSheet({
      title: t("abandon-title"), name: "menu",
      body: h("p", {}, asked.length ? t("abandon-asked", { names: list(asked) }) : null, asked.length ? " " : null, t(asked.length ? "abandon-agree" : "abandon-sure")),
      footer: [
        h("button.btn", { type: "button", onclick: () => { sheet.close(); refuse(); } }, t("resign-no")),
        h("button.btn.danger", { type: "button", onclick: () => { sheet.close(); this.table.act("abandon", seatOf(this.table, action)); } }, t("abandon-yes")),
      ],
    });
  }

  help() {
    openSheet({
      title: t("menu-keys"), name: "menu",
      body: [h("p", {}, t("keys-lead")), h("dl.keys", {}, KEYS.flatMap((it) => [h("dt", {}, t(`keys-${it}-key`)), h("dd", {}, t(`keys-${it}`))]))],
    });
  }
}

/** @param {string} address */
function linkRow(address) {
  return h("div.row", {}, h("input.grow", { type: "text", readonly: true, value: address, "aria-label": address, onfocus: (event) => event.target.select() }), copyButton(address));
}
