/** The proof of the dice, in words and values: what was checked here, and how anybody else can. */

import { h } from "./lib/dom.js";
import { t } from "./lib/words.js";
import { SCHEME } from "./dice.js";
import { copyButton } from "./frame.js";

/** @import { Check } from "./dice.js" */
/** @import { State, Table } from "./types.js" */

/**
 * @param {any} about the table @param {any} state its last state
 * @param {Check} check what this browser found
 */
export function proof(about, state, check) {
  const heading = h("h2", {}, t("fair-title"));
  if (!about.scheme) return h("section", {}, heading, h("p.small", {}, t("game-proof-hand")));
  return h("section.proof", {}, heading, inside(about, state, check));
}

/**
 * The same without its heading.
 * @param {Table} about @param {State} state @param {Check} check
 */
export function inside(about, state, check) {
  const names = (state.seats ?? []).map((it, at) => it.name ?? at + 1);
  const mine = check.mine.map(([, seed]) => seed);
  const command = ["tablier verify", `${about.game}-${about.id}.tab`, ...mine.flatMap((it) => ["--mine", it]),
    ...(check.kept ? ["--promise", check.kept.promise] : [])].join(" ");
  const key = state.told?.n ? state.told.key : state.proof?.secret;
  return [
    check.faults.size ? h("p.notice.bad", {}, t("fair-alarm"), " ", t("fair-alarm-sub")) : h("p", {}, t("fair-text")),
    about.scheme === SCHEME ? h("ul.checks", {}, findings(about, check).map(([held, said]) =>
      h("li", { class: held === null ? "open" : held ? "held" : "broken" }, said))) : h("p.notice", {}, t("fair-old")),
    h("details", {}, h("summary", {}, t("fair-values")), h("dl.values", {},
      value(t("fair-promise"), about.commitment),
      (about.seals ?? []).map((it, at) => it && value(t("fair-seal", { name: names[at] }), it)),
      (about.seeds ?? []).map((it, at) => value(t("fair-seed", { name: names[at] }), it)),
      key ? value(t(about.scheme === SCHEME ? "fair-key" : "fair-secret", { n: state.told?.n ?? 0 }), key) : null),
    h("p.small", {}, t("fair-command")),
    h("div.row", {}, h("code.grow.sunk.command", {}, command), copyButton(command))),
  ];
}

/** @param {string} name @param {string|null} it */
const value = (name, it) => h("div", {}, h("dt", {}, name), h("dd", {}, it));

/**
 * What holds (true), what does not (false), and what is not to be seen yet (null).
 * @param {Table} about @param {Check} check
 */
function findings(about, check) {
  const { faults, mine, n, wrong } = check;
  const settled = Boolean(about.seeds);
  /** @type {([boolean|null, string]|null)[]} */
  const found = [
    [!faults.has("promise"), t(faults.has("promise") ? "fair-promise-broken" : "fair-promise-held")],
    [!faults.has("seals") && !faults.has("seeds") && (settled || null),
      t(faults.has("seals") || faults.has("seeds") ? "fair-seals-broken" : settled ? "fair-seals-held" : "fair-seals-open")],
    mine.length ? [!faults.has("mine") && (settled || null), t(faults.has("mine") ? "fair-mine-broken" : settled ? "fair-mine-held" : "fair-mine-open")] : null,
    wrong ? [false, t("fair-throws-broken", { at: wrong.n, found: wrong.found.join("-"), expected: wrong.expected.join("-") })] : null,
    faults.has("keys") ? [false, t("fair-keys-broken")] : null,
    wrong || faults.has("keys") ? null : n ? [true, t("fair-throws-held", { n })] : [null, t("fair-throws-open")],
    about.round > 1 ? [null, t("fair-anew", { n: about.round - 1 })] : null,
  ];
  return found.filter((it) => it !== null);
}
