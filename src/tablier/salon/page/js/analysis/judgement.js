/** What is known of a position: the chance in large figures, the choices in a table, and how all that was found. */

import { fill, h } from "../lib/dom.js";
import { inUnit, percent } from "../lib/figures.js";
import { die } from "../lib/glyphs.js";
import { t } from "../lib/words.js";
import { sideName } from "./bench.js";
import { kindsOf, lost, share } from "./figures.js";

/** @import { Judged, JudgedDecision, Judgement } from "../types.js" */

/**
 * What can be done with a choice: look at it, and make it.
 * @typedef {{look: (choice: Judged|null) => void, make: (position: string) => void, rollOut: () => void}} Doing
 */

/**
 * Fill in what is known.
 * @param {HTMLElement} into @param {Judgement} found @param {number} turn whose turn it is @param {Doing} doing
 */
export function drawJudgement(into, found, turn, doing) {
  const play = found.decisions.find((it) => it.kind === "play") ?? found.decisions[0];
  const best = found.now ?? play?.candidates[0];
  const unit = found.now?.unit ?? play?.unit ?? "points";
  fill(into,
    best ? head(best, unit, found.now?.player ?? play?.player ?? turn, found, doing) : null,
    found.now && kindsOf([found.now]).length ? kinds(found.now) : null,
    found.decisions.map((it) => (it.kind === "play" ? plays(it, doing) : choices(it, doing))),
    found.throws?.length ? throws(found.throws, doing) : null,
    h("p.small.soft.how", {}, how(found)));
}

/** @param {Judged} best @param {JudgedDecision["unit"]} unit @param {number} player @param {Judgement} found @param {Doing} doing */
function head(best, unit, player, found, doing) {
  const tokens = unit === "tokens";
  const own = unit === "match" ? best.worth : best.chances[0];
  const white = player === 0 ? own : 1 - own;
  const exact = best.how === "exact";
  return h("div.chance-head", {},
    h("p", {}, h("span.label", {}, t(tokens ? "analysis-tokens" : unit === "match" ? "analysis-wins-match" : "analysis-wins", { side: sideName(player) })),
      h("b.chance-big", {}, tokens || unit === "match" ? inUnit(best.worth, unit) : percent(best.chances[0]))),
    tokens ? h("span.grow") : h("div.chance-bar", { role: "img", "aria-label": t("analysis-bar", { white: percent(white) }) }, h("i", { style: { width: `${100 * white}%` } })),
    exact || found.throws ? null : h("button.btn", { type: "button", disabled: found.stage.startsWith("rolled"), onclick: doing.rollOut }, t("analysis-roll-out")));
}

/** Every kind of win and loss. @param {Judged} now */
const kinds = (now) => h("dl.kinds", {}, kindsOf([now]).map((kind) =>
  h("div", {}, h("dt", {}, t(`analysis-kind-${kind}`)), h("dd.num", {}, percent(now.chances[kind])))));

/** @param {JudgedDecision} decision @param {Doing} doing */
function plays({ candidates, unit, choices }, doing) {
  const doubles = unit !== "tokens" && kindsOf(candidates).length > 0;
  const chance = unit !== "tokens" && unit !== "chance";
  return h("div.scroll-x", {}, h("table.candidates", {},
    h("caption.unseen", {}, t("analysis-plays-of", { n: choices })),
    h("thead", {}, h("tr", {}, h("th", {}, h("span.unseen", {}, t("analysis-rank"))), h("th", {}, t("analysis-play")),
      chance ? h("th.n", {}, t("analysis-column-wins")) : null,
      doubles ? h("th.n.doubles", {}, t("analysis-column-double")) : null,
      h("th.n", {}, t(`analysis-column-${unit}`)), h("th.n", {}, t("analysis-column-lost")), h("th.n.found", {}, t("analysis-column-found")))),
    h("tbody", {}, candidates.map((it, at) => h("tr", {
      class: at === 0 ? "first" : "", onpointerenter: () => doing.look(it), onpointerleave: () => doing.look(null),
      onclick: () => it.position && doing.make(it.position),
    },
    h("td.rank.num", {}, at + 1),
    h("td.grow", {}, h("button.play-text", { type: "button", onfocus: () => doing.look(it), onblur: () => doing.look(null), "aria-label": t("analysis-make", { play: it.label }) }, it.label)),
    chance ? h("td.n", {}, percent(it.chances[0])) : null,
    doubles ? h("td.n.doubles", {}, share(it.chances[1] ?? 0), h("span.soft", {}, ` / ${share(it.chances[3] ?? 0)}`)) : null,
    h("td.n", {}, inUnit(it.worth, unit)),
    lostCell(it, at, unit),
    h("td.n.found", {}, found(it)))))));
}

/** @param {Judged} it @param {number} at @param {JudgedDecision["unit"]} unit */
const lostCell = (it, at, unit) => (at === 0
  ? h("td.n.lost.is-best", {}, t("analysis-best"))
  : h("td.n.lost", { class: it.verdict ? `is-${it.verdict}` : "" }, lost(it.lost, unit), it.verdict ? h("span.unseen", {}, ` ${t(`analysis-${it.verdict}`)}`) : null));

/** A decision between a few: the cube, staying or leaving, marking. @param {JudgedDecision} decision @param {Doing} doing */
const choices = ({ title, candidates, unit }, doing) => h("section.deciding", {},
  h("h2", {}, title),
  h("table.candidates", {}, h("thead.unseen", {}, h("tr", {}, h("th", {}, t("analysis-choice")), h("th", {}, t(`analysis-column-${unit}`)), h("th", {}, t("analysis-column-lost")), h("th", {}, t("analysis-column-found")))),
    h("tbody", {}, candidates.map((it, at) => h("tr", { class: at === 0 ? "first" : "", onclick: () => it.position && doing.make(it.position) },
      h("td.grow", {}, it.position ? h("button.play-text", { type: "button" }, it.label) : it.label),
      h("td.n", {}, inUnit(it.worth, unit)), lostCell(it, at, unit), h("td.n.found", {}, found(it)))))));

/** What every throw does, where none leaves a choice. @param {NonNullable<Judgement["throws"]>} all @param {Doing} doing */
const throws = (all, doing) => h("table.candidates.every-throw", {},
  h("thead", {}, h("tr", {}, h("th", {}, t("analysis-throw")), h("th", {}, t("analysis-does")), h("th.n", {}, t("analysis-column-after")))),
  h("tbody", {}, all.map((it) => h("tr", { onclick: () => doing.make(it.position) },
    h("td.dice-of", {}, it.dice.map((face) => die(face)), h("span.unseen", {}, it.dice.join("-"))),
    h("td.grow", {}, h("button.in-words", { type: "button", "aria-label": t("analysis-make", { play: it.label }) }, it.label)),
    h("td.n", {}, percent(it.chance))))));

/** How one worth was found, briefly. @param {Judged} it */
function found(it) {
  if (it.how === "exact") return t("analysis-found-exact");
  if (it.how === "rollout") return t("analysis-found-trials", { n: it.trials, error: it.error.toFixed(3) });
  return t("analysis-found-turns", { n: it.turns });
}

/** How everything was found, in a sentence. @param {Judgement} it */
function how(it) {
  const said = [it.stage === "exact" ? t("analysis-how-exact") : it.stage.startsWith("rolled") ? t("analysis-how-rolled") : t(`analysis-how-${it.stage}`)];
  if (!it.done) said.push(t("analysis-going-on"));
  if (it.network) said.push(t("analysis-other-network", { game: it.network }));
  return said.join(" ");
}
