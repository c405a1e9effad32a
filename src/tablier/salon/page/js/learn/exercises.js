/**
 * Exercises: what is asked, where its board is, and who judges an answer. A page asks all of them alike, wherever they come from.
 *
 * @typedef {{key: string, mistake: boolean, daily: boolean, game: string, id: string, from: string[], kind: string, dice: number[], player: number, position: string, unit: string,
 *   choices: string[], lost: number|null, played: string|null, socket: string,
 *   judge: (play: string|null, position: string) => Promise<Result>, hint: (() => Promise<number|null>)|null,
 *   board: (result: Result, shape: "wide"|"tall") => Promise<Seen>|null, named: (name: string) => string, links: {href: string, label: string}[]}} Exercise
 */

import { get, post } from "../lib/api.js";
import { toAddress } from "../analysis/address.js";
import { boardOf, known, withLayout } from "../board/diagram.js";
import { dayAndMonth, gameName, t } from "../lib/words.js";
import { mistakeKey, problemKey, throwNumber } from "./choosing.js";
import { among, firstMan, weighed, withAnswer } from "./weighing.js";

/** @import { Seen } from "../board/diagram.js" */
/** @import { Result } from "./weighing.js" */

/** What a choice is called that is no play. @param {string} kind @param {string} name */
export function choiceName(kind, name) {
  if (kind === "play") return name;
  if (name.includes("/")) return t("learn-choice-replace", { play: name });
  if (/^\d+$/.test(name)) return t(`learn-choice-${kind}`, { n: Number(name) });
  return t(name === "none" ? `learn-choice-${kind}-none` : `learn-choice-${name}`);
}

/** Choices as they are offered: numbers from the least, names the other way round. @param {string[]} names */
const inOrder = (names) => [...names].sort((a, b) => Number(a) - Number(b) || b.localeCompare(a));

/**
 * A problem as the server tells it.
 * @param {any} told @param {string} where @param {boolean} [daily] @returns {Exercise}
 */
export function problem(told, where, daily = false) {
  const address = `/api/problems/${encodeURIComponent(told.game)}/${told.number}`;
  const { position, dice, player, kind } = told;
  return {
    key: problemKey(told.game, told.number), mistake: false, daily, game: told.game, id: told.id, kind, dice, player, position, unit: told.unit,
    from: [told.name, where], choices: told.choices, lost: null, played: null, socket: `${address}/socket`,
    async judge(play) {
      const found = await post(`${address}/answer`, { play });
      return { ...found, why: found.why.slice(0, 1) }; // what the board shows, if it shows anything; chances are in the table
    },
    hint: kind === "play" ? async () => (await get(`${address}/hint`)).from : null,
    board: (result, shape) => (kind === "play" ? boardOf({ position, dice, viewer: player, shape, best: result.best, played: other(result) }) : null),
    named: (name) => choiceName(kind, name),
    links: [{ href: analysis(position, dice), label: t("learn-analyse") }],
  };
}

/**
 * A mistake of a match, with what its review says.
 * @param {string} match what stands in addresses, "tables/…" or "records/…" @param {any} review @param {any} decision @param {number} touched when the match was played, in seconds
 * @param {Record<string, number>} called @returns {Exercise}
 */
export function mistake(match, review, decision, touched, called) {
  const { event, kind, position, dice, player, cost, chosen } = decision;
  const candidates = decision.candidates;
  const address = `/api/${match}/exercises/${event}`;
  const played = candidates[chosen].name;
  const when = touched ? dayAndMonth(new Date(touched * 1000)) : "";
  return {
    key: mistakeKey(match, event), mistake: true, daily: false, game: review.game, id: review.game.split("@")[0], kind, dice, player, position, unit: review.unit,
    from: [gameName(review.game), t("learn-from-game", { date: when, n: Math.max(1, throwNumber(review, decision)) })],
    choices: kind === "play" ? [] : inOrder(candidates.map((/** @type {any} */ it) => it.name)), lost: cost, played, socket: `${address}/socket`,
    async judge(play, reached) {
      const at = play === null ? null : among(candidates, play, reached);
      const ready = { ...weighed(decision, at === -1 ? null : at, called), why: said(decision), natural: played, gap: cost };
      // What is said of the game answers whoever plays as there, and whoever does better; why another play is worse, is asked.
      if (at === null || ready.right || at === chosen || kind !== "play") return ready;
      const found = await post(`${address}/answer`, { play }).catch((problem) => (at >= 0 ? { why: [] } : Promise.reject(problem)));
      if (at >= 0) return { ...ready, why: found.why };
      const all = withAnswer(candidates, found.candidates[found.chosen], found.cost);
      return { ...weighed({ ...decision, candidates: all, chosen: among(all, played) }, among(all, found.answer), called), why: found.why };
    },
    hint: kind === "play" ? () => Promise.resolve(firstMan(candidates[0].name)) : null,
    board: (result, shape) => (kind === "play" ? compared(address, player, shape, result) : null),
    named: (name) => choiceName(kind, name),
    links: [{ href: analysis(position, dice), label: t("learn-analyse") }, { href: `/${match.replace("tables/", "game/").replace("records/", "record/")}#at=${event}`, label: t("learn-whole-game") }],
  };
}

/** The answer, where it is not the best itself. @param {Result} result */
const other = (result) => (result.answer && result.answer !== result.best ? result.answer : "");

/** @param {any} decision @returns {string[]} */
const said = (decision) => (decision.said ? [decision.said] : []);

/** @param {string} address @param {number} player @param {"wide"|"tall"} shape @param {Result} result */
async function compared(address, player, shape, result) {
  const asked = new URLSearchParams({ viewer: String(player), shape, best: result.best, played: other(result), known: known() });
  return withLayout(await get(`${address}/board?${asked}`));
}

/** @param {string} position @param {number[]} dice */
const analysis = (position, dice) => toAddress({ position, dice, cube: null, owner: null, match: 1, score: [0, 0] });
