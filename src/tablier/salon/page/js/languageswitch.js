/** Another language: a button where there is one other, a list to choose from where there are more. */

import { h } from "./lib/dom.js";
import { chooseLanguage, language, languages, t } from "./lib/words.js";

/** @returns {HTMLElement|null} nothing where only one language is spoken */
export function languageSwitch() {
  const others = languages().filter((it) => it.tag !== language());
  if (others.length > 1) {
    return h("select.languages", { "aria-label": t("languages"), title: t("languages"), onchange: (event) => chooseLanguage(event.target.value) },
      languages().map((it) => h("option", { value: it.tag, lang: it.tag, selected: it.tag === language() }, it.name)));
  }
  return others.map((it) => h("button", { type: "button", lang: it.tag, title: it.name, onclick: () => chooseLanguage(it.tag) },
    h("span", { "aria-hidden": "true" }, it.tag.toUpperCase()), h("span.unseen", {}, it.name)))[0] ?? null;
}
