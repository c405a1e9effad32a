/** The two players: name, what they are doing, what they have. Whoever sits below on the board stands below here. */

import { $$, fill, h } from "../lib/dom.js";
import { flag, man } from "../lib/glyphs.js";
import { t } from "../lib/words.js";

/** @import { Board } from "./board.js" */
/** @import { TablePage } from "./main.js" */
/** @import { Store } from "./store.js" */
/** @import { Seat } from "../types.js" */

/** Draw both cards. @param {HTMLElement} above @param {HTMLElement} below @param {TablePage} page */
export function drawPlayers(above, below, { store, board }) {
  const viewer = board.viewer ?? 0;
  card(above, 1 - viewer, store, board);
  card(below, viewer, store, board);
}

/** @param {HTMLElement} root @param {number} side @param {Store} store @param {Board} board */
function card(root, side, store, board) {
  const state = store.state;
  const seat = state.seats[store.seatAt(side)];
  const turn = state.player === side && !state.over && !state.stopped;
  root.classList.toggle("turn", turn);
  root.classList.toggle("away", !!seat && seat.kind !== "bot" && !seat.present && !seat.open);
  root.classList.toggle("you", store.isMe(side));
  const holdsFlag = board.flagHolder === side;
  fill(root, man(side),
    h("div.who", {}, h("b", {}, store.isMe(side) ? t("you") : seat?.name ?? t("seat-free")), " ",
      h("span.sub", {}, doing(store, side, seat, turn, holdsFlag))),
    h("div.score", {}, turn && state.clock ? h("div.time", {}, h("strong.clock", { dataset: { clock: "" } }), " ", h("small", {}, t("clock-name"))) : null, holdsFlag ? h("span.flag", { title: t("holds-flag") }, flag()) : null,
      figures(store, board, side).map(([number, label]) => h("div", {}, h("strong", {}, String(number)), " ", h("small", {}, label)))));
}

/**
 * What one reads under the name.
 * @param {Store} store @param {number} side @param {Seat|undefined} seat @param {boolean} turn @param {boolean} holdsFlag
 */
function doing(store, side, seat, turn, holdsFlag) {
  const state = store.state;
  if (!seat) return "";
  if (seat.open) return t("seat-open");
  /** @type {(HTMLElement|string)[]} */
  const words = [];
  if (seat.kind === "bot") words.push(level(store, side), ...(turn ? [t("bot-thinks")] : []));
  else if (seat.house) words.push(t("house-plays"));
  else if (!seat.present) words.push(absence(turn ? state.house_in : null, seat.away_s ?? 0));
  else if (turn) words.push(t(`doing-${state.phase}`));
  if (state.marked?.bredouille?.[side]) words.push(h("span.term", { lang: "fr", title: t("tip-bredouille") }, "bredouille"));
  if (holdsFlag) words.push(wordy(t("holds-flag")));
  if (state.cube?.owner === side) words.push(t("owns-cube"));
  return words.flatMap((word, k) => (k ? [h("span", { class: isWordy(word) || isWordy(words[k - 1]) ? "wordy" : "" }, " · "), word] : [word]));
}

/** That it is the computer, and how well it plays. @param {Store} store @param {number} side */
function level(store, side) {
  const called = store.table.levels?.[store.seatAt(side)];
  return called ? t("bot-level", { level: called }) : t("bot");
}

/** Somebody is away: for how long, or how long until the house may be asked to play. @param {number|null} houseIn @param {number} since */
function absence(houseIn, since) {
  const now = performance.now();
  if (!houseIn) return h("span", {}, t("away"), " ", h("span.num", { dataset: { away: String(now - 1000 * since) } }, minutes(since)));
  return h("span", {}, t("away-house"), " ", h("span.num", { dataset: { until: String(now + 1000 * houseIn) } }, minutes(houseIn)));
}

/** Words a phone leaves out, where a picture says the same. @param {string} text */
const wordy = (text) => h("span.wordy", {}, text);

/** @param {HTMLElement|string} word */
const isWordy = (word) => typeof word !== "string" && word.classList.contains("wordy");

/**
 * What a side has, as number and label.
 * @param {Store} store @param {Board} board @param {number} side
 */
function figures(store, board, side) {
  const state = store.state;
  /** @type {[number, string][]} */
  const found = [];
  if (state.marked) {
    const { holes, points } = state.marked;
    found.push([holes[side], t("holes", { n: holes[side] })], [points[side], t("points", { n: points[side] })]);
  } else if (board.cells.some((it) => it.stacked)) {
    const own = board.cells.filter((it) => it.owner === side);
    const off = own.find((it) => it.number === 25)?.men[side] ?? 0;
    const stacked = own.filter((it) => it.number !== 25).reduce((sum, it) => sum + Math.max(0, it.standing - 1), 0);
    found.push([stacked, t("stacked", { n: stacked })], [off, t("off-n", { n: off })]);
  } else if (state.pips) {
    found.push([state.pips[side], t("pips", { n: state.pips[side] })]);
  }
  if (store.table.match !== 1 && !store.table.scored) found.push([state.score[side], t("match-points", { n: state.score[side] })]);
  return found;
}

/** @param {number} seconds */
const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** Let clocks run between states. @param {Store} store @param {(left: number) => void} onLow */
export function runClocks(store, onLow) {
  let since = performance.now();
  let warned = false;
  store.addEventListener("state", () => {
    since = performance.now();
    warned = false;
  });
  setInterval(() => {
    for (const it of $$("[data-away]")) it.textContent = minutes((performance.now() - Number(it.dataset.away)) / 1000);
    for (const it of $$("[data-until]")) it.textContent = minutes(Math.max(0, (Number(it.dataset.until) - performance.now()) / 1000));
    const clock = store.state?.clock;
    const shown = document.querySelector("[data-clock]");
    if (!clock || !shown) return;
    const gone = (performance.now() - since) / 1000;
    const left = Math.max(0, clock.deadline_in - gone);
    const text = minutes(left);
    if (shown.textContent !== text) shown.textContent = text;
    shown.classList.toggle("low", left < 30);
    shown.classList.toggle("delayed", clock.delay_in > gone);
    if (left < 30 && !warned && store.myTurn) {
      warned = true;
      onLow(Math.ceil(left));
    }
  }, 250);
}
