/** What the bar says and offers before a game can begin: seats are free, or sealed numbers are still to be opened. */

import { t } from "../lib/words.js";
import { seatOf } from "./seats.js";

/** @import { TablePage } from "./main.js" */
/** @import { Bar } from "./phases.js" */

/** @returns {Bar} @param {TablePage} table */
export function gathering(table) {
  const free = table.store.state.seats.some((it) => it.open);
  if (table.store.watching && free) {
    return { title: t("sit-title"), sub: t("open-here"), offers: [{ id: "sit", again: true, label: t("sit-do"), main: true, key: "Enter", run: () => table.showSitting() }] };
  }
  if (!free) return opening(table);
  return { title: t("open-title"), sub: t("open-sub"), offers: [{ id: "invite", again: true, label: t("open-copy"), main: true, run: () => table.menu.links() }] };
}

/** Everybody sits; what they sealed is being opened. @param {TablePage} table */
function opening(table) {
  const { store } = table;
  const { unopened, seats, anew_in: left } = store.state;
  const mine = unopened.filter((it) => store.you.includes(it));
  const lost = mine.some((it) => table.fairness.check.seedFor(it) === null);
  const names = unopened.filter((it) => !mine.includes(it)).map((it) => seats[it].name).join(", ");
  const late = names && left === 0;
  const offers = store.can("anew") && (lost || late) ? [{ id: "anew", label: t(lost ? "anew-do" : "anew-late"), main: true, run: () => table.act("anew", seatOf(table, store.can("anew"))) }] : [];
  if (lost) return { title: t("anew-lost"), sub: t("anew-lost-sub"), offers };
  return { title: names ? t("anew-wait", { names }) : t("anew-soon"), sub: t(offers.length ? "anew-sub" : "anew-wait-sub"), offers };
}
