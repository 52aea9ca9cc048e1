import { sentencesOf, tokensOf } from "./tokens-of.ts";

const WINDOW_TOKENS = 100;

/** Coefficient of variation of sentence lengths: about .65 for people, .38 for models. An indication only. */
export function sentenceVariation(text: string): number {
  const lengths = sentencesOf(text).map((sentence) => tokensOf(sentence).length);
  if (lengths.length < 2) return 0;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  return mean === 0 ? 0 : Math.sqrt(variance) / mean;
}

/** Different tokens ÷ tokens, the mean over windows of 100 tokens. */
export function typeTokenRatio(text: string): number {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return 0;
  const ratios: number[] = [];
  for (let start = 0; start === 0 || start + WINDOW_TOKENS <= tokens.length; start += WINDOW_TOKENS) {
    const window = tokens.slice(start, start + WINDOW_TOKENS);
    ratios.push(new Set(window).size / window.length);
  }
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}
