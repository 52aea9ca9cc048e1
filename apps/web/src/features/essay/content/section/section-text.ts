import { deriveParagraphs, type Paragraph } from "@tangleaf/document/convert";
import { readContent } from "@tangleaf/document/model";
import type * as Y from "yjs";

/** Markdown of a section's own blocks; "" where there is none. */
export function markdownOf(doc: Y.Doc, id: string): string {
  const find = (paragraphs: readonly Paragraph[]): Paragraph | undefined => {
    for (const paragraph of paragraphs) {
      const found = paragraph.id === id ? paragraph : find(paragraph.subPara);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(deriveParagraphs(readContent(doc)))?.text ?? "";
}
