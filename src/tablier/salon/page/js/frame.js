/** What stands around every page but the table: header, footer, language, theme, title. */

import { $, fill, h } from "./lib/dom.js";
import { mark } from "./lib/glyphs.js";
import { chooseTheme, theme } from "./lib/prefs.js";
import { applyWords, loadWords, t } from "./lib/words.js";
import { languageSwitch } from "./languageswitch.js";

/** @import { Attributes } from "./types.js" */

const PAGES = [["salon", "/"], ["rules", "/rules"], ["history", "/history"], ["help", "/help"]];

/**
 * Load the words, fill the header and the footer, and say where one is. Await it before anything else on a page.
 * @param {{page: string, title?: string}} where `page` is one of salon, rules, history, help, or another name
 */
export async function frame({ page, title }) {
  await loadWords();
  applyWords();
  if (title) setTitle(title);
  header(/** @type {HTMLElement} */ ($("header[data-frame]")), page);
  footer(/** @type {HTMLElement} */ ($("footer[data-frame]")));
  document.body.prepend(h("a.skip", { href: "#main" }, t("skip")));
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
  }, h("span", { "aria-hidden": "true" }, "☰"), h("span.unseen", {}, t("nav-menu")));
  const links = PAGES.map(([name, address]) =>
    h("a", { href: address, "aria-current": name === page ? "page" : null }, t(`nav-${name}`)));
  place.classList.add("top", "framed");
  fill(place,
    h("a.mark", { href: "/" }, mark(), t("brand")),
    menu,
    h("nav#frame-nav", { "aria-label": t("nav-main") }, links, h("span.gap", { "aria-hidden": "true" }), themes(), languageSwitch()),
  );
  place.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || menu.getAttribute("aria-expanded") !== "true") return;
    menu.setAttribute("aria-expanded", "false");
    menu.focus();
  });
}

/** Light and dark; the one pressed again gives the choice back to the system. */
function themes() {
  const buttons = ["light", "dark"].map((name) => h("button", {
    type: "button", "aria-pressed": String(theme() === name),
    onclick: () => {
      chooseTheme(theme() === name ? "auto" : name);
      for (const [at, it] of buttons.entries()) it.setAttribute("aria-pressed", String(theme() === ["light", "dark"][at]));
    },
  }, t(`theme-${name}`)));
  return buttons;
}

/** @param {HTMLElement} place */
function footer(place) {
  fill(place,
    h("div.page", {},
      h("p", {}, t("foot-about")),
      h("p", {}, t("foot-source"), " · ", h("a", { href: "/help#privacy" }, t("help-privacy")), " · ", h("a", { href: "/help#api" }, t("foot-api"))),
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
