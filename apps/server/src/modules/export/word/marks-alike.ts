import { BookmarkEnd, BookmarkStart, bookmarkUniqueNumericId, InternalHyperlink, type ParagraphChild } from "docx";
import { alike, childrenXml } from "./write-alike.ts";
import { escaped } from "./xml-of.ts";

/** What a bookmark marks between its two ends, which are numbered as the library numbers its own. */
export function bookmarked(name: string, children: readonly ParagraphChild[]): ParagraphChild[] {
  const id = bookmarkUniqueNumericId();
  const component = (end: BookmarkStart | BookmarkEnd) => end as unknown as ParagraphChild;
  return [
    alike("w:bookmarkStart", `<w:bookmarkStart w:name="${escaped(name)}" w:id="${id}"/>`, () => component(new BookmarkStart(name, id))),
    ...children,
    alike("w:bookmarkEnd", `<w:bookmarkEnd w:id="${id}"/>`, () => component(new BookmarkEnd(id))),
  ];
}

/** Words that lead to a bookmark of the same file. */
export function linkTo(anchor: string, children: readonly ParagraphChild[]): ParagraphChild {
  const begin = `<w:hyperlink w:history="1" w:anchor="${escaped(anchor)}">`;
  return alike(
    "w:hyperlink",
    (context) => `${begin}${childrenXml(children, context)}</w:hyperlink>`,
    () => new InternalHyperlink({ anchor, children: [...children] }),
  );
}
