/** Signs folding changes nothing of. */
const FOLDED = /^[\u4e00-\u9fff0-9a-z]+$/;

export const isFolded = (text: string): boolean => FOLDED.test(text);

/** Width, case and blanks around make no difference; single blanks between Latin words stay. */
export const foldPhrase = (text: string): string =>
  isFolded(text) ? text : text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
