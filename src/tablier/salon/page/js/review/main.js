/** A finished game is its review: the board beside what was decided, the graph of the whole game beneath it, a link to every moment. */

import { $, fill, h } from "../lib/dom.js";
import { get } from "../lib/api.js";
import { clauseLinks } from "../lib/rules.js";
import { openSheet } from "../lib/sheet.js";
import { mountSpeech } from "../lib/speech.js";
import { gameName, t } from "../lib/words.js";
import { frame, setTitle, troubleBox } from "../frame.js";
import { learnSeats } from "../mine.js";
import { dropAnywhere, fileButton } from "./bringing.js";
import { ofGame } from "./course.js";
import { commandOf, keepsKey } from "./keys.js";
import { ReviewPage } from "./page.js";
import { papers } from "./sharing.js";
import { aboutLine, titleOf } from "./titles.js";

const [, kind, name] = location.pathname.split("/");
const what = `${kind === "record" ? "records" : "tables"}/${name ?? ""}`;

/** @param {ReviewPage} page @param {AbortSignal} signal */
function keys(page, signal) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (document.querySelector("dialog[open]") || keepsKey(target.getAttribute?.("role") ?? "", target.tagName, event.key)) return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    if (page.playing && command.do !== "play") page.autoplay();
    if (command.do === "go") page.step(command.by, event.repeat);
    else if (command.do === "to") page.go(command.where === "first" ? page.course[0].index : page.course[page.course.length - 1].index);
    else if (command.do === "mistake") page.mistake(command.way);
    else if (command.do === "candidate") page.chosen && command.n <= page.chosen.candidates.length && page.keep(command.n - 1);
    else if (command.do === "walk") page.walk(command.way);
    else if (command.do === "turn") page.turn();
    else if (command.do === "play") page.autoplay();
    else if (command.do === "analyse") page.analysisLink && location.assign(page.analysisLink);
    else if (command.do === "learn") location.assign(page.learnLink);
    else help();
  }, { signal });
}

function help() {
  const rows = [["← →", "step"], ["Home End", "ends"], ["↑ ↓", "candidates"], ["1 – 5", "candidate"], ["M", "mistake"], ["Shift+M", "mistake-before"], ["P", "play"], ["F", "turn"], ["A", "analyse"], ["L", "learn"]];
  openSheet({ name: "keys", title: t("review-keys"), body: h("dl.key-list", {}, rows.map(([key, does]) => h("div", {}, h("dt", {}, key.split(" ").map((it) => h("kbd", {}, it))), h("dd", {}, t(`review-key-${does}`))))) });
}

/** @param {ReviewPage} page */
function chooser(page) {
  if (page.games < 2) return null;
  const word = page.about.scored ? "review-round" : "review-game";
  return h("select#game-chooser", { "aria-label": t("review-choose-game"), onchange: (event) => page.go(ofGame(page.stops, Number(event.target.value))[0].index) },
    Array.from({ length: page.games }, (_, k) => h("option", { value: k }, t(word, { n: k + 1, of: page.games }))));
}

/** What ends when the page is made anew. */
let leaving = new AbortController();

async function begin() {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  const main = $("#main");
  const { welcome, state } = await get(`/api/${what}`);
  if (kind !== "record") await learnSeats(welcome.table.id);
  const page = new ReviewPage(what, welcome.table, state);
  signal.addEventListener("abort", () => page.leave());
  const title = $("#title");
  const line = h("p.about");
  const stage = h("section.stage", { "aria-label": t("game-position") }, h("div.title-row", {}, title, line, h("span#chooser-place")), page.board.element, page.graph.element);
  main.replaceChildren(stage, page.panel.element);
  await page.load();
  page.index = page.stops.length - 1;
  page.asked();
  const said = titleOf(page.about, state, page.names, page.moments[page.moments.length - 1]);
  title.textContent = said;
  setTitle(`${said} · ${gameName(page.about.full_id)}`);
  fill($("#chooser-place"), chooser(page));
  fill(line, h("span.plain", {}, aboutLine(page.about, page.stops.filter((it) => !it.end).length)),
    state.over ? null : [" · ", state.stopped ? state.stopped.sentence : [t("game-unfinished"), " ", h("a", { href: `/table/${page.id}` }, t("game-watch"))]]);
  if (state.over && state.result?.sentence) line.title = state.result.verdict ?? state.result.sentence;
  // Whether there is a graph below the board is known once the review was asked for: before that nothing is to be seen.
  const reviewed = state.over || state.stopped || page.brought;
  if (reviewed) await page.progress.begin(page.brought || page.mine.length > 0);
  main.removeAttribute("aria-busy");
  page.drawAll();
  keys(page, signal);
  papers({ what, id: page.id, about: page.about, state, names: page.names, found: welcome.record ?? null }).then((it) => fill(page.panel.papers, verdictOf(page), it));
  addEventListener("hashchange", () => page.asked() && page.drawAll(), { signal });
  matchMedia("(max-width: 699px)").addEventListener("change", () => page.drawAll(), { signal });
  const room = new ResizeObserver(async () => {
    if (page.fitting === page.shape) return;
    await page.load();
    page.drawAll();
  });
  room.observe(page.board.element);
  signal.addEventListener("abort", () => room.disconnect());
  if (!reviewed) page.panel.show();
}

/** How it ended, in the referee's words. @param {ReviewPage} page */
function verdictOf({ state, about }) {
  const { result } = state;
  return state.over && result ? h("p.result", {}, result.verdict ?? [result.sentence, clauseLinks(result.clause, about.game)]) : null;
}

await frame({ page: "history", anew: () => begin() });
mountSpeech();
dropAnywhere();
const start = () => begin().catch((problem) => {
  const main = $("#main");
  main.removeAttribute("aria-busy");
  const lost = problem.status === 404;
  fill(main, h("div.page.narrow", {}, h("h1#title", {}, t(lost ? "nothing-title" : "game-title-plain")),
    lost ? [h("p.lead", {}, t("game-missing")), document.querySelector("#lost > img")] : troubleBox(problem, start),
    h("div.row", {}, h("a.btn.main", { href: "/" }, t("history-empty-go")), fileButton())));
});
start();
