/** The page of a table: its words, its places, and the table in them. (In other pages, such as the guide, `mount.js` does this.) */

import { $, fill } from "../lib/dom.js";
import { mountSpeech } from "../lib/speech.js";
import { loadWords, onLanguage, t } from "../lib/words.js";
import { keepOffline } from "../app.js";
import { watchNotice } from "../notice.js";
import { TablePage } from "./main.js";
import { Menu } from "./menu.js";
import { takeFromAddress } from "./seats.js";
import { skeleton } from "./skeleton.js";

/** Go on in another language: what is drawn once gets its words anew, the rest comes from the server. @param {TablePage} table */
function speakAnew(table) {
  table.menu = new Menu($("#top"), table);
  table.bar.bar.setAttribute("aria-label", t("bar-label"));
  table.bar.chips.setAttribute("aria-label", t("chips"));
  table.board.controls.setAttribute("aria-label", t("board"));
  table.board.signature = ""; // the points are grouped under names
  $("#past").setAttribute("aria-label", t("past-label"));
  $("#hint").setAttribute("aria-label", t("hint-title"));
  table.line.anew();
  keepOffline();
}

mountSpeech();
await loadWords();
watchNotice();
keepOffline();
fill($("#play"), skeleton());
$("#waiting").textContent = t("bar-connecting");
const id = decodeURIComponent(location.pathname.split("/").filter(Boolean).pop() ?? "");
takeFromAddress(id);
const table = new TablePage(id);
onLanguage(() => speakAnew(table));
