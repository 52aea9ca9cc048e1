import { lockDataDir } from "./data-dir-lock.ts";
import { migrate } from "./migrate.ts";
import type { OpenedDatabase } from "./open-database.ts";
import { openDatabase } from "./open-database.ts";

export type Storage = OpenedDatabase & { readonly appliedMigrations: readonly string[] };

/**
 * What a server start does with its data: own DATA_DIR (where the database lies in it), open, migrate.
 * Throws StartError, having let go of everything. `close` lets go too.
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
    opened = await openDatabase(input);
    const { db, kind, dialect, close } = opened;
    const { applied } = await migrate({ db, dialect, now: input.now });
    return {
      db,
      kind,
      dialect,
      appliedMigrations: applied,
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
