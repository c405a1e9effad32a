import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import test from "node:test";

import { hex, hmac, join, sha256, unhex, utf8 } from "../../src/tablier/salon/page/js/lib/sha256.js";

test("a hash is that of the standard, whatever the length", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, k) => (7 * k + length) % 256);
    assert.equal(hex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"), `${length} bytes`);
  }
});

test("a keyed hash is that of the standard", () => {
  for (const length of [1, 32, 64]) {
    const key = Uint8Array.from({ length }, (_, k) => 255 - k);
    assert.equal(hex(hmac(key, utf8("six et as"))), createHmac("sha256", key).update("six et as").digest("hex"));
  }
});

test("bytes survive being written down", () => {
  const bytes = Uint8Array.of(0, 1, 15, 16, 255);
  assert.equal(hex(bytes), "00010f10ff");
  assert.deepEqual(unhex("00010f10ff"), bytes);
  assert.deepEqual(join(bytes, Uint8Array.of(9)), Uint8Array.of(0, 1, 15, 16, 255, 9));
});
