import type { CitationStyle } from "@tangleaf/contract";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { EssayLibraryTable, EssayPassageTable, EssayReferenceTable } from "../../db/schema/essay-tables.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

export type ReferenceRow = Selectable<EssayReferenceTable>;
/** What a list shows: all but the abstract. */
export type ListedReferenceRow = Omit<ReferenceRow, "abstract"> & { readonly has_abstract: boolean };
export type PassageRow = Selectable<EssayPassageTable>;

/** One statement takes so many rows: a database has a bound on values. */
const ROWS_A_STATEMENT = 500;

const LIST_COLUMNS = [
  "essay_id",
  "no",
  "user_id",
  "tier",
  "source",
  "check_state",
  "checked_at",
  "version",
  "file_id",
  "file_name",
  "file_pages",
  "passages",
  "is_cut",
  "created_at",
  "item",
] as const satisfies readonly (keyof EssayReferenceTable)[];

/** Whether the essay is the user's, and not in the bin. */
export async function isOwnEssay(db: Db, { userId, essayId }: { userId: string; essayId: string }): Promise<boolean> {
  const essay = db.selectFrom("essay").select("id").where("user_id", "=", userId).where("id", "=", essayId);
  return (await essay.where("removed_at", "is", null).executeTakeFirst()) !== undefined;
}

export async function findLibrary(db: Db, essayId: string): Promise<Selectable<EssayLibraryTable> | undefined> {
  return db.selectFrom("essay_library").selectAll().where("essay_id", "=", essayId).executeTakeFirst();
}

/** The library's row as it is to be; under the lock of the user's row. */
export async function storeLibrary(trx: Db, row: Insertable<EssayLibraryTable>): Promise<void> {
  const { last_no, edition, system } = row;
  const stored = trx.insertInto("essay_library").values(row);
  await stored.onConflict((conflict) => conflict.column("essay_id").doUpdateSet({ last_no, edition, system })).execute();
}

export const DEFAULT_STYLE: CitationStyle = { edition: "2015", system: "numbers" };

export async function listReferences(db: Db, essayId: string): Promise<ListedReferenceRow[]> {
  const rows = await db
    .selectFrom("essay_reference")
    .select(LIST_COLUMNS)
    .select((eb) => eb.case().when("abstract", "is", null).then(0).else(1).end().as("has_abstract"))
    .where("essay_id", "=", essayId)
    .orderBy("no")
    .execute();
  return rows.map((row) => ({ ...row, has_abstract: Number(row.has_abstract) === 1 }));
}

/** With their abstracts, for what reads them. */
export async function readReferences(db: Db, essayId: string): Promise<ReferenceRow[]> {
  return db.selectFrom("essay_reference").selectAll().where("essay_id", "=", essayId).orderBy("no").execute();
}

export async function findReference(db: Db, { essayId, no }: { essayId: string; no: number }): Promise<ReferenceRow | undefined> {
  return db.selectFrom("essay_reference").selectAll().where("essay_id", "=", essayId).where("no", "=", no).executeTakeFirst();
}

export async function insertReferences(trx: Db, rows: readonly Insertable<EssayReferenceTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await trx
      .insertInto("essay_reference")
      .values(rows.slice(at, at + ROWS_A_STATEMENT))
      .execute();
  }
}

type Change = Omit<Updateable<EssayReferenceTable>, "essay_id" | "no" | "user_id" | "created_at">;

/** Changes references; with `version` only one that nobody has edited since. */
export async function updateReferences(
  trx: Db,
  { essayId, nos, version }: { essayId: string; nos: readonly number[]; version?: number },
  change: Change,
): Promise<void> {
  if (nos.length === 0) return;
  const rows = trx
    .updateTable("essay_reference")
    .set(change)
    .where("essay_id", "=", essayId)
    .where("no", "in", [...nos]);
  await (version === undefined ? rows : rows.where("version", "=", version)).execute();
}

export async function deleteReferences(trx: Db, { essayId, nos }: { essayId: string; nos: readonly number[] }): Promise<void> {
  for (const table of ["essay_passage", "essay_reference"] as const) {
    await trx
      .deleteFrom(table)
      .where("essay_id", "=", essayId)
      .where("no", "in", [...nos])
      .execute();
  }
}

/** What was read of the file of a reference, in the place of what there was. */
export async function replacePassages(
  trx: Db,
  of: { essayId: string; no: number; userId: string },
  passages: readonly { readonly page: number | null; readonly text: string }[],
): Promise<void> {
  await trx.deleteFrom("essay_passage").where("essay_id", "=", of.essayId).where("no", "=", of.no).execute();
  const rows = passages.map(({ page, text }, at) => ({
    essay_id: of.essayId,
    no: of.no,
    position: at + 1,
    user_id: of.userId,
    page,
    text,
  }));
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await trx
      .insertInto("essay_passage")
      .values(rows.slice(at, at + ROWS_A_STATEMENT))
      .execute();
  }
}

export async function readPassages(db: Db, essayId: string): Promise<Pick<PassageRow, "no" | "page" | "text">[]> {
  const own = db.selectFrom("essay_passage").select(["no", "page", "text"]).where("essay_id", "=", essayId);
  return own.orderBy("no").orderBy("position").execute();
}

/** All there is of these essays. */
export async function deleteLibraries(trx: Db, essayIds: readonly string[]): Promise<void> {
  if (essayIds.length === 0) return;
  for (const table of ["essay_passage", "essay_reference", "essay_library"] as const) {
    await trx
      .deleteFrom(table)
      .where("essay_id", "in", [...essayIds])
      .execute();
  }
}

/** Essays of the user that have a library, up to `limit`. */
export async function listLibraries(db: Db, userId: string, { after, limit }: { after: string; limit: number }): Promise<string[]> {
  const own = db.selectFrom("essay_library").select("essay_id").where("user_id", "=", userId).where("essay_id", ">", after);
  return (await own.orderBy("essay_id").limit(limit).execute()).map(({ essay_id }) => essay_id);
}
