import type { FileLink, NOTE_EXPORT_FORMATS, NOTE_EXPORT_PROFILES } from "@tangleaf/contract";
import { readPictures } from "../export/index.ts";
import type { NoteOptions } from "./create-notes.ts";
import type { NoteRow } from "./note.repo.ts";

type Asked = {
  readonly userId: string;
  readonly row: NoteRow;
  readonly format: (typeof NOTE_EXPORT_FORMATS)[number];
  readonly profile: (typeof NOTE_EXPORT_PROFILES)[number];
};

/** A note as a file to download. What AI wrote keeps its label. */
export async function exportNote(options: NoteOptions, { userId, row, format, profile }: Asked): Promise<FileLink> {
  const { documents, exporter, variant } = options;
  const { content } = await documents.read({ userId, documentId: row.document_id });
  const isWord = format === "docx";
  const images = isWord || format === "html" ? await readPictures(exporter, { userId, content }) : new Map<string, Uint8Array>();
  const generationId = row.generation_id;
  return exporter.exportContent({
    userId,
    owner: { kind: "document", id: row.document_id },
    content: { ...content, settings: { language: variant, ...content.settings } },
    format,
    look: profile,
    images,
    aiMade: generationId === null ? null : { id: generationId, builtin: await isBuiltin(options, userId, generationId), visible: true },
  });
}

/** Of a text that has been removed since nothing more is known than that AI wrote it. */
async function isBuiltin({ generations, builtinModels }: NoteOptions, userId: string, generationId: string): Promise<boolean> {
  try {
    return builtinModels.includes((await generations.get({ userId, generationId })).model);
  } catch {
    return false;
  }
}
