import { paragraphsOf, tokensOf } from "./tokens-of.ts";

/** Shorter paragraphs are headings and labels, which overlap naturally. */
const SHORTEST_PARAGRAPH_TOKENS = 20;
/** Bounds the quadratic comparison of a very long text. */
const MOST_PARAGRAPHS = 80;
const MOST_TOKENS = 400;

/** For each paragraph the highest ROUGE-L F1 with any other: how much a text repeats itself. 0 for a text of one paragraph. */
export function selfOverlap(text: string): { mean: number; max: number } {
  const paragraphs = paragraphsOf(text)
    .map((paragraph) => tokensOf(paragraph).slice(0, MOST_TOKENS))
    .filter((tokens) => tokens.length >= SHORTEST_PARAGRAPH_TOKENS)
    .slice(0, MOST_PARAGRAPHS);
  const highest = paragraphs.map(() => 0);
  for (const [i, left] of paragraphs.entries()) {
    for (const [j, right] of paragraphs.entries()) {
      if (j <= i) continue;
      const f1 = (2 * longestCommonSubsequence(left, right)) / (left.length + right.length);
      highest[i] = Math.max(highest[i] ?? 0, f1);
      highest[j] = Math.max(highest[j] ?? 0, f1);
    }
  }
  if (highest.length < 2) return { mean: 0, max: 0 };
  return { mean: highest.reduce((sum, value) => sum + value, 0) / highest.length, max: Math.max(...highest) };
}

function longestCommonSubsequence(left: readonly string[], right: readonly string[]): number {
  let previous = new Uint16Array(right.length + 1);
  let current = new Uint16Array(right.length + 1);
  for (const token of left) {
    for (let j = 1; j <= right.length; j++) {
      current[j] = token === right[j - 1] ? (previous[j - 1] ?? 0) + 1 : Math.max(previous[j] ?? 0, current[j - 1] ?? 0);
    }
    [previous, current] = [current, previous];
  }
  return previous[right.length] ?? 0;
}
