/** Making elements: as short as markup, without ever parsing text as markup. */

/** @import { Attributes, Child, Drawn, Made } from "../types.js" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element from a selector-like name, attributes and children.
 * `h("button.btn.main", {onclick: act, "aria-label": "…", disabled: true}, "Throw")`.
 * Attributes that are null, undefined or false are left out; `on…` are listeners; `dataset` and `style` are objects.
 * @template {string} Name
 * @param {Name} name tag, `.classes` and `#id`
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {Made<Name>}
 */
export function h(name, attributes = {}, ...children) {
  return build(document.createElement(name.match(/^[a-z][a-z0-9-]*/)?.[0] ?? "div"), name, attributes, children);
}

/**
 * The same for SVG.
 * @template {string} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {Drawn<Name>}
 */
export function svg(name, attributes = {}, ...children) {
  return build(document.createElementNS(SVG, name.match(/^[a-zA-Z]+/)?.[0] ?? "g"), name, attributes, children);
}

/** @param {any} element @param {string} name @param {Attributes} attributes @param {Child[]} children @returns {any} */
function build(element, name, attributes, children) {
  for (const [, sign, word] of name.matchAll(/([.#])([\w-]+)/g)) {
    if (sign === "#") element.id = word;
    else element.classList.add(word);
  }
  for (const [key, value] of Object.entries(attributes)) set(element, key, value);
  append(element, children);
  return element;
}

/** @param {any} element @param {string} key @param {any} value */
function set(element, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
  else if (key === "class") element.classList.add(...String(value).split(/\s+/).filter(Boolean));
  else if (key === "dataset") Object.assign(element.dataset, value);
  else if (key === "style") for (const [name, it] of Object.entries(value)) element.style.setProperty(name, it);
  else if (key === "value" && "value" in element) element.value = value;
  else element.setAttribute(key, value === true ? "" : String(value));
}

/** @param {Element} element @param {Child[]} children */
function append(element, children) {
  for (const child of /** @type {any[]} */ (children).flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) element.append(child instanceof Node ? child : String(child));
  }
}

/** The element a selector finds. What may be missing is asked for by `querySelector`. @param {string} selector @param {ParentNode} [root] */
export const $ = (selector, root = document) => /** @type {HTMLElement} */ (root.querySelector(selector));
/** All of them, as an array. @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)].map((it) => /** @type {HTMLElement} */ (it));

/**
 * Replace what an element holds. Where the focus is within, it stays: on the same element if that is put in again, else on
 * the one that stands in its place.
 * @template {Element} E
 * @param {E} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  const active = /** @type {HTMLElement|null} */ (document.activeElement);
  const focused = active?.parentElement && element.contains(active.parentElement) ? active : null;
  const place = focused && placeWithin(element, focused);
  element.replaceChildren();
  append(element, children);
  if (focused && place) (focused.isConnected ? focused : standingAt(element, place, focused))?.focus({ preventScroll: true });
  return element;
}

/** Where an element stands: which child, of which child. @param {Element} whole @param {Element} part @returns {number[]} */
function placeWithin(whole, part) {
  const steps = [];
  for (let at = part; at !== whole && at.parentElement; at = at.parentElement) steps.unshift([...at.parentElement.children].indexOf(at));
  return steps;
}

/** What stands in a place now, if it is of the same kind. @param {Element} whole @param {number[]} place @param {Element} before @returns {HTMLElement|null} */
function standingAt(whole, place, before) {
  /** @type {Element|undefined} */
  let at = whole;
  for (const step of place) at = at?.children[step];
  return at?.tagName === before.tagName ? /** @type {HTMLElement} */ (at) : null;
}

/** Put an element last into another, unless it stands there: whatever is moved loses the focus. @param {Element} parent @param {Element} child */
export function settle(parent, child) {
  if (child.parentElement !== parent) parent.append(child);
}

/** Markup of a picture the server has drawn, as an element; scripts in it would not run. @param {string} markup @returns {SVGSVGElement} */
export function picture(markup) {
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.nodeName !== "svg") throw new Error("not a picture");
  return /** @type {any} */ (document.importNode(root, true));
}

/** Markup of parts of a picture, as elements. @param {string} markup @returns {Node[]} */
export const fragment = (markup) => (markup ? [...picture(`<svg xmlns="${SVG}">${markup}</svg>`).childNodes] : []);
