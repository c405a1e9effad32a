/** Who plays the scored game: two to four seats, each a person here, a friend elsewhere, or the computer. */

import { fill, h } from "./lib/dom.js";
import { t } from "./lib/words.js";
import { choice, sensibleLevel } from "./newfields.js";
import { myName } from "./sitting.js";

/** @import { Game } from "./types.js" */

/** @param {Game} game as GET /api/games describes it */
export function seatFields(game) {
  const counts = game.players?.length ? game.players : [2, 3, 4];
  const wanted = ["me", `bot:${sensibleLevel(game).id}`, `bot:${sensibleLevel(game).id}`, `bot:${sensibleLevel(game).id}`];
  const names = ["", "", "", ""];
  let count = counts[0];
  const rows = h("ol.seat-rows");
  const explain = h("p.small.soft", { role: "status" });
  const element = h("fieldset.seats-editor", { dataset: { where: "seats" } }, h("legend.unseen", {}, t("new-seats")),
    choice("players", t("new-seats"), counts.map((it) => [it, t(`new-seats-${it}`)]), count, (event) => {
      count = Number(event.target.value);
      draw();
    }), explain, rows);

  /** @param {number} at */
  const label = (at) => (count === 4 ? t("new-seat-team", { n: at + 1, team: at % 2 === 0 ? "A" : "B" }) : t("new-seat", { n: at + 1 }));

  const draw = () => {
    explain.textContent = t(`new-seats-explain-${count}`);
    fill(rows, [...Array(count).keys()].map((at) => {
      const id = `seat-${at}`;
      const kinds = [["me", t("new-seat-me")], ["friend", t("new-seat-friend")], ["here", t("new-seat-here")],
        ...game.levels.map((it) => [`bot:${it.id}`, t("new-seat-bot", { level: it.name })])];
      return h("li.seat-row", {},
        h("div.field", {}, h("label", { for: id }, label(at)),
          h("select", { id, onchange: (event) => {
            wanted[at] = event.target.value;
            // There is only one of me: another seat that was mine becomes somebody's at this screen.
            if (wanted[at] === "me") wanted.forEach((it, other) => other !== at && it === "me" && (wanted[other] = "here"));
            draw();
            document.getElementById(id)?.focus();
          } }, kinds.map(([value, words]) => h("option", { value, selected: value === wanted[at] }, words)))),
        wanted[at] === "here" ? h("div.field", {}, h("label", { for: `${id}-name` }, t("new-seat-name", { n: at + 1 })),
          h("input", { id: `${id}-name`, type: "text", maxlength: 40, autocomplete: "off", value: names[at], placeholder: t("new-seat", { n: at + 1 }), oninput: (event) => (names[at] = event.target.value) })) : null);
    }));
  };
  draw();

  return {
    element,
    /** The seats for the server, those taken at this screen with their names, and whether a friend is to be invited. */
    plan() {
      const chosen = wanted.slice(0, count);
      /** @type {[number, string][]} */
      const mine = chosen.flatMap((it, at) => (it === "me" ? [[at, myName()]] : it === "here" ? [[at, names[at].trim() || t("new-seat", { n: at + 1 })]] : []));
      return {
        seats: chosen.map((it) => (it.startsWith("bot:") ? { kind: "bot", level: it.slice(4) } : { kind: "person" })),
        mine,
        public: false,
        invite: chosen.includes("friend"),
      };
    },
  };
}
