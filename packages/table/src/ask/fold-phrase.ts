/** Signs folding changes nothing of. */
const FOLDED = /^[\u4e00-\u9fff0-9a-z]+$/;

/** Width, case and blanks around make no difference; single blanks between Latin words stay. */
export const foldPhrase = (text: string): string =>
  FOLDED.test(text) ? text : text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
