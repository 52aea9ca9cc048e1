import { buffer } from "node:stream/consumers";
import { type noteApi, type OutputOf, type ParsedInputOf, UPLOAD_TYPES } from "@tangleaf/contract";
import { type DocumentContent, replaceFiles } from "@tangleaf/document/model";
import { AppError } from "../../platform/errors.ts";
import type { OpenFile } from "../export/exporter.ts";
import type { ReadDocument } from "../import/index.ts";
import { requestHash } from "../request-hash.ts";
import type { NoteOptions } from "./create-notes.ts";
import { storePictures } from "./pictures.ts";
import { storeNote } from "./store-note.ts";

/**
 * A new note from an uploaded file. The file itself stays an upload, and goes after its day. A repeat of the requestId gives
 * the first note, and nothing that was left: that was said already.
 */
export async function importNote(
  options: NoteOptions,
  { userId, fileId, notebookId: folder, requestId }: { userId: string } & ParsedInputOf<typeof noteApi.import>,
): Promise<OutputOf<typeof noteApi.import>> {
  const notebookId = folder ?? null;
  const request = { userId, notebookId, requestId, hash: requestHash("import", { fileId, notebookId }), generationId: null };
  let left: readonly string[] = [];
  const { noteId } = await storeNote(options, request, async () => {
    const file = await options.exporter.openOwn({ userId, fileId });
    if (file === null) throw new AppError("upload.unknown", { field: "fileId" });
    const read = await readFile(options, userId, file);
    left = read.left;
    const stored = await storePictures(options.exporter, userId, read.assets);
    return titled({ ...read.content, blocks: replaceFiles(read.content.blocks, stored) }, file.name);
  });
  return { noteId, left: [...left] };
}

async function readFile({ importer, variant }: NoteOptions, userId: string, file: OpenFile): Promise<ReadDocument> {
  const type = (["docx", "md", "txt"] as const).find((one) => file.contentType.split(";")[0] === UPLOAD_TYPES[one].contentType);
  if (type === undefined) {
    file.content.destroy();
    throw new AppError("upload.wrongType", { field: "fileId" });
  }
  const bytes = await buffer(file.content);
  if (type === "docx") return importer.readWordFile({ userId, bytes, language: variant });
  return importer.readTextFile({ userId, bytes, format: type, language: variant });
}

/** A file that names no title gives its own name. */
function titled(content: DocumentContent, fileName: string): DocumentContent {
  return content.title === "" ? { ...content, title: fileName.slice(0, fileName.lastIndexOf(".")) } : content;
}
