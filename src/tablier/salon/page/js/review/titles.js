/** What stands above a game: who beat whom, and by how much; what was played, how long, and when. */

import { day, gameName, has, listed, t } from "../lib/words.js";

/** @import { State, Table } from "../types.js" */
/** @import { Moment } from "./course.js" */

/** What players are called, by their seats. @param {State} state */
export const namesOf = (state) => (state.seats ?? []).map((it) => it.name ?? t("salon-guest"));

/** The sentence above the game. @param {Table} about @param {State} state @param {string[]} names @param {Moment} last */
export function titleOf(about, state, names, last) {
  const firm = names.map((it) => it.replaceAll(" ", "\u00a0"));
  const winners = state.over ? state.result?.winners ?? [] : [];
  if (!winners.length) return firm.join(" – ");
  const won = listed(winners.map((it) => firm[it]));
  if (names.length > 2) return t("review-title-won", { won, n: winners.length });
  const loser = firm[1 - winners[0]];
  const side = state.seats[winners[0]]?.side ?? winners[0];
  const holes = last.marked?.holes;
  if (about.match === 1 && holes && holes[side] > holes[1 - side]) return t("review-title-holes", { won, lost: loser, n: holes[side], other: holes[1 - side] });
  if (about.match !== 1 && state.score[winners[0]] !== undefined) return t("review-title-points", { won, lost: loser, n: state.score[winners[0]], other: state.score[1 - winners[0]] });
  const points = state.result?.points ?? 1;
  return points > 1 ? t("review-title-by", { won, lost: loser, n: points }) : t("review-title-beat", { won, lost: loser });
}

/** What was played, how long, and when. @param {Table} about @param {number} throws */
export function aboutLine(about, throws) {
  const game = [gameName(about.full_id), about.manual ? t("review-by-hand") : null].filter(Boolean).join(", ");
  const match = about.match > 1 ? t("review-match", { n: about.match }) : null;
  const when = about.created ? day(new Date(about.created * 1000)) : null;
  return [game, match, t("review-throws", { n: throws }), when].filter(Boolean).join(" · ");
}

/** What a level is called in a sentence: "a Master". @param {string|null|undefined} grade */
export const gradeOf = (grade) => (grade && has(`review-grade-${grade}`) ? t(`review-grade-${grade}`) : null);
