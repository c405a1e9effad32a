/** The action bar: numbers to play as chips, what is to be done, and the buttons for it. Its state is all in phases.js. */

import { $, fill, h } from "../lib/dom.js";
import { closeIcon, die, enterIcon } from "../lib/glyphs.js";
import { withClauses } from "../lib/rules.js";
import { alertAloud, say } from "../lib/speech.js";
import { t } from "../lib/words.js";
import { compose } from "./phases.js";

/** @import { TablePage } from "./main.js" */
/** @import { Bar, Offer } from "./phases.js" */
/** @import { Answer } from "../types.js" */

export class ActionBar {
  /** @param {HTMLElement} root @param {TablePage} table everything that the offers need: store, entering, board, act, panel … */
  constructor(root, table) {
    this.table = table;
    this.chips = h("div.chips", { role: "group", "aria-label": t("chips") });
    this.told = h("div.told");
    this.stepper = h("div.amount", { role: "group", "aria-label": t("mark-title"), hidden: true });
    this.acts = h("div.acts");
    this.refusal = h("div.refusal", { hidden: true });
    // A refusal stands where the bar says what to do, so that nothing has to make room for it.
    this.say = h("div.say", {}, this.told, this.refusal);
    this.bar = h("section.bar", { tabindex: -1, "aria-label": t("bar-label") }, this.chips, this.say, this.stepper, this.acts);
    root.append(this.bar);
    /** @type {Offer[]} */
    this.offers = [];
    /** @type {{n: number, at?: number}|null} the act that is under way */
    this.busy = null;
    /** What is said and offered, put otherwise by whoever has the table in a page of theirs. @type {(bar: Bar) => Bar} */
    this.recast = (bar) => bar;
    /** What the buttons say, to see whether they are others. */
    this.looks = "";
  }

  /** Draw the bar anew; the focus stays where it was, or goes to what comes first now. */
  render() {
    const at = document.activeElement;
    const focused = at instanceof HTMLElement && this.bar.contains(at) ? at.dataset.id ?? "" : null;
    const { title, sub, offers, chips, stepper } = this.recast(compose(this.table));
    this.offers = offers;
    fill(this.told, h("strong", {}, title), sub ? h("span", {}, sub) : null);
    fill(this.chips, chips ? this.drawChips() : []);
    this.chips.hidden = !this.chips.childElementCount;
    this.stepper.hidden = !stepper;
    // Marking what the other's throw gave stands with the number; marking one's own is the main thing to do.
    const beside = stepper ? offers.filter((it) => it.id === "mark" && !it.main) : [];
    if (stepper) fill(this.stepper, this.drawStepper(), beside.map((it) => this.button(it)));
    // What matters most stands last, under the thumb; what matters least first.
    /** @param {Offer} it */
    const weight = (it) => (it.quiet ? 0 : it.main ? 2 : 1);
    const shown = offers.filter((it) => !beside.includes(it)).sort((a, b) => weight(a) - weight(b));
    // Buttons that stay the same stay: one that is replaced while it is pressed would not hear of it.
    const looks = JSON.stringify(shown);
    if (looks !== this.looks) fill(this.acts, shown.map((it) => this.button(it)));
    this.looks = looks;
    if (focused !== null) {
      /** @param {string} selector */
      const enabled = (selector) => $(`${selector}:not([disabled])`, this.bar);
      // At the end nobody is led to a button: an Enter too many would leave the table.
      // Nor is anybody led to what is done seldom: an Enter meant for the throw to come would take the last play back.
      const first = this.table.store.state?.over ? null : enabled(".acts .btn.main") ?? enabled(".acts .btn:not(.quiet)");
      (enabled(`[data-id="${CSS.escape(focused)}"]`) ?? first ?? this.bar).focus({ preventScroll: true });
    }
  }

