import type { Insertable, Selectable } from "kysely";
import type { EssayDraftTable, EssayTable } from "../../db/schema/essay-tables.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

/** Its words are for the search alone. */
export type EssayRow = Omit<Selectable<EssayTable>, "words" | "search_text">;
export type EssayDraftRow = Selectable<EssayDraftTable>;
/** What a list shows: all but the material. */
export type EssayListRow = Omit<EssayRow, "material" | "keywords" | "outline" | "abstracts" | "brief" | "integrity_at" | "cover" | "asked">;

const LIST_COLUMNS = [
  "id",
  "user_id",
  "request_id",
  "request_hash",
  "stage",
  "document_type",
  "level",
  "language",
  "length",
  "method",
  "job_id",
  "derived_seq",
  "chars",
  "leaf_paragraphs",
  "done_paragraphs",
  "created_at",
  "updated_at",
  "removed_at",
  "title",
  "major",
  "topic",
] as const satisfies readonly (keyof EssayTable)[];
const COLUMNS = [...LIST_COLUMNS, "material", "keywords", "outline", "abstracts", "brief", "integrity_at", "cover", "asked"] as const;

/** The caller's essay, in the bin or not; somebody else's does not exist. */
export async function findEssay(db: Db, userId: string, id: string): Promise<EssayRow | undefined> {
  return db.selectFrom("essay").select(COLUMNS).where("user_id", "=", userId).where("id", "=", id).executeTakeFirst();
}

export async function findEssays(db: Db, userId: string, ids: readonly string[]): Promise<EssayListRow[]> {
  return db
    .selectFrom("essay")
    .select(LIST_COLUMNS)
    .where("user_id", "=", userId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
}

export async function findEssayByRequest(db: Db, userId: string, requestId: string): Promise<EssayRow | undefined> {
  return db.selectFrom("essay").select(COLUMNS).where("user_id", "=", userId).where("request_id", "=", requestId).executeTakeFirst();
}

/** How many essays a user has outside the bin. */
export async function countEssays(db: Db, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom("essay")
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertEssay(trx: Db, row: Insertable<EssayTable>): Promise<void> {
  await trx.insertInto("essay").values(row).execute();
}

/** Facts, stage or job of an essay; counts and the document's title come from `storeDerived`. */
export type EssayChange = Partial<
  Pick<
    EssayRow,
    | "stage"
    | "level"
    | "language"
    | "length"
    | "method"
    | "job_id"
    | "updated_at"
    | "title"
    | "major"
    | "topic"
    | "keywords"
    | "material"
    | "outline"
    | "abstracts"
    | "brief"
    | "integrity_at"
    | "cover"
    | "document_type"
    | "asked"
  >
>;
export async function updateEssay(trx: Db, id: string, change: EssayChange): Promise<void> {
  await trx.updateTable("essay").set(change).where("id", "=", id).execute();
}

type DerivedColumns = Pick<EssayTable, "derived_seq" | "title" | "words" | "search_text" | "chars" | "leaf_paragraphs" | "done_paragraphs">;

/** What is derived of the document, unless something newer is there. `changedAt`: epoch milliseconds of the last change. */
export async function storeDerived(trx: Db, id: string, { changedAt, columns }: { changedAt: number; columns: DerivedColumns }) {
  await trx
    .updateTable("essay")
    .set((eb) => ({
      ...columns,
      updated_at: eb.case().when("updated_at", "<", changedAt).then(changedAt).else(eb.ref("updated_at")).end(),
    }))
    .where("id", "=", id)
    .where("derived_seq", "<", columns.derived_seq)
    .execute();
}

/** All of the user's that are in the bin, or outside it, last changed first. */
export async function listEssays(db: Db, { userId, bin }: { userId: string; bin: boolean }): Promise<EssayListRow[]> {
  return db
    .selectFrom("essay")
    .select(LIST_COLUMNS)
    .where("user_id", "=", userId)
    .where("removed_at", bin ? "is not" : "is", null)
    .orderBy(bin ? "removed_at" : "updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Into the bin at a moment, or out of it (null). */

export async function deleteEssays(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom("essay_draft")
    .where("essay_id", "in", [...ids])
    .execute();
  await trx
    .deleteFrom("essay_ledger")
    .where("essay_id", "in", [...ids])
    .execute();
  await trx
    .deleteFrom("essay")
    .where("id", "in", [...ids])
    .execute();
}

/** Drafts of an essay by number. */
export async function listDrafts(db: Db, essayId: string): Promise<EssayDraftRow[]> {
  return db.selectFrom("essay_draft").selectAll().where("essay_id", "=", essayId).orderBy("no").execute();
}

type NewDraft = Pick<EssayDraftRow, "essay_id" | "kind" | "user_id" | "created_at">;
/** What it is: a generation, or the outline its owner handed in. */
type DraftSource =
  | { readonly generation_id: string }
  | (Pick<EssayDraftRow, "request_id" | "request_hash" | "made_from"> & { readonly outline: string });

/** The next number, given once: under the lock of the user's row. A generation that has one keeps it. */
export async function addDraft(trx: Db, row: NewDraft & DraftSource): Promise<number> {
  const own = trx.selectFrom("essay_draft").where("essay_id", "=", row.essay_id).where("kind", "=", row.kind);
  if ("generation_id" in row) {
    const known = await own.select("no").where("generation_id", "=", row.generation_id).executeTakeFirst();
    if (known !== undefined) return known.no;
  }
  const last = await own.select((eb) => eb.fn.max("no").as("no")).executeTakeFirst();
  const no = Number(last?.no ?? 0) + 1;
  await trx
    .insertInto("essay_draft")
    .values({ generation_id: null, request_id: null, request_hash: null, outline: null, made_from: null, ...row, no, version: 0 })
    .execute();
  return no;
}

/** The outline a request has handed in. */
export async function findDraftByRequest(db: Db, userId: string, requestId: string): Promise<EssayDraftRow | undefined> {
  return db.selectFrom("essay_draft").selectAll().where("user_id", "=", userId).where("request_id", "=", requestId).executeTakeFirst();
}

/** The template an outline of the user's was made from, as it is stored; null = none, undefined = no such outline. */
export async function findMadeFrom(
  db: Db,
  userId: string,
  { essayId, no }: { essayId: string; no: number },
): Promise<string | null | undefined> {
  const draft = await db
    .selectFrom("essay_draft")
    .select("made_from")
    .where("user_id", "=", userId)
    .where("essay_id", "=", essayId)
    .where("kind", "=", "outline")
    .where("no", "=", no)
    .executeTakeFirst();
  return draft?.made_from;
}

/** Stores an edited outline over `version`; false where another edit was stored since. */
export async function saveOutline(
  trx: Db,
  { essayId, no, version, outline }: { essayId: string; no: number; version: number; outline: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("essay_draft")
    .set({ outline, version: version + 1 })
    .where("essay_id", "=", essayId)
    .where("kind", "=", "outline")
    .where("no", "=", no)
    .where("version", "=", version)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
