import { sql } from "kysely";
import type { Db } from "../metering/metering.ts";
import { DRAFT_KINDS } from "./draft-kinds.ts";
import type { GenerationRow } from "./generation.repo.ts";

export type BinDraft = Pick<GenerationRow, "id" | "piece_id" | "removed_at" | "input" | "text" | "edited_text" | "edited_up_to">;

/** Drafts of a person's pieces that have words, in the bin or not. */
export async function draftsOfPieces(db: Db, userId: string, pieceIds: readonly string[]): Promise<BinDraft[]> {
  return db
    .selectFrom("generation")
    .select(["id", "piece_id", "removed_at", "input", "text", "edited_text", "edited_up_to"])
    .where("user_id", "=", userId)
    .where("piece_id", "in", [...pieceIds])
    .where("kind", "in", DRAFT_KINDS)
    .where("job_id", "is", null)
    .where(sql<boolean>`task <> '{}'`)
    .execute();
}

/** Pieces with words of which any draft is in the bin. */
export async function countPiecesInBin(db: Db, userId: string, { except }: { except: readonly string[] }): Promise<number> {
  const { count } = await db
    .selectFrom("generation")
    .select((eb) => eb.fn.count<number>("piece_id").distinct().as("count"))
    .where("user_id", "=", userId)
    .where("removed_at", "is not", null)
    .where("piece_id", "not in", [...except])
    .where("kind", "in", DRAFT_KINDS)
    .where("job_id", "is", null)
    .where(sql<boolean>`task <> '{}'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function markDraftsRemoved(db: Db, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable("generation").set({ removed_at: now }).where("id", "in", ids).where("removed_at", "is", null).execute();
}

/** Takes drafts out of the bin that were put there after a moment; the pieces that have any. */
export async function restoreDrafts(
  trx: Db,
  { userId, pieceIds, removedAfter }: { userId: string; pieceIds: readonly string[]; removedAfter: number },
): Promise<string[]> {
  const rows = await trx
    .updateTable("generation")
    .set({ removed_at: null })
    .where("user_id", "=", userId)
    .where("piece_id", "in", [...pieceIds])
    .where("kind", "in", DRAFT_KINDS)
    .where("job_id", "is", null)
    .where("removed_at", ">", removedAfter)
    .where(sql<boolean>`task <> '{}'`)
    .returning("piece_id")
    .execute();
  return rows.map(({ piece_id }) => piece_id);
}

export async function setTitle(trx: Db, { id, title, searchText }: { id: string; title: string; searchText: string }): Promise<void> {
  await trx.updateTable("generation").set({ title, search_text: searchText }).where("id", "=", id).execute();
}
