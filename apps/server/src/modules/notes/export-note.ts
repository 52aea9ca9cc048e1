import type { FileLink, NOTE_EXPORT_FORMATS } from "@tangleaf/contract";
import { blocksToMarkdown, contentToHtmlPage } from "@tangleaf/document/convert";
import type { DocumentContent } from "@tangleaf/document/model";
import { fileNameOf } from "../export/index.ts";
import type { NoteOptions } from "./create-notes.ts";
import type { NoteRow } from "./note.repo.ts";

type Format = (typeof NOTE_EXPORT_FORMATS)[number];

const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  json: "application/json",
};
const WRITERS: Readonly<Record<Format, (content: DocumentContent) => string>> = {
  md: (content) => `${content.title === "" ? "" : `# ${content.title}\n\n`}${blocksToMarkdown(content)}\n`,
  html: (content) => contentToHtmlPage(content),
  json: (content) => `${JSON.stringify(content)}\n`,
};
const UNTITLED = { zh: "未命名", en: "Untitled" } as const;

/** A note as a file to download. */
export async function exportNote(
  { documents, exporter, variant }: NoteOptions,
  { userId, row, format }: { userId: string; row: NoteRow; format: Format },
): Promise<FileLink> {
  const { content } = await documents.read({ userId, documentId: row.document_id });
  const source = new TextEncoder().encode(WRITERS[format](content));
  const name = fileNameOf(content.title, format, UNTITLED[variant]);
  return exporter.storeFile({ userId, name, contentType: CONTENT_TYPES[format], source });
}
