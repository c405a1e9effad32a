/** A finished game: step through it, see what the referee said, share it, take it away, check its dice. */

import { $, fill, h, picture, svg } from "./lib/dom.js";
import { get } from "./lib/api.js";
import { clauseLinks } from "./lib/rules.js";
import { gameName, language, t } from "./lib/words.js";
import { accountTable } from "./account.js";
import { Check } from "./dice.js";
import { copyButton, frame, setTitle, troubleBox } from "./frame.js";
import { proof } from "./proof.js";
import { seatsOf } from "./sitting.js";

/** @import { State, Table } from "./types.js" */

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");
/** @param {string} name */
const place = (name) => /** @type {HTMLElement} */ ($(`#${name}`));
/** Pictures asked for already, by address; a game is a few hundred small drawings at most. */
const drawn = new Map();

/** What does not change while one steps through. */
class Replay {
  /** @param {Table} about the table @param {State} state its last state @param {any[]} moments */
  constructor(about, state, moments) {
    this.about = about;
    this.state = state;
    this.moments = moments;
    this.number = moments.length - 1;
    const mine = seatsOf(id)[0]?.seat;
    this.viewer = state.seats?.[mine ?? -1]?.side ?? 0;
    this.names = (state.seats ?? []).map((it) => it.name ?? t("salon-guest"));
  }

  get moment() {
    return this.moments[this.number];
  }

  /** @param {number} at @param {string} theme */
  address(at, theme) {
    const shape = matchMedia("(max-width: 699px)").matches ? "tall" : "wide";
    return `/api/tables/${id}/picture?at=${at}&viewer=${this.viewer}&shape=${shape}&theme=${theme}&lang=${language()}`;
  }
}

/** @param {Replay} replay @param {number} number */
function pictureOf(replay, number) {
  const moment = replay.moments[number];
  if (!moment) return null;
  const address = replay.address(moment.at, "page");
  if (!drawn.has(address)) {
    drawn.set(address, fetch(address).then((it) => (it.ok ? it.text() : Promise.reject(new Error(it.statusText)))));
  }
  return drawn.get(address);
}

/** @param {Replay} replay */
function scene(replay) {
  const board = h("div.board-picture", { role: "img" });
  const said = h("p.moment-line", { "aria-live": "polite" });
  const score = h("p.score-line");
  const cards = h("ul.said-cards");
  const count = h("output.count", { for: "step-slider" });
  const slider = /** @type {HTMLInputElement} */ (h("input#step-slider", {
    type: "range", min: 0, max: replay.moments.length - 1, step: 1, "aria-label": t("game-step-slider"),
  }));
  /** @param {string} key @param {string} path @param {() => number} to */
  const button = (key, path, to) => h("button.btn", { type: "button", "aria-label": t(`game-step-${key}`), title: t(`game-step-${key}`), onclick: () => go(to()) },
    svg("svg.step-sign", { viewBox: "0 0 20 20", "aria-hidden": "true" }, svg("path", { d: path })));
  const back = [button("first", "M4 4h2.500v12H4zM17 4v12L7.500 10z", () => 0), button("back", "M15 3v14L4 10z", () => replay.number - 1)];
  const on = [button("on", "M5 3v14l11-7z", () => replay.number + 1), button("last", "M13.500 4H16v12h-2.500zM3 4v12l9.500-6z", () => replay.moments.length - 1)];
  const list = h("ol.moments", { tabindex: -1 }, replay.moments.map((it, number) => h("li", {},
    h("button", { type: "button", onclick: () => go(number) }, h("span.n", {}, number), h("span", {}, lineOf(it))))));

  const show = async () => {
    const { number, moment } = replay;
    slider.value = String(number);
    slider.setAttribute("aria-valuetext", `${number}: ${lineOf(moment)}`);
    count.textContent = t("game-step-of", { n: number, all: replay.moments.length - 1 });
    for (const it of back) it.disabled = number === 0;
    for (const it of on) it.disabled = number === replay.moments.length - 1;
    fill(said, lineOf(moment), clauseLinks(moment.clause, replay.about.game));
    score.textContent = scoreLine(replay, moment);
    fill(cards, [...(moment.cards ?? []).map((/** @type {any} */ it) => card(replay, it)), ...(moment.cards?.length ? [] : (moment.marks ?? []).map((/** @type {any} */ it) =>
      h("li.card-box", {}, h("p", {}, it.text, clauseLinks(it.clause, replay.about.game)))))]);
    for (const it of list.querySelectorAll("[aria-current]")) it.removeAttribute("aria-current");
    const here = list.children[number]?.firstElementChild;
    here?.setAttribute("aria-current", "step");
    if (here instanceof HTMLElement) list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
    board.setAttribute("aria-label", `${gameName(replay.about.game)}: ${lineOf(moment)}`);
    const markup = await pictureOf(replay, number)?.catch(() => null);
    if (markup && replay.number === number) fill(board, picture(markup));
    pictureOf(replay, number + 1);
    document.dispatchEvent(new CustomEvent("moment"));
  };
  /** @param {number} number */
  const go = (number) => {
    replay.number = Math.max(0, Math.min(replay.moments.length - 1, number));
    history.replaceState(null, "", `#at=${replay.moment.at}`);
    show();
  };

  slider.addEventListener("input", () => go(Number(slider.value)));
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const to = { ArrowLeft: replay.number - 1, ArrowRight: replay.number + 1, Home: 0, End: replay.moments.length - 1 }[event.key];
    if (to === undefined || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    go(to);
  });
  addEventListener("hashchange", () => asked(replay) && show());
  matchMedia("(max-width: 699px)").addEventListener("change", show);
  return {
    list,
    show,
    element: h("section.scene", { "aria-label": t("game-position") }, board,
      h("div.stepper", {},
        h("div.row", { role: "group", "aria-label": t("game-step-slider") }, back, slider, on, count),
        said, score, cards,
        h("p.tiny.soft", {}, t("game-keys"), " ",
          h("button.btn.quiet", { type: "button", onclick: () => {
            replay.viewer = 1 - replay.viewer;
            show();
          } }, t("game-flip"))))),
  };
}

