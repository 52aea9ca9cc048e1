type LengthWords = { char: (value: number) => string; item: (value: number) => string; source: string };

/** Default length of a scene in the words of the place it stands in. */
export function lengthLabel({ length, unit }: { length: number | null; unit: "char" | "item" }, words: LengthWords): string {
  return length === null ? words.source : words[unit](length);
}
