/** Help: moving, keys, learning from games, friends, fair dice, privacy. */

import { $, fill, h } from "./lib/dom.js";
import { get } from "./lib/api.js";
import { gameName, has, t } from "./lib/words.js";
import { frame } from "./frame.js";

/** @import { Game } from "./types.js" */

/** @type {[string[], string][]} */
const KEYS = [
  [["←", "→", "↑", "↓"], "key-arrows"], [["N"], "key-n"], [["space"], "key-space"], [["1", "…", "6"], "key-digits"],
  [["D"], "key-d"], [["enter"], "key-enter"], [["U"], "key-u"], [["F"], "key-f"], [["/"], "key-slash"], [["W"], "key-w"],
  [["E"], "key-e"], [["?"], "key-question"],
];

await frame({ page: "help", anew: () => whole() });
/** @type {{games: Game[]}} */
const { games } = await get("/api/games").catch(() => ({ games: [] }));
const SECTIONS = {
  moving: () => h("ul", {}, ["pick", "same", "chips", "undo", "why"].map((it) => h("li", {}, t(`help-moving-${it}`)))),
  keys: () => [
    h("p", {}, t("help-keys-hint")),
    h("table.plain-table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("help-key")), h("th", { scope: "col" }, t("help-does")))),
      h("tbody", {}, KEYS.map(([keys, does]) => h("tr", {},
        h("td", {}, keys.map((it) => (it === "…" ? " … " : [h("kbd", {}, has(`keyname-${it}`) ? t(`keyname-${it}`) : it), " "]))), h("td", {}, t(does)))))),
  ],
  study: () => [
    h("ul", {}, ["review", "mistakes", "hints", "past", "analysis", "files"].map((it) => h("li", {}, t(`help-study-${it}`)))),
    h("ul.inline-list", {}, [["/learn", "learn-title"], ["/analysis", "analysis-title"], ["/history", "history-title"]].map(([href, words]) => h("li", {}, h("a", { href }, t(words))))),
  ],
  friend: () => h("ul", {}, [1, 2, 3, 4].map((it) => h("li", {}, t(`help-friend-${it}`)))),
  fair: () => [
    [1, 2, 3].map((it) => h("p", {}, t(`help-fair-${it}`))),
    h("pre", {}, h("code", {}, "tablier verify game.tab")),
  ],
  seeing: () => h("p", {}, t("help-seeing-1")),
  privacy: () => h("ul", {}, [1, 2, 3].map((it) => h("li", {}, t(`help-privacy-${it}`)))),
  learn: () => h("ul.inline-list", {}, games.map(({ id }) => h("li", {}, h("a", { href: `/guide/${id}` }, gameName(id))))),
  api: () => [h("p", {}, t("help-api-1")), h("p", {}, h("a", { href: "/api/openapi.json" }, t("help-api-link")))],
};

function whole() {
  document.title = `${t("help-title")} · ${t("brand")}`;
  fill($("#help"),
    h("nav.contents", { "aria-label": t("help-contents") }, h("ul.inline-list", {}, Object.keys(SECTIONS).map((name) =>
      h("li", {}, h("a", { href: `#${name}` }, t(`help-${name}`)))))),
    Object.entries(SECTIONS).map(([name, inside]) => h("section", { id: name }, h("h2", {}, t(`help-${name}`)), inside())));
}

whole();
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
