import { join } from "node:path";
import { openSqlite } from "./open-sqlite.ts";
import type { OpenedDatabase } from "./opened-database.ts";

/** Name of the SQLite file in DATA_DIR. */
export const SQLITE_FILE_NAME = "tangleaf.db";

/** Opens PostgreSQL where a URL is given, else the SQLite file in `dataDir`. Neither locks nor migrates: see open-storage.ts. */
export async function openDatabase(input: {
  dataDir: string;
  databaseUrl?: string | undefined;
  readOnly?: boolean;
  /** Does not create a missing SQLite file. */
  mustExist?: boolean;
  onIdleError?: (error: Error) => void;
}): Promise<OpenedDatabase> {
  const readOnly = input.readOnly ?? false;
  if (!input.databaseUrl) return openSqlite(join(input.dataDir, SQLITE_FILE_NAME), { readOnly, mustExist: input.mustExist ?? readOnly });
  const { openPostgres } = await import("./open-postgres.ts");
  return openPostgres({ databaseUrl: input.databaseUrl, readOnly, ...(input.onIdleError && { onIdleError: input.onIdleError }) });
}
