import { buffer } from "node:stream/consumers";
import { type noteApi, type OutputOf, type ParsedInputOf, UPLOAD_TYPES } from "@tangleaf/contract";
import { markdownToContent } from "@tangleaf/document/convert";
import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { AppError } from "../../platform/errors.ts";
import type { OpenFile } from "../export/exporter.ts";
import type { NoteOptions } from "./create-notes.ts";
import { decodeText } from "./decode-text.ts";
import { requestHash } from "./request-hash.ts";
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
  const { noteId } = await storeNote(options, request, async () => {
    const file = await options.exporter.openOwn({ userId, fileId });
    if (file === null) throw new AppError("upload.unknown", { field: "fileId" });
    return titled(await readFile(file), file.name);
  });
  return { noteId, left: [] };
}

async function readFile(file: OpenFile): Promise<DocumentContent> {
  const type = (["md", "txt"] as const).find((one) => file.contentType.split(";")[0] === UPLOAD_TYPES[one].contentType);
  if (type === undefined) {
    file.content.destroy();
    throw new AppError("upload.wrongType", { field: "fileId" });
  }
  const text = decodeText(await buffer(file.content));
  return type === "md" ? markdownToContent(text) : textContent(text);
}

/** One paragraph a line. */
function textContent(text: string): DocumentContent {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const blocks = lines.map((line): NodeJson => ({ type: "paragraph", content: [{ type: "text", text: line }] }));
  return { title: "", settings: {}, blocks: blocks.length === 0 ? [{ type: "paragraph" }] : blocks, footnotes: {} };
}

/** A file that names no title gives its own name. */
function titled(content: DocumentContent, fileName: string): DocumentContent {
  return content.title === "" ? { ...content, title: fileName.slice(0, fileName.lastIndexOf(".")) } : content;
}
