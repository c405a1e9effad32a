/** The panel above the bar, for what needs more than a button: own dice, schools, typed plays, advice, a choice of routes. */

import { $, fill, h } from "../lib/dom.js";
import { die } from "../lib/glyphs.js";
import { t } from "../lib/words.js";
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
    /** @type {string|null} what is open */
    this.name = null;
    /** @type {(face: number) => void} what a key from 1 to 6 does */
    this.digit = () => {};
    /** @type {{title: string, text: string}|null} What was written last, until something happens at the table. */
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
      h("button.btn.quiet", { type: "button", "aria-label": t("close"), onclick: () => this.close() }, "✕")), content);
    this.root.setAttribute("aria-labelledby", "panel-title");
    this.root.hidden = false;
    $("input, .face, .btn:not(header .btn)", this.root)?.focus({ preventScroll: true });
    this.root.scrollIntoView({ block: "nearest" });
  }

  close() {
    if (this.root.hidden) return;
    const inside = this.root.contains(document.activeElement);
    this.root.hidden = true;
    this.name = null;
    this.table.redrawPlay();
    if (inside) this.table.board.rove(this.table.board.focused);
  }

  /**
   * Dice read off a real board: six faces for each; keys 1 to 6 fill them in turn.
   * @param {string} what @param {Action} action
   */
  dice(what, action) {
    const count = action.dice ?? 2;
    const chosen = Array(count).fill(null);
    const both = what !== "throw";
    const send = () => {
      this.close();
      this.table.act(what, { dice: chosen, ...seatOf(this.table, action) });
    };
    const rows = h("div.hand-dice");
    const draw = () => fill(rows, chosen.map((value, k) =>
      h("div.row", { role: "group", "aria-label": both ? this.table.store.properName(k) : t("hand-die", { n: k + 1 }) },
        both ? h("span.who", {}, this.table.store.properName(k)) : null,
        [1, 2, 3, 4, 5, 6].map((face) => h("button.face", {
          type: "button", "aria-pressed": String(value === face), "aria-label": String(face), dataset: { k, face },
          onclick: () => choose(k, face),
        }, die(face))))));
    /** @param {number} k @param {number} face */
    const choose = (k, face) => {
      chosen[k] = face;
      const next = chosen.findIndex((it) => it === null);
      if (next < 0) return send();
      draw();
      $(`[data-k="${next}"]`, rows)?.focus();
    };
    draw();
    this.digit = (face) => choose(chosen.findIndex((it) => it === null), face);
    this.open(t(`hand-${what}`), rows, "dice");
  }

  /** What was marked, to be put right. @param {Action} action */
  marking(action) {
    const { table } = this;
    let points = action.instead;
    const body = h("div.row");
    const draw = () => fill(body,
      h("div.amount", { role: "group", "aria-label": t("mark-open") },
        h("button.btn", { type: "button", disabled: points < 2, onclick: () => { points -= 2; draw(); }, "aria-label": t("mark-less") }, "−2"),
        h("output.display", { "aria-live": "polite" }, String(points)),
        h("button.btn", { type: "button", onclick: () => { points += 2; draw(); }, "aria-label": t("mark-more") }, "+2")),
      h("button.btn", { type: "button", disabled: points === action.instead, onclick: () => { this.close(); table.act("mark", { points, ...seatOf(table, action) }); } }, t("mark-instead", { n: points })));
    draw();
    this.open(t("mark-again", { n: action.instead }), body, "marking");
  }

  /** A school: too little or too much, how many, claim or only ask. */
  school() {
    const { table } = this;
    let over = false;
    let points = 2;
    const body = h("div.stack");
    const draw = () => fill(body,
      h("div.choices", { role: "radiogroup", "aria-label": t("school-which") }, [false, true].map((it) =>
        h("label", {}, h("input", { type: "radio", name: "school", checked: it === over, onchange: () => { over = it; draw(); } }), t(it ? "school-over" : "school-under")))),
      h("div.row", {},
        h("div.amount", { role: "group", "aria-label": t("school-amount") },
          h("button.btn", { type: "button", disabled: points <= 2, onclick: () => { points -= 2; draw(); }, "aria-label": t("mark-less") }, "−2"),
          h("output.display", {}, String(points)),
          h("button.btn", { type: "button", onclick: () => { points += 2; draw(); }, "aria-label": t("mark-more") }, "+2")),
        h("button.btn", { type: "button", onclick: () => { this.close(); table.act("school", { points, over, ...seatOf(table, table.store.can("school")) }); } }, t("school-claim", { n: points })),
        table.store.can("demand") ? h("button.btn", { type: "button", onclick: () => { this.close(); table.act("demand", seatOf(table, table.store.can("demand"))); } }, t("school-demand")) : null));
    draw();
    this.open(t("school-title"), body, "school");
  }

  /** A false move of the other: let it stand, or say how the men touched are to be played. */
  falseMove() {
    const { table } = this;
    const stand = table.store.can("stand");
    this.typed(t("false-title"), t("false-how"), t("act-replace"), (text) => table.act("replace", { text, ...seatOf(table, table.store.can("replace")) }),
      stand ? [h("button.btn", { type: "button", onclick: () => { this.close(); table.act("stand", seatOf(table, stand)); } }, t("act-stand"))] : []);
    this.name = "false";
    table.redrawPlay();
  }

  /** Advice of one who sits out. */
  advise() {
    this.typed(t("advise-title"), t("advise-how"), t("act-advise"), (text) => this.table.act("advise", { text, ...seatOf(this.table, this.table.store.can("advise")) }));
  }

  /** A play, typed. */
  play() {
    this.typed(t("type-title"), t("type-how"), t("act-steps"), (text) => this.table.act("steps", { text, ...seatOf(this.table, this.table.store.can("steps")) }));
  }

  /**
   * A line to write. What was refused stands there again when the panel is opened anew.
   * @param {string} title @param {string} hint @param {string} label @param {(text: string) => void} send @param {Child[]} [more]
   */
  typed(title, hint, label, send, more = []) {
    const again = this.written?.title === title ? this.written.text : "";
    const input = h("input.notation", {
      type: "text", id: "typed", value: again, maxlength: 400, autocomplete: "off", autocapitalize: "off", spellcheck: "false",
    });
    const form = h("form.row", {
      onsubmit: (event) => {
        event.preventDefault();
        const text = input.value.trim();
        if (!text) return;
        this.written = { title, text };
        this.close();
        send(text);
      },
    }, h("label.small.soft", { for: "typed" }, hint), h("div.grow", {}, input), h("button.btn", { type: "submit" }, label), more);
    this.open(title, form, "typed");
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
    h("button.btn.quiet", { type: "button", "aria-label": t("close"), onclick: () => (close(), entering.unpick()) }, "✕"));
    const middle = parseFloat(button.style.left) + parseFloat(button.style.width) / 2;
    chooser.style.left = `${Math.min(78, Math.max(22, middle))}%`;
    chooser.style.top = `${parseFloat(button.style.top) + parseFloat(button.style.height) / 2}%`;
    controls.append(chooser);
    $("button", chooser).focus();
    entering.addEventListener("change", () => chooser.remove(), { once: true });
  }
}

/** "by 14, hits", or the number where one step leads there. @param {Step[]} way */
function route(way) {
  if (way.length === 1) return t("routes-number", { number: way[0].number });
  const by = way.slice(0, -1).map((it) => point(it.to)).join(", ");
  return t(way.some((it) => it.hits) ? "routes-hits" : "routes-by", { by });
}
