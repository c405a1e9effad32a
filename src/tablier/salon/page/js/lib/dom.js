/** Making elements: as short as markup, without ever parsing text as markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element from a selector-like name, attributes and children.
 * `h("button.btn.main", {onclick: act, "aria-label": "…", disabled: true}, "Throw")`.
 * Attributes that are null, undefined or false are left out; `on…` are listeners; `dataset` and `style` are objects.
 * @param {string} name tag, `.classes` and `#id`
 * @param {Record<string, any>} [attributes]
 * @param {...(Node|string|number|null|undefined|false|Array)} children
 * @returns {HTMLElement}
 */
export function h(name, attributes, ...children) {
  return build(document.createElement(name.match(/^[a-z][a-z0-9-]*/)?.[0] ?? "div"), name, attributes, children);
}

/** The same for SVG. @returns {SVGElement} */
export function svg(name, attributes, ...children) {
  return build(document.createElementNS(SVG, name.match(/^[a-zA-Z]+/)?.[0] ?? "g"), name, attributes, children);
}

function build(element, name, attributes, children) {
  for (const [sign, word] of [...name.matchAll(/([.#])([\w-]+)/g)].map((m) => [m[1], m[2]])) {
    if (sign === "#") element.id = word;
    else element.classList.add(word);
  }
  if (isChild(attributes)) {
    children = [attributes, ...children];
    attributes = null;
  }
  for (const [key, value] of Object.entries(attributes ?? {})) set(element, key, value);
  append(element, children);
  return element;
}

const isChild = (it) => it !== null && it !== undefined && (typeof it !== "object" || it instanceof Node || Array.isArray(it));

function set(element, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
  else if (key === "class") element.classList.add(...String(value).split(/\s+/).filter(Boolean));
  else if (key === "dataset") Object.assign(element.dataset, value);
  else if (key === "style") for (const [name, it] of Object.entries(value)) element.style.setProperty(name, it);
  else if (key === "value" && "value" in element) element.value = value;
  else element.setAttribute(key, value === true ? "" : String(value));
}

function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) element.append(child instanceof Node ? child : String(child));
  }
}

/** The first element a selector finds. */
export const $ = (selector, root = document) => root.querySelector(selector);
/** All of them, as an array. */
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** Replace what an element holds. */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
  return element;
}

/** Markup of a picture the server has drawn, as an element; scripts in it would not run. @returns {SVGSVGElement} */
export function picture(markup) {
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.nodeName !== "svg") throw new Error("not a picture");
  return /** @type {any} */ (document.importNode(root, true));
}
