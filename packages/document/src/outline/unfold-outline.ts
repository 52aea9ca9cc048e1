const CHINESE_NUMBER = "[一二三四五六七八九十]{1,3}";
/** A number that begins a heading within a line: 第二章, 二、, （二）, 2., 2.1. A bare 2 may count something. */
const NUMBER = `(?:第(?:${CHINESE_NUMBER}|\\d{1,2})[编部篇章节]|Chapter\\s+\\d{1,2}|${CHINESE_NUMBER}、|[（(]${CHINESE_NUMBER}[）)]|\\d{1,2}(?:[.．]\\d{1,2})+(?![\\d%])|\\d{1,2}[.、．](?!\\d))`;
const BEGINS_NUMBERED = new RegExp(`^\\s*${NUMBER}`, "i");
const BEFORE_NUMBER = new RegExp(`(?<![\\s；;，,])[\\s；;，,]+(?=${NUMBER})`, "gi");

/** Numbered headings that were copied into a single line, each on its own. */
export function unfoldOutline(text: string): string {
  return text.trim().includes("\n") || !BEGINS_NUMBERED.test(text) ? text : text.trim().replace(BEFORE_NUMBER, "\n");
}
