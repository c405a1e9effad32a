/**
 * The tree of legal steps as the server sends it, and questions about it. There is no rule here: only looking up.
 *
 * A step is `{from, number, to, hits, then?}`; `then` are the steps that may follow it, absent where the server left
 * them out (they will come with the next state).
 */

/** @import { Step } from "../types.js" */

/** Whether two steps are the same. @param {Step} a @param {Step} b */
export const same = (a, b) => a.from === b.from && a.number === b.number && a.to === b.to;

/** The steps that may come after some that were made already; null where the tree does not reach so far. @param {Step[]|undefined} steps @param {Step[]} made */
export function after(steps, made) {
  let level = steps ?? [];
  for (const step of made) {
    const found = level.find((it) => same(it, step));
    if (!found || !found.then) return null;
    level = found.then;
  }
  return level;
}

/** All ways of one man from `from`, as chains of steps, the single ones first. @param {Step[]} level @param {number} from */
export function chains(level, from, limit = 6) {
  /** @type {Step[][]} */
  const found = [];
  let ends = level.filter((it) => it.from === from).map((it) => [it]);
  while (ends.length && limit-- > 0) {
    found.push(...ends);
    ends = ends.flatMap((chain) => {
      const last = chain[chain.length - 1];
      return (last.then ?? []).filter((it) => it.from === last.to && it.to !== last.to).map((it) => [...chain, it]);
    });
  }
  return found;
}

/** The only way to the end, as long as each level has one step; empty where there is a choice. @param {Step[]} level */
export function forced(level) {
  /** @type {Step[]} */
  const found = [];
  let next = level;
  while (next.length && next.every((it) => same(it, next[0]))) {
    found.push(next[0]);
    next = next[0].then ?? [];
  }
  return next.length ? [] : found;
}

/** One way to the end, as far as the tree reaches; for a play that is the only one in whatever order. @param {Step[]|null} level */
export function anyWay(level) {
  /** @type {Step[]} */
  const found = [];
  for (let next = level ?? []; next.length; next = next[0].then ?? []) found.push(next[0]);
  return found;
}

/** A key that is the same for two chains which the page may treat as one: same numbers, same hits in the end. @param {Step[]} chain */
export const outcome = (chain) =>
  `${chain.map((it) => it.number).sort().join("-")} ${chain.filter((it) => it.hits).map((it) => it.to).join()}`;

/** Steps as text, as they are typed: "4/9". Bar and off by their numbers' names. @param {number} number */
export const point = (number) => (number === 0 ? "bar" : number === 25 ? "off" : String(number));
