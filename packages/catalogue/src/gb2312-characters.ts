/** First bytes of the rows of GB 2312 that hold characters: those people write with, and of them the first level, the 3,755 most usual. */
export const ALL_COMMON = { first: 0xb0, last: 0xf7 } as const;
export const MOST_USUAL = { first: 0xb0, last: 0xd7 } as const;
const CELLS = { first: 0xa1, last: 0xfe } as const;

/** The Chinese characters of these rows, in the order of the standard. */
export function gb2312Characters(rows: { readonly first: number; readonly last: number }): string[] {
  const decoder = new TextDecoder("gb18030");
  const characters: string[] = [];
  for (let row = rows.first; row <= rows.last; row++) {
    for (let cell: number = CELLS.first; cell <= CELLS.last; cell++) characters.push(decoder.decode(Uint8Array.of(row, cell)));
  }
  return characters.filter((character) => /^\p{Script=Han}$/u.test(character));
}
