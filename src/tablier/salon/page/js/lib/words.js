/** Words of the pages, in the reader's language. Sentences of the referee come from the server, translated there. */

import { prefs } from "./prefs.js";

const LANGUAGES = ["en", "fr"];
/** @type {Record<string, string>} */
let list = {};

/** The language of the page: chosen, else the browser's, else English. @returns {"en"|"fr"} */
export function language() {
  const asked = [prefs.get("lang"), ...(navigator.languages ?? [navigator.language])];
  return /** @type {any} */ (asked.map((it) => String(it ?? "").slice(0, 2)).find((it) => LANGUAGES.includes(it)) ?? "en");
}

/** Load the lists of the language and say so on the document. Await this before the first `t`. */
export async function loadWords(lang = language()) {
  const found = await Promise.all(
    [import(`../words/${lang}.js`), import(`../words/table.${lang}.js`)].map((it) => it.catch(() => ({ default: {} }))),
  );
  list = Object.assign({}, ...found.map((it) => it.default));
  if (lang === "fr") for (const key in list) list[key] = unbroken(list[key]);
  document.documentElement.lang = lang;
}

/** French sets a space before : ; ? ! and »; no line ends there. @param {string} text */
const unbroken = (text) => text.replace(/ (?=[:;?!»])/g, "\u00a0").replace(/« /g, "«\u00a0");

/**
 * The words for a key. `{name}` in them is replaced; with `n` given, `key.one` or `key.other` is preferred.
 * An unknown key is shown as itself, so that a gap is seen and not silent.
 * @param {string} key @param {Record<string, any>} [values]
 */
export function t(key, values = {}) {
  let text = list[key];
  if ("n" in values) {
    const form = new Intl.PluralRules(document.documentElement.lang || "en").select(Number(values.n)) === "one" ? "one" : "other";
    text = list[`${key}.${form}`] ?? text;
  }
  if (text === undefined) return key;
  return text.replace(/\{(\w+)\}/g, (all, name) => (name in values ? String(values[name]) : all));
}

/** Whether there are words for a key. @param {string} key */
export const has = (key) => key in list || `${key}.other` in list;

/** Fill every `[data-t]` (text) and `[data-t-label]` (aria-label) below an element. @param {ParentNode} [root] */
export function applyWords(root = document) {
  for (const it of root.querySelectorAll("[data-t]")) it.textContent = t(it.getAttribute("data-t") ?? "");
  for (const it of root.querySelectorAll("[data-t-label]")) it.setAttribute("aria-label", t(it.getAttribute("data-t-label") ?? ""));
}
