/** Dragging a man: it follows the pointer, grown and above the finger; dropped anywhere else it slides back. */

import { svg } from "../lib/dom.js";
import { manParts } from "../lib/glyphs.js";
import { menAt } from "./cells.js";
import { still } from "../lib/prefs.js";

const SLACK = 7;

/** Let men be dragged. Clicks that were drags are swallowed. */
export function mountDragging(board, entering) {
  const { controls, overlay } = board;
  let drag = null;

  controls.addEventListener("pointerdown", (event) => {
    const key = event.target.closest?.("button.cell")?.dataset.key;
    if (event.button !== 0 || !key || !entering.active || !entering.sources().has(key)) return;
    drag = { key, id: event.pointerId, x: event.clientX, y: event.clientY, touch: event.pointerType !== "mouse", moving: false };
  });
  addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.moving) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
      begin();
    }
    follow(event);
  });
  addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { moving, key } = drag;
    if (moving) {
      const cell = board.cellAt(event.clientX, event.clientY);
      swallow();
      const legal = cell && entering.targets().has(cell.key);
      end(!legal);
      if (cell && cell.key !== key) entering.press(cell.key, true);
      else entering.unpick();
    }
    drag = null;
  });
  addEventListener("pointercancel", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (drag.moving) {
      end(true);
      entering.unpick();
    }
    drag = null;
  });

  function begin() {
    drag.moving = true;
    if (entering.picked !== drag.key) entering.pick(drag.key);
    const cell = board.cell(drag.key);
    drag.home = cell.top ?? cell.next;
    drag.man = menAt(board.root, entering.side, cell.names[entering.side]).at(-1);
    drag.man?.classList.add("lifted");
    drag.ghost = svg("g.dragged", {}, manParts(entering.side));
    overlay.append(drag.ghost);
    document.documentElement.classList.add("dragging");
  }

  function follow(event) {
    const box = overlay.getBoundingClientRect();
    const width = overlay.viewBox.baseVal.width;
    const scale = width / box.width;
    drag.at = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale - (drag.touch ? 44 * scale : 0) };
    if (!drag.ghost.isConnected) overlay.append(drag.ghost);
    drag.ghost.setAttribute("transform", `translate(${drag.at.x} ${drag.at.y}) scale(${(1.5 * board.radius) / 28})`);
  }

  function end(slide) {
    const { ghost, man, at, home } = drag;
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

  function swallow() {
    const stop = (event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
  }
}
