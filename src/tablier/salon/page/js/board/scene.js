/**
 * Drawing the board: the empty one comes with the layout and stays; what lies upon it is stamped from numbers. A man that stays
 * keeps its element, and one that moves a little only another transform.
 */

import { fragment, picture, svg } from "../lib/dom.js";
import { pile, spotOf } from "./cells.js";

/** @import { BoardNumbers, Label, Layout } from "../types.js" */

const SIDES = ["white", "black"];
/** From the table upwards. */
const LAYERS = ["rails", "under", "men", "fresh", "over", "markers", "dice", "signs", "top", "moving"];

/** @param {number} value */
const short = (value) => String(Math.round(value * 1000) / 1000);
/** @param {number} x @param {number} y @param {...number} scale */
const put = (x, y, ...scale) => `translate(${short(x)} ${short(y)})${scale.length && scale.some((it) => it !== 1) ? ` scale(${scale.map(short).join(" ")})` : ""}`;

export class Scene {
  /** @param {Layout} layout */
  constructor(layout) {
    this.layout = layout;
    this.root = picture(layout.empty);
    /** @type {Record<string, SVGGElement>} */
    this.layers = Object.fromEntries(LAYERS.map((name) => [name, svg("g", { class: `layer-${name}` })]));
    this.root.append(...Object.values(this.layers));
    /** @type {Map<string, SVGElement>} what is drawn, by what it is */
    this.drawn = new Map();
    /** What was drawn last of what a throw is worth. */
    this.worth = "";
  }

  /** Draw numbers. @param {BoardNumbers} numbers */
  show(numbers) {
    const before = this.drawn;
    this.drawn = new Map();
    /** @type {Record<string, number>} how many elements of each layer are in their place */
    this.placed = Object.fromEntries(LAYERS.map((name) => [name, 0]));
    this.kept = before;
    this.drawMarkers(numbers);
    // Those who pin a man lie upon him.
    const under = numbers.under ?? [];
    const order = [...under, ...numbers.men.keys()].filter((it, at, all) => all.indexOf(it) === at);
    for (const stack of order) if (numbers.men[stack]) this.drawStack(numbers, stack, numbers.men[stack]);
    this.layout.stacks.forEach((_, stack) => this.drawLabel(numbers, stack));
    for (const [stack, times] of numbers.fresh ?? []) this.drawFresh(numbers, stack, times);
    this.drawSigns(numbers);
    this.drawDice(numbers);
    for (const [key, element] of before) if (!this.drawn.has(key)) element.remove();
    this.drawWorth(numbers.worth ?? ["", "", ""]);
  }

  /**
   * Put an element into a layer, or change the one that is there.
   * @param {string} layer @param {string} key @param {string} name @param {Record<string, any>} attributes @param {string} [text]
   */
  put(layer, key, name, attributes, text) {
    const element = this.kept?.get(key) ?? svg(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (value === null || value === undefined) element.removeAttribute(attribute);
      else if (element.getAttribute(attribute) !== String(value)) element.setAttribute(attribute, String(value));
    }
    if (text !== undefined && element.textContent !== text) element.textContent = text;
    const place = this.layers[layer].children[this.placed?.[layer] ?? 0];
    if (place !== element) this.layers[layer].insertBefore(element, place ?? null);
    if (this.placed) this.placed[layer] += 1;
    this.drawn.set(key, element);
    return element;
  }

  /** Stamp something that the layout defines. @param {string} layer @param {string} key @param {string} part @param {string} transform @param {Record<string, any>} [more] */
  stamp(layer, key, part, transform, more = {}) {
    this.put(layer, key, "use", { href: `#${this.root.id}-${part}`, transform, ...more });
  }

  /** Write something. @param {string} layer @param {string} key @param {string} text @param {Label} label @param {Record<string, any>} [more] */
  write(layer, key, text, { x, y, size, fill, anchor = "middle", weight = 700 }, more = {}) {
    this.put(layer, key, "text", {
      x: short(x), y: short(y + 0.35 * size), "font-size": short(size), "text-anchor": anchor, "font-weight": weight, class: `fill-${fill}`, ...more,
    }, text);
  }

