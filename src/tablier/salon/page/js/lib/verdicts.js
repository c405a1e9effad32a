/** What decisions are called, on every page. */

/**
 * What something is called that costs so many points; nothing, if it is as good as the best.
 * @param {number} points @param {Record<string, number>} called from how many on, as the server says
 */
export const verdictOn = (points, called) =>
  Object.entries(called).sort(([, a], [, b]) => b - a).find(([, least]) => points + 1e-9 >= least)?.[0] ?? "";
