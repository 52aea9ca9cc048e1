import type { noteApi, OutputOf, ParsedInputOf } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { NoteOptions } from "./note-options.ts";

/** Applies changes to paragraphs as they were at `version`, all or none. */
export async function updateNote(
  { db, documents, exporter, texts }: Pick<NoteOptions, "db" | "documents" | "exporter" | "texts">,
  { userId, noteId, version, changes }: { userId: string } & ParsedInputOf<typeof noteApi.update>,
): Promise<OutputOf<typeof noteApi.update>> {
  const documentId = noteId;
  const pictures = changes.flatMap((change) => (change.op === "update" && change.chartImage !== undefined ? [change.chartImage] : []));
  await documents.assertOpen({ userId, documentId });
  await exporter.assertOwnFiles({ userId, fileIds: pictures });
  const { result: problem } = await documents.change({
    userId,
    documentId,
    actor: userId,
    version,
    name: "changeParagraphs",
    input: { changes },
  });
  if (problem !== null) throw new AppError(problem, { field: "changes" });
  await exporter.attachNew(db, { userId, fileIds: pictures, owner: { kind: "document", id: documentId } });
  // What others wrote meanwhile is in it.
  const { content, seq } = await documents.read({ userId, documentId });
  return { version: seq, outline: await texts.paragraphsOf({ userId, content }) };
}
