/** Words of the pages, in the reader's language, as the server has them. It chooses the language too, by what is wished for. */

import { prefs } from "./prefs.js";

/** @typedef {string|{select: string, forms: Record<string, any>, else: any}|any[]} Message text with `{name}`, a choice, or a list of both */
/** @typedef {{language: string, locale: string, languages: {tag: string, name: string}[], games: Record<string, string>, words: Record<string, Message>}} Words */

/** @type {Words} */
let said = { language: "en", locale: "en", languages: [], games: {}, words: {} };

/** The language of the page. */
export const language = () => said.language;

/** Several things as one says them: "6, 5 and 4"; "6, 5 or 4". @param {string[]} items @param {Intl.ListFormatType} [type] */
export const listed = (items, type = "conjunction") => new Intl.ListFormat(said.locale, { type }).format(items);

/** A moment as one says it: "17 Nov 2026, 13:20". @param {Date} when */
export const moment = (when) => when.toLocaleString(said.locale, { dateStyle: "medium", timeStyle: "short" });

/** A day as one says it: "17 November 2026". @param {Date} when */
export const day = (when) => when.toLocaleDateString(said.locale, { dateStyle: "long" });

/** The same without the year: "17 November". @param {Date} when @param {Intl.DateTimeFormatOptions} [how] */
export const dayAndMonth = (when, how = {}) => when.toLocaleDateString(said.locale, { day: "numeric", month: "long", ...how });

/** Every language there is, each by its tag and its own name. */
export const languages = () => said.languages;

/** @type {(() => void|Promise<void>)|null} */
let speakAnew = null;

/** What a page does to be seen in another language; one that says nothing is loaded anew. @param {() => void|Promise<void>} what */
export const onLanguage = (what) => (speakAnew = what);

/** Choose a language, and go on in it. @param {string} tag */
export async function chooseLanguage(tag) {
  prefs.set("lang", tag);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
  try {
    if (!speakAnew) throw new Error("to be loaded anew");
    const known = (document.documentElement.dataset.words ?? "").split(" ").find((it) => it.startsWith(`${tag}.`));
    const answer = await fetch(`/words/${known ?? [tag, ...navigator.languages].join(",")}.json`);
    useWords(await answer.json());
    await speakAnew();
  } catch {
    location.reload();
  }
}

/** What a game is called, a variant that is a game of its own by its own name; its id where it has no name here. @param {string} id */
export const gameName = (id) => {
  const plain = String(id).split("@")[0];
  return said.games[id] ?? said.games[plain] ?? plain;
};

/** The id that is named, of what is played at a table of a list, which tells game and variant apart. @param {{game: string, variant?: string}} table */
export const idOf = ({ game, variant }) => (`${game}@${variant}` in said.games ? `${game}@${variant}` : game);

/** What that is called. @param {{game: string, variant?: string}} table */
export const gameOf = (table) => gameName(idOf(table));

/** All games, each by its id and its name. @returns {[string, string][]} */
export const gamesByName = () => Object.entries(said.games).filter(([id]) => !id.includes("@"));

/** Load the words and say so on the document. Await this before the first `t`. */
export async function loadWords() {
  // Asked for by early.js while the page was still being read.
  useWords(await (globalThis.earlyWords ?? Promise.reject()).catch(() => fetch("/words/en.json").then((it) => it.json())).catch(() => said));
}

/** Speak with these words. @param {Words} words */
export function useWords(words) {
  said = words;
  spoken = speaking(words.language);
  delete document.documentElement.dataset.speechless;
  document.documentElement.lang = words.language;
}

/**
 * The words for a key, with its values filled in.
 * An unknown key is shown as itself, so that a gap is seen and not silent.
 * @param {string} key @param {Record<string, any>} [values]
 */
export function t(key, values = {}) {
  return key in said.words ? worded(said.words[key], values) : key;
}

/** @param {Message} message @param {Record<string, any>} values @returns {string} */
function worded(message, values) {
  if (typeof message === "string") return message.replace(/\{([\w-]+)\}/g, (all, name) => (name in values ? shown(values[name]) : all));
  if (Array.isArray(message)) return message.map((it) => worded(it, values)).join("");
  const value = values[message.select];
  const form = message.forms[String(value)] ?? (typeof value === "number" ? message.forms[spoken.plural.select(value)] : undefined);
  return worded(form ?? message.else, values);
}

/** How a language counts, which takes long to find out. Thousands are set apart in every one, as the server does it. @param {string} tag */
const speaking = (tag) => ({ plural: new Intl.PluralRules(tag), number: new Intl.NumberFormat(tag, { useGrouping: true }) });

let spoken = speaking(said.language);

/** @param {any} value */
const shown = (value) => (typeof value === "number" ? spoken.number.format(value) : String(value));

/** Whether there are words for a key. @param {string} key */
export const has = (key) => key in said.words;

/** Fill every `[data-t]` (text) and `[data-t-label]` (aria-label) below an element. @param {ParentNode} [root] */
export function applyWords(root = document) {
  for (const it of root.querySelectorAll("[data-t]")) it.textContent = t(it.getAttribute("data-t") ?? "");
  for (const it of root.querySelectorAll("[data-t-label]")) it.setAttribute("aria-label", t(it.getAttribute("data-t-label") ?? ""));
}
