/** The table inside another page, such as the guide: the same board, bar, cards and keys, without header. */

import { $, fill, h } from "../lib/dom.js";
import { mountSpeech } from "../lib/speech.js";
import { TablePage } from "./main.js";
import { skeleton } from "./skeleton.js";

/**
 * Put a table into an element, once for a loaded page. Words must have been loaded. The table's store tells
 * everything the server says as events; those of a lesson are called "lesson".
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
