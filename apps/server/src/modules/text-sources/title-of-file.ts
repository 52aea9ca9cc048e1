import { plainText } from "./cut-passages.ts";
import type { FileText } from "./file-text.ts";

const TITLE_MAX_CHARACTERS = 300;

/** What programs call a file nobody has named. */
const NO_TITLE = /^(?:microsoft (?:word|powerpoint)|untitled|document\d*$|文档\d*$|无标题|幻灯片|.*\.(?:docx?|pdf|pptx?|wps|tmp)$)/i;

/** What a file calls itself, where that is a title; else its name without the ending. */
export function titleOfFile({ title, pages }: Pick<FileText, "title" | "pages">, fileName: string): string {
  const said = plainText(title).slice(0, TITLE_MAX_CHARACTERS);
  const name = fileName.slice(0, fileName.lastIndexOf(".")).trim() || fileName;
  const isSaid = /\p{L}{2}/u.test(said) && !NO_TITLE.test(said) && !said.includes("\uFFFD") && pages.length > 0;
  return (isSaid ? said : name).slice(0, TITLE_MAX_CHARACTERS).toWellFormed();
}
