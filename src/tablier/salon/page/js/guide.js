/** The guide: a few prepared positions on the real board, one act each. */

import { $, fill, h } from "./lib/dom.js";
import { get } from "./lib/api.js";
import { prefs } from "./lib/prefs.js";
import { clauseLink } from "./lib/rules.js";
import { gameName, t } from "./lib/words.js";
import { frame, setTitle, troubleBox } from "./frame.js";
import { speakAnew } from "./table/anew.js";

/** @import { mountTable } from "./table/mount.js" */
/** @import { Game } from "./types.js" */

const game = decodeURIComponent(location.pathname.split("/")[2] ?? "");
/** @param {string} name */
const place = (name) => /** @type {HTMLElement} */ ($(`#${name}`));

/** Which lessons of the game are done, kept in this browser. */
const done = {
  all: () => new Set((prefs.get(`guide-${game}`) ?? "").split(",").filter(Boolean).map(Number)),
  /** @param {number} number */
  add: (number) => prefs.set(`guide-${game}`, [...done.all().add(number)].join(",")),
};

async function index() {
  /** @type {{games: Game[]}} */
  const { games } = await get("/api/games");
  setTitle(t("guide-index"));
  place("guide").removeAttribute("aria-busy");
  fill(place("guide"), h("ul.guide-index", {}, games.map(({ id, line }) => h("li.card-box", {},
    h("h2", {}, gameName(id)), h("p", {}, line),
    h("a.btn.main", { href: `/guide/${id}` }, t("guide-title", { game: gameName(id) }))))));
}

