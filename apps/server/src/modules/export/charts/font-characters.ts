/** Rows of GB 2312 with characters: signs, digits, Latin, kana, Greek, Cyrillic, and the two levels of Chinese ones. */
const ROWS: readonly (readonly [number, number])[] = [
  [0xa1, 0xa9],
  [0xb0, 0xf7],
];
const CELLS: readonly [number, number] = [0xa1, 0xfe];
/** Latin with its extensions, Greek, and marks of punctuation. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x391, 0x3a1],
  [0x3a3, 0x3a9],
  [0x3b1, 0x3c9],
];
const SIGNS = "\n–—‘’“”…‰€£¥℃→←↑↓≈≠≤≥±×÷∞√²³µ·•−";

let characters: ReadonlySet<string> | undefined;

/** What the font of pictures can write: `noto-sans-sc-subset.ttf` was made of Noto Sans SC with these and no others. */
export function fontCharacters(): ReadonlySet<string> {
  characters ??= new Set([
    ...gb2312(),
    ...RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))),
    ...SIGNS,
  ]);
  return characters;
}

function gb2312(): string[] {
  const decoder = new TextDecoder("gb18030");
  const [first, last] = CELLS;
  return ROWS.flatMap(([from, to]) =>
    Array.from({ length: (to - from + 1) * (last - first + 1) }, (_, at) => {
      const width = last - first + 1;
      return decoder.decode(new Uint8Array([from + Math.floor(at / width), first + (at % width)]));
    }),
  ).filter((character) => [...character].length === 1 && !/[\p{Co}\p{Cn}\ufffd]/u.test(character));
}
