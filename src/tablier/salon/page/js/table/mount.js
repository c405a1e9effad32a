/** The table inside another page, such as the guide: the same board, bar, cards and keys, without header. */

import { $, fill, h } from "../lib/dom.js";
import { mountSpeech } from "../lib/speech.js";
import { openLine } from "./line.js";
import { TablePage } from "./main.js";
import { skeleton } from "./skeleton.js";

/**
 * Put a table into an element, once for a loaded page. Words must have been loaded. The table's store tells
 * everything the server says as events; those of a lesson are called "lesson", the answer to an exercise "answered".
 * @param {HTMLElement} root
 * @param {{socket: string, lead?: HTMLElement}} options the address of the socket, and what stands first on the page
 * @returns {TablePage}
 */
export function mountTable(root, { socket, lead }) {
  mountSpeech();
  fill(root,
    h("div#top", { hidden: true }),
    h("div.line-status#line", { role: "status", hidden: true }),
    h("div.table-page#play", {}, skeleton(lead)));
  const page = new TablePage("lesson", socket);
  // The title of the document and its first heading belong to the page around the table.
  page.menu.showWhere = () => {};
  page.menu.where.remove();
  $("#waiting", root).hidden = true;
  return page;
}

/** Go on at another table, in the same place of the same page. @param {TablePage} page @param {string} socket */
export function goTo(page, socket) {
  page.line.close();
  page.bar.busy = null;
  Object.assign(page.entering, { pending: [], waiting: [], undoing: null, undone: undefined, picked: null, aimed: null, lead: null, touched: null });
  const { line, look, act } = openLine(page.store, socket, page.id);
  Object.assign(page, { line, look, send: act });
}
