/** A position taken elsewhere: as text, as a link, as a picture, and to a table. */

import { h } from "../lib/dom.js";
import { post } from "../lib/api.js";
import { theme } from "../lib/prefs.js";
import { openSheet } from "../lib/sheet.js";
import { language, t } from "../lib/words.js";
import { copyButton, trouble } from "../frame.js";
import { choice, sensibleLevel } from "../newfields.js";
import { myName, sitDown, tableAddress } from "../sitting.js";
import { sideName } from "./bench.js";

/** @import { Game, Placed } from "../types.js" */

/** Where a position is drawn as a picture. @param {Placed} placed @param {number} viewer */
export function pictureAddress({ position, dice }, viewer) {
  const asked = new URLSearchParams({ position, dice: dice.join("-"), viewer: String(viewer), theme: theme() === "dark" ? "dark" : "light", lang: language() });
  if (!dice.length) asked.delete("dice");
  return `/api/picture?${asked}`;
}

/** Ask against whom to play on from a position, and go to that table. @param {Placed} placed @param {Game} game */
export function playFromHere(placed, game) {
  const levels = game.levels;
  const problem = h("p.notice.bad", { role: "alert", hidden: true });
  const form = /** @type {HTMLFormElement} */ (h("form.play-on", {},
    h("p", {}, t("analysis-play-lead", { side: sideName(placed.setup.turn) })),
    choice("against", t("new-opponent"), [["bot", t("new-bot")], ["friend", t("new-friend")], ["here", t("new-here")]], "bot"),
    levels.length > 1 ? h("div.field", {}, h("label", { for: "play-level" }, t("new-level")),
      h("select#play-level", { name: "level" }, levels.map((it) => h("option", { value: it.id, selected: it.id === sensibleLevel(game).id }, it.name)))) : null,
    choice("side", t("new-side"), [["0", sideName(0)], ["1", sideName(1)]], placed.setup.turn),
    problem, h("button.btn.main.wide", { type: "submit" }, t("analysis-play-go"))));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    const [against, side] = [String(chosen.get("against")), Number(chosen.get("side"))];
    const person = { kind: "person" };
    const other = against === "bot" ? { kind: "bot", level: chosen.get("level") ?? sensibleLevel(game).id } : person;
    const seats = Array.from({ length: placed.sheet.players }, (_, at) => (at === side ? person : other));
    try {
      const table = await post("/api/tables", { game: placed.game, position: placed.position, seats });
      const taken = [await sitDown({ ...table, game: game.id }, side, myName())];
      if (against === "here") taken.push(await sitDown({ ...table, game: game.id }, 1 - side, t("new-second")));
      location.href = tableAddress(table.id, taken);
    } catch (refused) {
      problem.textContent = trouble(refused);
      problem.hidden = false;
    }
  });
  openSheet({ name: "play-on", title: t("analysis-play-from-here"), body: form });
}

/** The line with the position, which takes any other. @param {(text: string) => void} load @param {() => string} link */
export function shareParts(load, link) {
  const field = /** @type {HTMLInputElement} */ (h("input#position-id", {
    type: "text", spellcheck: "false", autocomplete: "off", autocapitalize: "off",
    onchange: () => load(field.value.trim()),
    onfocus: () => field.select(),
    /** @param {KeyboardEvent} event */
    onkeydown: (event) => {
      if (event.key === "Enter") load(field.value.trim());
      event.stopPropagation();
    },
  }));
  return { field, copy: copyButton(() => field.value, t("analysis-copy-position")), link: copyButton(link, t("analysis-copy-link")) };
}
