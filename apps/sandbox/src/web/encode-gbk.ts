const [FIRST, LAST] = [0x81, 0xfe];
const TRAIL_FIRST = 0x40;
const ASCII_MAX = 0x7f;

/** Text in GBK: the runtime only decodes it, so its table is turned round. */
export function encodeGbk(text: string): Buffer {
  const decoder = new TextDecoder("gbk");
  const table = new Map<string, readonly [number, number]>();
  for (let lead = FIRST; lead <= LAST; lead++)
    for (let trail = TRAIL_FIRST; trail <= LAST; trail++) table.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= ASCII_MAX) bytes.push(code);
    else bytes.push(...(table.get(character) ?? [0x3f]));
  }
  return Buffer.from(bytes);
}
