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
 * Let an element come by stations, each so far from its place; until its time has come it waits at the first.
 * @param {Element|null} element @param {Spot[]} offsets @param {number} duration @param {{easing?: string, delay?: number}} [how]
 */
export function travel(element, offsets, duration, { easing = "cubic-bezier(0.2, 0.7, 0.2, 1)", delay = 0 } = {}) {
  if (!duration || !element?.animate) return null;
  const base = css(element);
  const frames = [...offsets, { x: 0, y: 0 }].map((it) => ({ transform: `translate(${it.x}px, ${it.y}px) ${base}` }));
  return element.animate(frames, { duration, delay, easing, fill: "backwards" });
}

/** Whatever still moves is where it goes, at once. @param {Element|undefined} root */
export const finish = (root) => root?.getAnimations({ subtree: true }).forEach((it) => it.finish());

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

/** When each man of a play sets out and how long it takes, in milliseconds. @typedef {{delay: number, duration: number}} Leg */

/** One after another, for a play to be followed: so long each, so long between, longer where a man goes farther than a table. */
export const FOLLOWED = { each: 250, far: 350, between: 60, table: 420 };

/**
 * When the men of a play go, if they go one after another. A man that is hit leaves as the one that hits him lands.
 * @param {{side: number, lengths: number[]}[]} ways in the order they are told, those hit before those who hit
 * @param {number} begin @returns {{legs: Leg[], end: number}}
 */
export function timed(ways, begin) {
  const mover = ways[ways.length - 1]?.side;
  /** @type {Leg[]} */
  const legs = [];
  /** @type {number[]} */
  let hit = [];
  let at = begin;
  let end = begin;
  ways.forEach(({ side, lengths }, k) => {
    const duration = lengths.reduce((sum, it) => sum + (it > FOLLOWED.table ? FOLLOWED.far : FOLLOWED.each), 0);
    legs[k] = { delay: at, duration };
    if (side !== mover) return void hit.push(k);
    at += duration;
    for (const it of hit) legs[it].delay = at;
    end = Math.max(end, at, ...hit.map((it) => at + legs[it].duration));
    hit = [];
    at += FOLLOWED.between;
  });
  return { legs, end };
}

/**
 * Show what moved between two drawings: all at once, or one after another where somebody else's play is to be followed.
 * @param {SVGElement} root the board as it is now
 * @param {{side: number, from: number, to: number}[]} moved
 * @param {(side: number, number: number) => ({x: number, y: number}|null)} was where the top man was before
 * @param {{followed?: boolean, begin?: number}} [how] `begin`: after so many milliseconds
 * @returns {number} when the last has arrived, in milliseconds
 */
export function moveMen(root, moved, was, { followed = false, begin = 0 } = {}) {
  const step = 1.2 * time("--step");
  if (!step) return 0;
  const taken = new Map();
  const ways = journeys(moved).map(({ side, stations }) => {
    const to = stations[stations.length - 1];
    const men = menAt(root, side, to);
    const nth = taken.get(`${side}:${to}`) ?? 0;
    taken.set(`${side}:${to}`, nth + 1);
    const man = men[men.length - 1 - nth];
    const end = man ? middle(man) : { x: 0, y: 0 };
    const offsets = man ? stations.slice(0, -1).map((number) => was(side, number)).filter((it) => it !== null).map((it) => ({ x: it.x - end.x, y: it.y - end.y })) : [];
    const lengths = offsets.map((it, k) => Math.hypot(it.x - (offsets[k + 1]?.x ?? 0), it.y - (offsets[k + 1]?.y ?? 0)));
    return { side, lengths, man, offsets };
  }).filter((it) => it.offsets.length);
  if (!followed) {
    for (const { man, offsets } of ways) travel(man, offsets, step * offsets.length);
    return step;
  }
  const { legs, end } = timed(ways, begin);
  ways.forEach(({ man, offsets }, k) => {
    const going = travel(man, arched(offsets), legs[k].duration, { easing: "cubic-bezier(0.3, 0, 0.2, 1)", delay: legs[k].delay });
    if (going) raise(root, man, going);
  });
  // What is marked upon men that have moved comes once they lie.
  if (ways.length) root.querySelector(".layer-fresh")?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], { duration: end });
  return end;
}

/** Stations with a low arc between them. @param {Spot[]} offsets @returns {Spot[]} */
const arched = (offsets) => offsets.flatMap((it, k) => {
  const next = offsets[k + 1] ?? { x: 0, y: 0 };
  return [it, { x: (it.x + next.x) / 2, y: (it.y + next.y) / 2 - 16 }];
});

/** A man on its way lies above everything else, and then where it belongs. @param {SVGElement} root @param {Element} man @param {Animation} going */
function raise(root, man, going) {
  const above = root.querySelector(".layer-moving");
  const [home, next] = [man.parentNode, man.nextSibling];
  if (!above || !home) return;
  above.append(man);
  const settle = () => {
    if (man.parentNode === above) home.insertBefore(man, next?.parentNode === home ? next : null);
  };
  going.finished.then(settle, settle);
}

/** How long dice roll and then lie before anything else happens. */
export const settled = () => (time("--throw") ? time("--throw") + time("--step") : 0);

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

/** Let tokens and pegs go from where they were, after so many milliseconds. @param {SVGElement} root @param {Map<string, Spot>} old @param {number} [delay] */
export function moveMarkers(root, old, delay = 0) {
  const duration = time("--throw");
  if (!duration || !old) return;
  for (const part of ["token", "peg", "cube"]) {
    for (const it of parts(root, part)) {
      const side = it.getAttribute("data-side");
      const was = old.get(`${part}:${side}`);
      const now = middle(it);
      if (was && Math.hypot(was.x - now.x, was.y - now.y) > 1) travel(it, [{ x: was.x - now.x, y: was.y - now.y }], duration, { delay });
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
