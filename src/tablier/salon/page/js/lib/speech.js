/** Two live regions, there from the start: `log` (polite) and `alert`. Every message is a new node, so repeats are spoken. */

import { h } from "./dom.js";

const KEPT = 12;
/** @type {Record<string, HTMLElement>} */
const regions = {};

/** Put the regions into the document; call once, early. */
export function mountSpeech(root = document.body) {
  regions.log = h("div.unseen", { role: "log", "aria-live": "polite", "aria-relevant": "additions" });
  regions.alert = h("div.unseen", { role: "alert", "aria-live": "assertive", "aria-relevant": "additions" });
  root.append(regions.log, regions.alert);
}

/** Say something when there is a pause. @param {string} text */
export const say = (text) => put("log", text);
/** Say something at once. @param {string} text */
export const alertAloud = (text) => put("alert", text);

/** @param {string} name @param {string} text */
function put(name, text) {
  const region = regions[name];
  if (!region || !text) return;
  region.append(h("p", {}, text));
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}
