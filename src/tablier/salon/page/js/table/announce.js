/** What is read aloud, and what sounds: throws, events, plays, whose turn it is; each once. */

import { alertAloud, say } from "../lib/speech.js";
import { sound } from "../lib/sound.js";
import { t } from "../lib/words.js";
import { list } from "./phases.js";
import { point } from "./tree.js";

/** Speak and sound what a new state brings. */
export function announce(store, before) {
  const state = store.state;
  // Coming to a table one hears where it stands, not everything that ever happened.
  for (const sentence of before ? state.said ?? [] : (state.said ?? []).slice(-1)) say(sentence);
  if (!before) return;
  if (state.thrown) sound("dice");
  else if (state.moved?.length && !store.you.includes(before.turn_seat)) sound("man");
  if (state.trictrac && before.trictrac) {
    if (String(state.trictrac.holes) !== String(before.trictrac.holes)) sound("peg");
    else if (String(state.trictrac.points) !== String(before.trictrac.points)) sound("token");
  }
  if (state.over && !before.over) sound("end");
  const mine = store.myTurn && !state.over;
  if (mine && before.turn_seat !== state.turn_seat && !store.shared) {
    say(t("your.turn"));
    sound("turn");
  }
}

/** Speak what is done while a play is entered. */
export function announceEntering(entering, board) {
  const name = (number) => (number === 0 ? t("bar") : number === 25 ? t("off") : point(number));
  entering.addEventListener("picked", () => {
    const from = board.cell(entering.picked).names[entering.side];
    const targets = [...entering.targets().keys()].map((key) => name(board.cell(key).names[entering.side]));
    say(t("said.pick", { from: name(from), where: list(targets) }));
  });
  entering.addEventListener("stepped", (event) => {
    const left = entering.chips.filter((it) => !it.spent).map((it) => it.number);
    for (const step of event.detail.steps) {
      sound("man");
      say(t(left.length ? "said.step" : "said.step.last", { from: name(step.from), to: name(step.to), number: step.number, left: list(left) }));
    }
  });
  entering.addEventListener("aimed", () => say(t("play.aimed")));
}

/** Say how the line is. */
export function announceLine(status, was) {
  if (status === "lost" && was === "open") alertAloud(t("line.lost"));
  if (status === "open" && was === "lost") alertAloud(t("line.back"));
}
