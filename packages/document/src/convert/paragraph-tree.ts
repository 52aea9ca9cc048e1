import type { Paragraph } from "./derive-paragraphs.ts";

type Nested<P> = { readonly subPara: readonly P[] };

/** All paragraphs that have none below them, in their order. */
export function leavesOf<P extends Nested<P>>(paragraphs: readonly P[]): P[] {
  return paragraphs.flatMap((paragraph) => (paragraph.subPara.length === 0 ? [paragraph] : leavesOf(paragraph.subPara)));
}

/** A paragraph with those above it, the highest first; empty where it is not there any more. */
export function pathTo(paragraphs: readonly Paragraph[], id: string): Paragraph[] {
  for (const paragraph of paragraphs) {
    if (paragraph.id === id) return [paragraph];
    const below = pathTo(paragraph.subPara, id);
    if (below.length > 0) return [paragraph, ...below];
  }
  return [];
}
