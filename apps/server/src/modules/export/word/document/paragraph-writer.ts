import { Bookmark, type IParagraphOptions, Paragraph, type ParagraphChild } from "docx";
import type { Container } from "../../../word-format/index.ts";
import type { NestedStyles } from "./nested-styles.ts";

export type ParagraphWriter = {
  paragraph(options: IParagraphOptions, children?: readonly ParagraphChild[]): Paragraph;
  /** A line that parts what would be one, and brings along the break that is due. */
  separator(path?: readonly Container[]): Paragraph;
  /** The next paragraph begins a page. */
  breakPage(): void;
  readonly isBreakDue: boolean;
  /** The next paragraph has this bookmark, as a table without a caption has none of its own. */
  bookmarkNext(bookmark: string | null): void;
};

/** Writes the paragraphs of a document in their order: each brings along the break and the bookmark that are due. */
export function createParagraphWriter(styles: NestedStyles): ParagraphWriter {
  let isBreakDue = false;
  let dueBookmark: string | null = null;

  function paragraph(options: IParagraphOptions, children: readonly ParagraphChild[] = []): Paragraph {
    const bookmark = dueBookmark;
    const pageBreakBefore = isBreakDue;
    dueBookmark = null;
    isBreakDue = false;
    return new Paragraph({
      ...(pageBreakBefore ? { pageBreakBefore } : {}),
      ...options,
      children: [...(bookmark === null ? [] : [new Bookmark({ id: bookmark, children: [] })]), ...children],
    });
  }

  return {
    paragraph,
    separator: (path = []) => paragraph({ style: styles.idOf("separator", path) }),
    breakPage() {
      isBreakDue = true;
    },
    get isBreakDue() {
      return isBreakDue;
    },
    bookmarkNext(bookmark) {
      dueBookmark = bookmark;
    },
  };
}

/** The children of a paragraph, within a bookmark where there is one. */
export function withBookmark(bookmark: string | null, children: ParagraphChild[]): ParagraphChild[] {
  return bookmark === null ? children : [new Bookmark({ id: bookmark, children })];
}
