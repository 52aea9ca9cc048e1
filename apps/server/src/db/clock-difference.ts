import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./dialects/database-dialect.ts";
import type { Database } from "./schema/index.ts";

/**
 * How far this process's clock is ahead of the database's: milliseconds, negative where it is behind. Processes that share a
 * database have it in common; SQLite has the clock of its process.
 */
export async function clockDifference({ db, kind, now }: { db: Kysely<Database>; kind: DatabaseKind; now(): number }): Promise<number> {
  if (kind === "sqlite") return 0;
  const asked = now();
  const { rows } = await sql<{ at: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db);
  // The database answered somewhere between the two.
  return (asked + now()) / 2 - (rows[0]?.at ?? asked);
}