  /** @param {BoardNumbers} numbers @param {number} number @param {number} men */
  drawStack(numbers, number, men) {
    const { layout } = this;
    const stack = layout.stacks[number];
    if (!stack) return;
    const { beneath, all } = stack.state ? { beneath: 0, all: men } : pile(layout, numbers, number);
    if (stack.lower && men > 1) this.stamp("men", `shade:${number}`, "shade", put(stack.x, stack.y));
    for (let index = 0; index < men; index++) {
      const { x, y } = spotOf(layout, number, beneath + index, all);
      const lower = stack.lower && index < men - 1;
      this.stamp("men", `man:${number}:${index}`, lower ? stack.lower ?? "" : stack.part, put(x, y, lower ? 1 : stack.scale), {
        "data-part": "man", "data-side": SIDES[stack.side], "data-point": stack.point, "data-state": stack.alone && men === 1 ? null : (numbers.under ?? []).includes(number) ? "pinned" : stack.state,
      });
    }
    if (stack.counted && men >= stack.counted) {
      const { x, y } = spotOf(layout, number, beneath + men - 1, all);
      const size = 0.58 * (stack.badge ?? stack.radius ?? layout.radius);
      this.stamp("men", `count:${number}`, "count", put(x, y, size / 10), { "data-part": "count" });
      this.write("men", `count-of:${number}`, String(men), { x, y, size: 1.2 * size, fill: "on-count" });
    }
  }

  /** How many men are off, where that is written. @param {BoardNumbers} numbers @param {number} number */
  drawLabel(numbers, number) {
    const label = this.layout.stacks[number]?.label;
    const men = numbers.men[number];
    if (!label || men < (label.from ?? 0)) return;
    const text = label.told ? numbers.labels?.[number] ?? "" : String(men);
    this.write("men", `label:${number}`, text, { ...label, x: label.x + (label.along ?? 0) * men });
  }

  /** @param {BoardNumbers} numbers @param {number} number @param {number} times */
  drawFresh(numbers, number, times) {
    const men = numbers.men[number];
    const { beneath, all } = this.layout.stacks[number]?.state ? { beneath: 0, all: men } : pile(this.layout, numbers, number);
    for (let index = Math.max(0, men - times); index < men; index++) {
      const { x, y } = spotOf(this.layout, number, beneath + index, all);
      this.stamp("fresh", `fresh:${number}:${index}`, "fresh", put(x, y), { "data-part": "fresh" });
    }
  }

  /** Pennants, padlocks and the cube. @param {BoardNumbers} numbers */
  drawSigns({ pennants = [], padlocks = [], cube, men }) {
    const { layout } = this;
    for (const stack of pennants) {
      const { x, y } = spotOf(layout, stack, 0, men[stack]);
      this.stamp("signs", `pennant:${stack}`, "pennant", put(x, y), { "data-part": "pennant" });
    }
    for (const side of padlocks) {
      const [x, y] = layout.padlocks?.[side] ?? [0, 0];
      this.stamp("signs", `padlock:${side}`, "padlock", put(x, y), { "data-part": "padlock" });
    }
    if (!cube || !layout.cube) return;
    const [shows, owner] = cube;
    const [x, y] = layout.cube.spots[owner ?? 2];
    const group = this.put("signs", "cube", "g", { transform: put(x, y), "data-part": "cube", "data-shows": shows });
    group.replaceChildren(use(this.root.id, "cube"), text(String(shows), layout.cube.size, "die-pip"));
  }

  /** @param {BoardNumbers} numbers */
  drawDice({ dice = [], spent = 0, thrower = 0, tags = [] }) {
    const { layout } = this;
    const seats = layout.dice[thrower][dice.length] ?? [];
    dice.forEach((face, index) => {
      const [x, y] = seats[index] ?? [0, 0];
      const group = this.put("dice", `die:${index}`, "g", {
        transform: `${put(x, y)} rotate(${layout.tilts[index % layout.tilts.length]})`, opacity: index < spent ? 0.42 : null,
        "data-part": "die", "data-face": face, "data-spent": index < spent ? "yes" : null,
      });
      group.replaceChildren(use(this.root.id, `die-${face}`, put(-layout.die / 2, -layout.die / 2, layout.die / 60)));
      if (tags[index] && layout.tags) this.drawTag(tags[index], index, layout.tags.spots[dice.length][index], layout.tags);
    });
  }

