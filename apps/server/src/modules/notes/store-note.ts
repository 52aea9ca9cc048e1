import type { Variant } from "@tangleaf/contract";
import { contentText, type DocumentContent, deriveSections, figureFiles } from "@tangleaf/document/model";
import type { Kysely } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Documents } from "../documents/documents.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Db, Metering } from "../metering/metering.ts";
import { assertSameRequest } from "../request-hash.ts";
import { assertCapacity } from "./bin.ts";
import { countNoteCharacters } from "./count-contents.ts";
import { derivedColumns } from "./derived-columns.ts";
import { findNoteByRequest, insertNote, requireOpenUser } from "./note.repo.ts";
import { NOTE_KIND } from "./note-kind.ts";
import { findNotebook } from "./notebook.repo.ts";

export type StoreOptions = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly documents: Pick<Documents, "prepare" | "create">;
  readonly exporter: Pick<Exporter, "attachNew">;
  readonly metering: Pick<Metering, "levelOf">;
  readonly variant: Variant;
};

/** What is stored with a note, in the same transaction. */
export type AlsoStore = (trx: Db, noteId: string) => Promise<void>;

/** One request for a note: `hash` is of all that was asked. */
export type NoteRequest = {
  readonly userId: string;
  readonly notebookId: string | null;
  readonly requestId: string | undefined;
  readonly hash: string;
  /** The text it is made of. */
  readonly generationId: string | null;
  readonly also?: AlsoStore;
};

/**
 * Stores a new note. Its content is made before the transaction, and only where the request is no repeat. Pictures it names
 * that were uploaded for it are kept with it. Throws note.tooMany, notebook.unknown, request.mismatch, and what `make` throws.
 */
export async function storeNote(
  options: StoreOptions,
  request: NoteRequest,
  make: () => DocumentContent | Promise<DocumentContent>,
): Promise<{ noteId: string; repeated: boolean }> {
  const { db, clock, documents, exporter } = options;
  const { userId, notebookId, requestId, hash } = request;

  async function firstOf(trx: Parameters<typeof findNoteByRequest>[0]) {
    const first = requestId === undefined ? undefined : await findNoteByRequest(trx, userId, requestId);
    if (first === undefined) return null;
    assertSameRequest(first, hash);
    return { noteId: first.document_id, repeated: true };
  }

  const first = await firstOf(db);
  if (first !== null) return first;
  const content = await make();
  const characters = countNoteCharacters(content);
  const prepared = await documents.prepare({ userId, content });
  const words = contentText(content);
  const files = figureFiles(content.blocks);
  return inTransaction(db, async (trx) => {
    await requireOpenUser(trx, userId);
    const repeat = await firstOf(trx);
    if (repeat !== null) return repeat;
    if (notebookId !== null && (await findNotebook(trx, userId, notebookId)) === undefined) {
      throw new AppError("notebook.unknown", { field: "notebookId" });
    }
    await assertCapacity(options, trx, userId, 1);
    const now = clock.now();
    const documentId = newId(now);
    await documents.create(trx, { userId, documentId, kind: NOTE_KIND, prepared });
    await exporter.attachNew(trx, { userId, fileIds: files, owner: { kind: "document", id: documentId } });
    await insertNote(trx, {
      document_id: documentId,
      user_id: userId,
      notebook_id: notebookId,
      request_id: requestId ?? null,
      request_hash: requestId === undefined ? null : hash,
      generation_id: request.generationId,
      job_id: null,
      imported_key: null,
      ...derivedColumns({
        seq: NOTHING_DERIVED,
        title: content.title,
        sections: deriveSections(content.blocks),
        characters,
        text: words,
        files,
      }),
      created_at: now,
      updated_at: now,
      removed_at: null,
    });
    await request.also?.(trx, documentId);
    return { noteId: documentId, repeated: false };
  });
}

/** Whatever the documents module derives later is newer. */
const NOTHING_DERIVED = -1;
