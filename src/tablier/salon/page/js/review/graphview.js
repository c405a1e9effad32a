/** The graph of a game: chances from the bottom, luck beneath; a slider to be clicked, dragged and walked with keys. */

import { fill, h, svg } from "../lib/dom.js";
import { figure, percent } from "../lib/figures.js";
import { t } from "../lib/words.js";
import { across, down, knownOf, linesOf, luckBars, marksOf, nearest, scaleOf } from "./geometry.js";

/** @import { Plotted } from "./geometry.js" */

/**
 * What is drawn: the stops of a game, the unit, whose holes came where, whether more is to come, what stands above it, and who sits below.
 * @typedef {{plotted: Plotted[], unit: string, pegs: {at: number, below: boolean}[], growing: boolean, title: string, legend: [string, string]|null, below: number}} Course
 */

const TIP_FROM = 120;

export class GraphView {
  /** @param {(k: number) => void} choose @param {(k: number) => string} spoken what a stop is, in words */
  constructor(choose, spoken) {
    this.choose = choose;
    this.spoken = spoken;
    /** @type {Course|null} */
    this.course = null;
    this.at = 0;
    this.caption = h("div.graph-caption");
    this.plot = svg("svg.plot", { "aria-hidden": "true" });
    this.luck = svg("svg.luck", { "aria-hidden": "true" });
    this.cursor = svg("g.cursor");
    this.dot = svg("circle", { r: 4 });
    this.tip = h("output.tip", { "aria-hidden": "true" });
    this.area = h("div.graph-area", { role: "slider", tabindex: 0, "aria-valuemin": 1, "aria-orientation": "horizontal" }, this.plot, this.luck, this.tip);
    this.element = h("div.graph", {}, this.caption,
      h("div.graph-scale", { "aria-hidden": "true" }, this.top = h("span"), this.half = h("span"), this.bottom = h("span"), h("span.luck-word", {}, t("review-luck"))), this.area);
    this.area.addEventListener("pointerdown", (event) => {
      this.area.setPointerCapture(event.pointerId);
      this.pick(event);
    });
    this.area.addEventListener("pointermove", (event) => this.area.hasPointerCapture(event.pointerId) && this.pick(event));
    new ResizeObserver(() => this.draw()).observe(this.area);
  }

  /** @param {PointerEvent} event */
  pick(event) {
    if (!this.course) return;
    const box = this.plot.getBoundingClientRect();
    const k = nearest(event.clientX - box.left, this.course.plotted.length, box.width);
    if (k !== this.at) this.choose(k);
  }

  /** @param {Course} course @param {number} at */
  show(course, at) {
    this.course = course;
    this.at = at;
    this.draw();
  }

  /** Go to another stop. @param {number} at */
  go(at) {
    this.at = at;
    this.point();
  }

  get frame() {
    const box = this.plot.getBoundingClientRect();
    const { plotted, unit } = this.course ?? { plotted: [], unit: "chance" };
    return { width: box.width, height: box.height, luck: this.luck.getBoundingClientRect().height, ...scaleOf(plotted, unit) };
  }

  draw() {
    const { course } = this;
    const frame = this.frame;
    if (!course || !frame.width) return;
    const { plotted, unit, pegs, growing, title, legend, below } = course;
    const known = knownOf(plotted);
    const { edge, field } = linesOf(plotted, frame);
    const size = frame.height < TIP_FROM ? 2.6 : 4;
    const end = known ? across(known - 1, plotted.length, frame.width) : 0;
    fill(this.caption, h("span", {}, title), legend ? h("span.legend", {}, ["below", "above"].map((place, k) =>
      h("span", {}, svg("svg.peg", { viewBox: "-7 -7 14 14", "aria-hidden": "true" }, peg(0, 0, k === 0, below)), legend[k]))) : null);
    const high = unit === "tokens" ? figure(frame.high, 0, true) : "100";
    this.top.textContent = high;
    this.half.textContent = unit === "tokens" ? "0" : "50";
    this.bottom.textContent = unit === "tokens" ? figure(frame.low, 0) : "0";
    this.element.dataset.below = String(below);
    this.plot.setAttribute("viewBox", `0 0 ${frame.width} ${frame.height}`);
    this.luck.setAttribute("viewBox", `0 0 ${frame.width} ${frame.luck}`);
    fill(this.plot,
      svg("defs", {}, svg("pattern", { id: "to-come", width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, svg("path.hatch", { d: "M0 0V8" }))),
      svg("rect.theirs", { width: known === plotted.length ? frame.width : end, height: frame.height }),
      svg("path.mine", { d: field }),
      known < plotted.length ? svg("rect.to-come", { x: end, width: frame.width - end, height: frame.height }) : null,
      svg("path.half", { d: `M0 ${frame.height / 2}H${frame.width}` }),
      svg("path.edge", { d: edge }),
      known < plotted.length && growing ? svg("path.front", { d: `M${end} 0V${frame.height}` }) : null,
      marksOf(plotted, frame).map((it) => (it.verdict === "blunder"
        ? svg("rect.blunder", { x: it.x - size, y: it.y - size, width: 2 * size, height: 2 * size }) : svg("circle.error", { cx: it.x, cy: it.y, r: size }))),
      pegs.filter((it) => it.at < known || !known).map((it) => peg(across(it.at, plotted.length, frame.width), it.below ? frame.height - 7 : 7, it.below, below, size / 4)),
      fill(this.cursor, svg("path", { d: `M0 0V${frame.height}` }), this.dot));
    fill(this.luck, svg("path.half", { d: `M0 ${frame.luck / 2}H${frame.width}` }),
      luckBars(plotted, frame).map((it) => svg("rect", { class: it.good ? "good" : "bad", x: it.x, y: it.y, width: it.width, height: it.height })),
      this.lower = svg("path.cursor", { d: `M0 0V${frame.luck}` }));
    this.area.setAttribute("aria-label", title);
    this.area.setAttribute("aria-valuemax", String(plotted.length));
    this.point();
  }

  /** Put the cursor where it belongs. */
  point() {
    const { course } = this;
    const frame = this.frame;
    if (!course || !frame.width) return;
    const value = course.plotted[this.at]?.value ?? null;
    const x = across(this.at, course.plotted.length, frame.width);
    this.cursor.style.transform = `translateX(${x}px)`;
    if (this.lower) this.lower.style.transform = `translateX(${x}px)`;
    this.dot.setAttribute("cy", String(value === null ? frame.height / 2 : down(value, frame)));
    this.dot.classList.toggle("unknown", value === null);
    this.area.setAttribute("aria-valuenow", String(this.at + 1));
    this.area.setAttribute("aria-valuetext", this.spoken(this.at));
    this.tip.hidden = value === null || frame.height < TIP_FROM;
    this.tip.style.left = `${x}px`;
    this.tip.classList.toggle("leftwards", x > frame.width - 80);
    if (value !== null) this.tip.textContent = `${this.at + 1} · ${course.unit === "tokens" ? figure(value, 1, true) : percent(value, 0)}`;
  }
}

/** A peg: round of the lower player, a lozenge of the upper; of the colour of the men. @param {number} x @param {number} y @param {boolean} lower @param {number} below @param {number} [scale] */
const peg = (x, y, lower, below, scale = 1) => svg("g", { class: `peg-of-${(lower ? below : 1 - below) ? "black" : "white"}`, transform: `translate(${x} ${y}) scale(${scale})` },
  lower ? svg("circle", { r: 4.2 }) : svg("path", { d: "M0-5L5 0 0 5-5 0z" }));
