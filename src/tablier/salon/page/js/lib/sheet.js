/** Sheets: a dialog that is a card on a wide page and comes from below on a phone. Never used for refusals. */

import { h, fill } from "./dom.js";
import { closeIcon } from "./glyphs.js";
import { t } from "./words.js";

/** @import { Child } from "../types.js" */

/**
 * Open a sheet. Returns it; `sheet.body` can be filled again. Closing removes it and gives the focus back.
 * @param {{title: string, body?: Child, footer?: Child[], onclose?: () => void, name?: string}} options
 */
export function openSheet({ title, body = [], footer = [], onclose, name = "sheet" }) {
  const open = document.querySelector(`dialog[data-name="${name}"]`);
  if (open instanceof HTMLDialogElement) open.close();
  const before = document.activeElement;
  const heading = h("h2", { id: `${name}-title` }, title);
  const inside = h("div.body", { tabindex: -1 });
  const close = h("button.btn.quiet", { type: "button", "aria-label": t("close"), onclick: () => sheet.close() }, closeIcon());
  /** @type {HTMLDialogElement} */
  const sheet = h("dialog.sheet", { "aria-labelledby": `${name}-title`, dataset: { name } },
    h("header", {}, heading, close), inside, footer.length ? h("footer", {}, footer) : null);
  fill(inside, body);
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
  sheet.addEventListener("close", () => {
    sheet.remove();
    onclose?.();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  document.body.append(sheet);
  sheet.showModal();
  return Object.assign(sheet, { inside, heading });
}
