/** The line to the table: hello, answers, refusals. Everything the page asks of the server goes through `act`. */

import { Line } from "../lib/socket.js";
import { language } from "../lib/words.js";
import { prefs } from "../lib/prefs.js";
import { tokensOf } from "./seats.js";

/** @import { Store } from "./store.js" */

const NARROW = matchMedia("(max-width: 699px)");

/** How the board is wanted: in numbers, in which shape, and mirrored or not. */
export function picture() {
  return { form: "numbers", shape: NARROW.matches ? "tall" : "wide", viewer: null, flip: prefs.get("flip") === "yes" };
}

/**
 * Open the line of a table.
 * @param {Store} store
 * @param {string} path of the socket
 * @param {string} id of the table
 * @returns {{act: (what: string, more?: object) => number, look: () => void, line: Line}}
 */
export function openLine(store, path, id) {
  let [fresh, lacking] = [true, false];
  const line = new Line(path, {
    hello: () => ({ tokens: tokensOf(id), lang: language(), picture: picture(), changes: true, seen: null }),
    status(it) {
      if (it === "connecting") [fresh, lacking] = [true, false];
      store.status = it;
      store.tell("line");
    },
    message(it) {
      if (it.type === "welcome") store.welcome(it);
      else if (it.type === "state") {
        store.take(it, fresh);
        fresh = lacking = false;
      } else if (it.type === "changes") {
        if (store.change(it) || lacking) return;
        lacking = true;
        line.say("look", { whole: true });
      } else if (it.type === "presence") {
        if (store.state) store.state.seats = it.seats;
        if (store.state && "watching" in it) store.state.watching = it.watching;
        if (store.state) store.state.house_in = it.house_in ?? null;
        store.tell("presence");
      } else store.tell(it.type, it);
    },
  });
  /** @param {string} what @param {object} [more] */
  const act = (what, more = {}) => line.say(what, more);
  const look = () => line.say("look", { picture: picture(), lang: language() });
  NARROW.addEventListener("change", look);
  return { act, look, line };
}
