import { inTransaction } from "../../db/in-transaction.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import { jsonList } from "../archive-piece.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData, StoredBytes } from "../personal-data.ts";
import { SOURCE_CHARACTER_BYTES } from "./keep-source.ts";
import { idOf } from "./present-source.ts";
import type { SourceRow } from "./source.repo.ts";

const SOURCES_FILE = "sources.json";
const SOURCES_A_LOT = 20;

type Deps = { readonly db: Parameters<typeof inTransaction>[0]; readonly exporter: Pick<Exporter, "removeOf"> };

/** What a person has fed to notes, and to which. Files are in the list of files; what was read of them is in `passages`. */
export function sourcesPersonalData({ db, exporter }: Deps): PersonalData {
  const lotOf = (userId: string, after: string) =>
    db.selectFrom("source").selectAll().where("user_id", "=", userId).where("id", ">", after).orderBy("id").limit(SOURCES_A_LOT).execute();

  return {
    module: "sources",
    tables: {
      source: { archive: SOURCES_FILE, afterDeletion: "deleted" },
      source_passage: { archive: SOURCES_FILE, afterDeletion: "deleted" },
      note_source: { archive: SOURCES_FILE, afterDeletion: "deleted" },
    },

    async *exportPersonalData(userId) {
      const list = jsonList(SOURCES_FILE);
      for (let after = ""; ; ) {
        const rows = await lotOf(userId, after);
        for (const row of rows) yield [list.next(await entryOf(db, row))];
        after = rows.at(-1)?.id ?? "";
        if (rows.length < SOURCES_A_LOT) break;
      }
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      await db.deleteFrom("note_source").where("user_id", "=", userId).execute();
      for (;;) {
        const ids = (await lotOf(userId, "")).map(({ id }) => id);
        if (ids.length === 0) return true;
        await inTransaction(db, async (trx) => {
          await trx.deleteFrom("source_passage").where("source_id", "in", ids).execute();
          await trx.deleteFrom("source").where("id", "in", ids).execute();
          await exporter.removeOf(trx, "source", ids);
        });
      }
    },
  };
}

async function entryOf(db: Db, row: SourceRow): Promise<object> {
  const [passages, notes] = await Promise.all([
    db.selectFrom("source_passage").selectAll().where("source_id", "=", row.id).orderBy("position").execute(),
    db.selectFrom("note_source").selectAll().where("user_id", "=", row.user_id).where("source_id", "=", row.id).execute(),
  ]);
  const { id, kind, type, title, file_id, url, site, fetched_at, characters, created_at, item } = row;
  return {
    sourceId: id,
    kind,
    type,
    title,
    fileId: file_id,
    url,
    site,
    fetchedAt: isoOrNull(fetched_at),
    characters,
    createdAt: isoTime(created_at),
    item: JSON.parse(item) as object,
    notes: notes.map(({ note_id, no, is_on, removed_at }) => ({
      noteId: note_id,
      id: idOf(no),
      isOn: is_on === 1,
      removedAt: isoOrNull(removed_at),
    })),
    passages: passages.map(({ page, sheet, first_row, last_row, text }) => ({ page, sheet, firstRow: first_row, lastRow: last_row, text })),
  };
}

/** Counts the bytes of the text of sources. */
export async function countSourceBytes(on: Db, userId: string): Promise<StoredBytes[]> {
  const { characters } = await on
    .selectFrom("source")
    .where("user_id", "=", userId)
    .select((eb) => eb.fn.sum<number | null>("characters").as("characters"))
    .executeTakeFirstOrThrow();
  return [{ kind: "sources", bytes: Number(characters ?? 0) * SOURCE_CHARACTER_BYTES, binBytes: 0 }];
}
