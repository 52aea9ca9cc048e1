import { createHash } from "node:crypto";

/**
 * How files of texts look by now. A change of the look counts it up, or whoever exports a text again is given the file of
 * before: `content-key.test.ts` notices.
 */
export const LOOK_VERSION = 1;

/** The same parts give the same key, and others another. */
export function contentKeyOf(parts: readonly (string | number | boolean | null | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    const bytes = part instanceof Uint8Array ? part : new TextEncoder().encode(JSON.stringify(part));
    hash.update(`${bytes.byteLength}:`).update(bytes);
  }
  return hash.digest("hex");
}
