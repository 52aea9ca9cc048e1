const UTF_16_MARKS: readonly (readonly [first: number, second: number, encoding: string])[] = [
  [0xff, 0xfe, "utf-16le"],
  [0xfe, 0xff, "utf-16be"],
];

/** A text file as text: UTF-16 by its mark, else UTF-8, else what Chinese Windows writes. The upload was checked to be one of these. */
export function decodeText(bytes: Uint8Array): string {
  const marked = UTF_16_MARKS.find(([first, second]) => bytes[0] === first && bytes[1] === second);
  if (marked !== undefined) return new TextDecoder(marked[2]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}
