import { applyNoteChanges, deriveParagraphs, type Paragraph } from "@tangleaf/document/convert";
import { type DocumentContent, newBlockId, writeContent } from "@tangleaf/document/model";
import type { Documents } from "../documents/documents.ts";
import type { StepResult } from "../jobs/index.ts";

/**
 * placed: its words are in the document · kept: its owner has written there since, and those words stay · locked, gone: the section
 * is locked, or not there any more. The text that was written stays a generation its owner can take.
 */
export type Placed = "placed" | "kept" | "locked" | "gone";

type Asked = {
  readonly userId: string;
  readonly essayId: string;
  readonly section: { readonly id: string; readonly was: string };
  readonly written: Extract<StepResult, { type: "generation" }>;
};

/** Puts what was written of a section into its document. A repeat changes nothing: the heading says which text it holds. */
export async function placeSection(documents: Pick<Documents, "change">, { userId, essayId, section, written }: Asked): Promise<Placed> {
  const { generationId, text } = written;
  const { result } = await documents.change({
    userId,
    documentId: essayId,
    actor: userId,
    change(doc, content): Placed {
      const heading = content.blocks.find(({ type, attrs }) => type === "heading" && attrs?.["id"] === section.id);
      if (heading === undefined) return "gone";
      if (heading.attrs?.["generationId"] === generationId) return "placed";
      if (isLocked(content, section.id)) return "locked";
      if (textOf(content, section.id) !== section.was) return "kept";
      const changed = applyNoteChanges(content, [{ op: "update", id: section.id, text }], newBlockId);
      if ("problem" in changed) return "gone";
      writeContent(doc, { ...changed, blocks: withGeneration(changed, section.id, generationId) });
      return "placed";
    },
  });
  return result;
}

/** Markdown of a section's own blocks; "" where there is none. */
export function textOf(content: DocumentContent, id: string): string {
  return find(deriveParagraphs(content), id)?.text ?? "";
}

function find(paragraphs: readonly Paragraph[], id: string): Paragraph | undefined {
  for (const paragraph of paragraphs) {
    const found = paragraph.id === id ? paragraph : find(paragraph.subPara, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether the section, or one it is part of, is locked. */
export function isLocked(content: DocumentContent, id: string): boolean {
  let level = Number.POSITIVE_INFINITY;
  const at = content.blocks.findIndex(({ type, attrs }) => type === "heading" && attrs?.["id"] === id);
  for (const { type, attrs } of content.blocks.slice(0, at + 1).reverse()) {
    const own = Number(attrs?.["level"] ?? 1);
    if (type !== "heading" || own >= level) continue;
    if (attrs?.["locked"]) return true;
    level = own;
  }
  return false;
}

function withGeneration({ blocks }: DocumentContent, id: string, generationId: string): DocumentContent["blocks"] {
  return blocks.map((block) =>
    block.type === "heading" && block.attrs?.["id"] === id ? { ...block, attrs: { ...block.attrs, generationId } } : block,
  );
}
