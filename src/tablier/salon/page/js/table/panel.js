/** The panel above the bar, for what needs more than a button: whatever an act asks for, and a choice of routes at the point itself. */

import { $, $$, fill, h } from "../lib/dom.js";
import { closeIcon } from "../lib/glyphs.js";
import { has, t } from "../lib/words.js";
import { asked, called, control, given, ready, start } from "./asking.js";
import { seatOf } from "./seats.js";
import { point } from "./tree.js";

/** @import { TablePage } from "./main.js" */
/** @import { Action, Child, Step } from "../types.js" */

export class Panel {
  /** @param {HTMLElement} root @param {TablePage} table */
  constructor(root, table) {
    this.table = table;
    this.root = h("section.panel-inline", { hidden: true, "aria-live": "off" });
    root.append(this.root);
    /** @type {string|null} the act that is asked about */
    this.name = null;
    /** @type {((face: number) => void)|null} what a key from 1 to 6 does, where dice are asked for */
    this.digit = null;
    /** @type {{do: string, values: Record<string, any>}|null} What was said last, until something happens at the table. */
    this.written = null;
    this.root.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        event.stopPropagation();
        this.close();
      }
    });
  }

  /** @param {string} title @param {Child} content @param {string} name */
  open(title, content, name) {
    this.name = name;
    fill(this.root, h("header", {}, h("strong", { id: "panel-title" }, title),
      h("button.btn.quiet", { type: "button", "aria-label": t("close"), onclick: () => this.close() }, closeIcon())), content);
    this.root.setAttribute("aria-labelledby", "panel-title");
    this.root.hidden = false;
    // Not a number: on a phone the keyboard would cover what can be pressed as well.
    $("input:not([type=number]), .face, .btn:not([disabled], header .btn)", this.root)?.focus({ preventScroll: true });
    this.root.scrollIntoView({ block: "nearest" });
  }

  close() {
    if (this.root.hidden) return;
    const inside = this.root.contains(document.activeElement);
    this.root.hidden = true;
    this.name = this.digit = null;
    this.table.redrawPlay();
    if (inside) this.table.board.rove(this.table.board.focused);
  }

  /**
   * Whatever an act asks for, as it is declared: a control for each field, and the act as a button. What was refused
   * stands there again when the panel is opened anew.
   * @param {Action} offer
   * @param {{label?: string, from?: Record<string, any>, beside?: string[]}} [more] another key for the button; values to begin
   *   with; acts that stand beside this one
   */
  ask(offer, { label, from = {}, beside = [] } = {}) {
    const { table } = this;
    const { store } = table;
    const act = store.act(offer.do);
    const fields = asked(act, offer);
    const again = this.written?.do === act.do ? this.written.values : from;
    const values = Object.fromEntries(fields.map((it) => [it.name, again[it.name] ?? start(it, offer)]));
    const dice = fields.find((it) => it.kind === "dice");
    // Dice alone need no button: the last of them says everything.
    const alone = fields.length === 1 && !!dice;
    const button = h("button.btn", { type: "submit", hidden: alone });
    const complete = () => fields.every((it) => ready(it, values[it.name]));
    const show = () => {
      fill(button, t(label ?? act.label, { ...offer, ...values }));
      button.disabled = !complete() || fields.every((it) => it.name in from && from[it.name] === values[it.name]);
    };
    const send = () => {
      if (!complete()) return;
      this.written = { do: act.do, values };
      this.close();
      table.act(act.do, { ...given(act, offer), ...said(values), ...seatOf(table, offer) });
    };
    const controls = fields.map((field) => control({
      field, value: values[field.name], store, label: called(act.do, field),
      words: (word) => [`ask-${act.do}-${field.name}-${word}`].filter(has).map((key) => t(key))[0] ?? word,
      change: (value) => {
        values[field.name] = value;
        show();
        if (alone) send();
      },
    }));
    show();
    const title = `ask-${act.do}`;
    this.open(has(title) ? t(title, offer) : t(act.label, offer), h("form.row.asking", {
      onsubmit: (event) => {
        event.preventDefault();
        send();
      },
    }, controls, button, beside.flatMap((what) => this.besides(what))), act.do);
    this.digit = dice ? (face) => this.press(face) : null;
    table.redrawPlay();
  }

  /** An act that is done without more words, as a button. @param {string} what */
  besides(what) {
    const { table } = this;
    const offer = table.store.can(what);
    return offer ? [h("button.btn", { type: "button", onclick: () => { this.close(); table.act(what, seatOf(table, offer)); } }, t(table.store.act(what).label))] : [];
  }

  /** A key from 1 to 6, for the first die that shows nothing yet. @param {number} face */
  press(face) {
    const row = $$(".hand-dice .row", this.root).find((it) => !it.querySelector("[aria-pressed=true]"));
    if (row) $(`[data-face="${face}"]`, row).click();
  }

  /** Two ways to one place: a small chooser at the point itself. @param {Step[][]} ways @param {string} key */
  routes(ways, key) {
    const { board, entering } = this.table;
    const { controls } = board;
    controls.querySelector(".chooser")?.remove();
    const button = board.buttons.get(key);
    if (!button) return;
    const close = () => {
      chooser.remove();
      board.rove(board.focused);
    };
    /** @type {HTMLElement} */
    const chooser = h("div.chooser", {
      role: "group", "aria-label": t("routes-title"),
      onkeydown: (event) => {
        if (event.key === "Escape") close();
        event.stopPropagation();
      },
      onclick: (event) => event.stopPropagation(),
    }, ways.map((way) => h("button.btn", { type: "button", onclick: () => (close(), entering.make(way)) }, route(way))),
    h("button.btn.quiet", { type: "button", "aria-label": t("close"), onclick: () => (close(), entering.unpick()) }, closeIcon()));
    const middle = parseFloat(button.style.left) + parseFloat(button.style.width) / 2;
    chooser.style.left = `${Math.min(78, Math.max(22, middle))}%`;
    chooser.style.top = `${parseFloat(button.style.top) + parseFloat(button.style.height) / 2}%`;
    controls.append(chooser);
    $("button", chooser).focus();
    entering.addEventListener("change", () => chooser.remove(), { once: true });
  }
}

/** Values as they are sent: what is left out is not, and words without spaces around them. @param {Record<string, any>} values */
const said = (values) => Object.fromEntries(Object.entries(values).filter(([, it]) => it !== null).map(([name, it]) => [name, typeof it === "string" ? it.trim() : it]));

/** "by 14, hits", or the number where one step leads there. @param {Step[]} way */
function route(way) {
  if (way.length === 1) return t("routes-number", { number: way[0].number });
  const by = way.slice(0, -1).map((it) => point(it.to)).join(", ");
  return t(way.some((it) => it.hits) ? "routes-hits" : "routes-by", { by });
}
