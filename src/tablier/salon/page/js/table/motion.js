/** Things that move: men, dice, tokens and pegs, from where they were to where they are. Input never waits for them. */

import { still } from "../lib/prefs.js";
import { menAt } from "./cells.js";

/** @import { Spot } from "../types.js" */

/** @param {string} name */
const time = (name) => {
  const text = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return still() ? 0 : text.endsWith("ms") ? parseFloat(text) : parseFloat(text) * 1000 || 0;
};

/** A transform attribute as CSS understands it. @param {Element} element */
const css = (element) =>
  (element.getAttribute("transform") ?? "")
    .replace(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/g, "translate($1px, $2px)")
    .replace(/rotate\(([-\d.]+)\)/g, "rotate($1deg)")
    .replace(/scale\(([-\d.]+)[ ,]+([-\d.]+)\)/g, "scale($1, $2)");

/**
 * Let an element come by stations, each so far from its place.
 * @param {Element|null} element @param {Spot[]} offsets @param {number} duration @param {string} [easing]
 */
export function travel(element, offsets, duration, easing = "cubic-bezier(0.2, 0.7, 0.2, 1)") {
  if (!duration || !element?.animate) return null;
  const base = css(element);
  const frames = [...offsets, { x: 0, y: 0 }].map((it) => ({ transform: `translate(${it.x}px, ${it.y}px) ${base}` }));
  return element.animate(frames, { duration, easing });
}

/** Where the middle of a drawn thing is, in units of the picture. @param {SVGGraphicsElement} element */
export function middle(element) {
  const box = element.getBBox();
  const place = (element.getAttribute("transform") ?? "").match(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/);
  if (place) return { x: Number(place[1]), y: Number(place[2]) };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * The ways of the men that moved: a step from where a way ended goes on with it.
 * @param {{side: number, from: number, to: number}[]} moved
 */
export function journeys(moved) {
  /** @type {{side: number, stations: number[]}[]} */
  const ways = [];
  for (const it of moved) {
    const way = ways.find((way) => way.side === it.side && way.stations[way.stations.length - 1] === it.from);
    if (way) way.stations.push(it.to);
    else ways.push({ side: it.side, stations: [it.from, it.to] });
  }
  return ways;
}

/**
 * Show what moved between two drawings.
 * @param {SVGElement} root the board as it is now
 * @param {{side: number, from: number, to: number}[]} moved
 * @param {(side: number, number: number) => ({x: number, y: number}|null)} was where the top man was before
 */
export function moveMen(root, moved, was) {
  const step = time("--step");
  if (!step) return;
  const taken = new Map();
  for (const { side, stations } of journeys(moved)) {
    const to = stations[stations.length - 1];
    const men = menAt(root, side, to);
    const nth = taken.get(`${side}:${to}`) ?? 0;
    taken.set(`${side}:${to}`, nth + 1);
    const man = men[men.length - 1 - nth];
    if (!man) continue;
    const end = middle(man);
    const offsets = stations.slice(0, -1).map((number) => was(side, number)).filter((it) => it !== null).map((it) => ({ x: it.x - end.x, y: it.y - end.y }));
    if (offsets.length) travel(man, offsets, step * offsets.length * 1.2);
  }
}

/** Throw the dice onto the board. @param {SVGElement} root */
export function throwDice(root) {
  const duration = time("--throw");
  if (!duration) return;
  [...root.querySelectorAll('[data-part="die"]')].forEach((die, k) => {
    const base = css(die);
    /** @param {number} angle */
    const turned = (angle) => base.replace(/rotate\(([-\d.]+)deg\)/, (_, it) => `rotate(${Number(it) + angle}deg)`);
    const from = { x: 150 + 40 * k, y: 190 - 60 * k };
    die.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) ${turned(-400 + 90 * k)}`, opacity: 0 },
        { transform: `translate(${from.x / 3}px, ${from.y / 4}px) ${turned(-120)}`, offset: 0.55 },
        { transform: `translate(0, 0) ${base}` },
      ],
      { duration: duration + 60 * k, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
    );
  });
}

/** What is drawn of a kind. @param {SVGElement} root @param {string} part @returns {SVGGraphicsElement[]} */
const parts = (root, part) => [...root.querySelectorAll(`[data-part="${part}"]`)].map((it) => /** @type {SVGGraphicsElement} */ (it));

/** Let tokens and pegs go from where they were. @param {SVGElement} root @param {Map<string, Spot>} old */
export function moveMarkers(root, old) {
  const duration = time("--throw");
  if (!duration || !old) return;
  for (const part of ["token", "peg", "cube"]) {
    for (const it of parts(root, part)) {
      const side = it.getAttribute("data-side");
      const was = old.get(`${part}:${side}`);
      const now = middle(it);
      if (was && Math.hypot(was.x - now.x, was.y - now.y) > 1) travel(it, [{ x: was.x - now.x, y: was.y - now.y }], duration);
    }
  }
}

/** Remember where tokens and pegs are, before they are drawn elsewhere. @param {SVGElement|undefined} root */
export function placesOfMarkers(root) {
  const found = new Map();
  if (!root) return found;
  for (const part of ["token", "peg", "cube"]) {
    for (const it of parts(root, part)) found.set(`${part}:${it.getAttribute("data-side")}`, middle(it));
  }
  return found;
}
