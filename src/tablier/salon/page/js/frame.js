/** What stands around every page but the table: header, footer, language, theme, title. */

import { $, fill, h } from "./lib/dom.js";
import { mark, menuIcon } from "./lib/glyphs.js";
import { applyWords, language, loadWords, onLanguage, t } from "./lib/words.js";
import { keepOffline } from "./app.js";
import { identity } from "./identity.js";
import { languageSwitch } from "./languageswitch.js";
import { watchNotice } from "./notice.js";

/** @import { Attributes } from "./types.js" */

const PAGES = [["play", "/"], ["learn", "/learn"], ["analysis", "/analysis"], ["history", "/history"], ["rules", "/rules"]];

/**
 * Load the words, fill the header and the footer, and say where one is. Await it before anything else on a page.
 * @param {{page: string, title?: string, anew?: () => void|Promise<void>, spoken?: boolean}} where `page` is one of play, learn, analysis,
 *   history, rules, or another name; `title` a key; `anew` fills the page again in another language; `spoken`: the words are there
 */
export async function frame({ page, title, anew, spoken = false }) {
  if (!spoken) await loadWords();
  applyWords();
  if (title) setTitle(t(title)); // only now are there words
  header(/** @type {HTMLElement} */ ($("header[data-frame]")), page);
  footer(/** @type {HTMLElement} */ ($("footer[data-frame]")));
  document.querySelector("a.skip")?.remove();
  document.body.prepend(h("a.skip", { href: "#main" }, t("skip")));
  watchNotice();
  keepOffline();
  if (anew) onLanguage(async () => {
    await frame({ page, title, spoken: true });
    await anew();
  });
}

/**
 * What the server wrote into the page, in the language that was chosen if the browser wishes for another; unless the
 * address names one. @param {...string} ids of the elements to be exchanged, the first of which tells its language
 */
export async function inLanguageChosen(...ids) {
  const asked = new URLSearchParams(location.search);
  if (document.getElementById(ids[0])?.dataset.lang === language() || asked.has("lang")) return;
  asked.set("lang", language());
  const answer = await fetch(`${location.pathname}?${asked}`).catch(() => null);
  if (!answer?.ok) return;
  const other = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of ids) {
    const theirs = other.getElementById(id);
    if (theirs) document.getElementById(id)?.replaceWith(document.importNode(theirs, true));
  }
  document.title = other.title;
}

/** The title of the document. @param {string} title */
export const setTitle = (title) => {
  document.title = title.includes(t("brand")) ? title : `${title} · ${t("brand")}`;
};

/** @param {HTMLElement} place @param {string} page */
function header(place, page) {
  /** @type {HTMLElement} */
  const menu = h("button.menu", {
    type: "button", "aria-expanded": "false", "aria-controls": "frame-nav",
    onclick: () => menu.setAttribute("aria-expanded", String(menu.getAttribute("aria-expanded") !== "true")),
  }, menuIcon(), h("span.unseen", {}, t("nav-menu")));
  const links = PAGES.map(([name, address]) =>
    h("a", { href: address, "aria-current": name === page ? "page" : null }, t(`nav-${name}`)));
  place.classList.add("top", "framed");
  fill(place,
    h("a.mark", { href: "/" }, mark(), t("brand")),
    menu,
    h("nav#frame-nav", { "aria-label": t("nav-main") }, h("div.sections", {}, links), languageSwitch()),
    identity(),
  );
  place.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || menu.getAttribute("aria-expanded") !== "true") return;
    menu.setAttribute("aria-expanded", "false");
    menu.focus();
  });
}

/** The footer came with the page; it is written anew where another language was chosen. @param {HTMLElement} place */
function footer(place) {
  fill(place,
    h("div.page", {},
      h("p", {}, t("foot-about")),
      h("p", {}, h("a", { href: "/help" }, t("nav-help")), " · ", h("a", { href: "/docs" }, t("foot-docs")), " · ", t("foot-source"), " · ", h("a", { href: "/help#privacy" }, t("help-privacy")), " · ", h("a", { href: "/help#api" }, t("foot-api"))),
    ));
}

/** The sentence for something that went wrong when asking the server. @param {any} problem */
export const trouble = (problem) =>
  problem?.code === "unreachable" ? t("error-unreachable") : problem?.sentence || t("error-failed", { sentence: String(problem) });

/** A box that says what went wrong, with a way to try again. @param {any} problem @param {() => void} again */
export function troubleBox(problem, again) {
  return h("div.notice.bad", { role: "alert" }, h("p", {}, trouble(problem)),
    again ? h("button.btn", { type: "button", onclick: again }, t("again")) : null);
}

/**
 * A button that copies a text and says so.
 * @param {string|(() => string)} text @param {string} [label] @param {Attributes} [attributes]
 */
export function copyButton(text, label = t("copy"), attributes = {}) {
  const said = h("span", {}, label);
  return h("button.btn", {
    type: "button", ...attributes,
    onclick: async () => {
      await copy(typeof text === "function" ? text() : text);
      said.textContent = t("copied");
      setTimeout(() => (said.textContent = label), 2000);
    },
  }, said, h("span.unseen", { role: "status" }));
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure connection there is no clipboard; a selected field is the old way.
    const field = /** @type {HTMLTextAreaElement} */ (h("textarea.unseen", { value: text }));
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
