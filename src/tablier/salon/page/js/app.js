/** The salon as an app: what is useful without a network is kept by a service worker, once the page itself has come. */

import { prefs } from "./lib/prefs.js";
import { language } from "./lib/words.js";

/** @import { Mine } from "./mine.js" */

/** So many finished games are kept. */
const MOST_GAMES = 20;

/** Whether whoever looks wishes to load little. */
const sparing = () => /** @type {any} */ (navigator).connection?.saveData === true;

/**
 * Have everything kept in the language of the page, when there is nothing else to do; it is a megabyte, and so it is for those who come a second
 * time, be it to the next page.
 */
export function keepOffline() {
  if (!navigator.serviceWorker || sparing()) return;
  if (!prefs.get("been")) return prefs.set("been", "yes");
  const ask = () => navigator.serviceWorker.register(`/worker.js?lang=${language()}`).catch(() => null); // without it the salon is as it was
  const later = () => (globalThis.requestIdleCallback ?? setTimeout)(ask);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

/** Have the latest of one's finished games kept, and no others. @param {Mine[]} tables */
export function keepGames(tables) {
  const keep = tables.filter((it) => it.over).slice(0, MOST_GAMES).map(({ id, game, variant, names, seats, review, result, won, touched }) =>
    ({ id, game, variant, names, review, result, won, touched, viewer: names.length > 2 ? 0 : (seats[0] ?? 0) % 2 }));
  navigator.serviceWorker?.ready.then((it) => it.active?.postMessage({ keep })).catch(() => null);
}
