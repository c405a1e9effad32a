/** The rules of a new table: as a book or a custom has them, told in words; each can be changed, and says what every value does. */

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
  const options = game.options.filter((it) => !without.includes(it.name) && (it.numbers || it.values.length > 1));
  /** @type {Record<string, any>} */
  const values = Object.fromEntries(options.map((it) => [it.name, kept[it.name] ?? it.default]));
  const summary = h("span", {}, t("new-rules"));
  const list = h("div.rules-list");
  const told = h("dl.rules-told");
  const presets = h("div.few.presets", { role: "group", "aria-label": t("new-presets") });

  /** Whether an option makes a difference beside the others and the length of the match. @param {GameOption} it */
  const decides = (it) => (!it.needs || Boolean(values[it.needs])) && (it.play !== "money" || match() === 0) && (it.play !== "match" || match() > 1);
  /**  */
  const changed = () => options.filter((it) => decides(it) && values[it.name] !== it.default);
  const tell = () => {
    options.forEach((it, n) => /** @type {HTMLElement} */ (list.children[n]).hidden = !decides(it));
    const count = changed().length;
    summary.textContent = count ? t("new-rules-changed", { n: count }) : t("new-rules");
    fill(told, changed().map((it) => h("div", {}, h("dt", {}, it.summary), h("dd", {}, effectOf(it), " ", clauseLink(it.clause, game.id)))));
    told.hidden = !count;
    for (const it of presets.querySelectorAll("button")) it.setAttribute("aria-pressed", String(isPreset(it.dataset.preset ?? "")));
  };
  /** What the value of an option means. @param {GameOption} it */
  const effectOf = (it) => it.values.find(({ value }) => value === values[it.name])?.effect ?? String(values[it.name]);
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
        h("input", { id: name, type: "number", min: low, max: high, required: true, value: values[option.name], onchange: (event) => {
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
        h("span", {}, effect, " ", value === option.default ? h("small.soft", {}, `(${t("new-default")})`) : null))));
  }));

  if (game.presets.length) {
    fill(presets, [{ name: "", title: t("new-preset-book") }, ...game.presets].map(({ name, title }) =>
      h("button", { type: "button", "aria-pressed": "false", dataset: { preset: name }, onclick: () => usePreset(name) }, title)));
  }
  draw();
  tell();
  return {
    element: h("div.rules-fields", { dataset: { where: "options" } }, h("h3", {}, summary), game.presets.length ? presets : null, told,
      options.length ? h("details.more", {}, h("summary", {}, t("new-rules-single")), h("p.small.soft", {}, t("new-rules-lead")), list) : null),
    /** The length of the match has changed. */
    suit: tell,
    /** What departs from the book. */
    chosen: () => ({ options: Object.fromEntries(changed().map((it) => [it.name, values[it.name]])) }),
  };
}

/** What a preset sets. @param {Game} game @param {string} name */
const presetValues = (game, name) => game.presets.find((it) => it.name === name)?.options ?? {};
