import type { Variant } from "@tangleaf/contract";
import type { DocumentContent } from "@tangleaf/document/model";
import type { Kysely, Selectable } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import type { NotebookTable, NoteTable } from "../../db/schema/note-tables.ts";
import { archiveEn } from "../../messages/archive.en.ts";
import { archiveZh } from "../../messages/archive.zh.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import { type ArchivePiece, jsonList } from "../archive-piece.ts";
import type { DocumentModule } from "../documents/create-documents.ts";
import type { Exporter } from "../export/exporter.ts";
import { aiLabelJson, fileNameOf, renderDocumentFile, visibleAiLabel } from "../export/index.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData } from "../personal-data.ts";
import { deleteNotes } from "./note.repo.ts";

const NOTES_FILE = "notes.json";
const NOTEBOOKS_FILE = "notebooks.json";
const NOTES_A_LOT = 20;
/** Files sort by their numbers as notes were made. */
const NUMBER_DIGITS = 4;

type Row = Pick<
  Selectable<NoteTable>,
  "document_id" | "notebook_id" | "generation_id" | "title" | "created_at" | "updated_at" | "removed_at"
>;
type Deps = {
  db: Kysely<Database>;
  documents: Pick<DocumentModule, "contentOf" | "erase">;
  exporter: Pick<Exporter, "removeOf">;
  variant: Variant;
  /** Code of the provider in the AI label. */
  labelProducer: string;
};

/** Notes of a person, those in the bin too, and their folders: each note a Markdown file. With all formatting they are in the documents' file. */
export function notesPersonalData({ db, documents, exporter, variant, labelProducer }: Deps): PersonalData {
  const words = variant === "zh" ? archiveZh : archiveEn;

  /** The note as a file, labelled where AI wrote what it was made of. */
  function markdownOf({ generation_id }: Row, content: DocumentContent): Uint8Array {
    const isMade = generation_id !== null;
    return renderDocumentFile("md", {
      content,
      images: new Map(),
      labelJson: isMade ? aiLabelJson({ producer: labelProducer, generationId: generation_id }) : null,
      visibleLabel: isMade ? visibleAiLabel({ language: variant, builtin: false }) : null,
    });
  }

  async function* notesOf(userId: string): AsyncGenerator<Row> {
    let after: Pick<Row, "created_at" | "document_id"> = { created_at: -1, document_id: "" };
    for (;;) {
      const rows = await readNotes(db, userId, after);
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < NOTES_A_LOT) return;
      after = last;
    }
  }

  return {
    module: "notes",
    tables: { note: { archive: NOTES_FILE, afterDeletion: "deleted" }, notebook: { archive: NOTEBOOKS_FILE, afterDeletion: "deleted" } },

    async *exportPersonalData(userId) {
      const folders = jsonList(NOTEBOOKS_FILE);
      for (const folder of await listFolders(db, userId)) yield [folders.next(folderEntry(folder))];
      yield [folders.end()];
      const list = jsonList(NOTES_FILE);
      let files = 0;
      for await (const row of notesOf(userId)) {
        const content = await documents.contentOf({ documentId: row.document_id });
        const lot: ArchivePiece[] = [];
        let file: string | null = null;
        if (content !== null) {
          file = `${words.notesFolder}/${String(++files).padStart(NUMBER_DIGITS, "0")} ${fileNameOf(content.title, "md", words.untitled)}`;
          lot.push({ path: file, content: markdownOf(row, content), last: true });
        }
        lot.push(list.next({ ...noteEntry(row), file }));
        yield lot;
      }
      yield [list.end()];
      return { notes: files };
    },

    async erasePersonalData(userId) {
      for (;;) {
        const rows = await db.selectFrom("note").select("document_id").where("user_id", "=", userId).limit(NOTES_A_LOT).execute();
        if (rows.length === 0) break;
        const ids = rows.map(({ document_id }) => document_id);
        await inTransaction(db, async (trx) => {
          await documents.erase(trx, ids);
          await exporter.removeOf(trx, "document", ids);
          await deleteNotes(trx, ids);
        });
      }
      await db.deleteFrom("notebook").where("user_id", "=", userId).execute();
      return true;
    },
  };
}

function noteEntry(row: Row): object {
  return {
    noteId: row.document_id,
    title: row.title,
    notebookId: row.notebook_id,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    removedAt: isoOrNull(row.removed_at),
  };
}

function folderEntry(row: Selectable<NotebookTable>): object {
  return {
    notebookId: row.id,
    title: row.title,
    colour: row.colour,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

function listFolders(db: Db, userId: string) {
  return db.selectFrom("notebook").selectAll().where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute();
}

function readNotes(db: Db, userId: string, after: Pick<Row, "created_at" | "document_id">): Promise<Row[]> {
  return db
    .selectFrom("note")
    .select(["document_id", "notebook_id", "generation_id", "title", "created_at", "updated_at", "removed_at"])
    .where("user_id", "=", userId)
    .where((eb) =>
      eb.or([
        eb("created_at", ">", after.created_at),
        eb.and([eb("created_at", "=", after.created_at), eb("document_id", ">", after.document_id)]),
      ]),
    )
    .orderBy("created_at")
    .orderBy("document_id")
    .limit(NOTES_A_LOT)
    .execute();
}
