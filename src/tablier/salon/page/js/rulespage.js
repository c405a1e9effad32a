/** The rules: a page for each game with an anchor for each clause, and a search within the page. */

import { $, $$, fill, h } from "./lib/dom.js";
import { get } from "./lib/api.js";
import { gameName, t } from "./lib/words.js";
import { frame, setTitle, troubleBox } from "./frame.js";

const CLAUSE = /\b([A-Z]+)-\d+\b/g;
/** @type {Map<string, string>} which page has the clauses of which letters */
const pageOf = new Map();

/** @param {string} id */
const pageName = (id) => (id === "common" ? t("rules-common") : gameName(id));

/** Markup of our own pages, made by the server; the policy of the page forbids scripts anyhow. @param {string} html */
function markup(html) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  // What is wide scrolls on a small screen, so keys have to reach it.
  for (const wide of $$("table, pre", parsed)) wide.tabIndex = 0;
  return [...parsed.body.childNodes].map((it) => document.importNode(it, true));
}

/** Turn clause ids in running text into links. @param {HTMLElement} root @param {string|null} own */
function linkClauses(root, own) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && !node.parentElement?.closest("a, code, h1, h2, h3")) texts.push(node);
  }
  for (const node of texts) {
    const found = [...node.data.matchAll(CLAUSE)].filter((it) => it[0] !== own && pageOf.has(it[1]));
    if (!found.length) continue;
    /** @type {(Node|string)[]} */
    const parts = [];
    let from = 0;
    for (const it of found) {
      parts.push(node.data.slice(from, it.index), h("a.clause", { href: `/rules/${pageOf.get(it[1])}#${it[0]}` }, it[0]));
      from = it.index + it[0].length;
    }
    node.replaceWith(...parts, node.data.slice(from));
  }
}

/**
 * The page as it is read: what comes first, then its parts, each with its heading, its clauses and what belongs to none of
 * them, such as a game told throw by throw or the sources.
 * @param {{html?: string, clauses: {clause: string, title: string}[]}} page
 */
function read(page) {
  const lead = h("div.intro");
  /** @type {HTMLElement[]} */
  const parts = [];
  let place = lead;
  for (const node of markup(page.html ?? "")) {
    const text = node.textContent ?? "";
    const clause = node.nodeName === "H3" && page.clauses.find((it) => text.startsWith(`${it.clause} `));
    if (node.nodeName === "H1") continue;
    if (node.nodeName === "H2") {
      const id = fold(text).replace(/[^a-z0-9]+/g, " ").trim().replaceAll(" ", "-");
      place = h("div.clauseless");
      parts.push(h("section.part", { id, "aria-labelledby": `${id}-title` }, h("h2", { id: `${id}-title` }, text), place));
    } else if (clause) {
      place = h("div.clause-body");
      (parts.at(-1) ?? lead).append(clauseBlock(clause, place));
    } else place.append(node);
  }
  for (const it of parts.flatMap((part) => $$(".clauseless", part))) if (!it.childElementCount) it.remove();
  linkClauses(lead, null);
  for (const part of parts) for (const it of $$(".clause-body, .clauseless", part)) linkClauses(it, it.parentElement?.id ?? null);
  return { lead, parts };
}

/** @param {{clause: string, title: string}} clause @param {HTMLElement} body */
function clauseBlock(clause, body) {
  return h("section.clause-block", { id: clause.clause, "aria-labelledby": `${clause.clause}-title` },
    h("h3", { id: `${clause.clause}-title` },
      h("a.anchor", { href: `#${clause.clause}`, "aria-label": `${clause.clause}, ${t("rules-anchor", { clause: clause.clause })}` }, clause.clause),
      " ", clause.title),
    body);
}

/** Letters alone, so that a word is found however it is accented. @param {string} text */
const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, "'");

