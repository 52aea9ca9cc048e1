import { type noteApi, type OutputOf, type ParsedInputOf, SAMPLE_PASSAGE_ACTIONS, SOURCED_PASSAGE_ACTIONS } from "@tangleaf/contract";
import { chosenSources, type DocumentContent, nodeText } from "@tangleaf/document/model";
import { AppError } from "../../platform/errors.ts";
import { foundEvidence } from "../section-writing/index.ts";
import type { NoteOptions } from "./note-options.ts";
import { toldOfNote } from "./told-of-note.ts";

type Asked = { readonly userId: string } & ParsedInputOf<typeof noteApi.suggest>;

/** A generation of other words for paragraphs. They come with the request: what is typed may not be stored yet. */
export async function suggestPassages(
  options: Pick<NoteOptions, "documents" | "generations" | "models" | "sources" | "log">,
  { userId, noteId, model, requestId, ...asked }: Asked,
): Promise<OutputOf<typeof noteApi.suggest>> {
  const { documents, generations, models } = options;
  const { content } = await documents.read({ userId, documentId: noteId });
  if (asked.action !== "continue" && asked.paragraphs.length === 0) throw new AppError("field.required", { field: "paragraphs" });
  if (asked.action === "instruct" && (asked.instruction ?? "").trim() === "")
    throw new AppError("field.required", { field: "instruction" });
  if (asked.action === "translate" && asked.to === undefined) throw new AppError("field.required", { field: "to" });
  const isSample = (model === undefined ? models[0] : models.find(({ name }) => name === model))?.builtin ?? false;
  if (isSample && !SAMPLE_PASSAGE_ACTIONS.includes(asked.action)) throw new AppError("note.needsModel", { field: "action" });
  const heading = headingOf(content, asked.headingId);
  const evidence = await evidenceOf(options, { userId, noteId, content, heading, asked });
  const told = await toldOfNote(generations, { userId, noteId });
  const input = { noteId, title: content.title, ...heading, settings: content.settings, told, ...asked, evidence };
  const { generationId, estimate } = await generations.start({ userId, request: { kind: "passage", input, model, requestId } });
  return { generationId, estimate };
}

/** What is stored of the heading; nothing of one that was typed a moment ago. */
function headingOf({ blocks }: DocumentContent, headingId: string | null): { heading: string; points: string } {
  const found = blocks.find(({ type, attrs }) => type === "heading" && headingId !== null && attrs?.["id"] === headingId);
  return { heading: found === undefined ? "" : nodeText(found), points: String(found?.attrs?.["points"] ?? "") };
}

type EvidenceQuery = {
  readonly userId: string;
  readonly noteId: string;
  readonly content: DocumentContent;
  readonly heading: ReturnType<typeof headingOf>;
  readonly asked: Pick<Asked, "action" | "headingId" | "instruction" | "paragraphs">;
};

/** Passages of the sources the section is written from that are nearest to what is asked; none where nothing may be added. */
async function evidenceOf({ sources, log }: Pick<NoteOptions, "sources" | "log">, query: EvidenceQuery) {
  const { userId, noteId, content, heading, asked } = query;
  const { blocks, settings } = content;
  const attrs = blocks.find((block) => block.type === "heading" && block.attrs?.["id"] === asked.headingId)?.attrs;
  const chosen = chosenSources(attrs?.["sourceIds"]);
  if (!SOURCED_PASSAGE_ACTIONS.includes(asked.action) || settings.noReferences === 1 || chosen?.length === 0) return [];
  const words = [heading.heading, heading.points, asked.instruction ?? "", ...asked.paragraphs].join("\n");
  const ids = chosen === null ? {} : { ids: chosen };
  return foundEvidence(log, (limit) => sources.evidenceFor({ userId, noteId, query: words, limit, ...ids }));
}