  /** @param {Offer} offer */
  button(offer) {
    return h("button.btn", {
      type: "button", class: [offer.main ? "main" : "", offer.quiet ? "quiet" : ""].join(" "),
      disabled: offer.disabled, dataset: { id: offer.id }, onclick: () => this.run(this.offers.find((it) => it.id === offer.id) ?? offer),
      "aria-keyshortcuts": offer.key ?? null,
    }, h("span", {}, offer.label), offer.small ? h("small", {}, offer.small) : offer.key && !offer.disabled ? h("kbd", { "aria-hidden": "true" }, offer.key === "Enter" ? enterIcon() : offer.key) : null);
  }

  /** @param {Offer} offer */
  run(offer) {
    const { store } = this.table;
    if (offer.disabled || store.status !== "open") return;
    // One press, one act: a second one before the answer would be meant for what is no longer there.
    if (this.busy && !offer.again) return;
    this.hideRefusal();
    const before = this.table.sent;
    offer.run?.();
    if (this.table.sent !== before) this.busy = { n: this.table.sent };
  }

  /** What Enter does: the first main offer. */
  primary() {
    return this.press("Enter");
  }

  /** Do what is offered with a key printed beside it; whether anything is. @param {string} key */
  press(key) {
    const offer = this.offers.find((it) => it.key?.toLowerCase() === key.toLowerCase() && !it.disabled);
    if (offer) this.run(offer);
    return !!offer;
  }

  drawChips() {
    const { entering, store } = this.table;
    const chips = entering.active ? entering.chips : (store.state.numbers ?? []);
    const leading = entering.active ? entering.leading : null;
    let led = false;
    return chips.map((chip) => {
      const leads = !led && !chip.spent && chip.possible && chip.number === leading;
      led ||= leads;
      const state = chip.spent ? "spent" : leads ? "lead" : chip.possible ? "wait" : "dim";
      return h("button.chip", {
        type: "button", class: state, disabled: chip.spent || !entering.active,
        "aria-label": t(`chip-${state}`, { number: chip.number }), "aria-pressed": String(leads), dataset: { id: `chip-${chip.number}` },
        onclick: () => (chip.possible ? entering.changeLead(chip.number) : this.table.whyNot(chip.number)),
      }, die(chip.number, chip.spent));
    });
  }

  /** −2 [4] +2 */
  drawStepper() {
    const { table } = this;
    /** @param {number} by */
    const change = (by) => () => {
      table.points = Math.max(0, table.points + by);
      this.render();
    };
    return [
      h("button.btn", { type: "button", dataset: { id: "less" }, "aria-label": t("ask-less", { by: 2 }), onclick: change(-2), disabled: table.points < 2 }, "−2"),
      h("output.display", { "aria-live": "polite" }, String(table.points)),
      h("button.btn", { type: "button", dataset: { id: "more" }, "aria-label": t("ask-more", { by: 2 }), onclick: change(2) }, "+2"),
    ];
  }

  /** An answer came; with the state it speaks of the buttons may be pressed again. @param {Answer} it */
  answered({ type, re, at }) {
    if (this.busy?.n === re) this.busy.at = type === "refused" ? -1 : at;
    this.free();
  }

  free() {
    if (this.busy?.at !== undefined && this.busy.at <= (this.table.store.state?.at ?? 0)) this.busy = null;
  }

  /** A refusal, in the bar: sentence and clause. It goes with the next act. @param {{sentence: string, clause?: string|null}} it */
  refuse({ sentence, clause }) {
    fill(this.refusal, h("span", {}, withClauses(sentence, clause, this.table.store.rules)),
      h("button.btn.quiet", { type: "button", "aria-label": t("close"), onclick: () => this.hideRefusal() }, closeIcon()));
    this.refusal.classList.remove("calm");
    this.refusal.hidden = false;
    alertAloud(clause ? `${sentence} ${clause}` : sentence);
  }

  /** Something said in the same place that is no refusal. @param {string} sentence */
  note(sentence) {
    fill(this.refusal, h("span", {}, sentence));
    this.refusal.classList.add("calm");
    this.refusal.hidden = false;
    say(sentence);
  }

  hideRefusal() {
    this.refusal.hidden = true;
  }
}