/** @param {HTMLElement} root @param {HTMLElement[]} parts */
function search(root, parts) {
  const found = h("p.small.soft", { role: "status" });
  const field = h("input#rules-search", { type: "search", autocomplete: "off", placeholder: t("rules-search-hint") });
  const texts = new Map(parts.flatMap((it) => $$(".clause-block, .clauseless", it)).map((it) => [it, fold(it.textContent ?? "")]));
  field.addEventListener("input", () => {
    const asked = fold(field.value.trim());
    const words = asked.split(/\s+/).filter(Boolean);
    let count = 0;
    for (const [block, text] of texts) {
      const exact = asked.toUpperCase() === block.id;
      const fits = exact || words.every((word) => text.includes(word));
      block.hidden = !fits;
      count += fits && block.id ? 1 : 0;
    }
    for (const part of parts) part.hidden = ![...texts.keys()].some((it) => it.parentElement === part && !it.hidden);
    root.classList.toggle("searching", words.length > 0);
    for (const it of $$(".rules-nav-clauses li")) it.hidden = Boolean(document.getElementById($("a", it).getAttribute("href")?.slice(1) ?? "")?.hidden);
    found.textContent = !words.length ? "" : count ? t("rules-found", { n: count }) : t("rules-found-none");
  });
  return h("div.field.rules-search", {}, h("label", { for: "rules-search" }, t("rules-search")), field, found);
}

/** @param {string} game */
async function show(game) {
  const place = /** @type {HTMLElement} */ ($("#rules"));
  const page = await get(`/api/rules/${game}`);
  const { lead, parts } = read(page);
  setTitle(`${t("rules-title")}: ${page.title ?? pageName(game)}`);
  fill(place,
    h("h1", {}, page.title ?? pageName(game)),
    game === "common" ? null : h("p.row", {},
      h("a.btn", { href: `/guide/${game}` }, t("rules-guide")), h("a.btn", { href: `/?game=${game}#new` }, t("rules-play"))),
    page.note ? h("p.notice", {}, page.note) : null,
    lead, search(place, parts), parts);
  place.removeAttribute("aria-busy");
  contents(parts);
  jump();
}

/** @param {HTMLElement[]} parts */
function contents(parts) {
  const nav = /** @type {HTMLElement} */ ($("#rules-nav"));
  const entries = parts.flatMap((part) => {
    const clauses = $$(".clause-block", part).map((it) => h("li", {}, h("a", { href: `#${it.id}` },
      h("b", {}, it.id), ...[...$("h3", it).childNodes].slice(1).map((words) => words.textContent))));
    return clauses.length ? clauses : [h("li", {}, h("a", { href: `#${part.id}` }, $("h2", part).textContent))];
  });
  if (!entries.length) return;
  nav.append(h("details.rules-nav-clauses", { open: matchMedia("(min-width: 900px)").matches },
    h("summary", {}, t("rules-contents")), h("ul", {}, entries)));
}

/** Go to the clause of the address, and mark it. */
function jump() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const block = wanted && (document.getElementById(wanted) ?? document.getElementById(wanted.toUpperCase()));
  if (!block) return;
  for (const it of $$(".asked")) it.classList.remove("asked");
  block.classList.add("asked");
  block.scrollIntoView({ block: "start" });
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
}

async function begin() {
  const asked = decodeURIComponent(location.pathname.split("/")[2] ?? "");
  /** @type {{game: string, title?: string, era: string, line: string, clauses: {clause: string}[]}[]} */
  const pages = await get("/api/rules");
  for (const { game, clauses } of pages) pageOf.set(clauses[0].clause.split("-")[0], game);
  fill(/** @type {HTMLElement} */ ($("#rules-nav")), h("ul.pages-list", {}, pages.map((it) =>
    h("li", {}, h("a", { href: `/rules/${it.game}`, "aria-current": it.game === asked ? "page" : null }, it.game === "common" ? pageName("common") : it.title ?? pageName(it.game))))));
  if (asked) return show(asked);
  const place = /** @type {HTMLElement} */ ($("#rules"));
  place.removeAttribute("aria-busy");
  place.append(h("ul.rules-pages", {}, pages.map((it) => h("li.card-box", {},
    h("h2", {}, h("a", { href: `/rules/${it.game}` }, it.game === "common" ? pageName("common") : it.title ?? pageName(it.game))),
    h("p.soft", {}, it.game === "common" ? t("rules-common-line") : `${it.era} · ${it.line}`)))));
  setTitle(t("rules-title"));
  // A clause asked for without its page, as in /rules#T-25, has the page of its letters.
  const letters = /^#([A-Z]+)-\d+$/.exec(location.hash.toUpperCase())?.[1];
  if (letters && pageOf.has(letters)) location.replace(`/rules/${pageOf.get(letters)}${location.hash}`);
}

await frame({ page: "rules", title: t("rules-title") });
addEventListener("hashchange", jump);
const start = () => begin().catch((problem) => fill(/** @type {HTMLElement} */ ($("#rules")), h("h1", {}, t("rules-title")), troubleBox(problem, start)));
start();
