/** The dice of the table, watched: every throw is checked as it comes, and one's own part is brought when it is asked for. */

import { fill, h } from "../lib/dom.js";
import { openSheet } from "../lib/sheet.js";
import { alertAloud } from "../lib/speech.js";
import { t } from "../lib/words.js";
import { Check, SCHEME } from "../dice.js";
import { inside } from "../proof.js";
import { myName, rememberSeat, seatsOf, sitDown } from "../sitting.js";

/** @import { TablePage } from "./main.js" */

export class Fairness {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.check = new Check(page.id);
    /** Seeds told already. */
    this.told = new Set();
    this.sitting = new Set();
    page.store.on("welcome", () => this.look(() => this.check.welcome(page.store.table, page.store.you)));
    page.store.on("state", ({ before }) => {
      if (this.watched) this.look(() => this.check.throws(page.store.state.told, before === null));
      this.bring();
    });
  }

  /** Whether there is something to check: not where dice are read off a board, nor in a lesson. */
  get watched() {
    return this.page.store.table?.scheme === SCHEME;
  }

  /** Do a check, and say aloud if it finds something for the first time. @param {() => void} check */
  look(check) {
    const sound = !this.check.faults.size;
    check();
    if (sound && this.check.faults.size) alertAloud(t("fair-alarm"));
  }

  /** Bring what is wanted of the seats held here: a sealed number, and later what was sealed. */
  bring() {
    const { store } = this.page;
    if (!this.watched) return;
    for (const seat of store.you) {
      const { open, reserved } = store.state.seats[seat];
      if (open && reserved) this.seal(seat);
      const seed = store.state.unopened.includes(seat) ? this.check.seedFor(seat) : null;
      if (seed && !this.told.has(seed)) {
        this.told.add(seed);
        this.page.send("open", { seat, seed });
      }
    }
  }

  /** Seal a part for a seat that is kept for its holder: in a rematch, or when all parts are made anew. @param {number} seat */
  async seal(seat) {
    const { store, id } = this.page;
    const held = seatsOf(id);
    const known = held.find((it) => it.seat === seat) ?? (store.you.length === 1 ? held[0] : null);
    if (!known || this.sitting.has(seat)) return;
    this.sitting.add(seat);
    rememberSeat({ ...known, seat });
    await sitDown(store.table, seat, store.state.seats[seat].name ?? myName()).catch(() => null);
    this.sitting.delete(seat);
  }

  /** The sentence, or the alarm. @param {HTMLElement} root */
  draw(root) {
    const { table } = this.page.store;
    if (!this.watched || !(table.seeds || this.check.faults.size)) return fill(root);
    const look = h("button.linkish", { type: "button", onclick: () => this.open() }, t("fair-check"));
    fill(root, this.check.faults.size
      ? h("p.notice.bad", { role: "alert" }, h("b", {}, t("fair-alarm")), " ", look)
      : h("p.tiny.soft.fair", {}, t("fair-sentence"), " ", table.round > 1 ? `${t("fair-anew", { n: table.round - 1 })} ` : "", look));
  }

  open() {
    const { store } = this.page;
    if (!store.state) return;
    openSheet({ title: t("fair-title"), name: "fairness", body: h("div.proof", {}, inside(store.table, store.state, this.check)) });
  }
}
