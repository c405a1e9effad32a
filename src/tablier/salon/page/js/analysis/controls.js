/** What is set beside the board: who plays, the throw, the cube, the match, and whatever else a position of the game holds. */

import { fill, h } from "../lib/dom.js";
import { die, man } from "../lib/glyphs.js";
import { t } from "../lib/words.js";
import { sideName } from "./bench.js";

/** @import { Entry, Sheet, Parts } from "../types.js" */
/** @typedef {{parts: Parts, dice: number[], cube: number|null, owner: number|null, match: number, score: number[]}} State */

const CUBES = [1, 2, 4, 8, 16, 32, 64];
const MOST_MATCH = 25;

/**
 * One of a few: radio buttons side by side, walked through with the arrow keys.
 * @param {string} label @param {{value: any, content: any, name?: string}[]} choices @param {any} chosen @param {(value: any) => void} choose
 */
export function radios(label, choices, chosen, choose) {
  const reached = Math.max(0, choices.findIndex((it) => it.value === chosen));
  const group = h("div.few", {
    role: "radiogroup", "aria-label": label,
    /** @param {KeyboardEvent} event */
    onkeydown: (event) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const buttons = [...group.querySelectorAll("button")];
      const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
      if (!by || at < 0) return;
      event.preventDefault();
      const next = (at + by + buttons.length) % buttons.length;
      choose(choices[next].value);
      requestAnimationFrame(() => /** @type {HTMLElement|undefined} */ (document.querySelectorAll(`[role=radiogroup][aria-label="${CSS.escape(label)}"] button`)[next])?.focus());
    },
  }, choices.map(({ value, content, name }, at) => h("button", {
    type: "button", role: "radio", "aria-checked": String(value === chosen), tabindex: at === reached ? 0 : -1, "aria-label": name,
    onclick: () => choose(value),
  }, content)));
  return group;
}

/**
 * Fill the controls anew.
 * @param {HTMLElement} into @param {Sheet} sheet @param {State} state @param {(change: Partial<State>) => void} change
 */
export function drawControls(into, sheet, state, change) {
  const { parts } = state;
  const refocus = focusIn(into);
  /** @param {string} name @param {any} value */
  const set = (name, value) => change({ parts: { ...parts, values: { ...parts.values, [name]: value } } });
  fill(into,
    row(t("analysis-to-play"), radios(t("analysis-to-play"), [0, 1].map((side) => ({ value: side, content: [man(side), sideName(side)] })), parts.turn, (turn) => change({ parts: { ...parts, turn } }))),
    row(t("analysis-throw"), h("div.throws", {}, Array.from({ length: sheet.dice }, (_, at) => dieRow(state, sheet, at, change)))),
    sheet.entries.length ? entries(sheet, parts, set) : null,
    sheet.cube ? row(t("analysis-cube"), cube(state, change)) : null,
    sheet.matches ? row(t("analysis-match"), match(state, change)) : null);
  refocus();
}

/** Where the focus is among the controls; called, it gives it back to the same one, drawn anew. @param {HTMLElement} box */
function focusIn(box) {
  const now = box.contains(document.activeElement) ? document.activeElement : null;
  const [own, group] = [now?.getAttribute("aria-label"), now?.closest("[role=radiogroup]")?.getAttribute("aria-label")];
  return () => {
    const again = group
      ? box.querySelector(`[role=radiogroup][aria-label="${CSS.escape(group)}"] [tabindex="0"]`)
      : own ? box.querySelector(`[aria-label="${CSS.escape(own)}"]`) : null;
    if (again instanceof HTMLElement) again.focus();
  };
}

/** @param {string} label @param {Element} control */
const row = (label, control) => h("div.set-row", {}, h("span.label", {}, label), control);

/** A die: one of six faces; the one chosen, chosen again, takes the throw away. @param {State} state @param {Sheet} sheet @param {number} at @param {(change: Partial<State>) => void} change */
function dieRow({ dice }, sheet, at, change) {
  /** @param {number} face */
  const choose = (face) => {
    if (dice[at] === face) return change({ dice: [] });
    const next = dice.length ? [...dice] : Array(sheet.dice).fill(face);
    next[at] = face;
    change({ dice: next });
  };
  const group = radios(t("analysis-die", { n: at + 1 }), [1, 2, 3, 4, 5, 6].map((face) => ({ value: face, content: die(face), name: String(face) })), dice[at], choose);
  group.classList.replace("few", "faces");
  return group;
}

