import type { Kysely } from "kysely";
import type { Row } from "../dialects/database-dialect.ts";
import { readApplied } from "../migrate.ts";
import type { OpenedDatabase } from "../opened-database.ts";
import type { Database } from "../schema/index.ts";
import { STORED_TABLE_KEYS, type StoredTable } from "../table-keys.ts";
import { assertEmpty, assertNoServer } from "./check-target.ts";
import { insertRows, presentTables, readTable, toLine } from "./copied-rows.ts";
import { takeSchema } from "./take-schema.ts";
import { TransferError } from "./transfer-error.ts";

export type Moved = readonly { readonly table: StoredTable; readonly rows: number }[];

/**
 * Copies every row from one database to an empty other one, in one transaction on each side, and compares the two row by
 * row before the target commits. The source is only read (open it `readOnly`). Throws TransferError; the target then
 * holds no rows.
 */
export async function moveData(input: {
  from: OpenedDatabase;
  to: OpenedDatabase;
  shownTarget: string;
  now: () => number;
}): Promise<Moved> {
  const { from, to, now } = input;
  await assertNoServer(from.db, from.dialect, now());
  await assertNoServer(to.db, to.dialect, now());
  await assertEmpty(to.db, to.dialect, input.shownTarget);
  return from.db.transaction().execute(async (source) => {
    // The target gets the source's schema; the next start of the server migrates it.
    const names = (await readApplied(source, from.dialect)).map(({ name }) => name);
    await takeSchema({ to, shownTarget: input.shownTarget, names, now });
    return to.db.transaction().execute(async (target) => {
      // Again inside the transaction: rows may have been added since the first check.
      await assertEmpty(target, to.dialect, input.shownTarget);
      const moved: { table: StoredTable; rows: number }[] = [];
      for (const table of await presentTables(source, from.dialect)) {
        for await (const batch of readTable(source, from.dialect, table)) await insertRows(target, table, batch);
        moved.push({ table, rows: await compareTables(table, { from, source, to, target }) });
      }
      return moved;
    });
  });
}

async function compareTables(
  table: StoredTable,
  sides: { from: OpenedDatabase; source: Kysely<Database>; to: OpenedDatabase; target: Kysely<Database> },
): Promise<number> {
  const ours = rowsOf(readTable(sides.source, sides.from.dialect, table));
  const theirs = rowsOf(readTable(sides.target, sides.to.dialect, table));
  try {
    for (let rows = 0; ; rows += 1) {
      const [one, other] = [await ours.next(), await theirs.next()];
      if (one.done && other.done) return rows;
      if (one.done || other.done || toLine(one.value) !== toLine(other.value)) {
        const row: Row = one.value ?? other.value ?? {};
        const key = STORED_TABLE_KEYS[table].map((column) => String(row[column])).join(", ");
        throw new TransferError("copy.differs", { table, key });
      }
    }
  } finally {
    // An unfinished query would keep SQLite busy, and the rollback would fail.
    await ours.return(undefined);
    await theirs.return(undefined);
  }
}

async function* rowsOf(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Row, undefined> {
  for await (const batch of batches) yield* batch;
}
