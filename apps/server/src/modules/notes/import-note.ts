import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { type noteApi, type OutputOf, type ParsedInputOf, UPLOAD_TYPES } from "@tangleaf/contract";
import { type DocumentContent, replaceFiles } from "@tangleaf/document/model";
import { AppError } from "../../platform/errors.ts";
import type { OpenFile } from "../export/open-file.ts";
import type { ReadDocument } from "../import/index.ts";
import type { Db } from "../metering/metering.ts";
import { requestHash } from "../request-hash.ts";
import { countContents } from "./count-contents.ts";
import { findNoteByImport, setImportedKey } from "./note.repo.ts";
import type { NoteOptions } from "./note-options.ts";
import { storePictures } from "./pictures.ts";
import { storeNote } from "./store-note.ts";

/**
 * A new note from an uploaded file, with what came in and what did not. The file itself stays an upload, and goes after its day. A
 * repeat of the requestId gives the first note, and says nothing of the file: that was said already.
 */
export async function importNote(
  options: NoteOptions,
  { userId, fileId, notebookId: folder, requestId }: { userId: string } & ParsedInputOf<typeof noteApi.import>,
): Promise<OutputOf<typeof noteApi.import>> {
  const notebookId = folder ?? null;
  let said: Omit<OutputOf<typeof noteApi.import>, "noteId"> = { left: [], contains: [] };
  let key = "";
  const request = {
    userId,
    notebookId,
    requestId,
    hash: requestHash("import", { fileId, notebookId }),
    generationId: null,
    also: (trx: Db, noteId: string) => setImportedKey(trx, noteId, key),
  };
  const { noteId } = await storeNote(options, request, async () => {
    const file = await options.exporter.openOwn({ userId, fileId });
    if (file === null) throw new AppError("upload.unknown", { field: "fileId" });
    const bytes = await readBytes(file);
    key = createHash("sha256").update(bytes).digest("hex");
    const earlier = await findNoteByImport(options.db, userId, key);
    const read = await readFile(options, { userId, file, bytes });
    said = {
      left: [...read.left],
      contains: countContents(read.content),
      ...(earlier === undefined ? {} : { same: { noteId: earlier.document_id, title: earlier.title } }),
    };
    const stored = await storePictures(options.exporter, userId, read.assets);
    return titled({ ...read.content, blocks: replaceFiles(read.content.blocks, stored) }, file.name);
  });
  return { noteId, ...said };
}

const findType = ({ contentType }: OpenFile) =>
  (["docx", "md", "txt"] as const).find((one) => contentType.split(";")[0] === UPLOAD_TYPES[one].contentType);

function readBytes(file: OpenFile): Promise<Buffer> {
  if (findType(file) !== undefined) return buffer(file.content);
  file.content.destroy();
  throw new AppError("upload.wrongType", { field: "fileId" });
}

type FileTask = { readonly userId: string; readonly file: OpenFile; readonly bytes: Buffer };

function readFile({ importer, variant }: NoteOptions, { userId, file, bytes }: FileTask): Promise<ReadDocument> {
  const type = findType(file);
  if (type === "docx") return importer.readWordFile({ userId, bytes, language: variant });
  return importer.readTextFile({ userId, bytes, format: type ?? "txt", language: variant });
}

/** A file that names no title gives its own name. */
function titled(content: DocumentContent, fileName: string): DocumentContent {
  return content.title === "" ? { ...content, title: fileName.slice(0, fileName.lastIndexOf(".")) } : content;
}
