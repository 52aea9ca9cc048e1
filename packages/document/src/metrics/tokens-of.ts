const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3001-\u303f\uff01-\uffef“”‘…—]|[\p{Script=Latin}\p{Nd}'’]+/gu;

/** What repetition is measured on: characters and full-width marks of Chinese, lower-case words of English. */
export function tokensOf(text: string): string[] {
  return text.toLowerCase().match(TOKEN) ?? [];
}

/** Lines with text in them: a line is a paragraph, as a person reads it. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Sentences without their end marks and spaces at the ends. Headings and list items count as one each. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/[。！？；!?;\n]+|\.(?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
