const BOLD_TITLE_MAX_CHARACTERS = 40;
const OFFICIAL_TITLE_MAX_CHARACTERS = 80;
const NUMBERED = /^(?:第?[一二三四五六七八九十百]+[、章节]|（|\(|\d+[.、．])/;
/** The fifteen kinds of official document, as their titles end. */
const OFFICIAL_TITLE = /(?:决议|决定|命令|令|公报|公告|通告|意见|通知|通报|报告|请示|批复|议案|函|纪要)$/;

/** A line of a text as far as its place and words tell what it is. */
export type TextLine =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  /** `bold`: all of it. */
  | { readonly kind: "paragraph"; readonly text: string; readonly bold: boolean }
  | { readonly kind: "other" };

/** The title the text itself begins with, in its first line; null = it has none. */
export function ownTitle(lines: readonly TextLine[], official: boolean): string | null {
  const [first] = lines;
  if (first === undefined || first.kind === "other") return null;
  const text = first.text.trim();
  if (first.kind === "heading") {
    const stands = lines.filter((line) => line.kind === "heading" && line.level <= first.level).length === 1;
    return stands && text !== "" && !NUMBERED.test(text) ? text : null;
  }
  if (text === "" || text.includes("\n") || /[。！？；：:!?;.]$/.test(text)) return null;
  if (first.bold && text.length <= BOLD_TITLE_MAX_CHARACTERS && !NUMBERED.test(text)) return text;
  return official && text.length <= OFFICIAL_TITLE_MAX_CHARACTERS && OFFICIAL_TITLE.test(text) ? text : null;
}
