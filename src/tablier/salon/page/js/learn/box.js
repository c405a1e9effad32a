/** The problem of the day in a box: a throw, a board, the days in a row. */

import { fill, h, picture } from "../lib/dom.js";
import { get } from "../lib/api.js";
import { listed, t } from "../lib/words.js";
import { memory } from "./memory.js";
import { streak } from "./streak.js";

/**
 * Fill the box; where there is no problem it stays empty.
 * @param {HTMLElement} place @param {{game: string, name: string}[]} games those that have problems @param {string} lang
 */
export async function problemBox(place, games, lang) {
  try {
    const game = memory.game(games.map((it) => it.game));
    const name = games.find((it) => it.game === game)?.name ?? "";
    const told = await get(`/api/problems/${encodeURIComponent(game)}/today`);
    const drawn = h("div.problem-board.board-picture", { "aria-hidden": "true" });
    fill(place,
      h("div.problem-words", {},
        h("h3", {}, t("learn-box-threw", { game: name, dice: listed(told.dice.map(String)) })),
        streak({ longest: false }),
        h("a.btn", { href: `/learn?game=${encodeURIComponent(game)}` }, t("learn-box-go"))),
      drawn);
    const { position, dice, player } = told;
    const asked = new URLSearchParams({ position, dice: dice.join("-"), viewer: String(player), theme: "page", shape: "wide", lang });
    const answer = await fetch(`/api/picture?${asked}`);
    if (answer.ok) fill(drawn, picture(await answer.text()));
  } catch {
    /* The salon is whole without it. */
  }
}
