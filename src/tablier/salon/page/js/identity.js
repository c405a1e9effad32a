/** Who one is to others, and how the salon looks: a chip in the header that opens a sheet. Nothing of it leaves the browser but the name. */

import { fill, h } from "./lib/dom.js";
import { boardTheme, boardThemes, chooseBoardTheme, chooseTheme, prefs, theme } from "./lib/prefs.js";
import { openSheet } from "./lib/sheet.js";
import { t } from "./lib/words.js";
import { choice } from "./newfields.js";

/** The chip: a man, and the name one goes by. */
export function identity() {
  const name = h("span");
  const chip = h("button.me-chip", { type: "button", onclick: () => open(show) }, h("span.me-man", { "aria-hidden": "true" }), name);
  const show = () => {
    const called = prefs.get("name", "").trim();
    fill(name, called || t("salon-name"));
    chip.classList.toggle("nobody", !called);
  };
  show();
  return chip;
}

/** @param {() => void} show */
function open(show) {
  /** @type {HTMLInputElement} */
  const field = h("input#my-name", {
    type: "text", maxlength: 40, autocomplete: "nickname", value: prefs.get("name", ""), placeholder: t("salon-guest"), "aria-describedby": "my-name-hint",
    oninput: () => {
      prefs.set("name", field.value.trim() || null);
      show();
    },
  });
  openSheet({
    name: "identity", title: t("identity-title"),
    body: [
      h("div.field", {}, h("label", { for: "my-name" }, t("salon-name")), field, h("small#my-name-hint", {}, t("salon-name-hint"))),
      choice("theme", t("theme-page"), ["auto", "light", "dark"].map((it) => [it, t(`theme-${it}`)]), theme(), (event) => chooseTheme(event.target.value)),
      choice("board-theme", t("theme-board"), boardThemes.map((it) => [it, t(`theme-board-${it}`)]), boardTheme(), (event) => chooseBoardTheme(event.target.value)),
      h("p.small", {}, h("a", { href: "/history#seats" }, t("identity-seats"))),
    ],
  });
}
