/** The analysis board: set up a position, see what it is worth while one sets it, go on from it. */

import { $, fill, h } from "../lib/dom.js";
import { percent } from "../lib/figures.js";
import { get } from "../lib/api.js";
import { prefs } from "../lib/prefs.js";
import { mountSpeech, say } from "../lib/speech.js";
import { t } from "../lib/words.js";
import { frame, trouble, troubleBox } from "../frame.js";
import { boardOf, shapeFor, withLayout } from "../board/diagram.js";
import { furnish, help } from "./around.js";
import { fromAddress, insteadOf, toAddress } from "./address.js";
import { Bench, sideName } from "./bench.js";
import { drawGame } from "./choosing.js";
import { drawControls } from "./controls.js";
import { mountHands } from "./hands.js";
import { drawJudgement } from "./judgement.js";
import { Judging } from "./judging.js";
import { mountKeys } from "./keys.js";
import { Past } from "./past.js";
import { cleared, exchanged } from "./setting.js";
import { drawStanding } from "./standing.js";
import { pictureAddress, playFromHere } from "./sharing.js";

/** @import { Asked } from "./address.js" */
/** @import { State } from "./controls.js" */
/** @import { BoardNumbers, Game, Judged, Judgement, Layout, Placed } from "../types.js" */

await frame({ page: "analysis", title: "analysis-title", anew: () => speakAnew() });
mountSpeech();
/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ ($(`#${id}`));

/** @type {Game[]} */
let games = [];
/** @type {Placed|null} the last position that could be */
let good = null;
/** @type {State|null} what is being set up, whether it can be or not */
let state = null;
/** @type {Layout|null} */
let layout = null;
/** @type {Judgement|null} */
let known = null;
/** @type {Past<State & {game: string}>} */
const past = new Past();
let viewer = 0;
let tool = "white";
let rolled = false;
/** What was wrong with the address: said beside the game that is shown instead. @type {string|null} */
let complaint = null, instead = /** @type {string[]} */ ([]); // and the games to show, the likeliest first
/** Whether what is set up cannot be, or is not known yet to be. */
let open = false;
/** Arrows by play, as the server drew them. @type {Map<string, string[]>} */
const arrows = new Map();
/** @type {string|null} */
let shownPlay = null;

const bench = new Bench(place("bench"));
/** What is laid out around the board. */
const furnished = () => furnish(place, {
  choose: (name) => { tool = name; bench.pick(null); around.tools.show(tool, !past.empty); },
  start: () => good && change({ parts: { ...good.sheet.start, turn: state?.parts.turn ?? 0 } }, t("analysis-done-start")),
  clear: () => good && state && change({ parts: cleared(state.parts, good.sheet) }, t("analysis-done-clear")),
  exchange: () => exchange(),
  undo: () => undo(),
  turn: () => turnBoard(),
}, (text) => text && text !== good?.position && load({ ...fromAddress(""), position: text }, true));
const around = furnished();

/** Go on in another language, with what is set up. */
async function speakAnew() {
  Object.assign(around, furnished());
  bench.speak();
  ({ games } = await get("/api/games"));
  if (good) drawGame(place("game"), games, good.sheet, (id) => load({ ...fromAddress(""), game: id }, true));
  if (good) around.share.field.value = good.position;
  ask();
}

// What is heard of a position

const judging = new Judging({
  line: (line) => {
    if (line.type === "position") placed(line);
    else if (line.type === "judged") judged(line);
    else {
      open ||= line.type === "faults";
      place("judgement").classList.toggle("stale", open);
      told(line.sentence, false);
    }
  },
  problem: (problem) => {
    open = true;
    told(trouble(problem), false);
    place("judgement").classList.add("stale");
    const next = instead.shift();
    if (good || problem.code === "unreachable" || !next) return;
    complaint ??= trouble(problem);
    load({ ...fromAddress(""), game: next }, false);
  },
});

