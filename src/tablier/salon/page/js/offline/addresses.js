/** By which names things are kept for when there is no network, and which others a page asks for. */

/** What says in which language, or from which version on, the same thing is asked for. */
const BESIDE = ["lang", "have", "known"];

/** What an address is read against that has no server before it. */
const NOWHERE = "salon:/";

/** The name under which an answer is kept: its address, in any language. @param {string} address */
export function keyOf(address) {
  const url = new URL(address, NOWHERE);
  for (const name of BESIDE) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.pathname + url.search;
}

/** The same address, asking for a language. @param {string} address @param {string} language */
export function inLanguage(address, language) {
  const url = new URL(address, NOWHERE);
  url.searchParams.set("lang", language);
  return url.pathname + url.search;
}

/** Whether an address bears the hash of what is there, which therefore never changes. @param {string} path */
export const isFixed = (path) => /^\/static\/[0-9a-f]{16}\//.test(path) || /^\/words\/[\w-]+\.[0-9a-f]{16}\.json$/.test(path);

/**
 * What a page or a style sheet needs to be whole: the files it names by their hashes, the words of a language, pictures.
 * @param {string} text @param {string} language @returns {string[]}
 */
export function neededBy(text, language) {
  const files = text.match(/\/static\/[0-9a-f]{16}\/[\w./-]+/g) ?? [];
  const words = /data-words="([^"]*)"/.exec(text)?.[1].split(" ").find((it) => it.startsWith(`${language}.`));
  const pictures = [...text.matchAll(/src="(\/api\/[^"]+)"/g)].map((it) => it[1].replaceAll("&amp;", "&"));
  return [...new Set([...files, ...(words ? [`/words/${words}.json`] : []), ...pictures])];
}

/** @typedef {{id: string, viewer: number, review: string|null, [fact: string]: any}} Finished a game that is over, seen from a side; `review`: how far that is */

/** Where everything of a finished game is that its page asks for; an account has only a scored one. @param {Finished} game */
export const partsOf = ({ id, viewer }) => [
  `/api/tables/${id}`, `/api/tables/${id}/review?viewer=${viewer}`,
  ...["wide", "tall"].map((shape) => `/api/tables/${id}/moments?form=numbers&viewer=${viewer}&shape=${shape}`),
  `/api/tables/${id}/picture?theme=auto&viewer=${viewer}`,
  `/api/tables/${id}/account?format=json`,
];

/** Under which name the list of the games that are kept is kept. */
export const KEPT_GAMES = "/kept/games";
/** Where finished games are kept, whatever the version. */
export const GAMES = "tablier games";
