/** What the reader has chosen, kept in this browser only. */

const PREFIX = "tablier.";

export const prefs = {
  /**
   * A choice, or `otherwise` where nothing was chosen or nothing may be stored.
   * @template {string|null} [T=null]
   * @param {string} name @param {T} [otherwise]
   * @returns {string|T}
   */
  get(name, otherwise = /** @type {T} */ (null)) {
    try {
      return localStorage.getItem(PREFIX + name) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  /** Keep a choice; null forgets it. @param {string} name @param {string|null} value */
  set(name, value) {
    try {
      if (value === null) localStorage.removeItem(PREFIX + name);
      else localStorage.setItem(PREFIX + name, value);
    } catch {
      /* A browser that stores nothing still plays. */
    }
  },
};

/** The theme chosen: light, dark or auto. */
export const theme = () => prefs.get("theme", "auto");

/** Set the theme chosen on the document; called by every page as early as it can. */
export function applyTheme() {
  const chosen = theme();
  if (chosen === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

/** Choose a theme and show it. @param {string} name */
export function chooseTheme(name) {
  prefs.set("theme", name);
  applyTheme();
}

/** What boards are made of: the first unless another is chosen (tokens.css). */
export const boardThemes = ["walnut", "slate", "rosewood"];

/** The board chosen. */
export const boardTheme = () => prefs.get("board", boardThemes[0]);

/** Choose a board and show it. @param {string} name */
export function chooseBoardTheme(name) {
  prefs.set("board", name === boardThemes[0] ? null : name);
  if (name === boardThemes[0]) delete document.documentElement.dataset.board;
  else document.documentElement.dataset.board = name;
}

/** Whether things should not move. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

applyTheme();

// Focus moved by the page itself is drawn only for those who use keys (base.css).
addEventListener("pointerdown", () => (document.documentElement.dataset.input = "pointer"), { capture: true });
addEventListener("keydown", () => (document.documentElement.dataset.input = "keys"), { capture: true });
