/**
 * The service worker: what is useful without a network is kept, and given where nobody answers; and a click on a
 * notification brings its table to the front.
 *
 * Whoever can be asked is asked: a page always comes from the server as long as there is one. What is kept of a version is
 * kept whole, pages with the very files they name by their hashes, and given up as a whole for the next; so no page ever
 * meets the script of another version.
 */

import { GAMES, KEPT_GAMES, inLanguage, isFixed, keyOf, neededBy, partsOf } from "./addresses.js";

/** @import { Finished } from "./addresses.js" */
/** @typedef {{version: string, language: string, pages: string[], answers: string[]}} Keeping what is to be kept; the server writes it in front of this script */

const worker = /** @type {any} */ (self);
const { version, language, pages, answers } = /** @type {Keeping} */ (worker.KEEPING);
const SHELF = `tablier ${version} ${language}`;
/** The page of any finished game, which asks for the game itself. */
const ANY_GAME = "/game/any";

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => answer(event));
worker.addEventListener("message", (/** @type {any} */ event) => event.data?.keep && event.waitUntil(inTurn(() => keepGames(event.data.keep))));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => event.waitUntil(show(event)));

/** Keep everything of this version; if anything cannot be had, nothing of it counts, and the browser tries again another time. */
async function install() {
  const shelf = await caches.open(SHELF);
  try {
    for (const page of [...pages, ANY_GAME]) await keep(shelf, page);
    for (const it of answers) await keep(shelf, it);
  } catch (problem) {
    await caches.delete(SHELF);
    throw problem;
  }
  await worker.skipWaiting();
}

/** Keep an answer, and what it needs to be whole. @param {Cache} shelf @param {string} address */
async function keep(shelf, address) {
  const { pathname } = new URL(address, worker.location.origin);
  const key = keyOf(address);
  if (await shelf.match(key)) return;
  const found = await fetch(isFixed(pathname) ? address : inLanguage(address, language), { cache: isFixed(pathname) ? "default" : "no-cache" });
  // A server of another version answers under this name with something else; that it says by not calling it immutable.
  const other = isFixed(pathname) && !found.headers.get("cache-control")?.includes("immutable");
  if (!found.ok || other) throw new Error(`${address} cannot be had`);
  const text = /html|css/.test(found.headers.get("content-type") ?? "") ? await found.clone().text() : "";
  for (const it of neededBy(text, language)) await keep(shelf, it);
  await shelf.put(key, found);
}

/** From now on this version answers, in every window; what was kept of others goes. */
async function activate() {
  for (const name of await caches.keys()) if (name !== SHELF && name !== GAMES) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** What is kept under a name. @param {string} key */
const kept = async (key) => (await (await caches.open(SHELF)).match(key)) ?? (await caches.open(GAMES)).match(key);

/** @param {any} event */
function answer(event) {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (isFixed(url.pathname)) event.respondWith(kept(url.pathname).then((it) => it ?? fetch(request)));
  else if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (url.pathname.startsWith("/api/")) event.respondWith(fetch(request).catch(async () => (await kept(keyOf(request.url))) ?? Response.error()));
}

/** A page from the server; where nobody answers, what is kept of it, or the page that says what there is without a network. @param {any} event @param {URL} url */
async function page(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const game = /^\/game\/(\w+)$/.exec(url.pathname)?.[1];
    const names = game ? ((await kept(`/api/tables/${game}`)) ? [ANY_GAME] : []) : [url.pathname, `${url.pathname}?read=1`];
    for (const name of [...names, "/offline"]) {
      const found = await kept(name);
      if (found) return found;
    }
    return Response.error();
  }
}

/** @type {Promise<void>} */
let last = Promise.resolve();

/** One after another. @param {() => Promise<void>} work */
const inTurn = (work) => (last = last.then(work, work));

/**
 * Keep these finished games and no others. One that is kept already is brought anew if its review has grown since, or if
 * another version or language kept it. @param {Finished[]} games
 */
async function keepGames(games) {
  const shelf = await caches.open(GAMES);
  const before = await (await shelf.match(KEPT_GAMES))?.json();
  const same = before?.shelf === SHELF ? new Map(before.games.map((/** @type {Finished} */ it) => [it.id, it.review])) : new Map();
  const now = [];
  for (const game of games) {
    if (same.get(game.id) !== game.review && !(await keepGame(shelf, game))) continue;
    now.push(game);
  }
  const wanted = new Set(now.flatMap(partsOf).map((it) => keyOf(it)));
  for (const request of await shelf.keys()) if (!wanted.has(keyOf(request.url))) await shelf.delete(request);
  await shelf.put(KEPT_GAMES, new Response(JSON.stringify({ shelf: SHELF, games: now })));
}

/** Whether everything of a game is kept now. @param {Cache} shelf @param {Finished} game */
async function keepGame(shelf, game) {
  for (const address of partsOf(game)) {
    const found = await fetch(inLanguage(address, language)).catch(() => null);
    if (found?.ok) await shelf.put(keyOf(address), found);
    else if (found?.status !== 404 && !(await shelf.match(keyOf(address)))) return false; // what was kept before is better than nothing
  }
  return true;
}

/** Bring the table of a notification to the front, in the window where it is if there is one. @param {any} event */
async function show(event) {
  const { address } = event.notification.data;
  event.notification.close();
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((/** @type {any} */ it) => new URL(it.url).pathname === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}
