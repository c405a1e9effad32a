/** What stands above a question: which game, which tab, how hard, how far. */

import { fill, h } from "../lib/dom.js";
import { gameName, t } from "../lib/words.js";

/** @typedef {{game: string, id: string, name: string, count: number, difficulties: number[]}} Shelf */
/** @typedef {"today"|"collection"|"mistakes"} Mode */

/** @type {Mode[]} */
export const MODES = ["today", "collection", "mistakes"];
const STATES = { right: "solved", half: "close", missed: "missed" };

/** The games to choose from, and the way to the guide of the one chosen. @param {Shelf[]} games @param {string} chosen @param {(game: string) => void} choose */
export function games(games, chosen, choose) {
  const id = games.find((it) => it.game === chosen)?.id ?? chosen;
  return h("div.which", {},
    h("label.unseen", { for: "learn-game" }, t("learn-which")),
    h("select#learn-game", { onchange: (event) => choose(event.target.value) },
      games.map((it) => h("option", { value: it.game, selected: it.game === chosen }, it.name))),
    h("a.small", { href: `/guide/${id}` }, t("learn-first", { game: gameName(id) })));
}

/**
 * The tabs, by the pattern of tabs: arrows walk, one of them is reached by Tab.
 * @param {Mode} mode @param {Partial<Record<Mode, number>>} counts @param {(mode: Mode) => void} choose
 */
export function tabs(mode, counts, choose) {
  const list = h("div.few.modes", { role: "tablist", "aria-label": t("learn-modes") });
  return fill(list, MODES.map((it, at) => h("button", {
    type: "button", role: "tab", id: `tab-${it}`, "aria-selected": String(it === mode), "aria-controls": "learn-question", tabindex: it === mode ? 0 : -1,
    onclick: () => choose(it),
    onkeydown: (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const next = MODES[(at + by + MODES.length) % MODES.length];
      choose(next);
      document.getElementById(`tab-${next}`)?.focus();
    },
  }, t(`learn-tab-${it}`), counts[it] ? h("b.num", {}, counts[it]) : null)));
}

/** How hard, as far as there is anything so hard. @param {Shelf} shelf @param {number} level @param {number} solved @param {(level: number) => void} choose */
export function levels(shelf, level, solved, choose) {
  return h("div.levels", {},
    h("label.small", { for: "learn-level" }, t("learn-level")),
    h("select#learn-level", { "aria-label": t("learn-level"), onchange: (event) => choose(Number(event.target.value)) },
      shelf.difficulties.map((count, at) => (count ? h("option", { value: at, selected: at === level }, t(`learn-level-${at}`, { n: count })) : null))),
    h("span.num.small.soft", {}, t("learn-solved-of", { n: solved, of: shelf.difficulties[level] ?? 0 })));
}

/** How far one is: a mark for each. @param {(keyof STATES|null)[]} outcomes @param {number} now */
export function progress(outcomes, now) {
  if (outcomes.length < 2) return null;
  return h("div.progress", {},
    h("ol.dots", { "aria-label": t("learn-progress", { n: now + 1, of: outcomes.length }) }, outcomes.map((it, at) =>
      h(`li${it ? `.${STATES[it]}` : ""}${at === now ? ".now" : ""}`, { "aria-current": at === now ? "step" : null },
        h("span.unseen", {}, `${at + 1}: ${t(at === now ? "learn-dot-now" : it ? `learn-dot-${STATES[it]}` : "learn-dot-to-come")}`)))),
    h("span.num.small.soft", { "aria-hidden": "true" }, t("learn-so-far", { n: now + 1, of: outcomes.length })));
}
