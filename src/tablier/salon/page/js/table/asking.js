/**
 * What an act asks for, as its declaration describes it (`acts` of the welcome): which of it is left to be said, and a
 * control for every kind of value there is. Whatever is declared can be done through these; no act has a form of its own.
 */

import { $, fill, h } from "../lib/dom.js";
import { die } from "../lib/glyphs.js";
import { has, t } from "../lib/words.js";

/** @import { Store } from "./store.js" */
/** @import { Act, Action, Child, Field } from "../types.js" */

/**
 * @typedef {{field: Field, value: any, label: string, words: (of: string) => string, store: Store, change: (value: any) => void}} Asking
 *   a field to be asked for: its value so far, what it is called, what one of its values is called, and whom to tell of another
 */

/** What an offer says already, and is sent as it stands there: the die that may be claimed. @param {Act} act @param {Action} offer */
export const given = (act, offer) => Object.fromEntries(Object.entries(offer).filter(([name]) => act.asks.some((it) => it.name === name && !it.optional)));

/** What is left to be said; what may be left out is asked for only where the offer names it. @param {Act} act @param {Action} offer */
export const asked = (act, offer) => act.asks.filter((it) => it.name in offer === !!it.optional);

/** What a field holds before anybody has said anything. @param {Field} field @param {Action} offer @returns {any} */
export function start(field, offer) {
  switch (field.kind) {
    case "whole": return field.optional ? null : Math.ceil(field.least / field.by) * field.by;
    case "yes-no": return field.optional ? null : false;
    case "text": return "";
    case "dice": return Array(field.optional ? /** @type {any} */ (offer)[field.name] : field.most).fill(null);
    case "seats": return [null, null];
    default: return null;
  }
}

/** Whether a value can be sent. @param {Field} field @param {any} value */
export function ready(field, value) {
  if (value === null) return !!field.optional;
  if (field.kind === "whole") return Number.isInteger(value) && field.least <= value && value <= field.most;
  if (field.kind === "text") return value.trim() !== "" || !!field.optional;
  if (field.kind === "seats") return !value.includes(null) && value[0] !== value[1];
  return !Array.isArray(value) || !value.includes(null);
}

/** What stands before a field: its words for this act, for any act, or its own name. @param {string} act @param {Field} field */
export function called(act, field) {
  const key = [`ask-${act}-${field.name}`, `field-${field.name}`].find(has);
  return key ? t(key) : field.name;
}

/** A control for a field; what it is called stands before it. @param {Asking} it @returns {Child[]} */
export const control = (it) => CONTROLS[it.field.kind](it);

/** @type {Record<Field["kind"], (it: Asking) => Child[]>} */
const CONTROLS = {
  whole: amount,
  text: line,
  dice: faces,
  side: (it) => choices(it, [0, 1].map((side) => [side, it.store.properName(side)])),
  seat: (it) => choices(it, players(it.store)),
  seats: pair,
  "yes-no": (it) => choices(it, [[false, it.words(it.field.no)], [true, it.words(it.field.yes)]]),
};

/** @param {Store} store @returns {[any, string][]} */
const players = (store) => store.state.seats.map((it, seat) => [seat, it.name]);

/** Who sits at White's side, and who at Black's. @param {Asking} asking */
function pair({ field, value, store, change, ...asking }) {
  const chosen = [...value];
  return [0, 1].flatMap((k) => choices({
    ...asking, store, label: store.sideName(k), field: { ...field, name: `${field.name}-${k}` }, value: chosen[k],
    change: (seat) => {
      chosen[k] = seat;
      change([...chosen]);
    },
  }, players(store)));
}

/** −2 [4] +2; the number may be typed as well. @param {Asking} asking */
function amount({ field, value, label, change }) {
  const { least, most, by } = field;
  const input = h("input.display", { type: "number", id: `asked-${field.name}`, min: least, max: most, inputmode: "numeric", value: value ?? "", oninput: ({ target }) => set(target.value === "" ? null : Number(target.value), false) });
  const less = h("button.btn", { type: "button", "aria-label": t("ask-less", { by }), onclick: () => set((value ?? least + by) - by) }, `−${by}`);
  const more = h("button.btn", { type: "button", "aria-label": t("ask-more", { by }), onclick: () => set((value ?? least - by) + by) }, `+${by}`);
  /** @param {number|null} wanted @param {boolean} [write] */
  const set = (wanted, write = true) => {
    value = wanted;
    if (write) input.value = String(value);
    bound();
    change(value);
  };
  const bound = () => {
    less.disabled = (value ?? least) - by < least;
    more.disabled = (value ?? least) + by > most;
  };
  bound();
  return [h("label.small.soft", { for: `asked-${field.name}` }, label), h("div.amount", { role: "group", "aria-label": label }, less, input, more)];
}

/** One of a few, side by side. @param {Asking} asking @param {[any, string][]} options */
function choices({ field, value, label, change }, options) {
  return [h("fieldset.choices", {}, h("legend.small.soft", {}, label), options.map(([it, words]) =>
    h("label", {}, h("input", { type: "radio", name: `asked-${field.name}`, value: String(it), checked: it === value, onchange: () => change(it) }), words)))];
}

/** Words, or a play as it is written. @param {Asking} asking */
function line({ field, value, label, change }) {
  const input = h("input.notation", {
    type: "text", id: `asked-${field.name}`, value, maxlength: 400, autocomplete: "off", autocapitalize: "off", spellcheck: "false",
    oninput: ({ target }) => change(target.value),
  });
  return [h("label.small.soft", { for: `asked-${field.name}` }, label), h("div.grow", {}, input)];
}

/** Dice read off a real board: six faces for each; `each`: the first is White's, the second Black's. @param {Asking} asking */
function faces({ field: { each }, value, store, change }) {
  const chosen = [...value];
  const rows = h("div.hand-dice");
  const draw = () => fill(rows, chosen.map((shown, k) => {
    const name = each ? store.properName(k) : t("ask-die", { n: k + 1 });
    return h("div.row", { role: "group", "aria-label": name }, each ? h("span.who", {}, name) : null,
      [1, 2, 3, 4, 5, 6].map((face) => h("button.face", {
        type: "button", "aria-pressed": String(shown === face), "aria-label": String(face), dataset: { k, face }, onclick: () => choose(k, face),
      }, die(face))));
  }));
  /** @param {number} k @param {number} face */
  const choose = (k, face) => {
    chosen[k] = face;
    draw();
    const next = chosen.indexOf(null);
    $(`[data-k="${next < 0 ? k : next}"]`, rows)?.focus();
    change([...chosen]);
  };
  draw();
  return [rows];
}
