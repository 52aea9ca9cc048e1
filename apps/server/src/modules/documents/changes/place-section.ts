import { applyNoteChanges, citeMarkers, deriveParagraphs, leavesOf, pathTo } from "@tangleaf/document/convert";
import { type DocumentContent, isSectionLocked, newBlockId, readContent, writeContent } from "@tangleaf/document/model";
import type * as Y from "yjs";
import { overlapWith } from "./overlap-with.ts";

type WrittenSection = {
  readonly id: string;
  /** Markdown it held when it was asked for. */
  readonly was: string;
  /** Markdown that was written. */
  readonly text: string;
  readonly generationId: string;
};
type Placed = {
  /** `kept`: its owner has written in it meanwhile. */
  readonly place: "gone" | "placed" | "locked" | "kept";
  /** Share of its runs of words that stand in other sections, 0 to 1. */
  readonly overlap: number;
};

/** Puts what was written of a section into its document. A repeat changes nothing: the heading says which text it holds. */
export function placeSection(doc: Y.Doc, { id, was, text, generationId }: WrittenSection): Placed {
  const { invalid: _, ...content } = readContent(doc);
  const heading = content.blocks.find(({ type, attrs }) => type === "heading" && attrs?.["id"] === id);
  if (heading === undefined) return { place: "gone", overlap: 0 };
  const paragraphs = deriveParagraphs(content);
  const others = leavesOf(paragraphs).flatMap((leaf) => (leaf.id === id ? [] : [leaf.text]));
  const overlap = overlapWith(others, text);
  if (heading.attrs?.["generationId"] === generationId) return { place: "placed", overlap };
  if (isSectionLocked(content, id)) return { place: "locked", overlap };
  if ((pathTo(paragraphs, id).at(-1)?.text ?? "") !== was) return { place: "kept", overlap };
  const changed = applyNoteChanges(content, [{ op: "update", id, text }], newBlockId);
  if ("problem" in changed) return { place: "gone", overlap: 0 };
  writeContent(doc, { ...changed, blocks: citeMarkers(withGeneration(changed, id, generationId)) });
  return { place: "placed", overlap };
}

function withGeneration({ blocks }: DocumentContent, id: string, generationId: string): DocumentContent["blocks"] {
  return blocks.map((block) =>
    block.type === "heading" && block.attrs?.["id"] === id ? { ...block, attrs: { ...block.attrs, generationId } } : block,
  );
}
