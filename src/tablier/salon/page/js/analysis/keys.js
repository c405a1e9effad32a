/** What keys do on the whole page, wherever the focus is but in a field. */

/** @import { Cell } from "../types.js" */

/**
 * @typedef {{undo: () => void, copy: () => void, turn: () => void, help: () => void, escape: () => void, side: () => void,
 *   dice: (dice: number[]) => void, most: () => number, cell: () => Cell|null, set: (cell: Cell, by: "more"|"less"|"none"|"colour") => void}} Doing
 */

/** @type {Record<string, "more"|"less"|"none"|"colour">} */
const BY = { "+": "more", "=": "more", "-": "less", Backspace: "less", Delete: "none", x: "colour", X: "colour" };

/** The throw as it is typed: whole once there are as many dice as are thrown. @param {number[]} typed @param {string} key @param {number} most @returns {{typed: number[], dice: number[]|null}} */
export function typedDice(typed, key, most) {
  if (key === "0") return { typed: [], dice: [] };
  const now = [...typed, Number(key)];
  return now.length < most ? { typed: now, dice: null } : { typed: [], dice: now };
}

/** Listen to keys. @param {Doing} doing */
export function mountKeys(doing) {
  /** @type {number[]} */
  let typed = [];
  /** What a key does; whether it did anything. @param {string} key */
  const act = (key) => {
    const cell = doing.cell();
    if (/^[0-6]$/.test(key) && doing.most()) {
      const { typed: rest, dice } = typedDice(typed, key, doing.most());
      typed = rest;
      if (dice) doing.dice(dice);
    } else if (key === "s" || key === "S") doing.side();
    else if (key === "f" || key === "F") doing.turn();
    else if (key === "?") doing.help();
    else if (key === "Escape") doing.escape();
    else if (cell && key in BY) doing.set(cell, BY[key]);
    else return false;
    return true;
  };
  addEventListener("keydown", (event) => {
    if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog")) return;
    const [control, key] = [event.ctrlKey || event.metaKey, event.key];
    if (control && key.toLowerCase() === "z") doing.undo();
    else if (control && key.toLowerCase() === "c" && String(getSelection()) === "") doing.copy();
    else if (control || event.altKey || !act(key)) return;
    event.preventDefault();
  });
}
