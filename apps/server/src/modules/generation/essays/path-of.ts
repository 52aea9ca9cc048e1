import type { OutlineParagraph } from "@tangleaf/contract";

/** A paragraph with those above it, the highest first; empty where there is no such paragraph. */
export function pathOf(outline: readonly OutlineParagraph[], id: string): OutlineParagraph[] {
  for (const paragraph of outline) {
    if (paragraph.id === id) return [paragraph];
    const below = pathOf(paragraph.subPara, id);
    if (below.length > 0) return [paragraph, ...below];
  }
  return [];
}
