/**
 * Marks between picture and buttons: the ring of the man picked, discs where it may go, ghosts of a forced play.
 *
 * @typedef {{side?: number, picked?: string|null, movable?: Set<string>, targets?: Map<string, Target>, pulsing?: Set<string>|null,
 *   ghosts?: Step[], touched?: Set<string>|null, breaks?: Map<string, number>|null, claims?: Map<string, number>|null}} Marks
 * @typedef {{number: string|number, hits: boolean, chained: boolean, rest: boolean}} Target
 */

import { svg } from "../lib/dom.js";

/** @import { Board } from "./board.js" */
/** @import { Cell, Spot, Step } from "../types.js" */

/** Draw marks over a board. @param {Board} board @param {Marks} marks */
export function drawMarks(board, marks) {
  const { overlay, radius: r, cells } = board;
  const parts = [];
  for (const cell of cells) {
    if (marks.movable?.has(cell.key) && marks.picked !== cell.key && cell.top && !marks.picked) parts.push(hint(cell.top, cell.radius));
    if (marks.touched?.has(cell.key) && cell.top) parts.push(ring(cell.top, cell.radius, "touched"));
    if (marks.pulsing?.has(cell.key) && cell.top) parts.push(ring(cell.top, cell.radius, "pulsing"));
  }
  for (const [key] of marks.breaks ?? []) {
    const cell = cells.find((it) => it.key === key);
    if (cell) parts.push(chain(cell, r));
  }
  for (const [key, die] of marks.claims ?? []) {
    const cell = cells.find((it) => it.key === key);
    if (cell) parts.push(disc(cell.next, r, { number: die, hits: false, chained: false, rest: false }));
  }
  const picked = cells.find((it) => it.key === marks.picked);
  if (picked?.top) parts.push(ring(picked.top, picked.radius, "picked"));
  for (const [key, target] of marks.targets ?? []) {
    const cell = cells.find((it) => it.key === key);
    if (cell) parts.push(disc(target.hits && cell.top ? cell.top : cell.next, r, target));
  }
  const landed = new Map(); // where men of a forced play come to rest on their way
  for (const step of marks.ghosts ?? []) {
    const from = landed.get(step.from) ?? board.cellOf(marks.side ?? 0, step.from)?.top;
    const to = board.cellOf(marks.side ?? 0, step.to);
    if (!from || !to) continue;
    const spot = step.hits && to.top ? to.top : to.next;
    landed.set(step.to, spot);
    parts.push(ghost(from, spot, r, step));
  }
  overlay.replaceChildren(...parts);
}

/** @param {Spot} it */
const at = ({ x, y }) => `translate(${x} ${y})`;

/** A chain across a point of bound tables. @param {Cell} it @param {number} r */
function chain({ x, width, top, next }, r) {
  const { y } = top ?? next;
  const links = [0, 1, 2, 3].map((k) => ({ x: x + 3 + (k * (width - 6)) / 4, y: y - 0.22 * r, width: (width - 6) / 4 + 4, height: 0.44 * r, rx: 0.22 * r }));
  return svg("g.chain", {}, links.map((it) => [svg("rect.dark", it), svg("rect.brass", it)]));
}

/** @param {Spot} spot @param {number} r */
function hint(spot, r) {
  return svg("g.hint", { transform: at(spot) }, svg("circle.halo", { r: r + 1.5 }), svg("circle.line", { r: r + 1.5 }));
}

/** @param {Spot} spot @param {number} r @param {string} kind */
function ring(spot, r, kind) {
  return svg(`g.ring.${kind}`, { transform: at(spot) }, svg("circle.halo", { r: r + 3 }), svg("circle.line", { r: r + 3 }));
}

/**
 * Where the man may go: a dashed disc with its number, a cross where it hits; chained ones smaller, rests dotted.
 * @param {Spot} spot @param {number} r @param {Target} it
 */
function disc(spot, r, { number, hits, chained, rest }) {
  const size = rest ? r * 0.5 : hits ? r * 0.6 : chained ? r * 0.68 : r * 0.86;
  const arm = r * 0.78;
  return svg("g.disc", { class: rest ? "rest" : chained ? "chained" : "", transform: at(spot) },
    svg("circle.body", { r: size }),
    svg("circle.line", { r: size }),
    hits ? svg("path.cross", { d: `M${-arm} ${-arm}l${0.5 * arm} ${0.5 * arm}M${arm} ${-arm}l${-0.5 * arm} ${0.5 * arm}M${-arm} ${arm}l${0.5 * arm} ${-0.5 * arm}M${arm} ${arm}l${-0.5 * arm} ${-0.5 * arm}` }) : null,
    svg("text", { y: size * 0.36, "font-size": size * (String(number).length > 1 ? 0.86 : 1.06) }, number));
}

/** A forced step: where it would go, faintly. @param {Spot} from @param {Spot} to @param {number} r @param {Step} step */
function ghost(from, to, r, step) {
  const lift = Math.abs(from.y - to.y) < r && Math.abs(from.x - to.x) > r ? (from.y > 380 ? -1 : 1) * Math.max(40, 0.22 * Math.abs(from.x - to.x)) : 0;
  const control = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 2 * lift };
  return svg("g.ghost", {},
    svg("path.halo", { d: `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}` }),
    svg("path.line", { d: `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}` }),
    disc(to, r, { number: step.number, hits: step.hits, chained: false, rest: false }));
}
