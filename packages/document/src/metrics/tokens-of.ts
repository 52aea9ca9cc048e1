import { hasWords } from "../count-characters.ts";

const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3001-\u303f\uff01-\uffef“”‘…—]|[\p{Script=Latin}\p{Nd}'’]+/gu;

/** Tokens of the repetition metrics: characters and full-width marks of Chinese, lower-case words of English. */
export function tokensOf(text: string): string[] {
  return text.toLowerCase().match(TOKEN) ?? [];
}

export type PlacedToken = { readonly token: string; readonly from: number; readonly to: number };

/** The same tokens with where they stand in the text. */
export function placedTokensOf(text: string): PlacedToken[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({ token: token.toLowerCase(), from: index, to: index + token.length }));
}

/** Lines with text: a line is a paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Sentences without end marks and outer spaces. Headings and list items count as one each. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/[。！？；!?;\n]+|\.(?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter(hasWords);
}
