/** Learning: the problem of the day, a collection to work through, one's own mistakes; all asked on the real board. */

import { $, fill, h } from "./lib/dom.js";
import { get } from "./lib/api.js";
import { dayAndMonth, gameName, t } from "./lib/words.js";
import { frame, setTitle, troubleBox } from "./frame.js";
import { Asking } from "./learn/asking.js";
import { dayOf } from "./learn/days.js";
import { nextProblem, sitting, solvedAmong } from "./learn/choosing.js";
import { mistake, problem } from "./learn/exercises.js";
import { Matches, worthIt } from "./learn/matches.js";
import { memory } from "./learn/memory.js";
import { streak } from "./learn/streak.js";
import { speakAnew } from "./table/anew.js";
import { MODES, games, levels, progress, tabs } from "./learn/top.js";

/** @import { Mistake } from "./learn/matches.js" */
/** @import { Outcome } from "./learn/repeating.js" */
/** @import { Mode, Shelf } from "./learn/top.js" */
/** @import { Child, Game } from "./types.js" */

/** Milliseconds between two looks at a review that is being made. */
const LOOK_AGAIN = 1500;

class Learning extends Asking {
  /** @param {Shelf[]} shelf @param {Record<string, number>} called @param {Game[]} all */
  constructor(shelf, called, all) {
    super($("#learn"));
    this.shelf = shelf;
    this.called = called;
    this.all = all;
    this.matches = new Matches();
    /** @type {Mode} */
    this.mode = "today";
    /** The match whose mistakes are asked alone. @type {string|null} */
    this.only = null;
    const asked = new URLSearchParams(location.search).get("game");
    this.game = shelf.find((it) => it.game === asked)?.game ?? memory.game(shelf.map((it) => it.game));
    this.level = memory.level();
    /** @type {{number: number, difficulty: number}[]} */
    this.listed = [];
    /** What is tried in one sitting, and what came of it. @type {Mistake[]} */
    this.sitting = [];
    /** @type {(Outcome|null)[]} */
    this.outcomes = [];
    this.at = 0;
    /** How many mistakes there are to try. */
    this.due = sitting(worthIt(Object.values(memory.known()).flatMap((it) => it.list)), memory.deck(), dayOf(), Infinity).length;
    /** Counts what was begun: what comes late for another is left. */
    this.begun = 0;
    $("#title").remove();
    addEventListener("hashchange", () => this.fromAddress());
    this.fromAddress();
  }

  /** Go on in another language, with what was being asked. @param {Shelf[]} shelf @param {Record<string, number>} called @param {Game[]} all */
  speak(shelf, called, all) {
    Object.assign(this, { shelf, called, all });
    if (this.stage.table) speakAnew(this.stage.table);
    this.go();
  }

  // Where one is

  fromAddress() {
    const hash = location.hash.slice(1);
    const asked = new URLSearchParams(hash);
    this.only = asked.has("game") ? `tables/${asked.get("game")}` : asked.has("record") ? `records/${asked.get("record")}` : null;
    this.mode = this.only ? "mistakes" : MODES.find((it) => it === hash) ?? "today";
    this.go();
  }

  /** @param {Mode} mode */
  choose(mode) {
    this.only = null;
    history.replaceState(null, "", `#${mode}`);
    this.mode = mode;
    this.go();
  }

  get onShelf() {
    return /** @type {Shelf} */ (this.shelf.find((it) => it.game === this.game));
  }

  /** Begin what is chosen. */
  async go() {
    const begun = ++this.begun;
    this.sitting = [];
    this.outcomes = [];
    this.at = 0;
    this.drawTop();
    try {
      if (this.mode === "today") await this.today();
      else if (this.mode === "collection") await this.collection();
      else await this.mistakes();
    } catch (problem) {
      if (begun === this.begun) this.quiet(t(`learn-tab-${this.mode}`), troubleBox(problem, () => this.go()));
    }
  }

  async today() {
    const begun = this.begun;
    const told = await get(`/api/problems/${encodeURIComponent(this.game)}/today`);
    const when = dayAndMonth(new Date(told.day), { timeZone: "UTC" });
    if (begun === this.begun) this.ask(problem(told, t("learn-of-day", { date: when }), true));
  }

  async collection() {
    const begun = this.begun;
    this.listed = (await get(`/api/problems/${encodeURIComponent(this.game)}`)).problems;
    if (begun !== this.begun) return;
    if (!this.onShelf.difficulties[this.level]) this.level = this.onShelf.difficulties.findIndex(Boolean);
    await this.nextOfCollection(0);
  }

  get numbers() {
    return this.listed.filter((it) => it.difficulty === this.level).map((it) => it.number);
  }

  /** @param {number} after */
  async nextOfCollection(after) {
    const begun = this.begun;
    const number = nextProblem(this.game, this.numbers, memory.deck(), dayOf(), after);
    this.drawTop();
    if (number === null) return this.quiet(t("learn-all-done"), h("p", {}, t("learn-all-done-sub")));
    const told = await get(`/api/problems/${encodeURIComponent(this.game)}/${number}`);
    if (begun === this.begun) this.ask(problem(told, t("learn-of-collection", { n: number, of: told.of })));
  }