  /** Who used a die. @param {string} name @param {number} index @param {[number, number, string]} spot @param {NonNullable<Layout["tags"]>} tags */
  drawTag(name, index, [x, y, anchor], { least, sign, size }) {
    if (least && sign) {
      const width = Math.max(least, sign * name.length + 20);
      this.put("dice", `frame:${index}`, "rect", {
        x: short(x - width / 2), y: short(y - 14), width: short(width), height: 28, rx: 14, class: "fill-surface stroke-line-strong", "stroke-width": 1.5,
      });
    }
    this.write("dice", `tag:${index}`, name, { x, y, size, fill: "ink", anchor, weight: 600 }, { "data-part": "tag" });
  }

  /** Tokens, pegs with the holes they have passed, and the flag. @param {BoardNumbers} numbers */
  drawMarkers({ tokens = [], pegs = [], flag }) {
    const { layout } = this;
    pegs.forEach((holes, side) => layout.pegs && this.drawPeg(holes, side, layout.pegs[side]));
    if (layout.flag) {
      const { rest, hole, spots } = layout.flag;
      const held = flag !== null && flag !== undefined;
      if (held) this.stamp("rails", "rest", "hole", put(hole[0], hole[1]));
      const lap = held ? (pegs[flag] > 12 ? 12 : 0) + ((pegs[flag] - 1) % 12) : 0;
      const [x, y, across, down] = held ? spots[flag][lap] : rest;
      this.stamp("rails", "flag", "flag", put(x, y, across, down), { "data-part": "flag", "data-side": held ? SIDES[flag] : null });
    }
    tokens.forEach(([points, two], side) => {
      if (!layout.tokens) return;
      const [x, y, second] = layout.tokens[side][points];
      const { token = 0, token_scale: scale = 1 } = layout;
      const group = this.put("markers", `token:${side}`, "g", {
        transform: put(x, y), "data-part": "token", "data-side": SIDES[side], "data-points": points, "data-tokens": two ? 2 : 1,
      });
      group.replaceChildren(...(two ? [use(this.root.id, "token", put(second * 0.85 * token, -0.12 * token, scale))] : []),
        use(this.root.id, "token", put(0, 0, scale)), ...(points ? [text(String(points), 1.02 * token, "token-ink")] : []));
    });
  }

  /** @param {number} holes @param {number} side @param {NonNullable<Layout["pegs"]>[number]} places */
  drawPeg(holes, side, { rest, holes: row, lap }) {
    row.slice(0, Math.max(0, holes - 1)).forEach(([x, y], at) => this.stamp("rails", `hole:${side}:${at}`, "passed", put(x, y), { "data-part": "hole", "data-passed": "yes" }));
    const [x, y] = holes ? row[(holes - 1) % row.length] : rest;
    const laps = Math.floor((holes - 1) / row.length);
    this.stamp("rails", `peg:${side}`, `peg-${SIDES[side]}`, put(x, y, this.layout.peg_scale ?? 1), { "data-part": "peg", "data-side": SIDES[side], "data-holes": holes });
    if (laps > 0) this.write("rails", `lap:${side}`, `${laps * row.length}+${((holes - 1) % row.length) + 1}`, { x: lap[0], y: lap[1], size: 20, fill: "ink-rail" }, { "data-part": "lap" });
  }

  /** What a throw is worth: drawn by the server, beneath the men, above them, and above all. @param {string[]} worth */
  drawWorth(worth) {
    const said = worth.join("\n");
    if (said === this.worth) return;
    this.worth = said;
    for (const [at, layer] of ["under", "over", "top"].entries()) {
      const parts = fragment(worth[at]);
      this.layers[layer].replaceChildren(...parts);
    }
  }
}

/** @param {string} id @param {string} part @param {string} [transform] */
const use = (id, part, transform) => svg("use", { href: `#${id}-${part}`, transform });

/** @param {string} words @param {number} size @param {string} fill */
const text = (words, size, fill) => svg("text", { class: `fill-${fill}`, y: short(0.35 * size), "font-size": short(size), "text-anchor": "middle", "font-weight": 700 }, words);
