/** Links to clauses of the rules; they open the clause beside the game instead of leaving it. */

import { h, fill } from "./dom.js";
import { ApiError, get } from "./api.js";
import { openSheet } from "./sheet.js";
import { language, t } from "./words.js";

/** Links for a clause, or several in one text ("T-29 T-33"). @param {string|null|undefined} clauses @param {string} game @returns {(Node|string)[]} */
export function clauseLinks(clauses, game) {
  return String(clauses ?? "").split(/[\s,;]+/).filter(Boolean).flatMap((clause) => [" ", clauseLink(clause, game)]);
}

const TERMS = ["bredouille", "talon", "jan"];
const TERM = new RegExp(`\\b(${TERMS.join("|")})(s?)\\b`, "i");

/** A sentence in which the old French words, the first time each, carry what they mean. @param {string} text @returns {(Node|string)[]} */
export function glossed(text) {
  const seen = new Set();
  /** @type {(Node|string)[]} */
  const parts = [];
  let rest = String(text);
  for (let found = TERM.exec(rest); found; found = TERM.exec(rest)) {
    const term = found[1].toLowerCase();
    parts.push(rest.slice(0, found.index), seen.has(term) ? found[0] : h("span.term", { lang: "fr", title: t(`tip-${term}`) }, found[0]));
    seen.add(term);
    rest = rest.slice(found.index + found[0].length);
  }
  return [...parts, rest];
}

/** A sentence with its clause as a link behind it.
 * @param {string} text @param {string|null|undefined} clause @param {string} game @returns {(Node|string)[]} */
export function withClauses(text, clause, game) {
  return [...glossed(text), ...clauseLinks(clause, game)];
}

/** One link. @param {string} clause @param {string} game */
export function clauseLink(clause, game) {
  return h("a.clause", {
    href: `/rules/${game}#${clause}`,
    onclick: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      showClause(clause, game);
    },
  }, clause);
}

/** Show a clause in a sheet. @param {string} clause @param {string} game */
export async function showClause(clause, game) {
  const sheet = openSheet({ title: clause, body: h("p.soft", {}, t("loading")), name: "clause" });
  const page = h("p", {}, h("a", { href: `/rules/${game}#${clause}`, target: "_blank" }, t("rules-whole")));
  try {
    const found = await get(`/api/rules/${game}/${encodeURIComponent(clause)}`);
    sheet.heading.textContent = found.title ? `${found.clause}: ${found.title}` : found.clause;
    // Text of our own rules pages, made into markup by the server, without scripts (and the page's policy forbids them).
    const text = new DOMParser().parseFromString(found.html, "text/html");
    const theme = document.documentElement.dataset.theme;
    for (const it of text.querySelectorAll(".example-picture img")) it.setAttribute("src", `${it.getAttribute("src")}?lang=${language()}${theme ? `&theme=${theme}` : ""}`);
    fill(sheet.inside, h("div.prose", {}, [...text.body.childNodes].map((it) => document.importNode(it, true))), page);
  } catch (problem) {
    fill(sheet.inside, h("p", {}, problem instanceof ApiError ? problem.sentence : String(problem)), page);
  }
}
