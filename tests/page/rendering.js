/** What the page makes of words: reads {words, asked: [[key, values], …]} and writes the texts. Run by tests/saying. */

import { readFileSync } from "node:fs";

import "./browser.js";

const { t, useWords } = await import("../../src/tablier/salon/page/js/lib/words.js");
const { words, asked } = JSON.parse(readFileSync(0, "utf8"));
useWords(words);
console.log(JSON.stringify(asked.map((/** @type {[string, any]} */ [key, values]) => t(key, values))));
