import { type noteApi, type OutputOf, type ParsedInputOf, SAMPLE_PASSAGE_ACTIONS } from "@tangleaf/contract";
import { type DocumentContent, nodeText } from "@tangleaf/document/model";
import { AppError } from "../../platform/errors.ts";
import type { NoteOptions } from "./create-notes.ts";

type Asked = { readonly userId: string } & ParsedInputOf<typeof noteApi.suggest>;

/** A generation of other words for paragraphs. They come with the request: what is typed may not be stored yet. */
export async function suggestPassages(
  { documents, generations, models }: Pick<NoteOptions, "documents" | "generations" | "models">,
  { userId, noteId, model, requestId, ...asked }: Asked,
): Promise<OutputOf<typeof noteApi.suggest>> {
  const { content } = await documents.read({ userId, documentId: noteId });
  if (asked.action !== "continue" && asked.paragraphs.length === 0) throw new AppError("field.required", { field: "paragraphs" });
  if (asked.action === "instruct" && (asked.instruction ?? "").trim() === "")
    throw new AppError("field.required", { field: "instruction" });
  if (asked.action === "translate" && asked.to === undefined) throw new AppError("field.required", { field: "to" });
  const isSample = (model === undefined ? models[0] : models.find(({ name }) => name === model))?.builtin ?? false;
  if (isSample && !SAMPLE_PASSAGE_ACTIONS.includes(asked.action)) throw new AppError("note.needsModel", { field: "action" });
  const input = { noteId, title: content.title, ...headingOf(content, asked.headingId), settings: content.settings, ...asked };
  const { generationId, estimate } = await generations.start({ userId, request: { kind: "passage", input, model, requestId } });
  return { generationId, estimate };
}

/** What is stored of the heading; nothing of one that was typed a moment ago. */
function headingOf({ blocks }: DocumentContent, headingId: string | null): { heading: string; points: string } {
  const found = blocks.find(({ type, attrs }) => type === "heading" && headingId !== null && attrs?.["id"] === headingId);
  return { heading: found === undefined ? "" : nodeText(found), points: String(found?.attrs?.["points"] ?? "") };
}
