/** What keys do on the page of a review. */

/**
 * @typedef {{do: "go", by: number}|{do: "to", where: "first"|"last"}|{do: "mistake", way: number}|{do: "candidate", n: number}|{do: "walk", way: number}
 *   |{do: "turn"}|{do: "analyse"}|{do: "learn"}|{do: "play"}|{do: "help"}} Command
 */

/** @type {Record<string, Command>} */
const KEYS = {
  ArrowLeft: { do: "go", by: -1 }, ArrowRight: { do: "go", by: 1 }, Home: { do: "to", where: "first" }, End: { do: "to", where: "last" },
  ArrowUp: { do: "walk", way: -1 }, ArrowDown: { do: "walk", way: 1 }, f: { do: "turn" }, a: { do: "analyse" }, l: { do: "learn" }, p: { do: "play" }, "?": { do: "help" },
};

/**
 * The command of a key, or null: pressed together with others, it is the browser's.
 * @param {{key: string, altKey?: boolean, ctrlKey?: boolean, metaKey?: boolean, shiftKey?: boolean}} event @returns {Command|null}
 */
export function commandOf({ key, altKey, ctrlKey, metaKey, shiftKey }) {
  if (altKey || ctrlKey || metaKey) return null;
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (plain === "m") return { do: "mistake", way: shiftKey ? -1 : 1 };
  if (/^[1-5]$/.test(plain)) return { do: "candidate", n: Number(plain) };
  return KEYS[plain] ?? null;
}

/** Whether what has the focus wants a key for itself: fields always, tabs and lists of choices the arrows. @param {string} role @param {string} tag @param {string} key */
export function keepsKey(role, tag, key) {
  if (["INPUT", "TEXTAREA", "SELECT"].includes(tag)) return true;
  if (["tab", "radio"].includes(role)) return key.startsWith("Arrow") || key === "Home" || key === "End";
  return false;
}
