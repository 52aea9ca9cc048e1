import data from "./text-readings.gen.json" with { type: "json" };

/** Every reading of a character. */
const readings = new Map<string, string[]>();
for (const [, reading = "", characters = ""] of data.matchAll(/(?<![a-z])([a-z]+)([^a-z]+)/g)) {
  for (const character of characters) readings.set(character, [...(readings.get(character) ?? []), reading]);
}

/**
 * Whether a Chinese text can be read as what was typed: syllables, first letters or both (`zhoubao`, `zb`, `zhoub`), from any
 * character on. A character with two readings is found by either.
 */
export function readsAs(text: string, typed: string): boolean {
  const letters = typed.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length < 2) return false;
  const parts = [...text.toLowerCase()].filter((character) => readings.has(character) || /[a-z]/.test(character));
  return parts.some((_, at) => readings.has(parts[at] ?? "") && readsFrom(parts, at, letters));
}

function readsFrom(parts: readonly string[], from: number, letters: string): boolean {
  // How many letters are used up, by every way of reading what lies behind.
  let used = new Set([0]);
  for (const part of parts.slice(from)) {
    const next = new Set<number>();
    for (const so of used) {
      const rest = letters.slice(so);
      for (const reading of readings.get(part) ?? [part]) {
        // The last syllable may be unfinished.
        if (reading.startsWith(rest)) return true;
        if (rest.startsWith(reading)) next.add(so + reading.length);
        if (rest.startsWith(reading.charAt(0))) next.add(so + 1);
      }
    }
    used = next;
  }
  return used.has(letters.length);
}

/**
 * Every two letters that may stand beside each other in what `readsAs` finds a text by: inside a syllable, and from a syllable or
 * its first letter to the next one. What is typed has none but these.
 */
export function readingPairs(text: string): string[] {
  const parts = [...text.toLowerCase()]
    .filter((character) => readings.has(character) || /[a-z]/.test(character))
    .map((part) => readings.get(part) ?? [part]);
  const pairs = new Set<string>();
  parts.forEach((now, at) => {
    for (const reading of now) {
      for (let from = 0; from + 2 <= reading.length; from++) pairs.add(reading.slice(from, from + 2));
      for (const following of parts[at + 1] ?? []) {
        pairs.add(reading.charAt(0) + following.charAt(0));
        pairs.add(reading.slice(-1) + following.charAt(0));
      }
    }
  });
  return [...pairs];
}
