/** Signs that a text was written as Markdown. One sign that is seldom typed otherwise, or two lines that each may be. */
const SURE = [/^#{1,6} \S/m, /^```/m, /^\|.*\|\s*\n\|[\s:|-]+\|/m, /\*\*\S[^*\n]*\*\*/, /^\$\$/m];
const LIST_LINE = /^[ \t\u3000]*(?:[-*+]|\d{1,3}\.) \S/gm;
const LINES_THAT_MAKE_A_LIST = 2;

/** Whether pasted plain text is Markdown that should come in formatted. */
export function looksLikeMarkdown(text: string): boolean {
  if (SURE.some((sign) => sign.test(text))) return true;
  return (text.match(LIST_LINE)?.length ?? 0) >= LINES_THAT_MAKE_A_LIST;
}
