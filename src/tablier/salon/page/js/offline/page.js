/** What there is without a network: problems with their answers, one's finished games, the rules and the guides. */

import { $, fill, h } from "../lib/dom.js";
import { die } from "../lib/glyphs.js";
import { gameOf, gamesByName, moment, t } from "../lib/words.js";
import { frame } from "../frame.js";
import { Diagram, keepLayouts, withLayout } from "../board/diagram.js";
import { choiceName } from "../learn/exercises.js";
import { amount } from "../learn/figures.js";
import { GAMES, KEPT_GAMES, keyOf } from "./addresses.js";

/** @import { BoardNumbers, Layout } from "../types.js" */
/** @typedef {{name: string, worth: number, arrows: string[]|null}} Choice the best stands first */
/** @typedef {{number: number, kind: string, dice: number[], unit: string, gap: number, board: BoardNumbers, label: string, answers: Choice[], why: string[]}} Problem */
/** @typedef {{game: string, name: string, problems: Problem[], layouts: Layout[]}} Collection */

/** Everything that is kept under names that begin so. @param {RegExp} name @returns {Promise<any[]>} */
async function everyKept(name) {
  const found = [];
  for (const shelf of await Promise.all((await caches.keys()).map((it) => caches.open(it)))) {
    for (const request of await shelf.keys()) {
      if (name.test(keyOf(request.url))) found.push(await (await shelf.match(request))?.json());
    }
  }
  return found;
}

/** A problem is two plays to choose from: here is nobody who could judge a third. */
class Problems {
  /** @param {HTMLElement} root @param {Collection[]} collections */
  constructor(root, collections) {
    this.collections = collections;
    this.of = collections[0];
    this.at = 0;
    for (const it of collections) keepLayouts(it.layouts);
    this.question = h("div.stack");
    const place = h("div");
    this.diagram = new Diagram(place);
    fill(root, h("h2#problems-title", {}, t("offline-problems-title")), h("p.soft", {}, t("offline-problems")),
      h("p", {}, h("select", { "aria-label": t("new-game"), onchange: (event) => this.choose(event.target.value) },
        collections.map((it) => h("option", { value: it.game }, it.name)))),
      h("div.offline-problem", {}, place, this.question));
    this.ask();
  }

  /** @param {string} game */
  choose(game) {
    this.of = this.collections.find((it) => it.game === game) ?? this.of;
    this.at = 0;
    this.ask();
  }

  get problem() {
    return this.of.problems[this.at];
  }

  /** @param {string[]|null} [arrows] */
  draw(arrows = null) {
    const { board, label } = this.problem;
    this.diagram.show(withLayout({ board: arrows ? { ...board, worth: arrows } : board }), label);
  }

  ask() {
    const { dice, kind, answers } = this.problem;
    this.draw();
    // In an order that says nothing.
    const offered = [...answers].sort((a, b) => a.name.localeCompare(b.name));
    fill(this.question, this.head(), h("p", {}, h("span.headline-dice", { "aria-hidden": "true" }, dice.map((it) => die(it))), " ", t(kind === "play" ? "learn-what-play" : "learn-what-stay")),
      offered.map((it) => h("button.btn.wide", {
        type: "button", onclick: () => this.answered(it), onmouseenter: () => this.draw(it.arrows), onmouseleave: () => this.draw(), onfocus: () => this.draw(it.arrows),
      }, choiceName(kind, it.name))));
  }

  head() {
    return h("h3", {}, t("learn-of-collection", { n: this.at + 1, of: this.of.problems.length }));
  }

  /** @param {Choice} choice */
  answered(choice) {
    const { kind, unit, gap, answers, why } = this.problem;
    const [best, other] = answers;
    const right = choice === best;
    const named = { best: choiceName(kind, best.name), answer: choiceName(kind, other.name), cost: amount(unit, gap) };
    this.draw(best.arrows);
    const next = h("button.btn.main", { type: "button", onclick: () => {
      this.at = (this.at + 1) % this.of.problems.length;
      this.ask();
    } }, t("learn-next"));
    fill(this.question, this.head(), h("div", { role: "status" }, h("p", {}, h("b", {}, t(right ? "learn-right" : "learn-not-yet"))),
      h("p", {}, t("learn-said-worse", named)), why.map((it) => h("p.soft", {}, it))), next);
    next.focus({ preventScroll: true });
  }
}

/** @param {HTMLElement} root */
async function games(root) {
  const kept = await (await (await caches.open(GAMES)).match(KEPT_GAMES))?.json();
  const rows = (kept?.games ?? []).map((/** @type {any} */ it) => h("li.card-box.history-row", {},
    h("img.history-board", { src: `/api/tables/${it.id}/picture?theme=auto&viewer=${it.viewer}`, alt: "", width: 896, height: 760 }),
    h("div", {}, h("h3", {}, gameOf(it)), h("p", {}, it.names.filter(Boolean).join(" – ")),
      h("p.small.soft", {}, [it.result, moment(new Date(it.touched * 1000))].filter(Boolean).join(" · "))),
    h("div.do", {}, h("a.btn", { href: `/game/${it.id}` }, t("history-review")))));
  fill(root, h("h2#games-title", {}, t("history-title")), rows.length ? h("ul.plain-list", {}, rows) : h("p.soft", {}, t("offline-no-games")));
}

/** @param {HTMLElement} root */
function books(root) {
  fill(root, h("h2#books-title", {}, t("offline-books")), h("ul.offline-books", {}, gamesByName().map(([id, name]) => h("li", {}, h("b", {}, name), " ",
    h("a", { href: `/guide/${id}` }, t("nav-learn")), " · ", h("a", { href: `/rules/${id}` }, t("nav-rules"))))));
}

async function whole() {
  const collections = await everyKept(/^\/api\/problems\/[^/]+\/kept$/);
  if (collections.length) new Problems($("#problems"), collections);
  await games($("#games"));
  books($("#books"));
}

await frame({ page: "offline", title: "offline-title", anew: whole });
// Where nothing was asked for but this page, there is another to go to.
// What somebody wanted to see is asked for again.
if (location.pathname !== "/offline") $("#back a").setAttribute("href", location.pathname + location.search);
const back = () => ($("#back").hidden = !navigator.onLine);
for (const change of ["online", "offline"]) addEventListener(change, back);
await whole();
back();
