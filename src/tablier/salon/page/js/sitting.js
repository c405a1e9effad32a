/** Seats: taking them, and keeping them. A seat is a token; whoever has it plays for that seat, on any device. */

import { fill, h } from "./lib/dom.js";
import { ApiError, post } from "./lib/api.js";
import { prefs } from "./lib/prefs.js";
import { gameName, t } from "./lib/words.js";
import { SCHEME, partFor, random, sealOf } from "./dice.js";
import { trouble } from "./frame.js";

/** @import { State, Table } from "./types.js" */

const TRIES = 3;
const BETWEEN = 700;

/**
 * What has to be known of a table to sit down at it.
 * @typedef {{id: string, commitment: string, scheme: number|null, round?: number, game?: string}} About
 * @typedef {{table: string, seat?: number, token: string, name?: string, game?: string}} Seat
 */

/** What is kept of seats, those forgotten among them. @returns {(Seat & {forgotten?: true})[]} */
function keptSeats() {
  try {
    const kept = JSON.parse(prefs.get("seats", "[]"));
    return Array.isArray(kept) ? kept.filter((it) => it && typeof it.token === "string" && typeof it.table === "string") : [];
  } catch {
    return [];
  }
}

/** Every seat this browser keeps, the newest first. @returns {Seat[]} */
export const allSeats = () => keptSeats().filter((it) => !it.forgotten);

/** The seats this browser keeps at one table. @param {string} table */
export const seatsOf = (table) => allSeats().filter((it) => it.table === table);

/**
 * Keep a seat; what is known of it already is kept as well. A seat is known by its table and its secret: those of a
 * rematch are kept for the same secrets, and one's seat at the table before stays one's own.
 * @param {Seat} seat
 */
export function rememberSeat(seat) {
  const known = keptSeats();
  prefs.set("going", "yes");
  prefs.set("seats", JSON.stringify([{ ...known.find(same(seat)), ...seat, forgotten: undefined }, ...known.filter((it) => !same(seat)(it))]));
}

/**
 * Forget a seat on this device. Where the same secret is good for another table that is kept, the salon goes on telling
 * of both: so it is remembered which is not to be shown.
 * @param {Seat} seat
 */
export function forgetSeat(seat) {
  const others = keptSeats().filter((it) => !same(seat)(it));
  const shared = others.some((it) => it.token === seat.token && !it.forgotten);
  prefs.set("seats", JSON.stringify(shared ? [...others, { table: seat.table, token: seat.token, forgotten: true }] : others.filter((it) => it.token !== seat.token)));
}

/** Whether a table has been forgotten here, although one of its secrets is still kept. @param {string} table */
export const isForgotten = (table) => keptSeats().some((it) => it.table === table && it.forgotten) && !seatsOf(table).length;

/** @param {Seat} seat @returns {(other: Seat) => boolean} */
const same = (seat) => (other) => other.table === seat.table && other.token === seat.token;

/** The private link of a seat, for another device. @param {Seat} it */
export const seatLink = ({ table, token }) => `${location.origin}/table/${table}#seat=${encodeURIComponent(token)}`;

