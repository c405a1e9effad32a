/** Somebody who tells others what happens, each thing by its name. */

export class Teller extends EventTarget {
  /** @param {string} name @param {any} [detail] */
  tell(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Hear of something whenever it is told. @param {string} name @param {(detail: any) => void} hear */
  on(name, hear) {
    this.addEventListener(name, (event) => hear(/** @type {CustomEvent} */ (event).detail));
  }
}
