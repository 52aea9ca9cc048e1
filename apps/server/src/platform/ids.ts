import { createHash, randomBytes, randomUUID } from "node:crypto";

const TOKEN_BYTES = 32;
const TIMESTAMP_HEX_DIGITS = 12;

/** UUIDv7 for the moment `now` (milliseconds): sorts by time, so new rows lie together in every index. */
export function newId(now: number): string {
  const random = randomBytes(10);
  const time = now.toString(16).padStart(TIMESTAMP_HEX_DIGITS, "0");
  const version = 0x7000 | (random.readUInt16BE(0) & 0x0fff);
  const variant = 0x8000 | (random.readUInt16BE(2) & 0x3fff);
  return `${time.slice(0, 8)}-${time.slice(8)}-${version.toString(16)}-${variant.toString(16)}-${random.toString("hex", 4)}`;
}

/** An unguessable secret: 32 random bytes in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What is stored of a secret. The secret is random, so a plain SHA-256 is enough: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** An unguessable id in the usual form of a UUID, for outside clients that expect one. */
export function newQrId(): string {
  return randomUUID();
}