/** The seats whose private links stand in a text. @returns {Seat[]} @param {string} text */
export function readLinks(text) {
  return [...text.matchAll(/\/table\/([\w-]+)#([^\s]*)/g)].flatMap(([, table, hash]) =>
    new URLSearchParams(hash).getAll("seat").map((token) => ({ table, token })));
}

/** The name to sit down with: the one remembered, or a guest's. */
export const myName = () => prefs.get("name")?.trim() || t("salon-guest");

/**
 * Take a seat, or come back to one that waits for one's part in the dice. Throws ApiError.
 *
 * The secret of the seat is drawn and kept here before it is asked for: if the answer gets lost, the same is asked again
 * and answered again, and nobody sits down twice.
 * @param {About} about the table @param {number} seat @param {string} name
 * @returns {Promise<Seat>}
 * @param {About} about @param {number} seat @param {string} name
 */
export async function sitDown(about, seat, name) {
  const { id: table, game } = about;
  const known = seatsOf(table).find((it) => it.seat === seat);
  const own = { table, seat, token: known?.token ?? random(), name, game };
  rememberSeat(own);
  try {
    await ask(`/api/tables/${table}/seats/${seat}`, { name, token: own.token, ...part(about, seat) });
  } catch (refused) {
    if (!known && refused instanceof ApiError && refused.status >= 400 && refused.status < 500) forgetSeat(own);
    throw refused;
  }
  return own;
}

/**
 * One's part in the dice: sealed, so that nobody can choose theirs after it; openly where it could not be kept.
 * @param {About} about @param {number} seat
 */
function part(about, seat) {
  if (!about.scheme) return {};
  const { seed, kept } = partFor(about, seat);
  return about.scheme === SCHEME && kept ? { seal: sealOf(about.id, seat, seed) } : { seed };
}

/** Ask again while nobody answers. @param {string} path @param {object} body */
async function ask(path, body) {
  for (let tries = 1; ; tries++) {
    try {
      return await post(path, body);
    } catch (refused) {
      if ((refused instanceof ApiError && refused.status) || tries === TRIES) throw refused;
      await new Promise((go) => setTimeout(go, BETWEEN));
    }
  }
}

/** Where a player goes after sitting down. @param {string} table @param {Seat[]} seats */
export const tableAddress = (table, seats) =>
  `/table/${table}#${seats.map((it) => `seat=${encodeURIComponent(it.token)}`).join("&")}`;

/**
 * The form to sit down at a table with free seats.
 * @param {HTMLElement} container
 * @param {{welcome: {table: Table}, state: State, onSeated: (seat: Seat) => void, onWatch?: () => void}} options
 */
export function renderSitting(container, { welcome, state, onSeated, onWatch }) {
  const about = welcome.table;
  const { seats } = state;
  const free = seats.map((seat, number) => ({ ...seat, number })).filter((it) => it.open && !it.reserved);
  const by = seats.find((it) => !it.open && it.kind !== "bot")?.name;
  const game = gameName(about.full_id ?? about.game ?? "");
  const problem = h("p.notice.bad", { role: "alert", hidden: true });
  const name = /** @type {HTMLInputElement} */ (
    h("input#sit-name", { type: "text", name: "name", required: true, maxlength: 40, autocomplete: "nickname", value: prefs.get("name", "") }));
  const form = /** @type {HTMLFormElement} */ (h("form.sitting.card-box.stack", { "aria-labelledby": "sit-title" },
    h("h2#sit-title", {}, t("sit-title")),
    about.round > 1 && seatsOf(about.id).length ? h("p.notice", {}, t("sit-freed")) : null,
    h("p", {}, by ? t("sit-lead", { by, game }) : t("sit-lead-plain", { game })),
    h("div.field", {}, h("label", { for: "sit-name" }, t("sit-name")), name),
    free.length > 1
      ? h("fieldset.field", {}, h("legend.label", {}, t("sit-seat")), h("div.choices", {}, free.map((seat, at) =>
        h("label", {}, h("input", { type: "radio", name: "seat", value: seat.number, checked: at === 0 }), seatName(seat, seats.length)))))
      : h("p.soft", {}, t("sit-seat-is", { seat: seatName(free[0] ?? { number: 0 }, seats.length) })),
    problem,
    h("div.row", {},
      h("button.btn.main", { type: "submit" }, t("sit-do")),
      onWatch ? h("button.btn.quiet", { type: "button", onclick: onWatch }, t("sit-watch")) : null),
    about.commitment ? h("p.tiny.soft", {}, t("sit-fair", { commitment: String(about.commitment).slice(0, 12) })) : null,
  ));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const chosen = Number(new FormData(form).get("seat") ?? free[0]?.number);
    const button = /** @type {HTMLButtonElement} */ (form.querySelector("button[type=submit]"));
    button.disabled = true;
    problem.hidden = true;
    try {
      prefs.set("name", name.value.trim());
      onSeated(await sitDown(about, chosen, name.value.trim()));
    } catch (refused) {
      problem.textContent = refused instanceof ApiError && refused.status === 409 ? t("sit-taken") : trouble(refused);
      problem.hidden = false;
      button.disabled = false;
    }
  });
  fill(container, form);
  return form;
}

/** @param {{number: number}} seat @param {number} count */
function seatName(seat, count) {
  return count > 2 ? t("sit-seat-n", { n: seat.number + 1 }) : t(seat.number === 0 ? "sit-seat-white" : "sit-seat-black");
}
