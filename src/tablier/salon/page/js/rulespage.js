/** The rules: a page for each game with an anchor for each clause, and a search within the page. */

import { $, $$, fill, h } from "./lib/dom.js";
import { get } from "./lib/api.js";
import { language, t } from "./lib/words.js";
import { frame, gameName, setTitle, troubleBox } from "./frame.js";

const CLAUSE = /\b(C|UD|G|J|B|T)-\d+\b/g;
const PAGE_OF = { C: "common", UD: "unstacked", G: "garanguet", J: "jacquet-de-versailles", B: "backgammon", T: "trictrac" };

const pageName = (id) => (id === "common" ? t("rules.common") : gameName(id));

/** Markup of our own pages, made by the server; the policy of the page forbids scripts anyhow. */
function markup(html) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  // A wide table scrolls on a small screen, so keys have to reach it.
  for (const table of parsed.querySelectorAll("table")) table.tabIndex = 0;
  return [...parsed.body.childNodes].map((it) => document.importNode(it, true));
}

/** Turn clause ids in running text into links. */
function linkClauses(root, own) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest("a, code, h1, h2, h3")) texts.push(walker.currentNode);
  for (const node of texts) {
    const found = [...(node.textContent ?? "").matchAll(CLAUSE)].filter((it) => it[0] !== own);
    if (!found.length) continue;
    const parts = [];
    let from = 0;
    for (const it of found) {
      parts.push(node.textContent.slice(from, it.index), h("a.clause", { href: `/rules/${PAGE_OF[it[1]]}#${it[0]}` }, it[0]));
      from = it.index + it[0].length;
    }
    node.replaceWith(...parts, node.textContent.slice(from));
  }
}

function clauseBlock(game, clause) {
  const body = h("div.clause-body", {}, markup(clause.html));
  linkClauses(body, clause.clause);
  return h("section.clause-block", { id: clause.clause, "aria-labelledby": `${clause.clause}-title` },
    h("h3", { id: `${clause.clause}-title` },
      h("a.anchor", { href: `#${clause.clause}`, "aria-label": `${clause.clause}, ${t("rules.anchor", { clause: clause.clause })}` }, clause.clause),
      " ", clause.title),
    body);
}

function search(root, blocks) {
  const found = h("p.small.soft", { role: "status" });
  const field = h("input#rules-search", { type: "search", autocomplete: "off", placeholder: t("rules.search.hint") });
  const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, "'");
  const texts = new Map(blocks.map((it) => [it, fold(it.textContent ?? "")]));
  field.addEventListener("input", () => {
    const asked = fold(field.value.trim());
    const words = asked.split(/\s+/).filter(Boolean);
    let count = 0;
    for (const [block, text] of texts) {
      const exact = asked.toUpperCase() === block.id;
      const fits = exact || words.every((word) => text.includes(word));
      block.hidden = !fits;
      count += fits ? 1 : 0;
    }
    root.classList.toggle("searching", words.length > 0);
    for (const it of $$(".rules-nav-clauses a", document)) it.parentElement.hidden = Boolean(document.getElementById(it.hash.slice(1))?.hidden);
    found.textContent = !words.length ? "" : count ? t("rules.found", { n: count }) : t("rules.found.none");
  });
  return h("div.field.rules-search", {}, h("label", { for: "rules-search" }, t("rules.search")), field, found);
}

async function show(game) {
  const place = /** @type {HTMLElement} */ ($("#rules"));
  const page = await get(`/api/rules/${game}`);
  const clauses = page.clauses ?? [];
  const blocks = clauses.map((it) => clauseBlock(game, it));
  const body = h("div", {}, blocks);
  setTitle(`${t("rules.title")}: ${page.title ?? pageName(game)}`);
  fill(place,
    h("h1", {}, page.title ?? pageName(game)),
    game === "common" ? null : h("p.row", {},
      h("a.btn", { href: `/guide/${game}` }, t("rules.guide")), h("a.btn", { href: `/?game=${game}#new` }, t("rules.play"))),
    language() === "fr" && page.lang === "en" ? h("p.notice", {}, t("rules.language")) : null,
    h("div.intro", {}, markup(page.intro ?? "")),
    search(place, blocks), body);
  place.removeAttribute("aria-busy");
  linkClauses($(".intro", place), null);
  contents(game, clauses);
  jump();
}

function contents(game, clauses) {
  const nav = /** @type {HTMLElement} */ ($("#rules-nav"));
  if (!clauses.length) return;
  nav.append(h("details.rules-nav-clauses", { open: matchMedia("(min-width: 900px)").matches },
    h("summary", {}, t("rules.contents")),
    h("ul", {}, clauses.map((it) => h("li", {}, h("a", { href: `#${it.clause}` }, h("b", {}, it.clause), " ", it.title))))));
}

/** Go to the clause of the address, and mark it. */
function jump() {
  const wanted = decodeURIComponent(location.hash.slice(1)).toUpperCase();
  const block = wanted && document.getElementById(wanted);
  if (!block) return;
  for (const it of $$(".clause-block.asked")) it.classList.remove("asked");
  block.classList.add("asked");
  block.scrollIntoView({ block: "start" });
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
}

async function begin() {
  const asked = decodeURIComponent(location.pathname.split("/")[2] ?? "");
  const pages = await get("/api/rules");
  fill(/** @type {HTMLElement} */ ($("#rules-nav")), h("ul.pages-list", {}, pages.map((it) =>
    h("li", {}, h("a", { href: `/rules/${it.game}`, "aria-current": it.game === asked ? "page" : null }, it.game === "common" ? pageName("common") : it.title ?? pageName(it.game))))));
  if (asked) return show(asked);
  const place = /** @type {HTMLElement} */ ($("#rules"));
  place.removeAttribute("aria-busy");
  place.append(h("ul.rules-pages", {}, pages.map((it) => h("li.card-box", {},
    h("h2", {}, h("a", { href: `/rules/${it.game}` }, it.game === "common" ? pageName("common") : it.title ?? pageName(it.game))),
    h("p.soft", {}, it.game === "common" ? t("line.common") : `${t(`year.${it.game}`)} · ${t(`line.${it.game}`)}`)))));
  setTitle(t("rules.title"));
  // A clause asked for without its page, as in /rules#T-25, has the page of its letters.
  const letters = /^#([A-Z]+)-\d+$/.exec(location.hash.toUpperCase())?.[1];
  if (letters && PAGE_OF[letters]) location.replace(`/rules/${PAGE_OF[letters]}${location.hash}`);
}

await frame({ page: "rules", title: t("rules.title") });
addEventListener("hashchange", jump);
const start = () => begin().catch((problem) => fill(/** @type {HTMLElement} */ ($("#rules")), h("h1", {}, t("rules.title")), troubleBox(problem, start)));
start();
