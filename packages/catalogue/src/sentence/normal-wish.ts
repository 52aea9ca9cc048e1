/** One spelling for what is compared: half width, small letters, no marks between Chinese characters. */
export function normalWish(sentence: string): string {
  return sentence
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/résumé/g, "resume")
    .replace(/[\s,.;:!?、，。；：！？（）()"“”…~]+/g, " ")
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "")
    .trim();
}

/** Names of books, films and places in marks are what a text is about, not what it is. */
export function withoutNames(wish: string): string {
  return wish.replace(/[《〈<「『][^《》〈〉<>「」『』]{1,60}[》〉>」』]/g, "《》");
}

export type Stem = { readonly stem: string; readonly from: number; readonly to: number };

/** English words without the endings that do not tell texts apart. */
export function stemsOf(text: string): Stem[] {
  return [...text.matchAll(/[a-z0-9+&]+(?:['-][a-z0-9]+)*/g)].map(({ 0: word, index }) => ({
    stem: word
      .replace(/'s$|'$/, "")
      .replace(/ies$/, "y")
      .replace(/(?<=..[^s])s$/, "")
      .replace(/(?<=...)isation/, "ization")
      .replace(/(?<=...)ise$/, "ize"),
    from: index,
    to: index + word.length,
  }));
}
