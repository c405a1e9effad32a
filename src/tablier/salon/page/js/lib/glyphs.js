/** Small pictures: dice, men, pegs, the flag, line samples. Colours by the same classes as the boards. */

import { svg } from "./dom.js";

const L = 16, M = 30, H = 44;
const PIPS = [[], [[M, M]], [[L, L], [H, H]], [[L, L], [M, M], [H, H]], [[L, L], [H, L], [L, H], [H, H]],
  [[L, L], [H, L], [M, M], [L, H], [H, H]], [[L, 14], [H, 14], [L, M], [H, M], [L, 46], [H, 46]]];

/** The face of a die; a hollow one has only its edge. @param {number} face @param {boolean} [hollow] */
export function die(face, hollow = false) {
  return svg("svg.sign", { viewBox: "0 0 60 62", "aria-hidden": "true" },
    hollow ? null : svg("rect.fill-die-edge", { x: 1.5, y: 3.5, width: 58, height: 58, rx: 11 }),
    svg("rect.stroke-die-edge", { class: hollow ? "hollow" : "fill-die", x: 1, y: 1, width: 58, height: 57, rx: 11, "stroke-width": 2 }),
    PIPS[face].map(([cx, cy]) => svg("circle", { class: hollow ? "fill-die-edge" : "fill-die-pip", cx, cy, r: 5.6 })));
}

/** A man of White (0) or Black (1). @param {number} side */
export function man(side) {
  return svg("svg.sign", { viewBox: "-29 -29 58 60", "aria-hidden": "true" }, manParts(side));
}

/** The circles of a man of radius 28 about the origin. @param {number} side @returns {SVGElement[]} */
export function manParts(side) {
  const light = side === 0;
  const edge = light ? "stroke-man-light-edge" : "stroke-man-dark-edge";
  const body = light ? "man-light" : "man-dark";
  return [
    svg(`circle.fill-${body}-side.${edge}`, { cy: 2.6, r: 27.4, "stroke-width": 1.4 }),
    svg(`circle.fill-${body}.${edge}`, { r: 27.2, "stroke-width": 2 }),
    light ? svg(`circle.${edge}`, { r: 18.5, fill: "none", "stroke-width": 1.8, opacity: 0.55 }) : [
      svg(`circle.${edge}`, { r: 20, fill: "none", "stroke-width": 1.5, opacity: 0.85 }),
      svg(`circle.${edge}`, { r: 13, fill: "none", "stroke-width": 1.2, opacity: 0.6 }),
      svg("circle.fill-man-dark-edge", { r: 4 }),
    ],
  ].flat();
}

/** The flag. */
export const flag = () => svg("svg.sign", { viewBox: "-6 -42 50 48", "aria-hidden": "true" },
  svg("path.stroke-brass", { d: "M0 2V-38", "stroke-width": 4.5, "stroke-linecap": "round" }),
  svg("path.fill-flag.stroke-flag-field", { d: "M2-37H38L29-26 38-15H2Z", "stroke-width": 2.2, "stroke-linejoin": "round" }),
  svg("path.stroke-flag-field", { d: "M12-26h8M16-30v8", "stroke-width": 3, "stroke-linecap": "round" }));

/** A sample of the line an event is drawn with: solid, dashed or dotted; `colour` is a token. @param {string} kind @param {string} colour */
export function line(kind, colour) {
  if (kind === "dotted") {
    return svg("svg.sign", { viewBox: "0 0 36 24", "aria-hidden": "true" },
      svg(`path.stroke-${colour}`, { d: "M4 22V8q0-4 4-4H28q4 0 4 4V22", fill: "none", "stroke-width": 3.4, "stroke-dasharray": "1 6", "stroke-linecap": "round" }));
  }
  return svg("svg.sign", { viewBox: "0 0 36 24", "aria-hidden": "true" },
    svg(`path.stroke-${colour}`, { d: "M3 20Q14 5 26 10", fill: "none", "stroke-width": 3.4, "stroke-linecap": "round", "stroke-dasharray": kind === "dashed" ? "5 5" : null }),
    svg(`path.fill-${colour}`, { d: "M35 13 23.5 16 27 9.8 25 4z" }));
}

/** A sign on a button, drawn in its colour: no font has to have it. @param {string} d */
const icon = (d) => svg("svg.icon", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d }));
export const menuIcon = () => icon("M4 7h16M4 12h16M4 17h16");
export const closeIcon = () => icon("M6 6l12 12M18 6 6 18");
export const flipIcon = () => icon("M4 9h15l-4-4M20 15H5l4 4");
export const enterIcon = () => icon("M19 6v7H6M10 9l-4 4 4 4");
/** @param {boolean} on */
export const soundIcon = (on) => icon(`M4 10v4h3l5 4V6l-5 4z${on ? "M16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" : "M16 9.5l5 5M21 9.5l-5 5"}`);
/** @param {string} theme */
export const themeIcon = (theme) => icon({
  light: "M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  dark: "M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z",
}[theme] ?? "M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M12 4v16M14.5 4.5v15M17 6v12");

/** The mark of the salon. */
export const mark = () => svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" },
  svg("rect.fill-rail", { x: 1, y: 1, width: 22, height: 22, rx: 4 }),
  svg("path.fill-field", { d: "M3 3h18v18H3z" }),
  svg("path.fill-point-a", { d: "M4 3h5L6.5 14zM10 3h5l-2.5 11zM16 3h4.5L18.5 14z" }),
  svg("circle.fill-man-dark", { cx: 12.5, cy: 18, r: 3 }),
  svg("circle.fill-man-light.stroke-man-light-edge", { cx: 6.5, cy: 18, r: 2.6, "stroke-width": 0.8 }));
