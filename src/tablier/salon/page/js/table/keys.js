/** Keys, while the board or the bar has the focus: walking, picking, numbers, undo, confirm, why, help. */

/** @import { TablePage } from "./main.js" */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Whether an event comes from inside what a selector names. @param {Event} event @param {string} selector */
const within = (event, selector) => event.target instanceof Element && event.target.closest(selector) !== null;

/** @param {TablePage} table */
export function mountKeys(table) {
  const { board, entering, bar, panel } = table;

  table.play.addEventListener("keydown", handle);
  // With the focus nowhere, as after a button that is gone, keys are meant for the game as well.
  document.addEventListener("keydown", (event) => {
    const free = !within(event, "#play, dialog, input, textarea, select");
    if (event.target === document.body || (free && event.key === "?")) handle(event);
  });

  /** @param {KeyboardEvent} event */
  function handle(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (within(event, "input, textarea, select")) return;
    if (act(event, within(event, "button.cell"))) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** @param {KeyboardEvent} event @param {boolean} onCell */
  function act(event, onCell) {
    const { key, shiftKey } = event;
    const steps = table.store.can("steps");
    if (onCell && ARROWS[key]) return walk(...ARROWS[key]);
    if (onCell && key === "Home") return board.rove(board.cells[0].key), true;
    if (onCell && key === " " && board.focused) return pressed(board.focused);
    if (key === "Enter") return enter(event, onCell);
    if (key === "Escape") return escape();
    if (/^[1-6]$/.test(key)) return digit(Number(key));
    if (!shiftKey && bar.press(key)) return true;
    switch (key.toLowerCase()) {
      case "n": return nextMovable(shiftKey ? -1 : 1);
      case "d": return entering.changeLead(), true;
      case "u": return table.undo(shiftKey), true;
      case "backspace": return table.undo(false), true;
      case "f": return table.finishForced(), true;
      case "e": return ownDice();
      case "w": return table.why(), true;
      case "h": return table.store.can("hint") ? (table.hints.ask(), true) : false;
      case "r": return table.past.again(), true;
      case "/": return steps ? (panel.ask(steps), true) : false;
      case "?": return table.menu.help(), true;
      default: return false;
    }
  }

  /** @param {string} key */
  function pressed(key) {
    entering.later(() => entering.press(key));
    return true;
  }

  /** @param {number} dx @param {number} dy */
  function walk(dx, dy) {
    board.rove(board.neighbour(board.focused ?? "", dx, dy));
    return true;
  }

  /**
   * Enter does what the bar offers first, or says what is lacking; on a button of the bar it is that button's own.
   * @param {KeyboardEvent} event @param {boolean} onCell
   */
  function enter(event, onCell) {
    if (!onCell && within(event, "button, a, summary")) return false;
    if (!bar.primary() && entering.active) table.confirm();
    return true;
  }

  function escape() {
    if (table.past.at !== null) return table.past.now(), true;
    panel.close();
    bar.hideRefusal();
    if (entering.picked || entering.aimed) entering.unpick();
    return true;
  }

  /** @param {number} number */
  function digit(number) {
    if (panel.digit) return panel.digit(number), true;
    const key = entering.picked ?? board.focused;
    if (!entering.active || !key) return false;
    entering.number(key, number);
    return true;
  }

  /** @param {number} by */
  function nextMovable(by) {
    entering.later(() => goToMovable(by));
    return true;
  }

  /** @param {number} by */
  function goToMovable(by) {
    const sources = entering.sources();
    const order = board.cells.filter((it) => sources.has(it.key)).sort((a, b) => (a.names[entering.side] ?? 0) - (b.names[entering.side] ?? 0));
    if (!order.length) return;
    const at = order.findIndex((it) => it.key === board.focused);
    board.rove(order[(at + by + order.length) % order.length].key);
  }

  function ownDice() {
    for (const what of ["throw", "opening", "unbind"]) {
      const action = table.store.can(what);
      if (action?.dice) return panel.ask(action), true;
    }
    return false;
  }
}
