/** Records brought in: dropped anywhere on a page, or chosen with a button. What is wrong with one is said where it was dropped. */

import { fill, h } from "../lib/dom.js";
import { send } from "../lib/api.js";
import { closeIcon } from "../lib/glyphs.js";
import { t } from "../lib/words.js";
import { trouble } from "../frame.js";

export const ENDINGS = [".tab", ".json", ".mat", ".sgf", ".txt"];
/** No longer file is read by the server either. */
export const MOST = 2 * 1024 * 1024;

/** Why a file is not even sent, or null. @param {{name: string, size: number}} file */
export function unfit({ name, size }) {
  if (!ENDINGS.some((it) => name.toLowerCase().endsWith(it))) return t("review-file-ending", { name });
  return size > MOST ? t("review-file-long", { name }) : size ? null : t("review-file-empty", { name });
}

/** Send a record and go to its page; rejects with what is wrong. @param {File} file */
async function bring(file) {
  const problem = unfit(file);
  if (problem) throw { sentence: problem };
  const { link } = await send(`/api/records?name=${encodeURIComponent(file.name)}`, file);
  location.assign(link);
}

/** A notice at a place of the page: that something is read, or what is wrong with it. */
class Note {
  constructor() {
    this.text = h("p");
    const close = h("button.btn.quiet", { type: "button", "aria-label": t("close") }, closeIcon());
    this.element = h("div.drop-note", { role: "status", hidden: true }, this.text, close);
    close.addEventListener("click", () => (this.element.hidden = true));
    document.body.append(this.element);
  }

  /** @param {string} text @param {boolean} bad @param {{x: number, y: number}} at in the window */
  say(text, bad, { x, y }) {
    fill(this.text, text);
    this.element.classList.toggle("bad", bad);
    this.element.hidden = false;
    this.element.setAttribute("role", bad ? "alert" : "status");
    const width = Math.min(352, innerWidth - 16);
    this.element.style.width = `${width}px`;
    this.element.style.left = `${Math.max(8, Math.min(x - width / 2, innerWidth - width - 8))}px`;
    this.element.style.top = `${Math.max(8, Math.min(y, innerHeight - this.element.offsetHeight - 8))}px`;
  }
}

/** @type {Note|undefined} */
let note;

/** @param {File|undefined} file @param {{x: number, y: number}} at */
async function take(file, at) {
  if (!file) return;
  note ??= new Note();
  note.say(t("review-file-reading", { name: file.name }), false, at);
  await bring(file).catch((problem) => note?.say(trouble(problem), true, at));
}

/** Let files be dropped anywhere on this page. */
export function dropAnywhere() {
  let over = 0;
  /** @param {DragEvent} event */
  const holds = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
  /** @param {number} by */
  const shade = (by) => {
    over = Math.max(0, over + by);
    document.documentElement.classList.toggle("dropping", over > 0);
  };
  addEventListener("dragenter", (event) => holds(event) && shade(1));
  addEventListener("dragleave", (event) => holds(event) && shade(-1));
  addEventListener("dragover", (event) => {
    if (holds(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    if (!holds(event)) return;
    event.preventDefault();
    over = 0;
    shade(0);
    take(event.dataTransfer?.files[0], { x: event.clientX, y: event.clientY });
  });
}

/** A button for those who do not drop: opens the choice of files. @param {string} [name] further classes */
export function fileButton(name = "") {
  const field = h("input.unseen", { type: "file", accept: ENDINGS.join(","), tabindex: -1, "aria-hidden": "true", onchange: () => {
    const box = button.getBoundingClientRect();
    take(field.files?.[0], { x: box.left + box.width / 2, y: box.bottom + 8 });
    field.value = "";
  } });
  const button = h(`button.btn${name}`, { type: "button", onclick: () => field.click() }, t("review-file-open"));
  return h("span.file-button", {}, button, field);
}
