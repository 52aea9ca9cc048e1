/** Syllables of a title: the reading of each Chinese character, each run of Latin letters or digits as one; other characters are skipped. */
export function syllablesOf(title: string, readings: ReadonlyMap<string, string>): string[] {
  if (readings.size === 0) return [];
  return (title.toLowerCase().match(/[a-z0-9]+|./gsu) ?? []).flatMap((part) =>
    /^[a-z0-9]/.test(part) ? part : (readings.get(part) ?? []),
  );
}
