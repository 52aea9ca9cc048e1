import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { archiveEn } from "../../messages/archive.en.ts";
import { archiveZh } from "../../messages/archive.zh.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import { type ArchivePiece, jsonList } from "../archive-piece.ts";
import type { DocumentModule } from "../documents/create-documents.ts";
import type { Exporter } from "../export/exporter.ts";
import { fileNameOf, renderDocumentFile } from "../export/index.ts";
import type { PersonalData } from "../personal-data.ts";
import { deleteTrees, listTrees, type MindtreeRow } from "./mindtree.repo.ts";

const FILE = "mindtrees.json";
/** Trees of one transaction. */
const ERASED_AT_ONCE = 20;
/** Files sort by their numbers as trees were made. */
const NUMBER_DIGITS = 4;

/** Mind trees of a person, those in the bin too: each a Markdown file. */
export function mindtreesPersonalData({
  db,
  documents,
  exporter,
  variant,
}: {
  db: Kysely<Database>;
  documents: Pick<DocumentModule, "contentOf" | "erase">;
  exporter: Pick<Exporter, "removeOf">;
  variant: Variant;
}): PersonalData {
  const words = variant === "zh" ? archiveZh : archiveEn;

  return {
    module: "mindtrees",
    tables: { mindtree: { archive: FILE, afterDeletion: "deleted" } },

    async *exportPersonalData(userId) {
      const list = jsonList(FILE);
      const rows = [...(await listTrees(db, userId, "all")), ...(await listTrees(db, userId, "bin"))];
      rows.sort((a, b) => Number(a.created_at) - Number(b.created_at) || (a.document_id < b.document_id ? -1 : 1));
      let files = 0;
      for (const row of rows) {
        const content = await documents.contentOf({ documentId: row.document_id });
        const lot: ArchivePiece[] = [];
        let file: string | null = null;
        if (content !== null) {
          const number = String(++files).padStart(NUMBER_DIGITS, "0");
          file = `${words.mindtreesFolder}/${number} ${fileNameOf(content.title, "md", words.untitled)}`;
          const markdown = renderDocumentFile("md", { content, images: new Map(), labelJson: null, visibleLabel: null });
          lot.push({ path: file, content: markdown, last: true });
        }
        lot.push(list.next({ ...entryOf(row), file }));
        yield lot;
      }
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      const rows = await db.selectFrom("mindtree").select("document_id").where("user_id", "=", userId).limit(ERASED_AT_ONCE).execute();
      const ids = rows.map(({ document_id }) => document_id);
      if (ids.length === 0) return true;
      await inTransaction(db, async (trx) => {
        await documents.erase(trx, ids);
        await exporter.removeOf(trx, "document", ids);
        await deleteTrees(trx, ids);
      });
      return ids.length < ERASED_AT_ONCE;
    },
  };
}

function entryOf(row: MindtreeRow): object {
  return {
    mindtreeId: row.document_id,
    title: row.title,
    nodes: row.nodes,
    noteId: row.note_id,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    removedAt: isoOrNull(row.removed_at),
  };
}
