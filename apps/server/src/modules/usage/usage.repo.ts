import { CHARGE_KINDS, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { SHANGHAI_OFFSET_MS } from "../../platform/shanghai-day.ts";
import type { Db } from "../metering/metering.ts";
import type { LogFilter } from "./usage-deps.ts";

const DAY_MS = 86_400_000;

/** Kinds of `ledger` a person sees. Literals, not parameters: only then can the databases use the partial index. */
const isShown = sql<boolean>`ledger.kind in ('settle', 'grant', 'expire')`;
const LEDGER_KINDS = ["grant", "expire"] as const;

/**
 * Characters a generation added. The text it continues was counted before. Edits change `chars` afterwards, so of a continued
 * text it is the new share of the model's text; where the words are deleted, what its tokens paid for. Only continued texts
 * are read for it.
 */
const addedChars = sql<number>`case
  when generation.seed_units = 0 then generation.chars
  when generation.text = '' then cast(generation.completion_tokens / ${sql.lit(TOKENS_PER_CHARACTER)} as bigint)
  when length(generation.text) <= generation.seed_units then 0
  else cast(generation.chars as bigint) * (length(generation.text) - generation.seed_units) / length(generation.text)
end`;

/** Start of a page or batch. */
export type Place = { readonly offset: number } | { readonly before: { readonly createdAt: number; readonly seq: number } };

/** A ledger row with its subject; columns of generations are null for other kinds, those a charge has too are its own. */
export type LogRow = {
  readonly seq: number;
  readonly createdAt: number;
  readonly ledgerKind: string;
  readonly subject: string;
  readonly amount: number;
  readonly balance: number;
  readonly parts: string;
  readonly kind: string | null;
  readonly title: string | null;
  readonly model: string | null;
  readonly chars: number | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
};

function conditions(eb: ExpressionBuilder<Database, "ledger">, { userId, from, to, kind }: LogFilter) {
  const ledgerKind = LEDGER_KINDS.find((one) => one === kind);
  // Not `subject` itself: SQLite would look up each generation in the ledger instead of using the index `ledger_shown`.
  const subject = sql`coalesce(subject, '')`;
  const ofKind = (wanted: string) => {
    const charge = CHARGE_KINDS.find((one) => one === wanted);
    if (charge !== undefined)
      return eb(subject, "in", eb.selectFrom("charge").select("id").where("charge.user_id", "=", userId).where("charge.kind", "=", charge));
    const written = eb.selectFrom("generation").select("id").where("generation.user_id", "=", userId);
    return eb(subject, "in", written.where(sql`generation.kind`, "=", wanted));
  };
  return [
    isShown,
    eb("user_id", "=", userId),
    ...(from === undefined ? [] : [eb("created_at", ">=", from)]),
    ...(to === undefined ? [] : [eb("created_at", "<=", to)]),
    ...(ledgerKind === undefined ? [] : [eb("kind", "=", ledgerKind)]),
    ...(kind === undefined || ledgerKind !== undefined ? [] : [ofKind(kind)]),
  ];
}

export async function countLog(db: Db, filter: LogFilter): Promise<number> {
  const { total } = await db
    .selectFrom("ledger")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where((eb) => eb.and(conditions(eb, filter)))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Newest first. The page is cut from the ledger before it is joined with generations, whose rows hold whole texts. */
export async function readLog(db: Db, filter: LogFilter, { limit, ...place }: { limit: number } & Place): Promise<readonly LogRow[]> {
  let entries = db
    .selectFrom("ledger")
    .select(["seq", "created_at", "kind", "subject", "amount", "balance_after", "parts"])
    .where((eb) => eb.and(conditions(eb, filter)))
    .orderBy("created_at", "desc")
    .orderBy("seq", "desc")
    .limit(limit);
  if ("offset" in place) entries = entries.offset(place.offset);
  else {
    const { createdAt, seq } = place.before;
    entries = entries.where((eb) => eb(eb.refTuple("created_at", "seq"), "<", eb.tuple(createdAt, seq)));
  }
  return db
    .selectFrom(entries.as("entry"))
    .leftJoin("generation", (join) => join.onRef("generation.id", "=", "entry.subject").on("entry.kind", "=", "settle"))
    .leftJoin("charge", (join) => join.onRef("charge.id", "=", "entry.subject").on("entry.kind", "=", "settle"))
    .select([
      "entry.seq",
      "entry.created_at as createdAt",
      "entry.kind as ledgerKind",
      "entry.subject",
      "entry.amount",
      "entry.balance_after as balance",
      "entry.parts",
      (eb) => eb.fn.coalesce("generation.kind", "charge.kind").as("kind"),
      (eb) => eb.fn.coalesce("generation.title", "charge.title").as("title"),
      "generation.model",
      (eb) => eb.fn.coalesce(addedChars, "charge.characters").as("chars"),
      "generation.prompt_tokens as promptTokens",
      "generation.completion_tokens as completionTokens",
    ])
    .orderBy("entry.created_at", "desc")
    .orderBy("entry.seq", "desc")
    .execute();
}

/** Where grants came from, by id. */
export async function readGrantSources(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("token_grant")
    .select(["id", "source"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, source }) => [id, source]));
}

export type UseRow = { readonly day: number; readonly kind: string; readonly tokens: number; readonly chars: number };

/**
 * Use by day of Shanghai and kind of generation. Tokens are what was charged; where nothing was held, the user was an
 * unlimited member, and they are what the answer took (its price is the same: prompts are not charged, decision 006).
 */
export async function sumUse(db: Db, { userId, from, to }: { userId: string; from: number; to: number }): Promise<readonly UseRow[]> {
  const day = sql<number>`(ledger.created_at + ${sql.lit(SHANGHAI_OFFSET_MS)}) / ${sql.lit(DAY_MS)}`;
  const notDeducted = sql<number>`case when reserved.held_change = 0 then generation.completion_tokens else 0 end`;
  const written = await db
    .selectFrom("ledger")
    .innerJoin("ledger as reserved", (join) => join.onRef("reserved.subject", "=", "ledger.subject").on("reserved.kind", "=", "reserve"))
    .innerJoin("generation", "generation.id", "ledger.subject")
    .where(isShown)
    .where("ledger.kind", "=", "settle")
    .where("ledger.user_id", "=", userId)
    .where("ledger.created_at", ">=", from)
    .where("ledger.created_at", "<=", to)
    .select([
      day.as("day"),
      "generation.kind",
      sql<number>`sum(${notDeducted} - ledger.amount)`.as("tokens"),
      sql<number>`sum(${addedChars})`.as("chars"),
    ])
    .groupBy([day, "generation.kind"])
    .execute();
  const charged = await db
    .selectFrom("charge")
    .where("user_id", "=", userId)
    .where("created_at", ">=", from)
    .where("created_at", "<=", to)
    .select([
      sql<number>`(created_at + ${sql.lit(SHANGHAI_OFFSET_MS)}) / ${sql.lit(DAY_MS)}`.as("day"),
      "kind",
      (eb) => eb.fn.sum<number>("tokens").as("tokens"),
    ])
    .groupBy([sql`1`, "kind"])
    .execute();
  // What is read is no text of theirs: it counts no characters.
  const rows = [...written, ...charged.map((row) => ({ ...row, chars: 0 }))];
  return rows.map((row) => ({ ...row, day: Number(row.day), tokens: Number(row.tokens), chars: Number(row.chars) }));
}
