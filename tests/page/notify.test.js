/** A notification that it is one's turn: shown while one looks elsewhere, and a click on it finds the table. */

import assert from "node:assert/strict";
import test from "node:test";

import { forget } from "./browser.js";

const PATH = "/table/abc";
/** @type {any} */
const world = globalThis;
/** @type {any[]} */
let shown = [];
class Shown {
  static permission = "granted";

  /** @param {string} title @param {any} how */
  constructor(title, how) {
    Object.assign(this, { title, ...how, close: () => (shown = shown.filter((it) => it !== this)) });
    shown.push(this);
  }
}
/** What there is of a worker. @type {any} */
let registration;
/** @type {(() => Promise<void>)[]} */
const seen = [];
world.document.addEventListener = (/** @type {string} */ name, /** @type {() => Promise<void>} */ heard) => name === "visibilitychange" && seen.push(heard);
Object.assign(world, { Notification: Shown, location: { pathname: PATH, origin: "http://h" } });
Object.defineProperty(world, "navigator", { configurable: true, value: { serviceWorker: { getRegistration: async () => registration } } });

const { notify } = await import("../../src/tablier/salon/page/js/lib/notify.js");

/** @param {boolean} hidden @param {boolean} [chosen] */
function begin(hidden, chosen = true) {
  forget();
  shown = [];
  registration = { active: {}, getNotifications: async () => shown, showNotification: async (/** @type {string} */ title, /** @type {any} */ how) => void new Shown(title, how) };
  world.document.hidden = hidden;
  if (chosen) localStorage.setItem("tablier.notify", "on");
}

test("it is shown to whoever chose it and looks elsewhere, and goes when they are back", async () => {
  for (const [hidden, chosen] of [[false, true], [true, false]]) {
    begin(hidden, chosen);
    await notify("Irish: Your turn.", "");
    assert.deepEqual(shown, []);
  }
  begin(true);
  await notify("Irish: Your turn.", "Jack plays 1/5.");
  assert.deepEqual(shown.map(({ title, body, tag, data }) => ({ title, body, tag, data })), [{ title: "Irish: Your turn.", body: "Jack plays 1/5.", tag: PATH, data: { address: PATH } }]);
  world.document.hidden = false;
  for (const heard of seen) await heard();
  assert.deepEqual(shown, []);
});

test("before there is a worker the page shows it, and leads back by itself", async () => {
  for (const none of [undefined, { active: null, getNotifications: async () => [] }]) {
    begin(true);
    registration = none;
    let focused = 0;
    world.window = { focus: () => focused++ };
    await notify("Irish: Your turn.", "");
    assert.equal(shown.length, 1);
    shown[0].onclick();
    assert.deepEqual([focused, shown.length], [1, 0]);
    await notify("Irish: Your turn.", "");
    world.document.hidden = false;
    for (const heard of seen) await heard();
    assert.deepEqual(shown, []);
  }
});

test("a click brings the window of the table to the front, or opens one", async () => {
  /** @type {Record<string, (event: any) => void>} */
  const heard = {};
  /** @type {string[]} */
  const done = [];
  /** @type {string[]} */
  let windows = [];
  world.self = {
    KEEPING: { version: "1", language: "en", pages: [], answers: [] }, location: { origin: "http://h" },
    addEventListener: (/** @type {string} */ name, /** @type {any} */ what) => (heard[name] = what),
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
      openWindow: async (/** @type {string} */ address) => done.push(`open ${address}`),
    },
  };
  await import("../../src/tablier/salon/page/js/offline/worker.js");
  const click = async () => {
    /** @type {Promise<void>[]} */
    const waited = [];
    heard.notificationclick({ notification: { data: { address: PATH }, close: () => done.push("close") }, waitUntil: (/** @type {Promise<void>} */ it) => waited.push(it) });
    await Promise.all(waited);
    return done.splice(0);
  };
  windows = ["http://h/help", `http://h${PATH}#seat=1`];
  assert.deepEqual(await click(), ["close", `focus http://h${PATH}#seat=1`]);
  windows = ["http://h/help"];
  assert.deepEqual(await click(), ["close", `open ${PATH}`]);
});
