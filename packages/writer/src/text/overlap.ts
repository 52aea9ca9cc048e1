const STOP = new Set([
  "the",
  "and",
  "for",
  "with",
  "that",
  "this",
  "from",
  "are",
  "was",
  "into",
  "has",
  "have",
  "what",
  "when",
  "where",
  "whether",
]);

function units(text: string, language: "zh" | "en"): Set<string> {
  if (language === "en")
    return new Set(
      text
        .toLowerCase()
        .match(/[a-z]{4,}/g)
        ?.filter((word) => !STOP.has(word)) ?? [],
    );
  const found = new Set<string>();
  for (const run of text.match(/[\u4e00-\u9fff]{2,}/g) ?? []) {
    for (let i = 0; i + 2 <= run.length; i += 1) found.add(run.slice(i, i + 2));
  }
  return found;
}

/** Share of the first text's word pairs (words in English) that occur in the second, 0 to 1. */
export function overlap(text: string, other: string, language: "zh" | "en"): number {
  const mine = units(text, language);
  if (mine.size === 0) return 0;
  const theirs = units(other, language);
  let shared = 0;
  for (const unit of mine) if (theirs.has(unit)) shared += 1;
  return shared / mine.size;
}

/** How many word pairs (words) two texts share. */
export function sharedUnits(text: string, other: string, language: "zh" | "en"): number {
  const theirs = units(other, language);
  let shared = 0;
  for (const unit of units(text, language)) if (theirs.has(unit)) shared += 1;
  return shared;
}
