/** The proof of the dice, in words and values. */

import { h } from "./lib/dom.js";
import { t } from "./lib/words.js";
import { copyButton } from "./frame.js";

/** @param {{about: any, state: any, names: string[]}} replay */
export function proof({ about, state, names }) {
  const heading = h("h2", {}, t("game.proof"));
  if (about.dice === "hand") return h("section", {}, heading, h("p.small", {}, t("game.proof.hand")));
  const shown = state.proof;
  const seeds = shown?.seeds ?? about.seeds ?? [];
  const command = `tablier verify ${about.game}-${about.id}.tab`;
  return h("section.proof", {}, heading,
    h("p.small", {}, t("game.proof.text")),
    h("dl.values", {},
      h("div", {}, h("dt", {}, t("game.proof.commitment")), h("dd", {}, shown?.commitment ?? about.commitment)),
      h("div", {}, h("dt", {}, t("game.proof.secret")), h("dd", {}, shown?.secret ?? t("game.proof.later"))),
      seeds.map((seed, at) => h("div", {}, h("dt", {}, t("game.proof.seed", { name: names[at] ?? at + 1 })), h("dd", {}, seed)))),
    h("p.small", {}, t("game.proof.command")),
    h("div.row", {}, h("code.grow.sunk", {}, command), copyButton(command)));
}
