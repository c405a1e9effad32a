/** The referee's panel: what was thrown, a card for each thing it is worth, the sum, holes, a quarrel, the round. */

import { fill, h } from "../lib/dom.js";
import { die, line } from "../lib/glyphs.js";
import { withClauses } from "../lib/rules.js";
import { t } from "../lib/words.js";
import { claimed, contested, list } from "./saying.js";

/** @import { Board } from "./board.js" */
/** @import { TablePage } from "./main.js" */
/** @import { Store } from "./store.js" */
/** @import { Card } from "../types.js" */

const COLOURS = { fill: "arrow-fill", you: "arrow-you", them: "arrow-them" };

/** Draw the panel. @param {HTMLElement} root @param {TablePage} page */
export function drawReferee(root, { store, board }) {
  const state = store.state;
  const cards = state.cards ?? [];
  fill(root,
    h("h2", {}, heading(store), h("small", {}, place(store))),
    banner(store),
    cards.length ? h("ul.cards", { tabindex: 0, "aria-label": t("referee-title") }, cards.map((it) => card(it, store, board))) : null,
    state.quarrel ? quarrel(store) : null,
    store.table.by_steps ? null : diceCards(store),
    sum(store),
  );
}

/** @param {Store} store */
function heading(store) {
  const state = store.state;
  if (state.over || state.phase === "between") return t("referee-over");
  const dice = state.dice?.length ? state.dice : state.last?.dice ?? [];
  const thrower = state.dice?.length ? state.thrown_by ?? state.player : state.last?.player ?? null;
  if (!dice.length || thrower === null) return t("referee-title");
  const called = state.announcement && state.dice?.length ? t("threw-called", { called: state.announcement }) : "";
  return [store.isMe(thrower) ? t("threw-you", { dice: list(dice) }) : t("threw", { name: store.properName(thrower), dice: list(dice) }), called].filter(Boolean).join(" ");
}

/** @param {Store} store */
function place(store) {
  const { round, game_number: number } = store.state;
  if (round) return t(round.replay ? "round-replay" : "round", { number: round.number, of: round.of });
  return store.table.match !== 1 ? t("game-number", { number }) : "";
}

/** @param {Card} it @param {Store} store @param {Board} board */
function card(it, store, board) {
  const mine = it.to === (board.viewer ?? 0);
  const tone = it.line === "dotted" ? "fill" : mine ? "you" : "them";
  const points = it.points ? `+${it.points}${store.isMe(it.to) ? "" : ` ${store.properName(it.to)}`}` : "";
  const isolate = () => board.isolate(it.event ?? null);
  return h("li.card", {
    tabindex: 0, onmouseenter: isolate, onfocus: isolate, onmouseleave: () => board.isolate(null), onblur: () => board.isolate(null),
  },
    it.line ? line(it.line, COLOURS[tone]) : h("span"),
    h("h3", {}, it.title), h("span.pts", { class: tone }, points),
    h("p", {}, withClauses(it.sentence, it.clause, store.rules)));
}

/** Where every throw plays itself each die is a card: who used it, and how. @param {Store} store */
function diceCards(store) {
  const { last } = store.state;
  if (!last?.steps?.length || store.state.dice?.length) return null;
  const byHand = store.table.options.some((it) => it.name === "claims");
  const used = [...last.steps];
  return h("ul.cards", { tabindex: 0, "aria-label": t("referee-title") }, last.dice.map((face) => {
    const at = used.findIndex((it) => it.number === face);
    const use = at >= 0 ? used.splice(at, 1)[0] : null;
    // Claimed by hand, whose an unused die is has to be seen by the players.
    const who = use ? t("die-used", { face, name: store.name(use.side) }) : byHand ? String(face) : t("die-nobody", { face });
    return h("li.card.die-card", {}, die(face), h("h3", {}, who), h("span"), h("p", {}, use ? t(`die-${use.how}`) : byHand ? t("die-open-how") : t("die-nobody-how")));
  }));
}

/** A hole, as a banner. @param {Store} store */
function banner(store) {
  const { hole } = store;
  if (!hole) return null;
  return h("p.banner", {}, store.isMe(hole.side) ? t("hole-you", { n: hole.n }) : t("hole", { n: hole.n, name: store.properName(hole.side) }));
}

/** @param {Store} store */
function sum(store) {
  const state = store.state;
  if (state.over || state.phase === "between") return null;
  if (typeof state.sum === "string") return h("p.sum", {}, state.sum);
  const lines = store.lines.filter((it) => it.at === state.happened && (it.kind === "marked" || it.kind === "result"));
  if (!lines.length) return null;
  return h("p.sum", {}, lines.map((it, k) => [k ? h("br") : null, withClauses(it.text, it.clause, store.rules)]));
}

/** A school claimed: one card that grows with the quarrel. @param {Store} store */
function quarrel(store) {
  const { quarrel: it } = store.state;
  if (!it) return null;
  return h("div.card.quarrel", {}, h("span"), h("h3", {}, t("quarrel-title")), h("span"),
    h("p", {}, claimed(store), it.contested ? ` ${contested(store)}` : ""));
}
