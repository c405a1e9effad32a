/** The row of tools under the board. */

import { fill, h, svg } from "../lib/dom.js";
import { man } from "../lib/glyphs.js";
import { t } from "../lib/words.js";

export const TOOLS = ["move", "white", "black", "take"];

/** @param {...string} paths */
const sign = (...paths) => svg("svg.line-sign", { viewBox: "0 0 24 24", "aria-hidden": "true" }, paths.map((d) => svg("path", { d })));
/** @type {Record<string, () => SVGElement>} */
const SIGNS = {
  move: () => sign("M5 12h14m0 0-5-5m5 5-5 5"),
  white: () => man(0),
  black: () => man(1),
  take: () => sign("m7 21-4-4a2 2 0 0 1 0-3L13 4l7 7-9.500 9.500H20M8 9l7 7"),
  undo: () => sign("M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"),
  turn: () => sign("M7 4v16m0 0-3.500-3.500M7 20l3.500-3.500M17 20V4m0 0-3.500 3.500M17 4l3.500 3.500"),
};

/**
 * Lay out the tools; `show` says which is chosen, and whether there is anything to undo.
 * @param {HTMLElement} into @param {HTMLElement} whole where those stand that change everything, on a phone
 * @param {{choose: (name: string) => void, start: () => void, clear: () => void, exchange: () => void, undo: () => void, turn: () => void}} doing
 */
export function palette(into, whole, doing) {
  /** @param {string} name @param {() => void} act @param {boolean} seen */
  const small = (name, act, seen) => h("button", { type: "button", class: seen ? "btn quiet" : "sign-button", dataset: { does: name }, "aria-label": seen ? null : t(`analysis-tool-${name}`), title: seen ? null : t(`analysis-tool-${name}`), onclick: act }, seen ? t(`analysis-tool-${name}`) : SIGNS[name]());
  const tools = TOOLS.map((name) => h("button.tool", { type: "button", dataset: { tool: name }, "aria-label": t(`analysis-tool-${name}`), title: t(`analysis-tool-${name}`), onclick: () => doing.choose(name) }, SIGNS[name](), h("span", {}, t(`analysis-tool-${name}`))));
  const undo = small("undo", doing.undo, false);
  into.setAttribute("role", "toolbar");
  into.setAttribute("aria-label", t("analysis-tools"));
  fill(into, h("div.tools", {}, tools), h("span.between"), h("div.whole", {}, small("start", doing.start, true), small("clear", doing.clear, true), small("exchange", doing.exchange, true)),
    h("span.grow"), undo, small("turn", doing.turn, false));
  const all = [...into.querySelectorAll("button")];
  let reached = 0;
  /** @param {number} at */
  const rove = (at) => {
    reached = (at + all.length) % all.length;
    all.forEach((it, n) => (it.tabIndex = n === reached ? 0 : -1));
  };
  rove(0);
  into.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    do rove(reached + by); while (all[reached].offsetParent === null);
    all[reached].focus();
  });
  // A phone has no room for these in the row: they stand where the rest is set.
  fill(whole, small("start", doing.start, true), small("clear", doing.clear, true), small("exchange", doing.exchange, true));
  into.addEventListener("focusin", (event) => rove(all.indexOf(/** @type {any} */ (event.target))));
  return {
    /** @param {string} tool @param {boolean} undoable */
    show(tool, undoable) {
      for (const it of tools) it.setAttribute("aria-pressed", String(it.dataset.tool === tool));
      undo.toggleAttribute("disabled", !undoable);
    },
  };
}
