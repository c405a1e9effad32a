/** Which game is looked at, and by which rules. */

import { $, fill, h } from "../lib/dom.js";
import { openSheet } from "../lib/sheet.js";
import { gameName, t } from "../lib/words.js";
import { rulesFields } from "../newrules.js";

/** @import { Game, Sheet } from "../types.js" */

/** The game's id with its rulings, as positions begin. @param {string} id @param {Record<string, any>} options what departs from the book */
export function gameId(id, options) {
  const told = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return told.length ? `${id}@${told.join(",")}` : id;
}

/** What the rules of a position are called: those of the book, a preset's, or how many differ. @param {Game} game @param {Sheet} sheet */
export function rulesName(game, sheet) {
  if (!sheet.variant) return t("analysis-rules-book");
  const preset = game.presets.find((it) => it.name === sheet.variant);
  if (preset) return preset.title;
  return t("analysis-rules-changed", { n: game.options.filter((it) => it.name in sheet.options && sheet.options[it.name] !== it.default).length });
}

/** The head of the panel. @param {HTMLElement} into @param {Game[]} games @param {Sheet} sheet @param {(id: string) => void} choose */
export function drawGame(into, games, sheet, choose) {
  const game = games.find((it) => it.id === sheet.id);
  fill(into,
    h("span.picker", {}, h("select.pick", { "aria-label": t("analysis-game"), onchange: (event) => choose(event.target.value) },
      games.map((it) => h("option", { value: it.id, selected: it.id === sheet.id }, gameName(it.id))))),
    game ? h("p.small.soft", {}, t("analysis-rules"), " ", h("span.picker", {}, h("button.pick.rules", { type: "button", "aria-haspopup": "dialog", onclick: () => askRules(game, sheet, choose) }, rulesName(game, sheet)))) : null);
}

/** @param {Game} game @param {Sheet} sheet @param {(id: string) => void} choose */
function askRules(game, sheet, choose) {
  // Only what a position stands under; what belongs to the table is agreed on there.
  const others = game.options.filter((it) => !(it.name in sheet.options)).map((it) => it.name);
  const rules = rulesFields(game, others, sheet.options);
  $("details", rules.element)?.setAttribute("open", ""); // here single rules are what is asked for
  const shown = openSheet({
    name: "rules", title: gameName(game.id), body: rules.element,
    footer: [h("button.btn.main", { type: "button", onclick: () => {
      choose(gameId(game.id, rules.chosen().options));
      shown.close();
    } }, t("analysis-rules-use"))],
  });
}
