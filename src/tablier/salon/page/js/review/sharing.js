/** Sharing a game and taking it away: links, records, a picture; the account of a scored game; the proof of its dice. */

import { h } from "../lib/dom.js";
import { openSheet } from "../lib/sheet.js";
import { language, t } from "../lib/words.js";
import { accountTable } from "../account.js";
import { Check } from "../dice.js";
import { copyButton } from "../frame.js";
import { proof } from "../proof.js";
import { seatsOf } from "../sitting.js";

/** @import { State, Table } from "../types.js" */

/**
 * What is shared: where it is (`tables/{id}`), the table and its last state, the moment looked at, from whose side.
 * @typedef {{what: string, id: string, about: Table, state: State, names: string[], at: number, viewer: number, shape: string}} Shared
 */

/** @param {Shared} it */
export function share(it) {
  const { what, id, about, at, viewer, shape } = it;
  const game = `${location.origin}${location.pathname}`;
  openSheet({ name: "share", title: t("review-share"), body: h("div.sharing", {},
    h("section", {}, h("h3", {}, t("game-share")), h("div.downloads", {}, copyButton(game, t("game-share-game")), copyButton(`${game}#at=${at}`, t("game-share-position")))),
    h("section", {}, h("h3", {}, t("game-download")), h("div.downloads", {},
      h("a.btn", { href: `/api/${what}/record?format=text`, download: "" }, t("game-download-text")),
      h("a.btn", { href: `/api/${what}/record?format=json`, download: "" }, t("game-download-json")),
      h("a.btn", { href: `/api/${what}/picture?at=${at}&viewer=${viewer}&shape=${shape}&theme=light&lang=${language()}`, download: `${about.game}-${id}-${at}.svg` }, t("game-download-picture"))))) });
}

/**
 * The account of a scored game, and the proof of the dice; of a record what was found of it.
 * @param {Pick<Shared, "what"|"id"|"about"|"state"|"names"> & {found: {checked: boolean|null, sentence: string}|null}} it
 */
export async function papers({ what, id, about, state, names, found }) {
  const table = what.startsWith("tables/");
  const check = new Check(id);
  if (table) {
    check.welcome(about, seatsOf(id).map((it) => it.seat ?? -1));
    check.throws(state.told, true);
  }
  return h("div.papers", {},
    found ? h("p", { class: found.checked === false ? "notice bad" : "" }, found.sentence) : null,
    about.scored && table ? h("section.account", {}, h("h3", {}, t("game-account")), await accountTable(what, { names })) : null,
    table ? h("details", {}, h("summary", {}, t("fair-title")), proof(about, state, check)) : null);
}
