/**
 * What the bar says and offers, phase by phase. Which acts there are is the server's word (`state.actions`); here they only
 * get names, weights and keys.
 *
 * @typedef {{id: string, label: string, small?: string|null, key?: string|null, main?: boolean, disabled?: boolean, run?: () => void,
 *   quiet?: boolean, again?: boolean}} Offer  `again`: may be pressed before the answer to the last press
 * @typedef {{title: string, sub?: Child, tone?: string, offers: Offer[], chips?: boolean, stepper?: boolean}} Bar
 */

import { h } from "../lib/dom.js";
import { has, t } from "../lib/words.js";
import { asked, given } from "./asking.js";
import { gathering } from "./gathering.js";
import { duty, guidance, reasons } from "./guiding.js";
import { outcome } from "./over.js";
import { claimed, ended, lastSaid, list, other, toPlay, wait, watchingTitle } from "./saying.js";
import { seatOf } from "./seats.js";

/** @import { TablePage } from "./main.js" */
/** @import { Action, Child } from "../types.js" */

/** @returns {Bar} @param {TablePage} table */
export function compose(table) {
  const { store } = table;
  const state = store.state;
  if (!state) return { title: t("bar-connecting"), offers: [] };
  if (state.stopped && !state.over) return { ...atTheEnd(table), offers: [through(table)] };
  if (state.waiting) return gathering(table);
  if (store.watching && outcome(store)) return { ...atTheEnd(table), offers: state.over ? [through(table)] : [] };
  if (store.watching) return { title: watchingTitle(store), sub: t("bar-watching"), offers: [] };
  const found = (PHASES[state.phase] ?? (() => ({ title: "", offers: [] })))(table);
  return { ...found, offers: [...found.offers, ...everywhere(table, found.offers)] };
}

/** @type {Record<string, (table: TablePage) => Bar>} */
const PHASES = {
  lots: (table) => ({ title: t("lots-title"), sub: t("lots-sub"), offers: simple(table, "lots", { main: true }) }),
  opening: (table) => ({ title: t("opening-title"), sub: t("opening-sub"), offers: thrown(table, "opening") }),
  throw: throwing,
  answer: (table) => {
    const take = table.store.can("take");
    return take
      ? { title: t("answer-title", { name: other(table), stakes: take.stakes }), sub: t("answer-sub"), offers: pair(table, "take", "drop") }
      : wait(table, "answer-wait");
  },
  unbind: (table) => ({ title: t("unbind-title"), sub: t("unbind-sub"), offers: [...thrown(table, "unbind"), ...simple(table, "double")] }),
  break: (table) => (table.store.can("break") ? { title: t("break-title"), sub: t("break-sub"), offers: breaking(table) } : wait(table, "break-wait")),
  claim: (table) => (table.store.can("waive") ? { title: t("claim-title", { name: other(table) }), sub: t("claim-sub"), offers: claiming(table, true) } : wait(table, "claim-wait")),
  mark: (table) => (table.store.can("mark")
    ? { title: t("mark-title"), sub: t("mark-sub"), stepper: true, chips: true, offers: [markOffer(table, true), ...minor(table, "void")] }
    : { ...wait(table, "mark-wait"), offers: claims(table) }),
  stay: (table) => (table.store.can("stay")
    ? { title: t("stay-title"), sub: t("stay-sub"), chips: true, offers: [...pair(table, "stay", "leave"), ...marking(table), ...minor(table, "void")] }
    : { ...wait(table, "stay-wait"), offers: claims(table) }),
  agree: (table) => (table.store.can("agree")
    ? { title: t("agree-title", { name: other(table) }), sub: t("agree-sub"), offers: [...simple(table, "agree", {}), ...claims(table, "school-first")] }
    : wait(table, "agree-wait")),
  accused: (table) => (table.store.can("accept") ? { title: accusation(table), sub: t("accused-sub"), offers: pair(table, "accept", "contest") } : wait(table, "accused-wait")),
  persist: (table) => (table.store.can("persist") ? { title: t("persist-title", { name: other(table) }), sub: t("persist-sub"), offers: pair(table, "withdraw", "persist") } : wait(table, "persist-wait")),
  play: playing,
  between: (table) => ({ ...atTheEnd(table), offers: simple(table, "next", { main: true, ...(table.store.table.scored ? { label: t("act-next-round") } : {}) }) }),
  over: (table) => ({ ...atTheEnd(table), offers: rematch(table) }),
};

/** How it ended. @param {TablePage} table */
function atTheEnd({ store }) {
  const { title, lines } = outcome(store) ?? { title: ended(store), lines: [] };
  return { title, sub: lines.flatMap((it) => [...it, " "]) };
}

// Throwing

