/** A sentence with where it stands in its text. */
export type Sentence = { readonly text: string; readonly from: number; readonly to: number };

const END = /[。！？；!?;\n]|\.(?=\s|$)/g;
const WORDS = /[\p{L}\p{N}]/u;

/** Sentences of a text without their end marks and outer spaces; the same cuts as the metrics make. */
export function placedSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (end: number): void => {
    const raw = text.slice(start, end);
    const words = raw.trim();
    if (!WORDS.test(words)) return;
    const from = start + raw.length - raw.trimStart().length;
    sentences.push({ text: words, from, to: from + words.length });
  };
  for (const { index } of text.matchAll(END)) {
    add(index);
    start = index + 1;
  }
  add(text.length);
  return sentences;
}

/** Two texts compared without marks and case; spaces count between Latin words only. */
export function normalised(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "")
    .trim();
}

/** Half of a character outside the first plane is no mark. */
const EDGE = /[^\p{L}\p{N}\p{Cs}]/u;

/** A passage without the marks and spaces at its ends. */
export function withoutEdgeMarks(text: string, from: number, to: number): [from: number, to: number] {
  let [first, last] = [from, to];
  while (first < last && EDGE.test(text.charAt(first))) first += 1;
  while (last > first && EDGE.test(text.charAt(last - 1))) last -= 1;
  return [first, last];
}

/** FNV-1a with 32 bits: tells words that have changed from those that have not. */
export function hashOf(words: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
