import { join } from "node:path";
import { checkAtStart } from "./check/check-at-start.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { migrate } from "./migrate.ts";
import { openDatabase, SQLITE_FILE_NAME } from "./open-database.ts";
import type { OpenedDatabase } from "./opened-database.ts";

export type Storage = OpenedDatabase & {
  readonly appliedMigrations: readonly string[];
  /** false = the file is too large to be checked at every start. */
  readonly checked: boolean;
};

/**
 * The storage of a server start: lock DATA_DIR, check the database where it is a file, open, migrate. Throws StartError after
 * releasing everything. `close` releases it too.
 */
export async function openStorage(input: {
  dataDir: string;
  databaseUrl?: string | undefined;
  now: () => number;
  onIdleError?: (error: Error) => void;
}): Promise<Storage> {
  const lock = input.databaseUrl ? null : lockDataDir(input.dataDir);
  let opened: OpenedDatabase | undefined;
  try {
    const checked = input.databaseUrl ? true : checkAtStart(join(input.dataDir, SQLITE_FILE_NAME));
    opened = await openDatabase(input);
    const { db, kind, dialect, close } = opened;
    const { applied } = await migrate({ db, dialect, now: input.now });
    return {
      db,
      kind,
      dialect,
      appliedMigrations: applied,
      checked,
      close: async () => {
        await close();
        lock?.release();
      },
    };
  } catch (error) {
    await opened?.close();
    lock?.release();
    throw error;
  }
}
