import { sectionFaultSchema } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { partFor, sectionsIn } from "@tangleaf/document/chapter-text";
import { applyNoteChanges, citeMarkers, deriveParagraphs } from "@tangleaf/document/convert";
import { type DocumentContent, newBlockId, writeContent } from "@tangleaf/document/model";
import { z } from "zod";
import type { Documents } from "../documents/documents.ts";
import type { StepResult } from "../jobs/index.ts";
import { overlapWith } from "./overlap-with.ts";
import { leavesOf, pathTo } from "./paragraphs.ts";
import type { PlacedSection } from "./placed-section.ts";

/** Of a section's runs of words so many may stand in other sections. */
const OVERLAP_MOST = 0.25;
const MARKER = /\[\[[^[\]\n]{0,60}\]\]/g;

const reportSchema = z.object({ faults: z.array(sectionFaultSchema), unknownRefs: z.array(z.string()) });
const chapterReportSchema = z.object({ sections: z.record(z.string(), reportSchema) });

type Asked = {
  readonly userId: string;
  readonly documentId: string;
  readonly section: { readonly id: string; readonly was: string; readonly target: number };
  readonly written: Extract<StepResult, { type: "generation" }>;
};

/**
 * Puts what was written of a section into its document, also a text that was stopped. A repeat changes nothing: the heading says
 * which text it holds. What is not put in stays a generation its owner can take.
 */
export async function placeSection(
  documents: Pick<Documents, "change">,
  { userId, documentId, section, written }: Asked,
): Promise<PlacedSection> {
  const { generationId } = written;
  const text = partFor(written.text, section.id);
  const { faults, unknownRefs } = reportOn(section.id, written.result);
  const inChapter = sectionsIn(written.text);
  // Of a chapter that was stopped only the section being written is not whole.
  const isWhole = written.isWhole || (inChapter.includes(section.id) && inChapter.at(-1) !== section.id);
  const answer = { characters: countCharacters(text.replace(MARKER, "")), target: section.target, unknownRefs, isWhole };
  if (text.trim() === "") return { ...answer, place: "none", faults };
  const { result } = await documents.change({
    userId,
    documentId,
    actor: userId,
    change(doc, content): Pick<PlacedSection, "place" | "faults"> {
      const heading = content.blocks.find(({ type, attrs }) => type === "heading" && attrs?.["id"] === section.id);
      if (heading === undefined) return { place: "gone", faults };
      const all = overlapWith(others(content, section.id), text) > OVERLAP_MOST ? [...faults, "overlap" as const] : faults;
      if (heading.attrs?.["generationId"] === generationId) return { place: "placed", faults: all };
      if (isLocked(content, section.id)) return { place: "locked", faults: all };
      if (textOf(content, section.id) !== section.was) return { place: "kept", faults: all };
      const changed = applyNoteChanges(content, [{ op: "update", id: section.id, text }], newBlockId);
      if ("problem" in changed) return { place: "gone", faults };
      writeContent(doc, { ...changed, blocks: citeMarkers(withGeneration(changed, section.id, generationId)) });
      return { place: "placed", faults: all };
    },
  });
  return { ...answer, ...result };
}

/** What was found in the answer for a section, by itself or in its chapter. */
function reportOn(id: string, told: unknown): z.output<typeof reportSchema> {
  const own = reportSchema.safeParse(told);
  if (own.success) return own.data;
  const chapter = chapterReportSchema.safeParse(told);
  return (chapter.success ? chapter.data.sections[id] : undefined) ?? { faults: [], unknownRefs: [] };
}

/** Words of the other sections. */
function others(content: DocumentContent, id: string): string[] {
  return leavesOf(deriveParagraphs(content)).flatMap((leaf) => (leaf.id === id ? [] : [leaf.text]));
}

/** Markdown of a section's own blocks; "" where there is none. */
function textOf(content: DocumentContent, id: string): string {
  return pathTo(deriveParagraphs(content), id).at(-1)?.text ?? "";
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
