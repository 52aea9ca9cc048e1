import type { Transaction } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { newId } from "../../platform/ids.ts";
import { isWithdrawal, type LedgerState } from "./ledger-state.ts";
import type { ChargeMade, Db, GrantSource, NewCharge } from "./metering.ts";
import type { GrantLeft, Part } from "./spend-grants.ts";

type Trx = Transaction<Database>;

/**
 * Locks the user's account until the transaction ends: the upsert locks the balance row on PostgreSQL even when it did not
 * exist, and SQLite has one connection. What is read afterwards is what the last holder of the lock left.
 */
export async function lockBalance(trx: Trx, userId: string, now: number) {
  return trx
    .insertInto("balance")
    .values({ user_id: userId, available: 0, held: 0, last_seq: 0, updated_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet((eb) => ({ updated_at: eb.ref("excluded.updated_at") })))
    .returning(["available", "held", "last_seq"])
    .executeTakeFirstOrThrow();
}

/** Grants with something left, and those in `alsoIds`. */
export async function readGrants(
  db: Db,
  userId: string,
  alsoIds: readonly string[] = [],
): Promise<readonly (GrantLeft & { source: string })[]> {
  const rows = await db
    .selectFrom("token_grant")
    .select(["id", "source", "remaining", "expires_at"])
    .where("user_id", "=", userId)
    .where((eb) => (alsoIds.length === 0 ? eb("remaining", ">", 0) : eb.or([eb("remaining", ">", 0), eb("id", "in", [...alsoIds])])))
    .execute();
  return rows.map(({ id, source, remaining, expires_at }) => ({ id, source, remaining, expiresAt: expires_at }));
}

export async function findGrantId(db: Db, userId: string, source: GrantSource, ref: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("token_grant")
    .select("id")
    .where("user_id", "=", userId)
    .where("source", "=", source)
    .where("ref", "=", ref)
    .executeTakeFirst();
  return row?.id;
}

export async function findEntry(db: Db, userId: string, kind: "reserve" | "settle", subject: string) {
  const row = await db
    .selectFrom("ledger")
    .select(["amount", "held_change", "balance_after", "parts"])
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && { ...row, parts: JSON.parse(row.parts) as readonly Part[] };
}

/** Whether the last tokens of the user expired rather than were spent. */
export async function lastLossWasExpiry(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("ledger")
    .select(["kind", "subject"])
    .where("user_id", "=", userId)
    .where("amount", "<", 0)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.kind === "expire" && !isWithdrawal(row.subject);
}

/** Ends a grant now: what a hold returns to it later is written off. */
export async function endGrant(trx: Trx, id: string, now: number): Promise<void> {
  await trx.updateTable("token_grant").set({ expires_at: now }).where("id", "=", id).where("expires_at", ">", now).execute();
}

/** Inserts a new grant without tokens; the ledger adds them. false = it exists already. */
export async function insertGrant(
  trx: Trx,
  grant: { id: string; userId: string; source: GrantSource; ref: string; tokens: number; now: number; expiresAt: number },
): Promise<boolean> {
  const inserted = await trx
    .insertInto("token_grant")
    .values({
      id: grant.id,
      user_id: grant.userId,
      source: grant.source,
      ref: grant.ref,
      amount: grant.tokens,
      remaining: 0,
      created_at: grant.now,
      expires_at: grant.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "source", "ref"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Stores the difference between two states of one account. */
export async function saveLedger(trx: Trx, input: { userId: string; before: LedgerState; after: LedgerState; now: number }): Promise<void> {
  const { userId, before, after, now } = input;
  if (after.entries.length === 0) return;
  for (const grant of after.grants.values()) {
    if (before.grants.get(grant.id)?.remaining === grant.remaining) continue;
    await trx.updateTable("token_grant").set({ remaining: grant.remaining }).where("id", "=", grant.id).execute();
  }
  await trx
    .insertInto("ledger")
    .values(
      after.entries.map((entry) => ({
        id: newId(now),
        user_id: userId,
        seq: entry.seq,
        kind: entry.kind,
        subject: entry.subject,
        amount: entry.amount,
        held_change: entry.heldChange,
        balance_after: entry.balanceAfter,
        parts: JSON.stringify(entry.parts),
        created_at: now,
      })),
    )
    .execute();
  await trx
    .updateTable("balance")
    .set({ available: after.available, held: after.held, last_seq: after.lastSeq, updated_at: now })
    .where("user_id", "=", userId)
    .execute();
}

export async function readPlan(db: Db, userId: string) {
  return db.selectFrom("app_user").select(["vip_to", "unlimited"]).where("id", "=", userId).executeTakeFirst();
}

export async function insertCharge(trx: Db, charge: NewCharge & { id: string; now: number }): Promise<void> {
  const { id, userId, kind, subject, requestId, requestHash, characters, tokens, now, title } = charge;
  await trx
    .insertInto("charge")
    .values({
      id,
      user_id: userId,
      kind,
      subject,
      request_id: requestId,
      request_hash: requestHash,
      characters,
      tokens,
      created_at: now,
      title,
    })
    .execute();
}

export async function findCharge(db: Db, { userId, requestId }: { userId: string; requestId: string }): Promise<ChargeMade | undefined> {
  return db
    .selectFrom("charge")
    .select(["id", "subject", "request_hash"])
    .where("user_id", "=", userId)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
}

export async function countCharges(
  db: Db,
  { userId, kind, since }: { userId: string; kind: NewCharge["kind"]; since: number },
): Promise<number> {
  const { count } = await db
    .selectFrom("charge")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
