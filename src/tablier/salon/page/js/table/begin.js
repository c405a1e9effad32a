/** The page of a table: its words, its places, and the table in them. (In other pages, such as the guide, `mount.js` does this.) */

import { $, fill } from "../lib/dom.js";
import { mountSpeech } from "../lib/speech.js";
import { loadWords, onLanguage, t } from "../lib/words.js";
import { keepOffline } from "../app.js";
import { watchNotice } from "../notice.js";
import { speakAnew } from "./anew.js";
import { TablePage } from "./main.js";
import { takeFromAddress } from "./seats.js";
import { skeleton } from "./skeleton.js";

mountSpeech();
await loadWords();
watchNotice();
keepOffline();
fill($("#play"), skeleton());
$("#waiting").textContent = t("bar-connecting");
const id = decodeURIComponent(location.pathname.split("/").filter(Boolean).pop() ?? "");
takeFromAddress(id);
const table = new TablePage(id);
onLanguage(() => {
  speakAnew(table);
  keepOffline();
});
