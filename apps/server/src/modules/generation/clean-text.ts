/** Control characters except tab and newline, and lone halves of surrogate pairs: no database and no model takes them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/gu;

/** The text as it may be stored: one kind of line end, nothing that cannot be written down. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(UNWANTED, "");
}

/** Whether `cleanText` has anything to look at. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff\ud800-\udfff]/;

/**
 * The same for a text that comes in pieces: a pair or a line end cut by the border of two is put together again. What the
 * pieces give together is what the whole would have given.
 */
export function createTextCleaner(): (piece: string) => string {
  /** First half of a pair whose second may come. */
  let half = "";
  let endedInReturn = false;
  return (piece) => {
    if (piece === "") return "";
    if (half === "" && !endedInReturn && !SUSPECT.test(piece)) return piece;
    const text = half + (endedInReturn && piece.startsWith("\n") ? piece.slice(1) : piece);
    endedInReturn = piece.endsWith("\r");
    half = endsInHighSurrogate(text) ? text.slice(-1) : "";
    return cleanText(half === "" ? text : text.slice(0, -1));
  };
}

function endsInHighSurrogate(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
