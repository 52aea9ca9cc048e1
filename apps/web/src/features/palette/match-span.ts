/** The part of a title that matches the query: the letters themselves, or the characters with that reading (`zhou` → 周, `zb` → 周报). */
export function matchSpan(title: string, syllables: readonly string[], typed: string): readonly [from: number, to: number] | null {
  const wanted = typed.toLowerCase().replace(/\s+/g, "");
  if (wanted === "") return null;
  const literal = title.toLowerCase().indexOf(wanted);
  if (literal >= 0) return [literal, literal + wanted.length];
  // A match by reading needs one syllable for each character.
  if (title.length !== syllables.length) return null;
  return (
    spanRead(syllables, wanted) ??
    spanRead(
      syllables.map((syllable) => syllable.charAt(0)),
      wanted,
    )
  );
}

function spanRead(parts: readonly string[], wanted: string): readonly [number, number] | null {
  for (let from = 0; from < parts.length; from++) {
    let read = "";
    for (let to = from; to < parts.length && read.length < wanted.length; to++) {
      read += parts[to];
      if (read.startsWith(wanted)) return [from, to + 1];
    }
  }
  return null;
}

/** `shixizhouji` by its initials `sxzj` → shi, xi, zhou, ji. Empty where they do not fit. */
export function splitReading(pinyin: string, initials: string): string[] {
  if (initials === "" || !/^[a-z0-9]+$/.test(initials)) return [];
  const parts = [...initials].map((letter) => `(${letter}[a-z0-9]*?)`).join("");
  return new RegExp(`^${parts}$`).exec(pinyin)?.slice(1) ?? [];
}
