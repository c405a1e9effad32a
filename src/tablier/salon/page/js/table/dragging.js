/** Dragging a man: it follows the pointer, grown and above the finger; dropped anywhere else it slides back. */

import { svg } from "../lib/dom.js";
import { manParts } from "../lib/glyphs.js";
import { cellUnder } from "./board.js";
import { menAt } from "../board/cells.js";
import { still } from "../lib/prefs.js";

/** @import { Board } from "./board.js" */
/** @import { Entering } from "./entering.js" */
/** @import { Spot } from "../types.js" */

/**
 * @typedef {{key: string, id: number, x: number, y: number, touch: boolean, moving: boolean, home: Spot, ghost: SVGElement,
 *   man: Element|undefined, at: Spot|null}} Drag
 */

const SLACK = 7;

/**
 * Let men be dragged. Clicks that were drags are swallowed.
 * @param {Board} board @param {Entering} entering
 */
export function mountDragging(board, entering) {
  const { controls, overlay } = board;
  /** @type {Drag|null} */
  let drag = null;

  controls.addEventListener("pointerdown", (event) => {
    const key = cellUnder(event);
    if (event.button !== 0 || !key || !entering.active || !entering.sources().has(key)) return;
    const cell = board.cell(key);
    drag = {
      key, id: event.pointerId, x: event.clientX, y: event.clientY, touch: event.pointerType !== "mouse", moving: false,
      home: cell?.top ?? cell?.next ?? { x: 0, y: 0 }, ghost: svg("g.dragged", {}, manParts(entering.side)), man: undefined, at: null,
    };
  });
  addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.moving) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
      begin(drag);
    }
    follow(drag, event);
  });
  addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { moving, key } = drag;
    if (moving) {
      const cell = board.cellAt(event.clientX, event.clientY);
      swallow();
      const legal = cell && entering.targets().has(cell.key);
      end(drag, !legal);
      if (cell && cell.key !== key) entering.press(cell.key, true);
      else entering.unpick();
    }
    drag = null;
  });
  addEventListener("pointercancel", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (drag.moving) {
      end(drag, true);
      entering.unpick();
    }
    drag = null;
  });

  /** @param {Drag} drag */
  function begin(drag) {
    drag.moving = true;
    if (entering.picked !== drag.key) entering.pick(drag.key);
    const number = entering.numberOf(drag.key);
    if (board.root && number !== null) drag.man = menAt(board.root, entering.side, number).at(-1);
    drag.man?.classList.add("lifted");
    overlay.append(drag.ghost);
    document.documentElement.classList.add("dragging");
  }

  /** @param {Drag} drag @param {PointerEvent} event */
  function follow(drag, event) {
    const box = overlay.getBoundingClientRect();
    const width = overlay.viewBox.baseVal.width;
    const scale = width / box.width;
    drag.at = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale - (drag.touch ? 44 * scale : 0) };
    if (!drag.ghost.isConnected) overlay.append(drag.ghost);
    drag.ghost.setAttribute("transform", `translate(${drag.at.x} ${drag.at.y}) scale(${(1.5 * board.radius) / 28})`);
  }

  /** @param {Drag} drag @param {boolean} slide */
  function end({ ghost, man, at, home }, slide) {
    document.documentElement.classList.remove("dragging");
    const finish = () => {
      ghost.remove();
      man?.classList.remove("lifted");
    };
    const s = board.radius / 28;
    if (slide && at && !still()) {
      ghost.animate(
        [{ transform: `translate(${at.x}px, ${at.y}px) scale(${1.5 * s})` }, { transform: `translate(${home.x}px, ${home.y}px) scale(${s})` }],
        { duration: 180, easing: "ease-out" },
      ).onfinish = finish;
      setTimeout(finish, 260);
      // Marks are redrawn meanwhile; keep the man above them.
      queueMicrotask(() => overlay.append(ghost));
    } else finish();
  }
}

/** The click that follows a drag is none. */
export function swallow() {
  /** @param {Event} event */
  const stop = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
}
