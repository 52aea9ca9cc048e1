const HEX_DIGITS = 16;
const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;

/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` exists on secure addresses only; this works on plain http under any
 * name as well.
 */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[VERSION_BYTE] = ((bytes[VERSION_BYTE] ?? 0) & 0x0f) | 0x40;
  bytes[VARIANT_BYTE] = ((bytes[VARIANT_BYTE] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(HEX_DIGITS).padStart(2, "0")).join("");
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join("-");
}
