/** Control characters except tab and newline, and lone halves of surrogate pairs: no database and no model takes them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/gu;

/** The text as it may be stored: one kind of line end, nothing that cannot be written down. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(UNWANTED, "");
}
