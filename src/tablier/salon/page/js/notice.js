/** What whoever runs the salon has to say to everybody: a small bar under the header of every page. */

import { fill, h } from "./lib/dom.js";
import { get } from "./lib/api.js";
import { closeIcon } from "./lib/glyphs.js";
import { t } from "./lib/words.js";

const POLL = 10000;

/** Ask again and again, while the page is looked at, whether there is something to say. Words have to be there. */
export function watchNotice() {
  const bar = h("div.house-notice", { role: "status", hidden: true });
  document.querySelector("body > header")?.after(bar);
  let shown = "";
  /** @type {string[]} what was read and put away */
  let read = [];
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer = undefined;
  /** @param {string[]} lines */
  const show = (lines) => {
    bar.hidden = !lines.length;
    fill(bar, lines.length ? [
      h("div.grow", {}, lines.map((line) => h("p", {}, line))),
      h("button.btn.small", { type: "button", "aria-label": t("notice-hide"), onclick: () => { read = lines; show([]); } }, closeIcon()),
    ] : []);
  };
  const refresh = async () => {
    clearTimeout(timer);
    if (document.hidden) return;
    const { notice, closed } = await get("/api/notice").catch(() => ({}));
    const lines = [closed, notice ? t("notice-from-house", { text: notice }) : null].filter(Boolean);
    const text = JSON.stringify(lines);
    if (text !== shown) {
      shown = text;
      show(lines.filter((line) => !read.includes(line)));
    }
    timer = setTimeout(refresh, POLL);
  };
  document.addEventListener("visibilitychange", refresh);
  refresh();
}
