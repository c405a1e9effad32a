/** A position with its throw and its score in the address of the page, and out of it. */

/** @typedef {{position?: string, game?: string, dice: number[], cube: number|null, owner: number|null, match: number, score: number[]}} Asked */

const SIDES = ["w", "b"];

/** What an address asks for; whatever cannot be read is left out. @param {string} query @returns {Asked} */
export function fromAddress(query) {
  const asked = new URLSearchParams(query);
  const dice = (asked.get("dice") ?? "").match(/^[1-6](-[1-6]){0,2}$/) ? (asked.get("dice") ?? "").split("-").map(Number) : [];
  const cube = (asked.get("cube") ?? "").match(/^(\d{1,2})([wb])?$/);
  const match = (asked.get("match") ?? "").match(/^\d{1,3}$/) ? Number(asked.get("match")) : 1;
  const score = (asked.get("score") ?? "").match(/^(\d{1,3})-(\d{1,3})$/);
  return {
    position: asked.get("position") || undefined, game: asked.get("game") || undefined, dice,
    cube: cube ? Number(cube[1]) : null, owner: cube?.[2] ? SIDES.indexOf(cube[2]) : null,
    match, score: score ? [Number(score[1]), Number(score[2])] : [0, 0],
  };
}

/**
 * The games to show instead of what cannot be read, the likeliest first: the one the position names, with its rules and as the book has it, then the usual one.
 * @param {Asked} asked @param {string[]} games @param {string} usual @returns {string[]}
 */
export function insteadOf({ position, game }, games, usual) {
  const named = (position ?? game ?? "").split(":")[0];
  const plain = named.split("@")[0];
  return [...new Set(games.includes(plain) ? [position ? named : plain, plain, usual] : [usual])];
}

/** The address of a position. @param {Asked} asked */
export function toAddress({ position, dice, cube, owner, match, score }) {
  const told = [["position", position ?? ""], ["dice", dice.join("-")], ["cube", cube === null ? "" : `${cube}${owner === null ? "" : SIDES[owner]}`],
    ["match", match > 1 ? String(match) : ""], ["score", match > 1 && score.some(Boolean) ? score.join("-") : ""]];
  // Colons, commas and equals signs stand for themselves in a query, and a position is then still legible.
  const query = told.filter(([, value]) => value).map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/%(3A|2C|3D|40)/g, (it) => decodeURIComponent(it))}`);
  return `/analysis${query.length ? `?${query.join("&")}` : ""}`;
}
