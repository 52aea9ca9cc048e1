import {
  FINISH_REASON_FILTER,
  FINISH_REASON_LANGUAGE,
  FINISH_REASON_UNCHANGED,
  FREE_KINDS,
  type GenerationKind,
  type GenerationStatus,
} from "@tangleaf/contract";
import type { ExpressionBuilder, Selectable } from "kysely";
import type { GenerationTable } from "../../db/schema/generation-table.ts";
import type { Database } from "../../db/schema/index.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

export type GenerationRow = Selectable<GenerationTable>;

/** The caller's row; somebody else's, and a removed one, do not exist. */
export async function findOwned(db: Db, userId: string, id: string): Promise<GenerationRow | undefined> {
  return db
    .selectFrom("generation")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

export async function findById(db: Db, id: string): Promise<GenerationRow | undefined> {
  return db.selectFrom("generation").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function listByIds(db: Db, ids: readonly string[]): Promise<GenerationRow[]> {
  return db
    .selectFrom("generation")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

export async function findByRequest(db: Db, userId: string, requestId: string): Promise<GenerationRow | undefined> {
  return db.selectFrom("generation").selectAll().where("user_id", "=", userId).where("request_id", "=", requestId).executeTakeFirst();
}

export async function insertGeneration(db: Db, row: GenerationRow): Promise<void> {
  await db.insertInto("generation").values(row).execute();
}

/** All of a kind that name the essay in their input, removed ones too, oldest first. */
export async function listOfEssay(
  db: Db,
  { userId, essayId, kind }: { userId: string; essayId: string; kind: GenerationKind },
): Promise<GenerationRow[]> {
  return db
    .selectFrom("generation")
    .selectAll()
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("input", "like", `%"essayId":"${essayId}"%`)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Those of a kind that name the document in their input, as `documentId` or `noteId`, and are not removed; newest first. */
export async function listOfDocument(
  db: Db,
  { userId, documentId, kind, most }: { userId: string; documentId: string; kind: GenerationKind; most: number },
): Promise<GenerationRow[]> {
  return db
    .selectFrom("generation")
    .selectAll()
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("removed_at", "is", null)
    .where("input", "like", `%Id":"${documentId}"%`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** Ends after which nobody waits: the answer changed nothing, or what was written may not be shown. */
const NO_WAIT_AFTER = [FINISH_REASON_UNCHANGED, FINISH_REASON_FILTER, FINISH_REASON_LANGUAGE];

/**
 * Moment of the user's last request that counts for the wait: it is being written, was written, or was stopped by the user. One
 * that failed or broke off is our fault; steps of jobs are none.
 */
export async function lastStartOf(db: Db, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom("generation")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("kind", "not in", FREE_KINDS)
    .where("status", "not in", ["failed", "interrupted"])
    .where((eb) => eb.or([eb("finish_reason", "is", null), eb("finish_reason", "not in", NO_WAIT_AFTER)]))
    .where("job_id", "is", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Texts a user asked for directly that have not ended. */
export async function countRunning(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("generation")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("user_id", "=", userId)
    .where("status", "in", ["queued", "writing"])
    .where("kind", "not in", FREE_KINDS)
    .where("job_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** Moments at which the user asked for what costs nothing since `since`, newest first; what failed does not count. */
export async function freeStartsSince(db: Db, userId: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom("generation")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("kind", "in", FREE_KINDS)
    .where("created_at", ">=", since)
    .where("status", "not in", ["failed", "interrupted"])
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ created_at }) => Number(created_at));
}

/** A revision that changed nothing is no draft, unless its owner has edited it since. */
export const changedSomething = (eb: ExpressionBuilder<Database, "generation">) =>
  eb.or([
    eb("kind", "<>", "revise"),
    eb("finish_reason", "is", null),
    eb("finish_reason", "<>", FINISH_REASON_UNCHANGED),
    eb("edited_text", "is not", null),
  ]);

/** Drafts of a piece count on; `kinds`: those that are drafts. null = the piece is not the user's. */
export async function nextDraftNo(
  db: Db,
  { userId, pieceId, kinds }: { userId: string; pieceId: string; kinds: readonly GenerationKind[] },
): Promise<number | null> {
  const row = await db
    .selectFrom("generation")
    .select((eb) => eb.fn.max<number | null>("draft_no").as("n"))
    .where("user_id", "=", userId)
    .where("piece_id", "=", pieceId)
    .where("kind", "in", kinds)
    .where(changedSomething)
    .executeTakeFirst();
  return row?.n === null || row?.n === undefined ? null : Number(row.n) + 1;
}

/** Compare-and-set of the owner's edits. false = the base was old. */
export async function saveEdit(
  db: Db,
  input: { id: string; baseVersion: number; text: string; upTo: number; chars: number; searchText: string },
): Promise<boolean> {
  const done = await db
    .updateTable("generation")
    .set({
      edited_text: input.text,
      edited_up_to: input.upTo,
      version: input.baseVersion + 1,
      chars: input.chars,
      search_text: input.searchText,
    })
    .where("id", "=", input.id)
    .where("version", "=", input.baseVersion)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function markRemoved(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("generation").set({ removed_at: now }).where("id", "=", id).where("removed_at", "is", null).execute();
}

export type FinalState = {
  readonly status: Extract<GenerationStatus, "done" | "stopped" | "interrupted" | "failed">;
  readonly text: string;
  readonly chars: number;
  readonly searchText: string;
  readonly finishReason: string;
  /** A structured kind's answer, as JSON. */
  readonly result: string | null;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly model: string;
  readonly now: number;
};