/** @param {TablePage} table */
function throwing(table) {
  const { store } = table;
  const claimable = store.all("claim").length > 0;
  if (claimable) {
    return {
      title: t(store.myTurn ? "throw-title" : "rights-title", { name: other(table) }),
      sub: t("rights-sub"),
      offers: [...claiming(table), ...(store.myTurn ? thrown(table, "throw") : [])],
    };
  }
  if (!store.can("throw")) return { ...wait(table, "throw-wait"), offers: claims(table) };
  const forBot = !store.myTurn;
  const player = store.state.player ?? 0;
  const gift = store.all("mark").find((it) => it.instead === undefined);
  return {
    title: forBot ? t("throw-for", { name: store.properName(player) }) : t(store.shared ? "throw-shared" : "throw-title", { name: store.properName(player) }),
    sub: gift ? t("throw-gift") : store.can("school") ? t("throw-ends") : lastSaid(store),
    stepper: !!gift,
    offers: [...thrown(table, "throw"), ...(gift ? [markOffer(table, false)] : []), ...marking(table), ...simple(table, "double"), ...claims(table), ...falseMove(table)],
  };
}

/** A throw: by the server's dice at once, or by one's own through the panel. @param {TablePage} table @param {string} what */
const thrown = (table, what) => simple(table, what, { main: true });

// Playing

/** @param {TablePage} table */
function playing(table) {
  const { store, entering } = table;
  const state = store.state;
  const voiding = minor(table, "void");
  if (!store.table.by_steps) {
    if (!store.can("confirm")) return wait(table, "itself-wait");
    return { title: t("itself-title"), sub: t("itself-sub"), offers: [...simple(table, "confirm", { main: true, label: t("act-go") }), ...voiding] };
  }
  if (!store.myTurn) return { ...wait(table, "play-wait"), offers: [...voiding, ...claims(table)] };
  const nothing = state.plays_count !== null && !state.steps?.length && !state.drafted?.length && !entering.pending.length;
  if (nothing) {
    return {
      title: t("none-title"), sub: table.fast ? t("none-fast") : [state.blocked ?? t("none-sub"), ...reasons(table)], chips: true,
      offers: [confirm(table, true, t("act-pass")), { id: "fast", again: true, label: t("act-fast"), quiet: true, run: () => table.fastForward() }, ...marking(table), ...voiding],
    };
  }
  const complete = entering.complete;
  const only = state.only && !entering.pending.length && !state.drafted.length && !entering.picked;
  const undo = { id: "undo", again: true, label: t("act-undo"), key: "U", disabled: !state.drafted.length && !entering.pending.length, run: () => table.undo(false) };
  if (only) {
    return {
      title: t("only-title"), sub: [t("only-sub", { play: state.only_told ?? state.only }), ...(state.unplayed?.length ? [h("br"), ...reasons(table)] : [])], chips: true,
      offers: [undo, { id: "confirm", label: t("only-play"), key: "Enter", main: true, run: () => table.playOnly() }, ...marking(table), ...voiding],
    };
  }
  return {
    title: duty(table), sub: guidance(table), chips: true,
    offers: [undo, confirm(table, complete, t("act-confirm"), complete ? null : t("left", { n: toPlay(table) })), ...marking(table), ...voiding, ...minor(table, "adjust")],
  };
}

/** @param {TablePage} table @param {boolean} ready @param {string} label @param {string|null} [small] */
const confirm = (table, ready, label, small = null) => ({
  id: "confirm", label, small, key: ready ? "Enter" : null, main: ready, disabled: !ready, run: () => table.confirm(),
});

// Marking by hand

/**
 * Marking by hand is done with every throw, so its number stands in the bar itself and not in a panel.
 * @param {TablePage} table @param {boolean} main
 */
const markOffer = (table, main) => ({
  id: "mark", main, key: main ? "Enter" : null, label: t("act-mark", { points: table.points }),
  run: () => table.act("mark", { points: table.points, ...seatOf(table, table.store.can("mark")) }),
});

/** Putting right what one has marked, while that can be done. @param {TablePage} table */
function marking(table) {
  const action = table.store.all("mark").find((it) => it.instead !== undefined);
  const run = () => action && table.panel.ask(action, { label: "mark-instead", from: { points: action.instead } });
  return action ? [offer(table, action, { id: "marking", quiet: true, run })] : [];
}

/** A school, or only a demand to correct. @param {TablePage} table @param {string} [label] */
function claims(table, label = "open-school") {
  return table.store.all("school").slice(0, 1).map((it) => offer(table, it, { label: t(label), run: () => table.panel.ask(it, { beside: ["demand"] }) }));
}

/** A false move of the other: let it stand, or say how the men touched are to be played. @param {TablePage} table */
function falseMove(table) {
  return table.store.all("replace").slice(0, 1).map((it) => offer(table, it, { quiet: true, run: () => table.panel.ask(it, { beside: ["stand"] }) }));
}

/** @param {TablePage} table */
function accusation(table) {
  return table.store.state.quarrel ? claimed(table.store) : t("accused-title", { name: other(table) });
}

// Small change

/** Two answers of the same weight. @param {TablePage} table @param {string} one @param {string} two */
const pair = (table, one, two) => [...simple(table, one), ...simple(table, two)];

