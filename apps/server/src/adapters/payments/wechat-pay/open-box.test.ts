import { createCipheriv } from "node:crypto";
import { expect, test } from "vitest";
import { openBox } from "./open-box.ts";

const KEY = "k".repeat(32);
const NONCE = "n".repeat(12);

function seal(text: string, associatedData = "transaction"): Buffer {
  const cipher = createCipheriv("aes-256-gcm", KEY, NONCE).setAAD(Buffer.from(associatedData));
  return Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

const boxOf = (sealed: Buffer, associated_data?: string) => ({ ciphertext: sealed.toString("base64"), nonce: NONCE, associated_data });

test("what was sealed is opened, with or without associated data", () => {
  expect(openBox(KEY, boxOf(seal("橘笺 🍊"), "transaction"))).toBe("橘笺 🍊");
  expect(openBox(KEY, boxOf(seal("橘笺", "")))).toBe("橘笺");
});

test.each([
  ["another key", () => openBox("x".repeat(32), boxOf(seal("a"), "transaction"))],
  ["other associated data", () => openBox(KEY, boxOf(seal("a"), "refund"))],
  ["another nonce", () => openBox(KEY, { ...boxOf(seal("a"), "transaction"), nonce: "m".repeat(12) })],
  ["a changed text", () => openBox(KEY, boxOf(Buffer.concat([Buffer.from("b"), seal("a").subarray(1)]), "transaction"))],
  // A tag of four bytes could be guessed: a shortened tag must be refused.
  ["nothing but the beginning of a right tag", () => openBox(KEY, boxOf(seal("").subarray(0, 4), "transaction"))],
  ["nothing in it", () => openBox(KEY, boxOf(Buffer.alloc(0), "transaction"))],
])("a box with %s stays closed", (_, open) => {
  expect(open).toThrow();
});
