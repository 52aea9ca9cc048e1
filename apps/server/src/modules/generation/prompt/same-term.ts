/** Whether two wordings of a term differ in nothing but case and space: such a pair says "write X as X". */
export function sameTerm(term: string, wording: string): boolean {
  const plain = (words: string) => words.replace(/\s+/g, "").toLowerCase();
  return plain(term) === plain(wording);
}
