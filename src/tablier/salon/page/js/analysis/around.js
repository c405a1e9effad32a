/** Tabs, of which a phone shows one at a time, and what the keys do. */

import { fill, h } from "../lib/dom.js";
import { openSheet } from "../lib/sheet.js";
import { t } from "../lib/words.js";
import { shareParts } from "./sharing.js";
import { palette } from "./tools.js";

const TABS = ["plays", "set", "share"];
const KEYS = [["← → ↑ ↓", "walk"], ["+ −", "count"], ["Enter", "tool"], ["X", "colour"], ["1 – 6, 0", "dice"], ["S", "side"], ["F", "turn"], ["Ctrl + Z", "undo"], ["Ctrl + C", "copy"]];

/** What the keys do. */
export const help = () => openSheet({
  name: "keys", title: t("analysis-keys"),
  body: h("dl.keys-list", {}, KEYS.map(([key, name]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(`analysis-key-${name}`))])),
});

/** @param {HTMLElement} list @param {HTMLElement} panel */
function mountTabs(list, panel) {
  const tabs = TABS.map((name) => h("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `pane-${name}`, onclick: () => choose(name) }, t(`analysis-tab-${name}`)));
  /** @param {string} chosen */
  const choose = (chosen) => {
    panel.dataset.tab = chosen;
    tabs.forEach((tab, at) => {
      tab.setAttribute("aria-selected", String(TABS[at] === chosen));
      tab.tabIndex = TABS[at] === chosen ? 0 : -1;
    });
  };
  fill(list, tabs);
  list.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (TABS.indexOf(panel.dataset.tab ?? TABS[0]) + by + TABS.length) % TABS.length;
    choose(TABS[next]);
    tabs[next].focus();
  });
  choose(TABS[0]);
}

/**
 * Lay out what stands around the board, in the language of the page, as often as that changes.
 * @param {(id: string) => HTMLElement} place @param {Parameters<typeof palette>[2]} doing what the tools do @param {(text: string) => void} load reads a position
 */
export function furnish(place, doing, load) {
  for (const id of ["palette", "tabs", "position-field", "link"]) place(id).replaceWith(place(id).cloneNode(false)); // and nobody listens twice
  const tools = palette(place("palette"), place("whole"), doing);
  const share = shareParts(load, () => location.href);
  mountTabs(place("tabs"), place("panel"));
  place("position-field").append(h("label.label", { for: "position-id" }, t("analysis-position")), h("span.id-line", {}, share.field, share.copy));
  place("link").append(share.link);
  return { tools, share };
}
