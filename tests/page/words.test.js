import assert from "node:assert/strict";
import test from "node:test";

import "./browser.js";

const { has, language, loadWords, t } = await import("../../src/tablier/salon/page/js/lib/words.js");
const { list, numbers } = await import("../../src/tablier/salon/page/js/table/saying.js");

test("numbers choose their form by the rules of the language", async () => {
  await loadWords("en");
  assert.equal(t("points", { n: 1 }), t("points", { n: -1 }));
  assert.notEqual(t("points", { n: 1 }), t("points", { n: 0 }));
  await loadWords("fr");
  assert.equal(t("points", { n: 1 }), t("points", { n: 0 }));
  assert.notEqual(t("points", { n: 1 }), t("points", { n: 2 }));
});

test("a key without words is seen, and names in words are filled in", async () => {
  await loadWords("en");
  assert.equal(t("no.such.key"), "no.such.key");
  assert.ok(!has("no.such.key"));
  assert.equal(t("error.failed", { sentence: "A cup fell." }), "Something went wrong: A cup fell.");
});

test("French never ends a line before a colon", async () => {
  await loadWords("fr");
  assert.match(t("error.failed", { sentence: "x" }), /\u00a0:/);
});

test("the language chosen comes before the browser's, and an unknown one is English", () => {
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["de", "fr-CA"] }, configurable: true });
  assert.equal(language(), "fr");
  localStorage.setItem("tablier.lang", "en");
  assert.equal(language(), "en");
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["de"] }, configurable: true });
  localStorage.removeItem("tablier.lang");
  assert.equal(language(), "en");
});

test("things are listed as one says them", async () => {
  await loadWords("en");
  assert.deepEqual([[], [5], [5, 4], [6, 5, 4]].map(list), ["", "5", "5 and 4", "6, 5 and 4"]);
  assert.equal(numbers([6, 6, 6, 6]), "6 ×4");
  assert.equal(numbers([6, 6]), "6 and 6");
});
