/** The examples of the rules: each can be stepped through, and a step shows only its own arrows. Read whole they are without this. */

import { $, $$, fill, h, svg } from "./lib/dom.js";
import { get } from "./lib/api.js";
import { t } from "./lib/words.js";
import { Diagram, withLayout } from "./board/diagram.js";

/** @import { BoardNumbers, Layout } from "./types.js" */
/** @typedef {{board: BoardNumbers, label: string, moved: {side: number, from: number, to: number}[]}} Showing */

class Example {
  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    this.items = $$(".example-steps > li", figure);
    /** The step shown, counted from 1; 0 is everything at once. */
    this.at = 0;
    /** @type {Promise<Showing[]>|null} */
    this.asked = null;
    /** @type {Diagram|null} */
    this.diagram = null;
    this.status = h("span.example-at");
    this.said = h("span.unseen", { role: "status" });
    this.back = button("back", "example-back", () => this.go(this.at - 1));
    this.on = button("on", "example-on", () => this.go(this.at + 1));
    $(".example-bar", figure).prepend(this.back, this.status, this.on, this.said);
    this.numbers = this.items.map((item, index) => {
      const number = h("button.example-number", { type: "button", "aria-label": t("example-step", { n: index + 1 }), onclick: () => this.go(index + 1) }, String(index + 1));
      item.prepend(number);
      item.addEventListener("click", (event) => {
        if (!(event.target instanceof Element) || event.target.closest("a, button")) return;
        this.go(index + 1);
        number.focus({ preventScroll: true });
      });
      return number;
    });
    figure.classList.add("stepped");
    figure.addEventListener("keydown", (event) => this.key(event));
    this.mark();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 1, End: this.items.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
    if (document.activeElement?.matches(".example-number")) this.numbers[Math.max(1, this.at) - 1].focus({ preventScroll: true });
  }

  /** Show a step. @param {number} to */
  go(to) {
    if (to < 0 || to > this.items.length || to === this.at) return;
    const forth = to === this.at + 1;
    this.at = to;
    this.mark();
    this.said.textContent = to ? $("p", this.items[to - 1]).textContent ?? "" : t("example-all");
    this.show(forth);
  }

  /** Say which step it is, wherever that is to be seen. */
  mark() {
    const all = this.items.length;
    this.items.forEach((item, index) => {
      const now = index + 1 === this.at;
      if (now) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
      this.numbers[index].tabIndex = index + 1 === Math.max(1, this.at) ? 0 : -1;
    });
    this.status.textContent = this.at ? t("example-step-of", { n: this.at, all }) : t("example-steps", { all });
    for (const [it, off] of /** @type {[HTMLButtonElement, boolean][]} */ ([[this.back, this.at === 0], [this.on, this.at === all]])) {
      it.setAttribute("aria-disabled", String(off));
    }
  }

  /** Draw the step upon a board of our own, which comes in the place of the picture. @param {boolean} forth */
  async show(forth) {
    this.asked ??= boards(this.figure.dataset.game ?? "", this.figure.id);
    const asked = this.at;
    /** @type {Showing[]} */
    let found;
    try {
      found = await this.asked;
    } catch {
      this.asked = null;
      return; // The picture stays, with all its arrows, and so do the steps.
    }
    if (asked !== this.at) return;
    const { board, label, moved } = found[asked];
    if (!this.diagram) {
      const place = h("div");
      fill($(".example-board", this.figure), place);
      this.diagram = new Diagram(place);
    }
    this.diagram.show(withLayout({ board }), label, forth ? moved : []);
  }
}

/** @param {string} name @param {string} key @param {() => void} onclick */
const button = (name, key, onclick) => /** @type {HTMLButtonElement} */ (h(`button.btn.step-${name}`, { type: "button", "aria-label": t(key), title: t(key), onclick },
  svg("svg.sign", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: name === "on" ? "M9 5l7 7-7 7" : "M15 5l-7 7 7 7", fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" }))));

/** @param {string} game @param {string} name @returns {Promise<Showing[]>} */
async function boards(game, name) {
  /** @type {{boards: Showing[], layouts: Layout[]}} */
  const { boards: found, layouts } = await get(`/api/rules/${game}/examples/${name}`);
  for (const layout of layouts) withLayout({ board: /** @type {any} */ ({ layout: layout.id }), layout });
  return found;
}

/** Make the examples of a page such as can be stepped through; each is drawn when it comes near. @param {ParentNode} root */
export function stepThrough(root) {
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      all.get(target)?.show(false);
    }
  }, { rootMargin: "600px 0px" });
  /** @type {Map<Element, Example>} */
  const all = new Map($$("figure.example", root).map((figure) => [figure, new Example(figure)]));
  for (const figure of all.keys()) near.observe(figure);
}
