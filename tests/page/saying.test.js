import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

import "./browser.js";

const { useWords } = await import("../../src/tablier/salon/page/js/lib/words.js");
const { claimed, contested, watchingTitle } = await import("../../src/tablier/salon/page/js/table/saying.js");

const JS = new URL("../../src/tablier/salon/page/js/", import.meta.url);
const LANGUAGES = new URL("../../src/tablier/languages/", import.meta.url);
const quarrel = { select: "reader", forms: { claimant: "You say that {other} marked {n} too little.", accused: "{name} says that you marked {n} too little." }, else: "{name} says that {other} marked {n} too little." };
useWords({ language: "en", locale: "en", languages: [], games: {}, words: {
  "opening-title": "Who begins?", "mark-wait": "{name} is marking.", "throw-wait": "{name} is to throw.", "play-wait": "{name} is to play.", "itself-wait": "{name} plays.",
  "quarrel-under": quarrel, "quarrel-over": quarrel, "quarrel-contested": { select: "reader", forms: { accused: "You contest it." }, else: "{name} contests it." },
} });

/** @returns {any} a table at which Rose and Jack sit, as far as is asked here */
const table = ({ you = [], bySteps = true, ...state } = /** @type {any} */ ({})) => ({
  table: { by_steps: bySteps }, state,
  isMe: (/** @type {number} */ side) => you.length === 1 && you.includes(side),
  properName: (/** @type {number} */ side) => ["Rose", "Jack"][side],
});

test("whoever looks on is told what is waited for, and of whom only where it is of somebody", () => {
  assert.equal(watchingTitle(table({ phase: "opening", player: null })), "Who begins?");
  assert.equal(watchingTitle(table({ phase: "mark", player: 0 })), "Rose is marking.");
  assert.equal(watchingTitle(table({ phase: "throw", player: 1 })), "Jack is to throw.");
  assert.equal(watchingTitle(table({ phase: "play", player: 1 })), "Jack is to play.");
  assert.equal(watchingTitle(table({ phase: "play", player: 1, bySteps: false })), "Jack plays.");
});

test("a school is told to whoever claims it, to whoever is accused, and to everybody else", () => {
  const said = (/** @type {number[]} */ ...you) => {
    const store = table({ you, quarrel: { claimant: 1, points: 4, over: false, contested: true } });
    return `${claimed(store)} ${contested(store)}`;
  };
  assert.equal(said(0), "Jack says that you marked 4 too little. You contest it.");
  assert.equal(said(1), "You say that Rose marked 4 too little. Rose contests it.");
  assert.equal(said(), "Jack says that Rose marked 4 too little. Rose contests it.");
  assert.equal(said(0, 1), "Jack says that Rose marked 4 too little. Rose contests it.");
});

test("the word You is a label: it is put into no sentence about somebody", () => {
  const sources = readdirSync(JS, { recursive: true, encoding: "utf8" }).filter((it) => it.endsWith(".js")).map((it) => readFileSync(new URL(it, JS), "utf8"));
  const keys = new Set(sources.flatMap((text) => [...text.matchAll(/\bt\("([\w-]+)", \{[^}]*store\.name\(/g)].map(([, key]) => key)));
  assert.ok(keys.has("cell-bar"));
  for (const language of readdirSync(LANGUAGES)) {
    const catalogue = readFileSync(new URL(`${language}/table.ftl`, LANGUAGES), "utf8");
    for (const key of keys) {
      const [, words] = catalogue.match(new RegExp(`^${key} = (.*)$`, "m")) ?? [key, ""];
      assert.match(words, /[,:] \{ \$name \}$/, `${language}: ${key}`);
    }
  }
});
