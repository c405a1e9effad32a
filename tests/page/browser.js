/** As much of a browser as modules ask for when they are loaded: somewhere to listen, and a store for choices. */

const kept = new Map();
const nothing = { addEventListener() {}, documentElement: { dataset: {}, lang: "en" } };

Object.assign(globalThis, {
  document: nothing,
  addEventListener() {},
  localStorage: {
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value),
    removeItem: (/** @type {string} */ name) => kept.delete(name),
  },
});

/** Forget everything that was stored. */
export const forget = () => kept.clear();