/** An act by its name, if it may be done. @param {TablePage} table @param {string} what @param {Partial<Offer>} [more] */
function simple(table, what, more = {}) {
  const action = table.store.can(what);
  return action ? [offer(table, action, more)] : [];
}

/**
 * Any act as a button, by its declaration: its words, with what the offer says in them; where something is left to be said, the
 * panel asks for it.
 * @param {TablePage} table @param {Action} action @param {Partial<Offer>} [more] @returns {Offer}
 */
function offer(table, action, more = {}) {
  const act = table.store.act(action.do);
  const said = given(act, action);
  const asks = asked(act, action).length > 0;
  const opening = `open-${act.do}`;
  return {
    id: [act.do, ...Object.values(said)].join("-"), label: t(asks && has(opening) ? opening : act.label, action), small: price(table, action),
    key: more.main ? "Enter" : null, again: asks,
    run: () => (asks ? table.panel.ask(action) : table.act(act.do, { ...said, ...seatOf(table, action) })), ...more,
  };
}

/** @param {TablePage} table @param {string} what */
const minor = (table, what) => simple(table, what, { quiet: true, key: null });

/**
 * What an answer costs, if the server says: `pays: {side, points}` or `marks: {side, points}`.
 * @param {TablePage} table @param {Action} action
 */
function price(table, action) {
  if (action.marks) return t("price-marks", { name: table.store.properName(action.marks.side), n: action.marks.points });
  if (action.again) return t("dice-again", { dice: action.again.join("-") });
  if (action.stake) return t("price-stake", { n: action.stake });
  return null;
}

/**
 * Every die of the throw before may be asked for; which of them is due, the player has to see.
 * @param {TablePage} table @param {boolean} [main]
 */
const claiming = (table, main = false) => [
  ...table.store.all("claim").map((action) => offer(table, action)),
  ...simple(table, "waive", main ? { main: true } : { quiet: true }),
];

/** One offer with all its points, since they are pressed on the board as well. @param {TablePage} table */
const breaking = (table) => (table.store.can("break")?.points ?? []).map((point) => ({
  id: `break-${point}`, label: t("act-break", { point }), run: () => table.act("break", { point, ...seatOf(table, table.store.can("break")) }),
}));

/** Without a key: whoever confirms the last play by Enter twice does not mean another game. @param {TablePage} table */
function rematch(table) {
  const { store } = table;
  const offered = store.state.rematch;
  const link = offered?.link;
  /** @type {Offer[]} */
  const found = [];
  // The main thing after a match is its review; once somebody waits at the next table, that is.
  if (link) found.push({ id: "rematch", label: t("rematch-go"), main: true, run: () => table.follow(link) });
  else if (store.can("rematch")) {
    const asked = (offered?.offered_by ?? []).length > 0;
    found.push({ id: "rematch", label: t(asked ? "rematch-agree" : "act-rematch"), run: () => table.wantRematch() });
  } else if (!store.watching) found.push({ id: "rematch", label: t("rematch-wait"), disabled: true });
  return [{ ...through(table), main: !link }, ...found];
}

/** @param {TablePage} page */
const through = ({ store }) => ({ id: "game", label: t("over-review"), run: () => location.assign(`/game/${store.table.id}`) });

/** Hints and taking back, where they are agreed on. @param {TablePage} table @returns {Offer[]} */
function helping(table) {
  const { store } = table;
  return [
    ...(store.can("take_back") ? [{ id: "take_back", quiet: true, key: "T", label: t("act-take_back"), run: () => table.act("take_back", seatOf(table, store.can("take_back"))) }] : []),
    ...(store.can("hint") ? [{ id: "hint", quiet: true, again: true, key: "H", label: t("act-hint"), run: () => table.hints.ask() }] : []),
  ];
}

/** Acts that may be offered in any phase, where the phase has not shown them. @param {TablePage} table @param {Offer[]} shown */
function everywhere(table, shown) {
  /** @type {Offer[]} */
  const found = [];
  for (const what of ["house", "advise"]) found.push(...simple(table, what));
  found.push(...helping(table));
  const abandon = table.store.can("abandon");
  if (abandon?.asked.length) found.push({ id: "abandon", again: true, label: t("abandon-answer", { names: list(abandon.asked.map((it) => table.store.state.seats[it].name)) }), run: () => table.menu.breakOff() });
  else if (!abandon) found.push(...simple(table, "play_on", { quiet: true, label: t("abandon-refuse") }));
  return [...found, ...unplaced(table, [...shown, ...found])];
}

/**
 * What the table offers in the bar and no phase has shown: it gets a button by its declaration, and what it asks for is asked by
 * the panel. So an act that nobody here has heard of can be done.
 * @param {TablePage} table @param {Offer[]} shown
 */
function unplaced(table, shown) {
  const { store } = table;
  const known = new Set(shown.map((it) => it.id.split("-")[0]));
  const left = store.state.actions.filter((it) => store.act(it.do).place === "bar" && !known.has(it.do)).map((it) => offer(table, it));
  return left.filter((it, k) => left.findIndex((one) => one.id === it.id) === k); // two seats at one screen may be offered the same
}
