/** What is kept for when there is no network, and under which names. */

import assert from "node:assert/strict";
import test from "node:test";

import { inLanguage, isFixed, keyOf, neededBy, partsOf } from "../../src/tablier/salon/page/js/offline/addresses.js";

const HASH = "0123456789abcdef";

test("an answer is found again in whatever language and order it is asked for", () => {
  assert.equal(keyOf("/api/x?b=2&lang=fr&a=1"), keyOf("http://elsewhere:80/api/x?a=1&b=2&have=3&known=l,m"));
  assert.notEqual(keyOf("/api/x?viewer=0"), keyOf("/api/x?viewer=1"));
  assert.equal(keyOf(inLanguage("/guide/irish?read=1", "es")), "/guide/irish?read=1");
});

test("only what bears the hash of its content is taken for good", () => {
  assert.ok(isFixed(`/static/${HASH}/built/index.js`));
  assert.ok(isFixed(`/words/fr.${HASH}.json`));
  for (const path of ["/static/built/index.js", "/words/fr.json", "/words/fr,en.json", "/api/games", `/static/${HASH}`]) assert.ok(!isFixed(path), path);
});

test("a page is kept with everything it names, and with the words of one language", () => {
  const page = `<html data-words="en.${HASH} fr.${HASH}"><script src="/static/${HASH}/built/a.js"></script><link href="/static/${HASH}/built/a.css"><img src="/api/p?x=1&amp;lang=fr"><img src="/api/p?x=1&amp;lang=fr">`;
  assert.deepEqual(neededBy(page, "fr"), [`/static/${HASH}/built/a.js`, `/static/${HASH}/built/a.css`, `/words/fr.${HASH}.json`, "/api/p?x=1&lang=fr"]);
  assert.deepEqual(neededBy(`@font-face { src: url(/static/${HASH}/fonts/s.woff2) }`, "fr"), [`/static/${HASH}/fonts/s.woff2`]);
  assert.deepEqual(neededBy("", "fr"), []);
});

test("what the page of a finished game asks for is kept, for wide and for narrow screens", () => {
  const kept = partsOf({ id: "abc", viewer: 1, review: "done" }).map((it) => keyOf(it));
  for (const asked of ["/api/tables/abc?lang=en", "/api/tables/abc/review?viewer=1&have=0", "/api/tables/abc/moments?form=numbers&viewer=1&shape=tall&lang=es"]) assert.ok(kept.includes(keyOf(asked)), asked);
});
