/** One writing of a text for searching: width, case and forms folded. */
export function foldForSearch(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
