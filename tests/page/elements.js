/** As much of a document as the page builds with: elements that hold others, hear of events and can be found again. */

import "./browser.js";

export class Element {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
    /** @type {any[]} elements, and texts */
    this.children = [];
    /** @type {Set<string>} */
    this.classes = new Set();
    /** @type {Record<string, string>} */
    this.attributes = {};
    /** @type {Record<string, any>} */
    this.dataset = {};
    /** @type {Record<string, ((event: any) => void)[]>} */
    this.heard = {};
    this.classList = { add: (/** @type {string[]} */ ...names) => names.forEach((it) => this.classes.add(it)) };
    this.disabled = this.hidden = false;
    this.value = "";
    this.id = "";
  }

  /** @param {any[]} children */
  append(...children) {
    this.children.push(...children);
  }

  replaceChildren() {
    this.children = [];
  }

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes[name] = value;
    if (name === "disabled" || name === "hidden") this[name] = true;
    if (name === "value") this.value = value;
  }

  /** @param {string} name @param {(event: any) => void} listener */
  addEventListener(name, listener) {
    (this.heard[name] ??= []).push(listener);
  }

  /** Let something happen to it. @param {string} name */
  happen(name) {
    for (const listener of this.heard[name] ?? []) listener({ target: this, currentTarget: this, preventDefault() {}, stopPropagation() {} });
  }

  contains() {
    return false;
  }

  querySelector() {
    return null;
  }

  scrollIntoView() {}

  /** Everything in it, itself first. @returns {Element[]} */
  get all() {
    return [this, ...this.children.flatMap((it) => (it instanceof Element ? it.all : []))];
  }

  /** @returns {string} */
  get text() {
    return this.children.map((it) => (it instanceof Element ? it.text : it)).join("");
  }

  /** The elements of a kind, with such a text if one is given. @param {string} name @param {string} [text] */
  find(name, text) {
    return this.all.filter((it) => it.name === name && (text === undefined || it.text === text));
  }
}

Object.assign(globalThis, { Node: Element });
Object.assign(globalThis.document, {
  createElement: (/** @type {string} */ name) => new Element(name),
  createElementNS: (/** @type {string} */ _, /** @type {string} */ name) => new Element(name),
  activeElement: null,
});