/** @param {Placed} line */
function placed(line) {
  const same = good?.position === line.position && good.dice.join() === line.dice.join();
  const game = good?.game;
  good = line;
  layout = withLayout(line).layout;
  state = { parts: line.setup, dice: line.dice, cube: line.cube, owner: line.owner, match: line.match, score: line.score };
  open = false;
  if (!same) {
    arrows.clear();
    known = null;
  }
  if (game !== line.game) drawGame(place("game"), games, line.sheet, (id) => load({ ...fromAddress(""), game: id }, true));
  show();
  told(complaint ?? (line.over ? t("analysis-over") : t("analysis-possible")), !complaint);
  complaint = null;
  history.replaceState(null, "", address());
  around.share.field.value = line.position;
  /** @type {HTMLAnchorElement} */ (place("picture")).href = pictureAddress(line, viewer);
  /** @type {HTMLButtonElement} */ (place("play-on")).disabled = line.over;
  place("judgement").classList.toggle("stale", !same && !line.over);
  if (line.over || !place("judgement").childElementCount) fill(place("judgement"), h("p.soft", {}, t(line.over ? "analysis-over" : "analysis-going-on")));
}

/** @param {Judgement} found */
function judged(found) {
  if (!good || good.over) return;
  const focus = place("judgement").contains(document.activeElement) ? [...place("judgement").querySelectorAll("button")].indexOf(/** @type {any} */ (document.activeElement)) : -1;
  known = found;
  place("judgement").classList.remove("stale");
  drawJudgement(place("judgement"), found, good.setup.turn, {
    look,
    make: (position) => go(position),
    rollOut: () => { rolled = true; ask(); },
  });
  if (focus >= 0) /** @type {HTMLElement|undefined} */ (place("judgement").querySelectorAll("button")[focus])?.focus();
  if (!shownPlay) look(null);
  const best = found.now ?? firstPlay();
  if (found.done && best && spoken !== good.position + good.dice) {
    spoken = good.position + good.dice;
    say(t(best.name ? "analysis-said-play" : "analysis-said-now", { play: best.label ?? best.name, side: sideName(good.setup.turn), chance: percent(best.chances[0]) }));
  }
}
/** Of which position what was found has been said: once, in the end. */
let spoken = "";

/** What can be said of the position, and how many men there are. @param {string} sentence @param {boolean} fine */
function told(sentence, fine) {
  drawStanding(place("standing"), sentence, fine, state?.parts, good);
  around.tools.show(tool, !past.empty);
}

// Showing

/** Draw what is set up now: at once, without waiting for the server. */
function show() {
  if (!good || !state || !layout) return;
  /** @type {BoardNumbers} */
  const fresh = good.board;
  const same = fresh.men.join() === state.parts.men.join();
  const best = !open && same ? arrows.get(shownPlay ?? firstPlay()?.name ?? "") : undefined;
  bench.show(layout, {
    ...fresh, men: state.parts.men, under: state.parts.under, dice: state.dice, thrower: state.parts.turn,
    tags: [], fresh: [], ...(same ? {} : { pennants: [], padlocks: [] }), worth: best,
  });
  drawControls(place("controls"), good.sheet, state, (next) => change(next));
}

const firstPlay = () => known?.decisions.find((it) => it.kind === "play")?.candidates[0];

/** Draw a play upon the board; none: the best. @param {Judged|null} choice */
async function look(choice) {
  shownPlay = choice?.name ?? null;
  const name = choice?.name ?? firstPlay()?.name;
  const at = good;
  if (name && at && at.dice.length && !open && !arrows.has(name)) {
    try {
      const seen = await boardOf({ position: at.position, dice: at.dice, viewer, shape: shapeFor(place("bench")), best: name });
      if (good !== at) return;
      arrows.set(name, seen.board.worth ?? ["", "", ""]);
    } catch {
      return; // A play that cannot be drawn is still told.
    }
  }
  if (good && state && layout && shownPlay === (choice?.name ?? null)) bench.show(layout, { ...good.board, men: state.parts.men, under: state.parts.under, dice: state.dice, worth: open || !name ? undefined : arrows.get(name) });
}