  async mistakes() {
    const begun = this.begun;
    this.quiet(t("learn-tab-mistakes"), h("p.soft", {}, t("loading")));
    await this.matches.find(this.only);
    for (;;) {
      const { mistakes, waiting } = await this.matches.look(this.only);
      if (begun !== this.begun) return;
      this.sitting = sitting(mistakes, memory.deck(), dayOf());
      this.due = sitting(mistakes, memory.deck(), dayOf(), Infinity).length;
      this.outcomes = this.sitting.map(() => null);
      if (this.sitting.length && !(waiting && this.only)) return await this.nextMistake(0);
      if (!waiting) return this.noMistakes(mistakes.length);
      this.quiet(t("learn-reviewing"), h("p", { role: "status" }, t("learn-reviewing-sub", { n: waiting.done, of: waiting.of })));
      await new Promise((go) => setTimeout(go, LOOK_AGAIN));
      if (begun !== this.begun) return;
    }
  }

  /** @param {number} count of those known */
  noMistakes(count) {
    const open = this.matches.unreviewed.length;
    const review = h("button.btn.main", { type: "button", onclick: () => this.matches.begin().then(() => this.go(), (problem) => this.quiet(t("learn-tab-mistakes"), troubleBox(problem, () => this.go()))) }, t("learn-review", { n: open }));
    const key = open ? "learn-unreviewed" : count ? "learn-none-due" : this.only ? "learn-none-here" : this.matches.all.length ? "learn-none" : "learn-no-games";
    this.quiet(t(count && !open ? "learn-nothing-due" : "learn-no-mistakes"), h("p", {}, t(key, { n: open })),
      h("div.row", {}, open ? review : this.matches.all.length ? null : h("a.btn.main", { href: "/" }, t("learn-go-play")),
        this.only ? h("button.btn", { type: "button", onclick: () => this.choose("mistakes") }, t("learn-all-mistakes")) : null,
        h("button.btn", { type: "button", onclick: () => this.choose("today") }, t("learn-tab-today"))));
  }

  /** @param {number} at @returns {Promise<void>} */
  async nextMistake(at) {
    const begun = this.begun;
    this.at = at;
    if (at >= this.sitting.length) return this.go();
    const { review, match, decision } = await this.matches.decision(this.sitting[at]);
    if (begun !== this.begun) return;
    if (!decision) return this.nextMistake(at + 1);
    this.ask(mistake(match.id, review, decision, match.touched, this.called));
  }

  next() {
    const numbers = this.mode === "collection" ? Number(this.exercise?.key.split("/").pop()) : 0;
    const going = this.mode === "mistakes" ? this.nextMistake(this.at + 1) : this.mode === "collection" ? this.nextOfCollection(numbers) : this.nextGame();
    going.catch((/** @type {unknown} */ problem) => this.quiet(t(`learn-tab-${this.mode}`), troubleBox(problem, () => this.go())));
  }

  /** After the problem of the day that of the next game not solved yet; after all of them the collection. */
  async nextGame() {
    const at = this.shelf.findIndex((it) => it.game === this.game);
    const following = this.shelf[(at + 1) % this.shelf.length];
    this.chooseGame(following.game);
  }

  /** Something is said, and nothing asked. @param {string} title @param {...Child} said */
  quiet(title, ...said) {
    this.exercise = null;
    this.reset();
    document.body.classList.add("resting");
    this.drawTop();
    fill(this.question, h("h1#title", { tabindex: -1 }, title), ...said);
    const game = this.all.find((it) => it.id === this.onShelf.id);
    if (game) this.stage.still(game.vignette);
  }

  // What is seen

  /** @param {Outcome} outcome */
  took(outcome) {
    if (this.mode === "mistakes") this.outcomes[this.at] = outcome;
  }

  drawTop() {
    const { mode, exercise } = this;
    setTitle([t(`learn-tab-${mode}`), exercise && gameName(exercise.id)].filter(Boolean).join(" · "));
    fill(this.top,
      mode === "mistakes" ? null : games(this.shelf, this.game, (game) => this.chooseGame(game)),
      tabs(mode, { mistakes: this.due }, (it) => this.choose(it)),
      mode === "collection" ? levels(this.onShelf, this.level, solvedAmong(this.game, this.numbers, memory.deck()), (level) => this.chooseLevel(level)) : null,
      mode === "mistakes" && exercise ? progress(this.outcomes, this.at) : null);
    this.question.setAttribute("aria-labelledby", `tab-${mode}`);
    fill(this.foot, streak());
  }

  /** @param {string} game */
  chooseGame(game) {
    this.game = game;
    memory.chooseGame(game);
    this.go();
  }

  /** @param {number} level */
  chooseLevel(level) {
    this.level = level;
    memory.chooseLevel(level);
    this.go();
  }
}

/** The guides, for whoever has yet to learn a game. @param {Game[]} all */
function guides(all) {
  fill($("#guides"), h("h2", {}, t("learn-guides")), h("p.soft", {}, t("learn-guides-sub")),
    h("ul", {}, all.map((it) => h("li", {}, h("a", { href: `/guide/${it.id}` }, gameName(it.id)), h("span.soft.small", {}, it.line)))));
}

async function begin() {
  const [{ games: shelf, called }, { games: all }] = await Promise.all([get("/api/problems"), get("/api/games")]);
  guides(all);
  if (learning) learning.speak(shelf, called, all);
  else learning = new Learning(shelf, called, all);
}

/** @type {Learning|null} */
let learning = null;

await frame({ page: "learn", title: "learn-title", anew: begin });
const start = () => begin().catch((problem) => {
  $("#learn").removeAttribute("aria-busy");
  fill($("#learn"), troubleBox(problem, start));
});
start();
