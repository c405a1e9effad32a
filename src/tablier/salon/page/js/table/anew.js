/** A table goes on in another language: what is drawn once gets its words anew, the rest comes from the server. */

import { $ } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { Menu } from "./menu.js";

/** @import { TablePage } from "./main.js" */

/** Speak the language of the page, wherever the table stands. @param {TablePage} table */
export function speakAnew(table) {
  if (table.kept) table.menu = new Menu($("#top"), table); // elsewhere the header is the page's
  table.bar.bar.setAttribute("aria-label", t("bar-label"));
  table.bar.chips.setAttribute("aria-label", t("chips"));
  table.board.controls.setAttribute("aria-label", t("board"));
  table.board.signature = ""; // the points are grouped under names
  $("#past").setAttribute("aria-label", t("past-label"));
  $("#hint").setAttribute("aria-label", t("hint-title"));
  table.line.anew();
}