// Changing

/** Change what is set up; how it was is kept. @param {Partial<State>} next @param {string} [words] what is said of it */
function change(next, words) {
  if (!state || !good) return;
  if (next.parts === state.parts && Object.keys(next).length === 1) return;
  past.keep({ ...state, game: good.game });
  state = { ...state, ...next };
  open = true;
  rolled = false;
  shownPlay = null;
  show();
  if (words) say(words);
  ask();
}

/** Ask the server what it thinks of this. */
function ask() {
  if (!state || !good) return;
  const { parts, dice, cube, owner, match, score } = state;
  judging.ask({ setup: { game: good.game, ...parts }, dice, cube, owner, match, score, rolled, ...seen() });
  around.tools.show(tool, !past.empty);
}

const seen = () => ({ viewer, shape: shapeFor(place("bench")), known: layout?.id ?? "" });

/** Read a position, or begin a game. @param {Asked} asked @param {boolean} keep whether one can come back from it */
function load({ position, game, dice, cube, owner, match, score }, keep) {
  if (keep && state && good) past.keep({ ...state, game: good.game });
  rolled = false;
  shownPlay = null;
  judging.ask({ ...(position ? { position } : { game }), dice, cube, owner, match, score, ...seen() });
}

/** Go on to the position after a play. @param {string} position */
function go(position) {
  if (!state || !good) return;
  history.pushState(null, "", address());
  const { cube, owner, match, score } = state;
  load({ position, dice: [], cube, owner, match, score }, true);
}

function undo() {
  const before = past.back();
  if (!before || !good) return;
  const { game, ...rest } = before;
  state = rest;
  open = true;
  rolled = false;
  const { parts, dice, cube, owner, match, score } = rest;
  if (game === good.game) show();
  say(t("analysis-done-undo"));
  judging.ask({ setup: { game, ...parts }, dice, cube, owner, match, score, ...seen() });
}

function exchange() {
  if (!state || !good) return;
  change({
    parts: exchanged(state.parts, good.sheet), score: [state.score[1], state.score[0]],
    owner: state.owner === null ? null : 1 - state.owner,
  }, t("analysis-done-exchange"));
}

function turnBoard() {
  viewer = 1 - viewer;
  arrows.clear();
  ask();
}

const address = () => (good ? toAddress(good) : location.href);

// Men set by hand

const hands = mountHands(bench, { tool: () => tool, ground: () => (state && good ? { parts: state.parts, sheet: good.sheet } : null), set: (parts, words) => change({ parts }, words) });

mountKeys({
  undo, turn: turnBoard, help,
  copy: () => around.share.copy.click(),
  escape: () => { bench.pick(null); bench.choose(null); },
  dice: (dice) => change({ dice }),
  side: () => state && change({ parts: { ...state.parts, turn: 1 - state.parts.turn } }, t("analysis-done-turn", { side: sideName(1 - state.parts.turn) })),
  most: () => good?.sheet.dice ?? 0,
  cell: () => bench.cell(bench.chosen),
  set: hands.set,
});

// Around it

async function begin() {
  ({ games } = await get("/api/games"));
  const asked = fromAddress(location.search);
  const usual = games.find((it) => it.id === prefs.get("last-game")) ?? games[0];
  instead = insteadOf(asked, games.map((it) => it.id), usual.id);
  load(asked.position || asked.game ? asked : { ...asked, game: usual.id }, false);
}

const played = () => games.find((it) => it.id === good?.sheet.id);
place("play-on").addEventListener("click", () => good && playFromHere(good, /** @type {Game} */ (played())));
addEventListener("popstate", () => load(fromAddress(location.search), true));
let shape = shapeFor(place("bench"));
new ResizeObserver(() => {
  if (shape === (shape = shapeFor(place("bench")))) return;
  arrows.clear();
  ask();
}).observe(place("bench"));
const start = () => begin().catch((problem) => fill(place("judgement"), troubleBox(problem, start)));
start();
