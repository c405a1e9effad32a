/**
 * SHA-256 and HMAC, as FIPS 180-4 and RFC 2104 have them. The browser's own (`crypto.subtle`) is missing where a salon is
 * visited over plain HTTP, as in one's own house; and throws are checked between two frames, not some time later.
 */

/** @param {number} count */
const primes = (count) => {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((it) => n % it)) found.push(n);
  return found;
};
/** The first 32 bits of a fraction. @param {number} root */
const bits = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes(8).map((it) => bits(Math.sqrt(it)));
const ROUNDS = primes(64).map((it) => bits(Math.cbrt(it)));
const BLOCK = 64;

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Uint8Array} bytes @returns {Uint8Array} 32 bytes */
export function sha256(bytes) {
  const padded = new Uint8Array((Math.floor((bytes.length + 8) / BLOCK) + 1) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const sum = [...START];
  const w = new Int32Array(BLOCK);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15], w[i - 2]];
      w[i] = (w[i - 16] + w[i - 7] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0;
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((it, i) => (sum[i] = (sum[i] + it) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  sum.forEach((it, i) => digest.setInt32(4 * i, it));
  return new Uint8Array(digest.buffer);
}

/** @param {Uint8Array} key at most 64 bytes @param {Uint8Array} message */
export function hmac(key, message) {
  /** @param {number} sign */
  const pad = (sign) => Uint8Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ sign);
  return sha256(join(pad(0x5c), sha256(join(pad(0x36), message))));
}

/** Bytes one after another. @param {...Uint8Array} parts */
export function join(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const it of parts) {
    whole.set(it, at);
    at += it.length;
  }
  return whole;
}

/** @param {string} text */
export const utf8 = (text) => new TextEncoder().encode(text);
/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((it) => it.toString(16).padStart(2, "0")).join("");
/** @param {string} text */
export const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (it) => Number.parseInt(it, 16));
