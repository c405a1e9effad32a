/** Days as people count them: by their own calendar, written "2026-11-18". And how many in a row something was done. */

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/**
 * The day it is where somebody lives.
 * @param {Date} [now] @param {number} [offset] minutes by which Greenwich is ahead of them, as browsers tell it
 */
export const dayOf = (now = new Date(), offset = now.getTimezoneOffset()) => new Date(now.getTime() - offset * 60_000).toISOString().slice(0, 10);

/** The day so many days later. @param {string} day @param {number} count */
export const later = (day, count) => new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** How many days there are from one to another. @param {string} from @param {string} to */
export const between = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/**
 * Days in a row up to today, or up to yesterday while today is still to come; the longest row there was; and the last seven days.
 * @param {Iterable<string>} days on which it was done @param {string} today
 */
export function streakOf(days, today) {
  const done = new Set(days);
  const last = done.has(today) ? today : later(today, -1);
  const week = Array.from({ length: WEEK }, (_, at) => later(today, at + 1 - WEEK));
  return {
    now: rowTo(done, last),
    longest: Math.max(0, ...[...done].filter((day) => !done.has(later(day, 1))).map((day) => rowTo(done, day))),
    week: week.map((day) => ({ day, done: done.has(day), today: day === today })),
  };
}

/** How many days in a row end with one. @param {Set<string>} done @param {string} day */
function rowTo(done, day) {
  let count = 0;
  while (done.has(later(day, -count))) count++;
  return count;
}
