import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "./schema/index.ts";

/** UTF-8 bytes of texts in some columns, added up over rows; neither database reads the texts for it. */
export function sumOctets(columns: readonly string[]): RawBuilder<number> {
  return sql<number>`coalesce(sum(${octets(columns)}), 0)`;
}

/** UTF-8 bytes of texts in some columns of a person's rows, and of those among them that are in the bin. */
export async function sumOwnOctets(
  on: Kysely<Database> | Transaction<Database>,
  table: "chart" | "generation",
  { userId, columns }: { userId: string; columns: readonly string[] },
): Promise<{ bytes: number; binBytes: number }> {
  const { bytes, bin } = await on
    .selectFrom(table)
    .where("user_id", "=", userId)
    .select([sumOctets(columns).as("bytes"), sumBinOctets(columns).as("bin")])
    .executeTakeFirstOrThrow();
  return { bytes: Number(bytes), binBytes: Number(bin) };
}

function sumBinOctets(columns: readonly string[]): RawBuilder<number> {
  return sql<number>`coalesce(sum(case when removed_at is not null then ${octets(columns)} else 0 end), 0)`;
}

const octets = (columns: readonly string[]): RawBuilder<number> =>
  sql.join(
    columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
    sql` + `,
  );
