/** The rule options of a new table: folded away, each with its summary, its clause and what every value does. */

import { fill, h } from "./lib/dom.js";
import { clauseLink } from "./lib/rules.js";
import { t } from "./lib/words.js";

/** @import { Game, GameOption } from "./types.js" */

/**
 * The fields, the line that sums them up, and what was chosen.
 * @param {Game} game as GET /api/games describes it
 * @param {string[]} [without] options that have a field of their own elsewhere
 * @param {Record<string, any>} [kept] values to begin with
 * @param {() => number} [match] to how many points is played; 0 without end
 */
export function rulesFields(game, without = [], kept = {}, match = () => 1) {
  const options = game.options.filter((it) => !without.includes(it.name));
  /** @type {Record<string, any>} */
  const values = Object.fromEntries(options.map((it) => [it.name, kept[it.name] ?? it.default]));
  const summary = h("span", {}, t("new-rules"));
  const list = h("div.rules-list");
  const presets = h("div.row.presets");

  /** Whether an option makes a difference beside the others and the length of the match. @param {GameOption} it */
  const decides = (it) => (!it.needs || Boolean(values[it.needs])) && (it.play !== "money" || match() === 0) && (it.play !== "match" || match() > 1);
  /**  */
  const changed = () => options.filter((it) => decides(it) && values[it.name] !== it.default);
  const tell = () => {
    options.forEach((it, n) => /** @type {HTMLElement} */ (list.children[n]).hidden = !decides(it));
    const count = changed().length;
    summary.textContent = count ? t("new-rules-changed", { n: count }) : t("new-rules");
    for (const it of presets.querySelectorAll("button")) it.setAttribute("aria-pressed", String(isPreset(it.dataset.preset ?? "")));
  };
  /** @param {string} name */
  const isPreset = (name) => {
    const wanted = Object.fromEntries(options.map((it) => [it.name, it.default]));
    Object.assign(wanted, presetValues(game, name));
    return options.every((it) => values[it.name] === wanted[it.name]);
  };
  /** @param {string} name */
  const usePreset = (name) => {
    for (const it of options) values[it.name] = it.default;
    Object.assign(values, presetValues(game, name));
    draw();
    tell();
  };

  /**  */
  const draw = () => fill(list, options.map((option) => {
    const name = `option-${option.name}`;
    const head = h("legend", {}, option.summary, " ", clauseLink(option.clause, game.id));
    if (option.numbers) {
      const [low, high] = option.numbers;
      return h("fieldset.option", { dataset: { where: option.name } }, head, h("div.field.short", {},
        h("label", { for: name }, t("new-number", { low, high })),
        h("input", { id: name, type: "number", min: low, max: high, value: values[option.name], onchange: (event) => {
          values[option.name] = Number(event.target.value);
          tell();
        } })));
    }
    return h("fieldset.option", { dataset: { where: option.name } }, head, option.values.map(({ value, effect }) =>
      h("label.option-value", {},
        h("input", { type: "radio", name, checked: value === values[option.name], onchange: () => {
          values[option.name] = value;
          tell();
        } }),
        h("span", {}, effect, " ", value === option.default ? h("small.soft", {}, `(${t("new-default")})`) : typeof value === "string" ? h("code.small.soft", { "aria-hidden": "true" }, value) : null))));
  }));

  if (game.presets.length) {
    fill(presets, h("span.small.soft", {}, t("new-presets")), [{ name: "", title: t("new-preset-book"), summary: null }, ...game.presets].map(({ name, title, summary }) =>
      h("button.btn", { type: "button", "aria-pressed": "false", dataset: { preset: name }, onclick: () => usePreset(name), title: summary }, title)));
  }
  draw();
  tell();
  return {
    summary,
    element: h("div.rules-fields", {}, h("p.small.soft", {}, t("new-rules-lead")), game.presets.length ? presets : null, list),
    /** The length of the match has changed. */
    suit: tell,
    /** What departs from the book. */
    chosen: () => ({ options: Object.fromEntries(changed().map((it) => [it.name, values[it.name]])) }),
  };
}

/** What a preset sets. @param {Game} game @param {string} name */
const presetValues = (game, name) => game.presets.find((it) => it.name === name)?.options ?? {};
