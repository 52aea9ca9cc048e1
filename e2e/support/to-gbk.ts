const LEAD = { from: 0x81, to: 0xfe } as const;
const TRAIL = { from: 0x40, to: 0xfe } as const;

/** Bytes of each character of GBK; the platform reads it and does not write it. */
const CODES = new Map<string, readonly [number, number]>();
const decoder = new TextDecoder("gbk");
for (let lead: number = LEAD.from; lead <= LEAD.to; lead += 1) {
  for (let trail: number = TRAIL.from; trail <= TRAIL.to; trail += 1) {
    const character = decoder.decode(Uint8Array.of(lead, trail));
    if ([...character].length === 1 && !CODES.has(character)) CODES.set(character, [lead, trail]);
  }
}

/** A text as Excel writes a csv on a Chinese Windows. */
export function toGbk(text: string): Buffer {
  return Buffer.from(
    [...text].flatMap((character) => (character.charCodeAt(0) < 0x80 ? [character.charCodeAt(0)] : [...(CODES.get(character) ?? [0x3f])])),
  );
}
