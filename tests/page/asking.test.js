/** Any act that is declared can be done: what the panel asks for follows from the declaration alone. */

import assert from "node:assert/strict";
import test from "node:test";

import { Element } from "./elements.js";

const { useWords } = await import("../../src/tablier/salon/page/js/lib/words.js");
const { Store } = await import("../../src/tablier/salon/page/js/table/store.js");
const { Panel } = await import("../../src/tablier/salon/page/js/table/panel.js");
const { compose } = await import("../../src/tablier/salon/page/js/table/phases.js");
const { asked, given, ready, start } = await import("../../src/tablier/salon/page/js/table/asking.js");

/** @import { Act, Action } from "../../src/tablier/salon/page/js/types.js" */

useWords({
  language: "en", locale: "en", languages: [], games: {},
  words: {
    "act-throw": "Throw", "open-throw": "Enter the throw", "act-claim": "Take the {die}", "ask-less": "{by} less", "ask-more": "{by} more",
    "field-point": "Point", "ask-knock-loud-loudly": "with a bang",
  },
});

/** @param {any} it @returns {Act} */
const act = (it) => ({ place: "bar", label: `act-${it.do}`, asks: [], ...it });
const KNOCK = act({
  do: "knock", label: "Knock", asks: [
    { name: "times", kind: "whole", least: 1, most: 6, by: 1 }, { name: "loud", kind: "yes-no", yes: "loudly", no: "softly" },
    { name: "on", kind: "side" }, { name: "point", kind: "whole", least: 0, most: 24, by: 1 }, { name: "cry", kind: "text" },
    { name: "lots", kind: "dice", fewest: 2, most: 2 }, { name: "watched", kind: "seat" }, { name: "pair", kind: "seats" },
  ],
});
const THROW = act({ do: "throw", asks: [{ name: "dice", kind: "dice", fewest: 1, most: 3, optional: true }] });
const CLAIM = act({ do: "claim", asks: [{ name: "die", kind: "whole", least: 1, most: 6, by: 1 }] });

/** A page at which some acts are offered. @param {any[]} actions @param {number[]} [you] */
function page(actions, you = [0]) {
  const store = new Store();
  const seat = { name: "Ann", side: 0 };
  store.table = /** @type {any} */ ({ acts: [KNOCK, THROW, CLAIM] });
  store.state = /** @type {any} */ ({
    phase: "throw", player: 0, turn_seat: 0, actions: actions.map((it) => ({ seat: 0, ...it })), seats: [seat, { name: "Ben", side: 1 }],
  });
  store.you = you;
  /** @type {any[]} */
  const sent = [];
  const table = /** @type {any} */ ({
    store, sent, redrawPlay() {}, board: { rove() {} }, entering: {},
    act: (/** @type {string} */ what, /** @type {any} */ more) => sent.push([what, more]),
  });
  const root = new Element("div");
  table.panel = new Panel(/** @type {any} */ (root), table);
  return { table, root, sent, press: (/** @type {string} */ label) => compose(table).offers.find((it) => it.label === label)?.run?.() };
}

/** Press the button of a text. @param {Element} root @param {string} text */
const click = (root, text) => root.find("button", text)[0].happen("click");

test("an act nobody has heard of is offered, asked for field by field, and sent", () => {
  const { root, sent, press } = page([{ do: "throw" }, { do: "knock" }]);
  press("Knock");
  const [form] = root.find("form");
  const [button] = form.find("button", "Knock");
  assert.deepEqual(form.find("legend").map((it) => it.text), ["loud", "on", "watched", "white", "black"]);
  assert.deepEqual(form.find("label").map((it) => it.text).slice(0, 3), ["times", "softly", "with a bang"]);
  assert.equal(button.disabled, true, "not everything is said");
  click(form, "+1");
  /** @param {string} name @param {string} value */
  const choose = (name, value) => form.find("input").find((it) => it.attributes.name === `asked-${name}` && it.value === value)?.happen("change");
  choose("loud", "true");
  choose("on", "1");
  choose("watched", "0");
  choose("pair-0", "1");
  choose("pair-1", "0");
  const cry = form.find("input").find((it) => it.attributes.id === "asked-cry");
  assert.ok(cry);
  cry.value = "  Open! ";
  cry.happen("input");
  for (const k of [0, 1]) form.find("button").filter((it) => it.dataset.k === k && it.dataset.face === 5)[0].happen("click");
  assert.equal(button.disabled, false);
  form.happen("submit");
  assert.deepEqual(sent, [["knock", { times: 2, loud: true, on: 1, point: 0, cry: "Open!", lots: [5, 5], watched: 0, pair: [1, 0] }]]);
});

test("what is out of bounds is not sent", () => {
  const { root, sent, press } = page([{ do: "knock" }]);
  press("Knock");
  const [form] = root.find("form");
  form.happen("submit");
  assert.deepEqual(sent, []);
  assert.equal(ready(KNOCK.asks[0], 7), false);
  assert.equal(ready(KNOCK.asks[0], 2.5), false);
  assert.equal(ready(KNOCK.asks[7], [1, 1]), false);
  assert.equal(form.find("button", "−1")[0].disabled, true);
});

test("what the offer says already is sent as it stands there, and said on the button", () => {
  const { sent, press } = page([{ do: "claim", die: 3, side: 0, point: 3 }, { do: "claim", die: 5, side: 0, point: 5 }]);
  press("Take the 5");
  assert.deepEqual(sent, [["claim", { die: 5 }]]);
});

test("what may be left out is asked for only where the offer names it; dice alone are sent with the last", () => {
  const by = /** @type {Action} */ (/** @type {unknown} */ ({ do: "throw", seat: 0, dice: 2 }));
  assert.deepEqual(asked(THROW, /** @type {any} */ ({ do: "throw", seat: 0 })), []);
  assert.deepEqual([asked(THROW, by).length, given(THROW, by), start(THROW.asks[0], by)], [1, {}, [null, null]]);
  const { root, sent, press } = page([{ do: "throw", dice: 2 }]);
  press("Enter the throw");
  for (const [k, face] of [[1, 4], [0, 6]]) root.find("button").filter((it) => it.dataset.k === k && it.dataset.face === face)[0].happen("click");
  assert.deepEqual(sent, [["throw", { dice: [6, 4] }]]);
});

test("at a screen of two seats an act is sent for its own, and offered once", () => {
  const { table, root, sent, press } = page([{ do: "knock", seat: 1 }, { do: "knock", seat: 0 }], [0, 1]);
  assert.equal(compose(table).offers.filter((it) => it.label === "Knock").length, 1);
  table.store.table.acts[0] = { ...KNOCK, asks: [KNOCK.asks[0]] };
  press("Knock");
  root.find("form")[0].happen("submit");
  assert.deepEqual(sent, [["knock", { times: 1, seat: 1 }]]);
});
