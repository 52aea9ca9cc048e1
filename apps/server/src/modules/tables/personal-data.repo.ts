import { sql } from "kysely";
import { sumOctets } from "../../db/octet-sums.ts";
import { archiveEn } from "../../messages/archive.en.ts";
import { archiveZh } from "../../messages/archive.zh.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import { type ArchivePiece, jsonList } from "../archive-piece.ts";
import { fileNameOf } from "../export/index.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData, StoredBytes } from "../personal-data.ts";
import { listAnswers } from "./answer.repo.ts";
import { eraseTables } from "./bin.ts";
import type { TableOptions } from "./options.ts";
import { choicesOf, presentAnswer, sheetsOf, stepsOf } from "./present-table.ts";
import { listBlobs, listIds, readTables, type TableRow } from "./table.repo.ts";
import { createTableStore } from "./table-store.ts";

const FILE = "tables.json";
const TABLES_AT_ONCE = 20;
/** Files sort by their numbers as tables were made. */
const NUMBER_DIGITS = 4;
/** What files are called again, by what they begin with. */
const ENDINGS: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b], "xlsx"],
  [[0xd0, 0xcf], "xls"],
];

/** Tables of a person, those that were removed too: each the file as it came, with what was done and asked. */
export function tablesPersonalData(options: Pick<TableOptions, "db" | "blobs" | "clock" | "log" | "variant">): PersonalData {
  const { db, variant } = options;
  const words = variant === "zh" ? archiveZh : archiveEn;
  const store = createTableStore(options);

  async function fileOf(row: TableRow, number: number): Promise<ArchivePiece | null> {
    const blob = (await listBlobs(db, row.id)).find(({ sheet_id }) => sheet_id === null);
    if (blob === undefined) return null;
    const content = await store.find(blob.blob_key);
    // One lost blob keeps nobody from all the rest.
    if (content === null) return null;
    const ending = ENDINGS.find(([signs]) => signs.every((sign, n) => content[n] === sign))?.[1] ?? "csv";
    const name = fileNameOf(row.title, ending, words.untitled);
    return { path: `${words.tablesFolder}/${String(number).padStart(NUMBER_DIGITS, "0")} ${name}`, content, last: true };
  }

  return {
    module: "tables",
    tables: {
      data_table: { archive: FILE, afterDeletion: "deleted" },
      data_table_blob: { archive: `none: the files it names are in the folder beside ${FILE}`, afterDeletion: "deleted" },
      data_table_answer: { archive: FILE, afterDeletion: "deleted" },
    },

    async *exportPersonalData(userId) {
      const list = jsonList(FILE);
      let number = 0;
      for (const id of await listIds(db, userId)) {
        // One at a time: a file may be 20 MB.
        const [row] = await readTables(db, [id]);
        if (row === undefined) continue;
        number += 1;
        const file = await fileOf(row, number);
        yield [...(file === null ? [] : [file]), list.next({ ...(await entryOf(row)), file: file?.path ?? null })];
      }
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      const ids = await listIds(db, userId, { limit: TABLES_AT_ONCE });
      await eraseTables({ db, store }, ids);
      return ids.length < TABLES_AT_ONCE;
    },
  };

  async function entryOf(row: TableRow): Promise<object> {
    const answers = await listAnswers(db, row.id);
    return {
      tableId: row.id,
      title: row.title,
      encoding: row.encoding,
      choices: choicesOf(row),
      sheets: sheetsOf(row).map(({ preview: _preview, ...sheet }) => sheet),
      steps: stepsOf(row),
      answers: answers.map(presentAnswer),
      createdAt: isoTime(row.created_at),
      usedAt: isoTime(row.used_at),
      expiresAt: isoOrNull(row.expires_at),
      removedAt: isoOrNull(row.removed_at),
    };
  }
}

/** Counts the bytes of tables and their answers. */
export async function countTableBytes(on: Db, userId: string): Promise<StoredBytes[]> {
  const tables = await on
    .selectFrom("data_table")
    .where("user_id", "=", userId)
    .select([
      sql<number>`coalesce(sum(bytes), 0)`.as("bytes"),
      sql<number>`coalesce(sum(case when removed_at is not null then bytes else 0 end), 0)`.as("bin"),
    ])
    .executeTakeFirstOrThrow();
  const answers = await on
    .selectFrom("data_table_answer")
    .where("user_id", "=", userId)
    .select(sumOctets(["body", "ask"]).as("bytes"))
    .executeTakeFirstOrThrow();
  return [{ kind: "tables", bytes: Number(tables.bytes) + Number(answers.bytes), binBytes: Number(tables.bin) }];
}