/** What is marked beside the men: a line each, White's and Black's beside each other. @param {Sheet} sheet @param {Parts} parts @param {(name: string, value: any) => void} set */
function entries(sheet, parts, set) {
  const both = sheet.entries.filter((it) => it.each);
  return h("div.entries", {},
    both.length ? h("table.entry-table", {},
      h("thead", {}, h("tr", {}, h("td"), [0, 1].map((side) => h("th", { scope: "col" }, sideName(side))))),
      h("tbody", {}, both.map((entry) => h("tr", {}, h("th.label", { scope: "row" }, entry.label),
        [0, 1].map((side) => h("td", {}, control(entry, side, parts.values[entry.name]?.[side], (value) => {
          const pair = [...parts.values[entry.name]];
          pair[side] = value;
          set(entry.name, pair);
        }))))))) : null,
    sheet.entries.filter((it) => !it.each).map((entry) => row(entry.label, dice(entry, parts.values[entry.name] ?? [], (value) => set(entry.name, value)))));
}

/** @param {Entry} entry @param {number} side @param {any} value @param {(value: any) => void} set */
function control(entry, side, value, set) {
  const label = `${entry.label}, ${sideName(side)}`;
  if (entry.kind === "yes") return h("input", { type: "checkbox", "aria-label": label, checked: Boolean(value), onchange: (event) => set(event.target.checked) });
  return number(label, value ?? entry.least, entry.least, entry.most, set);
}

/** @param {string} label @param {number} value @param {number} least @param {number} most @param {(value: number) => void} set */
const number = (label, value, least, most, set) => h("input.small-number", {
  type: "number", inputmode: "numeric", "aria-label": label, value, min: least, max: most,
  onchange: (event) => set(Math.min(most, Math.max(least, Math.round(Number(event.target.value)) || least))),
});

/** Dice that may be left out. @param {Entry} entry @param {number[]} value @param {(value: number[]) => void} set */
const dice = (entry, value, set) => h("div.row", {}, Array.from({ length: entry.most }, (_, at) =>
  h("select.small-number", {
    "aria-label": `${entry.label}, ${t("analysis-die", { n: at + 1 })}`,
    onchange: (event) => {
      const face = Number(event.target.value);
      const next = value.length ? [...value] : Array(entry.most).fill(face);
      next[at] = face;
      set(face ? next : []);
    },
  }, [0, 1, 2, 3, 4, 5, 6].map((face) => h("option", { value: face, selected: face === (value[at] ?? 0) }, face || "–")))));

/** @param {State} state @param {(change: Partial<State>) => void} change */
function cube({ cube, owner }, change) {
  const value = cube === null ? "" : `${cube}${owner === null ? "" : "wb"[owner]}`;
  const choices = [["", t("analysis-cube-none")], ["1", t("analysis-cube-middle")],
    ...CUBES.slice(1).flatMap((n) => [0, 1].map((side) => [`${n}${"wb"[side]}`, t("analysis-cube-owned", { n, side: sideName(side) })]))];
  return h("select.small-choice", {
    "aria-label": t("analysis-cube"),
    onchange: (event) => {
      const [, n, side] = event.target.value.match(/^(\d*)([wb]?)$/) ?? [];
      change({ cube: n ? Number(n) : null, owner: side ? "wb".indexOf(side) : null });
    },
  }, choices.map(([it, words]) => h("option", { value: it, selected: it === value }, words)));
}

/** @param {State} state @param {(change: Partial<State>) => void} change */
function match({ match, score }, change) {
  const length = h("select.small-choice", {
    "aria-label": t("analysis-match"),
    onchange: (event) => change({ match: Number(event.target.value), score: [0, 0] }),
  }, Array.from({ length: MOST_MATCH }, (_, at) => at + 1).map((n) => h("option", { value: n, selected: n === match }, n === 1 ? t("analysis-match-none") : t("analysis-match-to", { n }))));
  return h("div.row", {}, length, match > 1 ? [0, 1].map((side) =>
    number(t("analysis-score", { side: sideName(side) }), score[side], 0, match - 1, (value) => change({ score: side ? [score[0], value] : [value, score[1]] }))) : null);
}
