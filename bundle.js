/**
 * Puts the salon's pages together: one script and one style sheet for each, under page/built. These come with the
 * program, so that nobody who plays needs Node; `sources.json` says from what they were made, and a test compares.
 * Run it after every change to page/js or page/css: `make bundle`.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const PAGE = "src/tablier/salon/page";
const BUILT = `${PAGE}/built`;
const EVERY = ["tokens", "base", "board"];
/** @type {Record<string, [script: string, ...sheets: string[]]>} what a page is made of, beside the sheets of every page */
const PAGES = {
  404: ["nothing", "pages"],
  analysis: ["analysis/main", "pages", "study", "analysis"],
  game: ["review/main", "pages", "study", "review"],
  guide: ["guide", "table", "pages"],
  help: ["help", "pages"],
  history: ["history", "pages"],
  index: ["salon", "pages", "streak"],
  learn: ["learn", "table", "pages", "study", "streak", "learn"],
  offline: ["offline/page", "pages", "offline"],
  read: ["read", "pages", "offline"],
  rules: ["rulespage", "pages", "rules"],
  table: ["table/begin", "table"],
};

const scripts = Object.fromEntries(Object.entries(PAGES).map(([page, [script]]) => [page, `${PAGE}/js/${script}.js`]));
const common = { outdir: BUILT, bundle: true, minify: true, target: ["es2022", "chrome123", "firefox120", "safari17.5"], logLevel: "warning" };

rmSync(BUILT, { recursive: true, force: true });
mkdirSync(BUILT);
await build({ ...common, entryPoints: scripts, format: "esm" });
await build({ ...common, entryPoints: { early: `${PAGE}/js/early.js`, worker: `${PAGE}/js/offline/worker.js` }, format: "iife" });
for (const [page, [, ...sheets]] of Object.entries(PAGES)) {
  const contents = [...EVERY, ...sheets].map((sheet) => `@import "./${sheet}.css";`).join("\n");
  await build({ ...common, stdin: { contents, loader: "css", resolveDir: `${PAGE}/css` }, outdir: undefined, outfile: `${BUILT}/${page}.css`, external: ["/static/*"] });
}

/** The same is reckoned in tests/salon/test_built.py: every source by its name, and what is in it. */
const sources = ["js", "css"].flatMap((kind) => readdirSync(`${PAGE}/${kind}`, { recursive: true, encoding: "utf-8" })
  .filter((name) => name.endsWith(`.${kind}`)).map((name) => `${kind}/${name.replaceAll("\\", "/")}`)).sort();
const whole = createHash("sha256");
for (const name of sources) whole.update(`${name}\n`).update(readFileSync(`${PAGE}/${name}`));
writeFileSync(`${BUILT}/sources.json`, `${JSON.stringify({ sha256: whole.digest("hex") })}\n`);
