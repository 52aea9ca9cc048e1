import type { DocumentKind } from "../documents/documents.ts";
import type { Exporter } from "../export/exporter.ts";
import { derivedColumns } from "./derived-columns.ts";
import { findNote, storeDerived } from "./note.repo.ts";

export const NOTE_KIND = "note";

/** What the documents module tells of notes: title, counts and words go into their row, and new pictures stay with them. */
export function createNoteKind({ attachNew }: Pick<Exporter, "attachNew">): DocumentKind {
  return {
    name: NOTE_KIND,
    async noticeOf(trx, { id, user_id: userId }) {
      const row = await findNote(trx, userId, id);
      return row && { what: "note", title: row.title };
    },
    async onDerived(trx, derived) {
      const { documentId, userId, files } = derived;
      await storeDerived(trx, { documentId, changedAt: derived.changedAt, columns: derivedColumns(derived) });
      await attachNew(trx, { userId, fileIds: files, owner: { kind: "document", id: documentId } });
    },
  };
}
