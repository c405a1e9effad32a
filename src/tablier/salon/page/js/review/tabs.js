/** Tabs with roving focus: arrows walk, Home and End go to the ends. */

import { fill, h } from "../lib/dom.js";

/** @typedef {{id: string, label: any, panel: HTMLElement}} Tab */

export class Tabs {
  /** @param {string} label @param {(id: string) => void} choose */
  constructor(label, choose) {
    this.choose = choose;
    /** @type {HTMLButtonElement[]} */
    this.buttons = [];
    this.element = h("div.few.tabs", { role: "tablist", "aria-label": label, onkeydown: (event) => this.walk(event) });
  }

  /** @param {Tab[]} tabs @param {string} chosen */
  show(tabs, chosen) {
    const focused = this.buttons.some((it) => it === document.activeElement);
    this.buttons = tabs.map(({ id, label, panel }) => {
      panel.id = `panel-${id}`;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", `tab-${id}`);
      panel.hidden = id !== chosen;
      return h("button", { type: "button", role: "tab", id: `tab-${id}`, "aria-selected": String(id === chosen), "aria-controls": panel.id, tabindex: id === chosen ? 0 : -1, onclick: () => this.choose(id) }, label);
    });
    fill(this.element, this.buttons);
    if (focused) this.buttons.find((it) => it.tabIndex === 0)?.focus();
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const at = this.buttons.findIndex((it) => it === document.activeElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: this.buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.buttons[(to + this.buttons.length) % this.buttons.length].click();
  }
}
