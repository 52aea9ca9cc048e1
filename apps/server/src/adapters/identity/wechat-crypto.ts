import { createDecipheriv, createHash, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;
const BLOCK_BYTES = 16;
/** PKCS#7 block size of the platform: 32 bytes, although AES has 16. */
const PAD_MAX_BYTES = 32;
const RANDOM_BYTES = 16;
const LENGTH_BYTES = 4;

/** Signature of a pushed call: SHA-1 over its parts in alphabetical order. */
export function signParts(...parts: readonly string[]): string {
  return createHash("sha1").update(parts.toSorted().join("")).digest("hex");
}

/** Constant-time comparison. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

/**
 * Decrypts a message: 16 random bytes, length, message, app id. Null for any failure, without telling which: an attacker
 * must not learn whether the padding or the app id was wrong.
 */
export function decryptMessage(input: { encrypted: string; aesKey: string; appId: string }): string | null {
  const key = Buffer.from(`${input.aesKey}=`, "base64");
  const bytes = Buffer.from(input.encrypted, "base64");
  if (key.byteLength !== KEY_BYTES || bytes.byteLength === 0 || bytes.byteLength % BLOCK_BYTES !== 0) return null;
  const decipher = createDecipheriv("aes-256-cbc", key, key.subarray(0, BLOCK_BYTES)).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(bytes), decipher.final()]);
  const plain = withoutPadding(padded);
  const head = RANDOM_BYTES + LENGTH_BYTES;
  if (plain === null || plain.byteLength < head) return null;
  const end = head + plain.readUInt32BE(RANDOM_BYTES);
  if (end > plain.byteLength || !sameText(plain.subarray(end).toString("utf8"), input.appId)) return null;
  return plain.subarray(head, end).toString("utf8");
}

function withoutPadding(padded: Buffer): Buffer | null {
  const pad = padded.at(-1) ?? 0;
  if (pad < 1 || pad > PAD_MAX_BYTES || pad > padded.byteLength) return null;
  const end = padded.byteLength - pad;
  return padded.subarray(end).every((byte) => byte === pad) ? padded.subarray(0, end) : null;
}
