/** What was, to go back to: the newest last. */

const MOST = 500;

/** @template T */
export class Past {
  constructor() {
    /** @type {T[]} */
    this.kept = [];
  }

  /** Whether there is anything to go back to. */
  get empty() {
    return this.kept.length === 0;
  }

  /** Keep how it was before a change. @param {T} state */
  keep(state) {
    this.kept.push(state);
    if (this.kept.length > MOST) this.kept.shift();
  }

  /** How it was before the last change, which is forgotten. @returns {T|undefined} */
  back() {
    return this.kept.pop();
  }
}
