/** Syllables of a title: a Chinese character gives its reading, a run of Latin letters or digits is one syllable, the rest is silent. */
export function syllablesOf(title: string, readings: ReadonlyMap<string, string>): string[] {
  if (readings.size === 0) return [];
  return (title.toLowerCase().match(/[a-z0-9]+|./gsu) ?? []).flatMap((part) =>
    /^[a-z0-9]/.test(part) ? part : (readings.get(part) ?? []),
  );
}
