import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { postgresDialect } from "./dialects/postgres.ts";
import type { OpenedDatabase } from "./open-database.ts";
import type { Database } from "./schema/index.ts";
import { StartError } from "./start-error.ts";

const POOL_MAX_CONNECTIONS = 20;
const CONNECT_TIMEOUT_MS = 5000;
/** A database that starts together with us is waited for this long in all. */
const CONNECT_ATTEMPTS = 20;
const CONNECT_PAUSE_MS = 500;
/** A transaction its process forgot lets go of its locks after this. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** Not there yet, or still starting: worth another try. Anything else (password, name) is not. */
const WORTH_WAITING: readonly unknown[] = ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "57P03"];

/** Whole numbers come as text from the driver: bigint (int8) and what sum() makes of it (numeric). */
const NUMBER_TYPES: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/** Opens a pool and waits until the database answers. Throws StartError database.unreachable / database.wrongUrl. */
export async function openPostgres(input: {
  databaseUrl: string;
  /** Refuses every write, and its transactions see one moment. */
  readOnly?: boolean;
  maxConnections?: number;
  onIdleError?: (error: Error) => void;
}): Promise<OpenedDatabase> {
  const shown = shownDatabaseUrl(input.databaseUrl);
  const { connectionString, options } = splitOptions(input.databaseUrl);
  const settings = [options, `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`];
  if (input.readOnly) settings.push("-c default_transaction_read_only=on", "-c default_transaction_isolation=repeatable\\ read");
  const pool = new pg.Pool({
    connectionString,
    max: input.maxConnections ?? POOL_MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "tangleaf",
    options: settings.join(" "),
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        NUMBER_TYPES.includes(oid) ? parseWholeNumber : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks while idle is replaced on the next use; without a listener it would end the process.
  pool.on("error", (error) => input.onIdleError?.(error));
  // One that breaks between two queries of a transaction would too; its next query fails and tells whoever is waiting.
  pool.on("connect", (client) => client.on("error", () => {}));
  await waitForDatabase(pool, shown);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: "postgres",
    dialect: postgresDialect,
    close: async () => {
      await db.destroy();
      // Kysely closes only what it has used.
      if (!pool.ended) await pool.end();
    },
  };
}

/** The driver takes `options` from the address or from us, not from both: the operator's come first, ours are added. */
function splitOptions(databaseUrl: string): { connectionString: string; options: string } {
  const url = new URL(databaseUrl);
  const options = url.searchParams.get("options");
  if (options === null) return { connectionString: databaseUrl, options: "" };
  url.searchParams.delete("options");
  return { connectionString: url.href, options };
}

/** Refuses what a JavaScript number cannot hold exactly: a wrong balance is worse than an error. */
export function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number JavaScript can hold: ${text}`);
  return value;
}

/** Ends the pool where it throws. */
async function waitForDatabase(pool: pg.Pool, path: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await pool.query<{ server_encoding: string }>("show server_encoding");
      const encoding = rows[0]?.server_encoding ?? "?";
      if (encoding === "UTF8") return;
      await pool.end();
      throw new StartError("database.notUtf8", { path, encoding });
    } catch (error) {
      if (error instanceof StartError) throw error;
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (attempt < CONNECT_ATTEMPTS && WORTH_WAITING.includes(code)) {
        await sleep(CONNECT_PAUSE_MS);
        continue;
      }
      await pool.end();
      const cause = error instanceof Error ? error.message || String(code) : String(error);
      throw new StartError("database.unreachable", { path, cause }, { cause: error });
    }
  }
}

/** The address as it may be shown: without its password. Throws StartError database.wrongUrl. */
export function shownDatabaseUrl(databaseUrl: string): string {
  if (!/^postgres(ql)?:/.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new StartError("database.wrongUrl", { path: databaseUrl.split(":")[0] ?? "" });
  }
  const url = new URL(databaseUrl);
  if (url.password !== "") url.password = "***";
  return url.href;
}