/** Go to the moment the address names; whether it names one. @param {Replay} replay */
function asked(replay) {
  const at = /^#at=(\d+)$/.exec(location.hash)?.[1];
  if (at === undefined) return false;
  const found = replay.moments.findIndex((it) => it.at >= Number(at));
  replay.number = found < 0 ? replay.moments.length - 1 : found;
  return true;
}

/** @param {any} moment */
const lineOf = (moment) => moment.text || t("game-step-start");

/** @param {Replay} replay @param {any} moment */
function scoreLine(replay, moment) {
  const marks = moment.marked;
  if (replay.about.scored) return "";
  if (marks?.points && marks?.holes) return replay.names.map((name, side) => t("game-marks", { name, holes: marks.holes[side], points: marks.points[side] })).join(" · ");
  return replay.about.match === 1 || !moment.score ? "" : replay.names.map((name, side) => `${name} ${moment.score[side] ?? ""}`).join(" – ");
}

/** @param {Replay} replay @param {any} it */
const card = (replay, it) => h("li.card-box", {},
  h("div.head", {}, h("span", {}, it.title), h("span.display", {}, `+${it.points}`, it.to === undefined ? "" : ` ${replay.names[it.to] ?? ""}`)),
  h("p", {}, it.sentence, clauseLinks(it.clause, replay.about.game)));

/** @param {Replay} replay */
function share(replay) {
  const game = () => `${location.origin}/game/${id}`;
  return h("section", {}, h("h2", {}, t("game-share")), h("div.downloads", {},
    copyButton(game, t("game-share-game")), copyButton(() => `${game()}#at=${replay.moment.at}`, t("game-share-position"))));
}

/** @param {Replay} replay */
function downloads(replay) {
  const shown = h("a.btn", { download: `${replay.about.game}-${id}.svg` }, t("game-download-picture"));
  const follow = () => shown.setAttribute("href", replay.address(replay.moment.at, "light"));
  document.addEventListener("moment", follow);
  follow();
  return h("section", {}, h("h2", {}, t("game-download")), h("div.downloads", {},
    h("a.btn", { href: `/api/tables/${id}/record?format=text`, download: "" }, t("game-download-text")),
    h("a.btn", { href: `/api/tables/${id}/record?format=json`, download: "" }, t("game-download-json")), shown));
}

/** The dice, checked with what this browser kept of the table. @param {Replay} it */
function checked({ about, state }) {
  const check = new Check(id);
  check.welcome(about, seatsOf(id).map((it) => it.seat ?? -1));
  check.throws(state.told, true);
  return check;
}

async function begin() {
  const [{ welcome, state }, moments] = await Promise.all([get(`/api/tables/${id}`), get(`/api/tables/${id}/moments`)]);
  const replay = new Replay(welcome.table, state, Array.isArray(moments) ? moments : moments.moments);
  const title = t("game-title", { names: replay.names.map((it) => it.replaceAll(" ", "\u00a0")).join(" – "), game: gameName(replay.about.game) });
  setTitle(title);
  place("title").textContent = title;
  const result = state.result;
  fill(place("result"), state.over ? [result?.verdict ?? result?.sentence, result?.verdict ? null : clauseLinks(result?.clause, replay.about.game)]
    : [t("game-unfinished"), " ", h("a", { href: `/table/${id}` }, t("game-watch"))]);
  const stage = scene(replay);
  const rules = Object.fromEntries((replay.about.options ?? []).map((it) => [it.name, it.value]));
  const again = state.rematch?.link ?? `/?game=${encodeURIComponent(replay.about.game)}&rules=${encodeURIComponent(JSON.stringify(rules))}#new`;
  if (state.over) place("again").replaceChildren(h("a.btn.main", { href: again }, t("game-rematch")), h("small.soft", {}, t("game-rematch-hint")));
  fill(place("game"), stage.element, h("div.side-panel", {},
    h("section", {}, h("h2", {}, t("game-moments")), stage.list),
    replay.about.scored ? h("section.account", {}, h("h2", {}, t("game-account")), await accountTable(id, replay)) : null,
    share(replay), downloads(replay),
    proof(replay.about, replay.state, checked(replay))));
  place("game").removeAttribute("aria-busy");
  asked(replay);
  stage.show();
}

await frame({ page: "game" });
fill(place("game"), h("p.soft", {}, t("loading")));
const start = () => begin().catch((problem) => {
  place("game").removeAttribute("aria-busy");
  fill(place("game"), problem.status === 404 ? h("p.notice", {}, t("game-missing"), " ", h("a", { href: "/" }, t("history-empty-go"))) : troubleBox(problem, start));
});
start();
