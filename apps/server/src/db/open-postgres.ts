import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { postgresDialect } from "./dialects/postgres.ts";
import type { OpenedDatabase } from "./opened-database.ts";
import type { Database } from "./schema/index.ts";
import { StartError } from "./start-error.ts";

const POOL_MAX_CONNECTIONS = 20;

/** Wait for a free or a new connection. A busy machine takes seconds to open one, and a call that waits is better than one that fails. */
const CONNECT_TIMEOUT_MS = 15_000;

/** Milliseconds to wait for a database that is starting up. */
const CONNECT_ATTEMPTS = 20;
const CONNECT_PAUSE_MS = 500;

/** A transaction left open by its process is ended after this, which releases its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Not reachable yet, or still starting: worth a retry. Anything else (password, name) is not. */
const WORTH_WAITING: readonly unknown[] = ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "57P03"];

/** The driver returns int8 and numeric (from sum()) as text. */
const NUMBER_TYPES: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/** Opens a pool and waits until the database answers. Throws StartError database.unreachable / database.wrongUrl. */
export async function openPostgres(input: {
  databaseUrl: string;
  /** Refuses every write; each transaction reads one snapshot. */
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
  // Without a listener an error of an idle connection would end the process; the pool replaces the connection.
  pool.on("error", (error) => input.onIdleError?.(error));
  // The same for a connection between two queries of a transaction: its next query fails and reports it.
  pool.on("connect", (client) => client.on("error", () => {}));
  await waitForDatabase(pool, shown);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: "postgres",
    dialect: postgresDialect,
    close: async () => {
      await db.destroy();
      // Kysely closes the pool only if it was used.
      if (!pool.ended) await pool.end();
    },
  };
}

/** The driver takes `options` from the address or from its configuration, not from both: ours are appended to the operator's. */
function splitOptions(databaseUrl: string): { connectionString: string; options: string } {
  const url = new URL(databaseUrl);
  const options = url.searchParams.get("options");
  if (options === null) return { connectionString: databaseUrl, options: "" };
  url.searchParams.delete("options");
  return { connectionString: url.href, options };
}

/** Throws for what a JavaScript number cannot hold exactly: better an error than a wrong balance. */
export function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number JavaScript can hold: ${text}`);
  return value;
}

/** Ends the pool before it throws. */
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

/** The address without its password. Throws StartError database.wrongUrl. */
export function shownDatabaseUrl(databaseUrl: string): string {
  if (!/^postgres(ql)?:/.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new StartError("database.wrongUrl", { path: databaseUrl.split(":")[0] ?? "" });
  }
  const url = new URL(databaseUrl);
  if (url.password !== "") url.password = "***";
  return url.href;
}
