import { createHash, randomBytes, randomUUID } from "node:crypto";

const TOKEN_BYTES = 32;
const TIMESTAMP_HEX_DIGITS = 12;
/** What follows the version digit of a UUID: 12 random bits, the variant, 62 random bits. */
const UUID_RANDOM_TAIL = 15;

/**
 * UUIDv7 for the moment `now` (milliseconds): sorts by time, so new rows lie together in every index. The random part is
 * taken from `randomUUID`, which draws its bytes in bulk: 0.2 µs instead of 1.5, and every request has an id.
 */
export function newId(now: number): string {
  const time = now.toString(16).padStart(TIMESTAMP_HEX_DIGITS, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(UUID_RANDOM_TAIL)}`;
}

/** An unguessable secret: 32 random bytes in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** An unguessable secret of digits and a to f alone, 64 of them, for platforms that hand back nothing else unchanged. */
export function newPlainToken(): string {
  return randomBytes(TOKEN_BYTES).toString("hex");
}

/** What is stored of a secret. The secret is random, so a plain SHA-256 is enough: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** An unguessable id in the usual form of a UUID, for outside clients that expect one. */
export function newQrId(): string {
  return randomUUID();
}
