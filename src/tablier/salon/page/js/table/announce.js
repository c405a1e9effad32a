/** What is read aloud, and what sounds: throws, events, plays, whose turn it is; each once. */

import { notify } from "../lib/notify.js";
import { still } from "../lib/prefs.js";
import { alertAloud, say } from "../lib/speech.js";
import { sound } from "../lib/sound.js";
import { gameName, t } from "../lib/words.js";
import { list } from "./saying.js";
import { point } from "./tree.js";

/** @import { Entering } from "./entering.js" */
/** @import { Store } from "./store.js" */
/** @import { State } from "../types.js" */

/** Seconds from one man of a play to the next. */
const A_MAN = 0.25;

/** Speak and sound what a new state brings. @param {Store} store @param {State|null} before */
export function announce(store, before) {
  const state = store.state;
  // Coming to a table one hears where it stands, not everything that ever happened.
  for (const sentence of before ? state.said ?? [] : (state.said ?? []).slice(-1)) say(sentence);
  if (!before) return;
  if (state.thrown) sound("dice");
  else if (!store.you.includes(before.turn_seat ?? -1)) state.moved?.forEach((_, k) => sound("man", still() ? 0 : k * A_MAN)); // as they are seen to move
  if (state.marked && before.marked) {
    if (String(state.marked.holes) !== String(before.marked.holes)) sound("peg");
    else if (String(state.marked.points) !== String(before.marked.points)) sound("token");
  }
  if (state.over && !before.over) sound("end");
  const mine = store.myTurn && !state.over;
  if (mine && before.turn_seat !== state.turn_seat && !store.shared) {
    say(t("your-turn"));
    sound("turn");
    notify(`${gameName(store.table?.full_id ?? "")}: ${t("your-turn")}`, (state.said ?? []).join(" "));
  }
}

/**
 * Speak what is done while a play is entered.
 * @param {Entering} entering
 */
export function announceEntering(entering) {
  /** @param {number|null} number */
  const name = (number) => (number === null ? "" : number === 0 ? t("bar") : number === 25 ? t("off") : point(number));
  entering.on("picked", () => {
    const from = entering.numberOf(entering.picked);
    const targets = [...entering.targets().keys()].map((key) => name(entering.numberOf(key)));
    say(t("said-pick", { from: name(from), where: list(targets) }));
  });
  entering.on("stepped", ({ steps }) => {
    const left = entering.chips.filter((it) => !it.spent).map((it) => it.number);
    for (const step of steps) {
      sound("man");
      say(t(left.length ? "said-step" : "said-step-last", { from: name(step.from), to: name(step.to), number: step.number, left: list(left) }));
    }
  });
  entering.on("aimed", () => say(t("play-aimed")));
}

/** Say how the line is. @param {string} status @param {string|undefined} was */
export function announceLine(status, was) {
  if (status === "lost" && was === "open") alertAloud(t("line-lost"));
  if (status === "open" && was === "lost") alertAloud(t("line-back"));
}