/** One guide: the list of lessons, the text of the present one, the board. */
class Guide {
  /** @param {any[]} lessons @param {typeof mountTable} mount */
  constructor(lessons, mount) {
    this.lessons = lessons;
    this.mount = mount;
    this.number = Math.min(Math.max(1, Number(/^#(\d+)$/.exec(location.hash)?.[1] ?? 1)), lessons.length);
    this.steps = h("ol.guide-steps", { "aria-label": t("guide-lessons") });
    this.card = h("section.lesson.card-box", { "aria-labelledby": "lesson-title" });
    this.verdict = h("p.verdict", { role: "status" });
    this.stage = h("div.guide-board");
    this.next = h("button.btn", { type: "button" });
    this.finished = false;
    document.body.classList.add("in-lesson");
    place("lead").hidden = true;
    place("title").remove();
    place("guide").removeAttribute("aria-busy");
    fill(place("guide"), h("div.guide-top", {}, h("h1#title", {}, t("guide-h1", { game: gameName(game) })), this.steps), this.stage);
    addEventListener("hashchange", () => location.reload());
    addEventListener("popstate", () => location.reload());
    this.begin();
  }

  /** Another lesson, or the same anew: a fresh page, so that no board of a lesson before listens to the keys. @param {number} number */
  go(number) {
    history.pushState(null, "", `#${number}`);
    location.reload();
  }

  /** Go on in another language. @param {any[]} lessons */
  speak(lessons) {
    this.lessons = lessons;
    this.steps.setAttribute("aria-label", t("guide-lessons"));
    place("title").textContent = t("guide-h1", { game: gameName(game) });
    this.drawSteps();
    this.drawLesson();
    this.finished = false;
    document.body.classList.remove("lesson-done");
    if (this.table) speakAnew(this.table);
  }

  begin() {
    this.drawSteps();
    this.drawLesson();
    this.table = this.mount(this.stage, { socket: `/api/guides/${game}/${this.number}/socket`, lead: this.card });
    this.table.store.on("lesson", (message) => this.hear(message));
    this.table.store.on("bye", ({ sentence }) => this.tell(sentence, false));
    // On a phone the board takes the height that the words leave.
    new ResizeObserver(() => document.documentElement.style.setProperty("--lead", `${this.card.offsetHeight}px`)).observe(this.card);
    $("#lesson-title")?.focus({ preventScroll: true });
  }

  drawSteps() {
    const known = done.all();
    fill(this.steps, this.lessons.map((it) => h("li", {}, h(`button${known.has(it.number) ? ".done" : ""}`, {
      type: "button", "aria-current": it.number === this.number ? "step" : null, title: it.title,
      "aria-label": `${t("guide-lesson", { n: it.number, all: this.lessons.length })}: ${it.title}${known.has(it.number) ? `, ${t("guide-tick")}` : ""}`,
      onclick: () => this.go(it.number),
    }, h("span.dot", { "aria-hidden": "true" }, known.has(it.number) ? "✓" : it.number)))));
  }

  drawLesson() {
    const lesson = this.lessons[this.number - 1];
    const last = this.number === this.lessons.length;
    this.next = last ? h("button.btn", { type: "button", onclick: () => this.finish() }, t("guide-skip"))
      : h("button.btn", { type: "button", onclick: () => this.go(this.number + 1) }, t("guide-skip"));
    this.verdict.hidden = true;
    this.verdict.classList.remove("no");
    const first = this.number === 1;
    fill(this.card,
      h("div.words", {},
        h("h2#lesson-title", { tabindex: -1 }, lesson.title, " ", h("small.soft.small", {}, t("guide-lesson", { n: this.number, all: this.lessons.length }))),
        h("p", {}, lesson.text, " ", clauseLink(lesson.clause, game))),
      this.verdict,
      h("div.do", {},
        h("button.btn.quiet", { type: "button", disabled: first, onclick: () => this.go(this.number - 1) }, t("guide-back")),
        h("button.btn.quiet", { type: "button", "aria-label": t("guide-again-label"), onclick: () => this.go(this.number) }, t("guide-again")),
        this.next));
    setTitle(`${lesson.title} · ${t("guide-title", { game: gameName(game) })}`);
  }

  /** What the server says of the lesson. @param {{sentence: string, done: boolean}} message */
  hear(message) {
    if (this.finished) return;
    this.tell(message.sentence, message.done);
    if (!message.done) return;
    this.finished = true;
    document.body.classList.add("lesson-done");
    done.add(this.number);
    this.drawSteps();
    this.next.classList.add("main");
    this.next.textContent = t(this.number === this.lessons.length ? "guide-done" : "guide-next");
    this.next.focus({ preventScroll: true });
  }

  /** @param {string} sentence @param {boolean} good */
  tell(sentence, good) {
    this.verdict.hidden = false;
    this.verdict.classList.toggle("no", !good);
    this.verdict.textContent = good ? `✓ ${sentence}` : sentence;
    this.card.scrollIntoView({ block: "nearest" });
  }

  finish() {
    this.table?.line.close();
    document.body.classList.remove("in-lesson");
    this.stage.hidden = true;
    setTitle(t("guide-title", { game: gameName(game) }));
    this.stage.after(this.card = h("section.finish.card-box", { tabindex: -1 },
      h("h2", {}, t("guide-finish", { game: gameName(game) })),
      h("div.row", {},
        h("a.btn.main", { href: `/?game=${game}#new` }, t("guide-finish-play")),
        h("a.btn", { href: `/rules/${game}` }, t("guide-finish-rules")),
        h("a.btn", { href: "/guide" }, t("guide-finish-more")))));
    this.card.focus();
  }
}

/** @type {Guide|null} */
let guide = null;

async function begin() {
  if (!game) return index();
  const [{ lessons }, { mountTable }] = await Promise.all([get(`/api/guides/${game}`), import("./table/mount.js")]);
  if (guide) guide.speak(lessons);
  else guide = new Guide(lessons, mountTable);
}

await frame({ page: "guide", anew: begin });
const start = () => begin().catch((problem) => {
  place("guide").removeAttribute("aria-busy");
  fill(place("guide"), troubleBox(problem, start));
});
start();
