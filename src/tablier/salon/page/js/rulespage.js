/** The rules. The server writes the page; here it gets its search, boards to step through, and the language that was chosen. */

import { $, $$, h } from "./lib/dom.js";
import { get } from "./lib/api.js";
import { t } from "./lib/words.js";
import { stepThrough } from "./example.js";
import { frame, inLanguageChosen } from "./frame.js";

/** Letters alone, so that a word is found however it is accented. @param {string} text */
const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, "'");

/** @param {HTMLElement} root */
function search(root) {
  const parts = $$(".part", root);
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
  addEventListener("keydown", (event) => {
    const elsewhere = event.target instanceof Element && event.target.closest("input, select, textarea");
    if (event.key !== "/" || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
  return h("div.field.rules-search", {}, h("label", { for: "rules-search" }, t("rules-search")), h("div.rules-find", {}, field, h("kbd", { "aria-hidden": "true" }, "/")), found);
}

/** The clause that is being read is marked in the contents. @param {HTMLElement} root */
function followed(root) {
  const links = new Map($$(".rules-nav-clauses a").map((it) => [it.getAttribute("href")?.slice(1) ?? "", it]));
  const nav = $("#rules-nav");
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.get(target.id);
      if (!isIntersecting || !link) continue;
      for (const it of links.values()) it.removeAttribute("aria-current");
      link.setAttribute("aria-current", "true");
      const { offsetTop } = link;
      if (nav.scrollHeight > nav.clientHeight && (offsetTop < nav.scrollTop || offsetTop > nav.scrollTop + nav.clientHeight - 60)) nav.scrollTop = offsetTop - nav.clientHeight / 3;
    }
  }, { rootMargin: "-10% 0px -80% 0px" });
  for (const it of $$(".clause-block", root)) watch.observe(it);
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

/** A clause asked for without its page, as in /rules#T-25, has the page of its letters. */
async function elsewhere() {
  const letters = /^#([A-Z]+)-\d+$/.exec(location.hash.toUpperCase())?.[1];
  if (!letters) return;
  /** @type {{game: string, clauses: {clause: string}[]}[]} */
  const pages = await get("/api/rules");
  const page = pages.find((it) => it.clauses[0].clause.split("-")[0] === letters);
  if (page) location.replace(`/rules/${page.game}${location.hash}`);
}

/** The page, with what a script adds to it. */
async function whole() {
  await inLanguageChosen("rules", "rules-nav").catch(() => null); // in the other language it is still the whole page
  const root = $("#rules");
  const contents = document.querySelector(".rules-nav-clauses");
  if (contents) {
    const narrow = matchMedia("(max-width: 1099px)").matches;
    contents.toggleAttribute("open", !narrow);
    if (narrow) $(".intro", root).after(search(root));
    else $("#rules-nav").prepend(search(root));
    followed(root);
    stepThrough(root);
    jump();
  } else elsewhere().catch(() => null);
}

await frame({ page: "rules", anew: whole });
await whole();
addEventListener("hashchange", () => (document.querySelector(".rules-nav-clauses") ? jump() : elsewhere().catch(() => null)));
