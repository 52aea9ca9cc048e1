import type { Variant } from "@tangleaf/contract";
import { readMadeFrom } from "@tangleaf/document/model";
import type { Kysely } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { archiveEn } from "../../messages/archive.en.ts";
import { archiveZh } from "../../messages/archive.zh.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import { type ArchivePiece, jsonList } from "../archive-piece.ts";
import type { DocumentModule } from "../documents/create-documents.ts";
import type { Exporter } from "../export/exporter.ts";
import { aiLabelJson, fileNameOf, renderDocumentFile, visibleAiLabel } from "../export/index.ts";
import type { PersonalData } from "../personal-data.ts";
import type { References } from "../references/index.ts";
import { deleteEssays, type EssayRow, listDrafts } from "./essay.repo.ts";
import { findLedger } from "./ledger.repo.ts";

const ESSAYS_FILE = "essays.json";
const ESSAYS_A_LOT = 20;
/** Files sort by their numbers as essays were begun. */
const NUMBER_DIGITS = 4;

type Deps = {
  readonly db: Kysely<Database>;
  readonly documents: Pick<DocumentModule, "contentOf" | "erase">;
  readonly exporter: Pick<Exporter, "removeOf">;
  readonly references: Pick<References, "erase">;
  readonly variant: Variant;
  /** Code of the provider in the AI label. */
  readonly labelProducer: string;
};

/** Essays of a person, those in the bin too: what was said of each, its outlines, and its document as a Markdown file. */
export function essaysPersonalData({ db, documents, exporter, references, variant, labelProducer }: Deps): PersonalData {
  const words = variant === "zh" ? archiveZh : archiveEn;

  function readLot(userId: string, after: string): Promise<EssayRow[]> {
    const rows = db.selectFrom("essay").selectAll().where("user_id", "=", userId).where("id", ">", after);
    return rows.orderBy("id").limit(ESSAYS_A_LOT).execute();
  }

  async function fileOf(row: EssayRow, number: number): Promise<ArchivePiece | null> {
    const content = row.stage === "content" ? await documents.contentOf({ documentId: row.id }) : null;
    if (content === null) return null;
    const made = content.blocks.map(({ attrs }) => attrs?.["generationId"]).find((id) => typeof id === "string");
    const generationId = typeof made === "string" ? made : null;
    const name = fileNameOf(content.title, "md", words.untitled);
    return {
      path: `${words.essaysFolder}/${String(number).padStart(NUMBER_DIGITS, "0")} ${name}`,
      content: renderDocumentFile("md", {
        content,
        images: new Map(),
        labelJson: generationId === null ? null : aiLabelJson({ producer: labelProducer, generationId }),
        visibleLabel: generationId === null ? null : visibleAiLabel({ language: variant, builtin: false }),
      }),
      last: true,
    };
  }

  return {
    module: "essays",
    tables: {
      essay: { archive: ESSAYS_FILE, afterDeletion: "deleted" },
      essay_draft: { archive: ESSAYS_FILE, afterDeletion: "deleted" },
      essay_ledger: { archive: ESSAYS_FILE, afterDeletion: "deleted" },
    },

    async *exportPersonalData(userId) {
      const list = jsonList(ESSAYS_FILE);
      let files = 0;
      let after = "";
      for (;;) {
        const rows = await readLot(userId, after);
        for (const row of rows) {
          const file = await fileOf(row, files + 1);
          if (file !== null) files += 1;
          const drafts = await listDrafts(db, row.id);
          yield [
            ...(file === null ? [] : [file]),
            list.next({
              ...entryOf(row),
              file: file?.path ?? null,
              drafts: drafts.map(draftEntry),
              ledger: JSON.parse((await findLedger(db, row.id))?.entries ?? "[]"),
            }),
          ];
        }
        const last = rows.at(-1);
        if (last === undefined || rows.length < ESSAYS_A_LOT) break;
        after = last.id;
      }
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      for (;;) {
        const rows = await readLot(userId, "");
        if (rows.length === 0) break;
        const ids = rows.map(({ id }) => id);
        await inTransaction(db, async (trx) => {
          await documents.erase(trx, ids);
          await exporter.removeOf(trx, "document", ids);
          await references.erase(trx, ids);
          await deleteEssays(trx, ids);
        });
      }
      return true;
    },
  };
}

function entryOf(row: EssayRow): object {
  const { id: essayId, stage, title, major, topic, level, language, length, material } = row;
  return {
    essayId,
    documentType: row.document_type,
    stage,
    title,
    major,
    topic,
    keywords: JSON.parse(row.keywords),
    level,
    language,
    length,
    material,
    asked: row.asked === null ? null : JSON.parse(row.asked),
    outline: row.outline === null ? null : JSON.parse(row.outline),
    abstracts: row.abstracts === null ? null : JSON.parse(row.abstracts),
    brief: row.brief === null ? null : JSON.parse(row.brief),
    cover: row.cover === null ? {} : JSON.parse(row.cover),
    integrityAt: isoOrNull(row.integrity_at),
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    removedAt: isoOrNull(row.removed_at),
  };
}

function draftEntry({
  kind,
  no,
  generation_id: generationId,
  outline,
  made_from: madeFrom,
}: Awaited<ReturnType<typeof listDrafts>>[number]): object {
  const template = readMadeFrom(madeFrom)?.pubId ?? null;
  return { kind, no, generationId, outline: outline === null ? null : JSON.parse(outline), template };
}
