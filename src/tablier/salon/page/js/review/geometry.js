/** Where everything goes in the graph of a game: pure figures, in pixels of the width there is. */

/**
 * @typedef {{index: number, value: number|null, luck: number|null, verdict: string}} Plotted a stop of the graph, as the lower player sees it
 * @typedef {{width: number, height: number, luck: number, low: number, high: number}} Frame the size of the plot and of the luck beneath; what lies at its bottom and top
 */

/** Where a stop lies from left to right. @param {number} k @param {number} count @param {number} width */
export const across = (k, count, width) => (count > 1 ? (k / (count - 1)) * width : width / 2);

/** How far from the top a value lies. @param {number} value @param {Frame} frame */
export const down = (value, { height, low, high }) => height * (1 - Math.min(Math.max((value - low) / (high - low || 1), 0), 1));

/** The stop nearest to a place from left to right. @param {number} x @param {number} count @param {number} width */
export const nearest = (x, count, width) => Math.max(0, Math.min(count - 1, Math.round((x / (width || 1)) * (count - 1))));

/** The scale of the values: chances from nothing to certainty, or tokens around nothing. @param {Plotted[]} plotted @param {string} unit */
export function scaleOf(plotted, unit) {
  if (unit !== "tokens") return { low: 0, high: 1 };
  const most = Math.max(1, ...plotted.map((it) => Math.abs(it.value ?? 0)));
  return { low: -most, high: most };
}

/** How many stops from the left are known; what follows is hatched. @param {Plotted[]} plotted */
export function knownOf(plotted) {
  const first = plotted.findIndex((it) => it.value === null);
  return first < 0 ? plotted.length : first;
}

/** The line of the values, and the field beneath it, as paths. @param {Plotted[]} plotted @param {Frame} frame */
export function linesOf(plotted, frame) {
  const points = plotted.slice(0, knownOf(plotted)).map((it, k) => [across(k, plotted.length, frame.width), down(it.value ?? 0, frame)].map(short));
  if (!points.length) return { edge: "", field: "" };
  const edge = `M${points.map((it) => it.join(" ")).join("L")}`;
  return { edge, field: `${edge}L${points[points.length - 1][0]} ${frame.height}L${points[0][0]} ${frame.height}Z` };
}

/** A mark upon the line for every error and every blunder. @param {Plotted[]} plotted @param {Frame} frame */
export function marksOf(plotted, frame) {
  return plotted.flatMap((it, k) => (it.value !== null && (it.verdict === "error" || it.verdict === "blunder")
    ? [{ x: short(across(k, plotted.length, frame.width)), y: short(down(it.value, frame)), verdict: it.verdict }] : []));
}

/** A bar for every throw that was lucky for somebody: up where it favoured the lower player. @param {Plotted[]} plotted @param {Frame} frame */
export function luckBars(plotted, frame) {
  // One throw in fifty may be luckier than its bar is high: the others are to be seen beside it.
  const sizes = plotted.map((it) => Math.abs(it.luck ?? 0)).sort((a, b) => a - b);
  const most = Math.max(sizes[Math.ceil((sizes.length - 1) * 0.98)] ?? 0, 1e-9);
  const half = frame.luck / 2;
  const width = Math.max(1.5, Math.min(6, (0.7 * frame.width) / Math.max(plotted.length, 1)));
  return plotted.flatMap((it, k) => {
    const height = Math.min((half * Math.abs(it.luck ?? 0)) / most, half);
    if (height < 0.5) return [];
    const good = (it.luck ?? 0) > 0;
    return [{ x: short(across(k, plotted.length, frame.width) - width / 2), y: short(good ? half - height : half), width: short(width), height: short(height), good }];
  });
}

/** @param {number} value */
const short = (value) => Math.round(value * 10) / 10;
