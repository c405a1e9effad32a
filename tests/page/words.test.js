import assert from "node:assert/strict";
import test from "node:test";

import "./browser.js";

const { gameName, gameOf, gamesByName, has, idOf, language, languages, t, useWords } = await import("../../src/tablier/salon/page/js/lib/words.js");
const { list, numbers } = await import("../../src/tablier/salon/page/js/table/saying.js");

/** @param {string} language @param {Record<string, any>} words */
const speak = (language, words = {}) => useWords({ language, locale: language === "en" ? "en-GB" : language, languages: [{ tag: language, name: language }], games: { tables: "Tables" }, words });

test("numbers choose their form by the rules of the language, whatever forms it has", () => {
  const points = { select: "n", forms: { one: "point" }, else: "points" };
  speak("en", { points });
  assert.deepEqual([1, -1, 0, 2].map((n) => t("points", { n })), ["point", "point", "points", "points"]);
  speak("fr", { points });
  assert.deepEqual([0, 1, 2].map((n) => t("points", { n })), ["point", "point", "points"]);
  speak("pl", { men: ["{n} ", { select: "n", forms: { one: "pionek", few: "pionki", many: "pionków" }, else: "pionka" }, "!"] });
  assert.deepEqual([1, 2, 5, 22, 1.5].map((n) => t("men", { n })), ["1 pionek!", "2 pionki!", "5 pionków!", "22 pionki!", "1,5 pionka!"]);
});

test("a form may also be chosen by the value itself", () => {
  speak("en", { left: { select: "n", forms: { 0: "none left", one: "one left" }, else: "{n} left of {all}" }, who: { select: "side", forms: { white: "light" }, else: "dark" } });
  assert.deepEqual([0, 1, 1500].map((n) => t("left", { n, all: 9 })), ["none left", "one left", "1,500 left of 9"]);
  assert.deepEqual(["white", "black"].map((side) => t("who", { side })), ["light", "dark"]);
});

test("a key without words is seen, and names in words are filled in", () => {
  speak("en", { "error-failed": "Something went wrong: {sentence}" });
  assert.equal(t("no-such-key"), "no-such-key");
  assert.ok(!has("no-such-key") && has("error-failed"));
  assert.equal(t("error-failed", { sentence: "A cup fell." }), "Something went wrong: A cup fell.");
});

test("the server says which language it is, and which there are", () => {
  speak("eo");
  assert.equal(language(), "eo");
  assert.equal(globalThis.document.documentElement.lang, "eo");
  assert.deepEqual(languages().map((it) => it.tag), ["eo"]);
  assert.deepEqual(["tables", "tables@old", "others"].map(gameName), ["Tables", "Tables", "others"]);
});

test("things are listed as one says them", () => {
  speak("en");
  assert.deepEqual([[], [5], [5, 4], [6, 5, 4]].map(list), ["", "5", "5 and 4", "6, 5 and 4"]);
  assert.equal(numbers([6, 6, 6, 6]), "6 ×4");
  speak("fr");
  assert.equal(list([6, 5, 4]), "6, 5 et 4");
});

test("a variant that is a game of its own has its own name, any other that of its game", () => {
  useWords({ language: "en", locale: "en-GB", languages: [], games: { tables: "Tables", "tables@modern": "Modern tables" }, words: {} });
  assert.deepEqual(["tables", "tables@modern", "tables@house"].map(gameName), ["Tables", "Modern tables", "Tables"]);
  assert.equal(gameOf({ game: "tables", variant: "modern" }), "Modern tables");
  assert.equal(gameOf({ game: "tables", variant: "" }), "Tables");
  const played = [["tables", "modern"], ["tables", ""], ["tables", "house"]].map(([game, variant]) => ({ game, variant }));
  assert.deepEqual(played.map(idOf), ["tables@modern", "tables", "tables"], "and is counted by itself");
  assert.deepEqual(gamesByName(), [["tables", "Tables"]], "games are offered, and not their variants");
});
