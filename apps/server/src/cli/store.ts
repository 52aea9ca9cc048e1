import { join, resolve } from "node:path";
import { type DataDirLock, lockDataDir } from "../db/data-dir-lock.ts";
import { migrate } from "../db/migrate.ts";
import { type OpenedDatabase, openDatabase } from "../db/open-database.ts";
import { shownDatabaseUrl } from "../db/open-postgres.ts";
import type { Config } from "../platform/config.ts";
import type { Clock } from "../ports/clock.ts";

/** One place data can lie in: a folder with SQLite, or a PostgreSQL database. */
export type Store = { readonly dataDir: string; readonly databaseUrl: string | undefined };

export function configuredStore(config: Config): Store {
  return { dataDir: config.dataDir, databaseUrl: config.databaseUrl };
}

/** `postgres://…` or a folder, as typed by the operator. */
export function namedStore(name: string, config: Config): Store {
  if (/^postgres(ql)?:/.test(name)) return { dataDir: config.dataDir, databaseUrl: name };
  return { dataDir: resolve(name), databaseUrl: undefined };
}

export function shownStore({ dataDir, databaseUrl }: Store): string {
  return databaseUrl === undefined ? dataDir : shownDatabaseUrl(databaseUrl);
}

/** Folder of the stored files; null where they lie in an object store that has its own backups. */
export function blobsDir(config: Config): string | null {
  return config.blobUrl === undefined ? join(config.dataDir, "blobs") : null;
}

/** Opens for reading only, beside a running server. */
export async function withReader<T>(store: Store, use: (opened: OpenedDatabase) => Promise<T>): Promise<T> {
  return closing(await openDatabase({ ...store, readOnly: true }), use);
}

/** Opens for short changes beside a running server: migrations must already be there. */
export async function withWriter<T>(store: Store, clock: Clock, use: (opened: OpenedDatabase) => Promise<T>): Promise<T> {
  return closing(await openDatabase({ ...store, mustExist: true }), async (opened) => {
    await migrate({ db: opened.db, dialect: opened.dialect, now: clock.now });
    return use(opened);
  });
}

/** Locks DATA_DIR of a SQLite store, so that no server runs on it meanwhile, and opens it. Throws StartError dataDir.locked. */
export async function withOwner<T>(store: Store, use: (opened: OpenedDatabase) => Promise<T>): Promise<T> {
  return withLock(store, async () => closing(await openDatabase(store), use));
}

export async function withLock<T>(store: Store, use: () => Promise<T>): Promise<T> {
  const lock: DataDirLock | null = store.databaseUrl === undefined ? lockDataDir(store.dataDir) : null;
  try {
    return await use();
  } finally {
    lock?.release();
  }
}

async function closing<T>(opened: OpenedDatabase, use: (opened: OpenedDatabase) => Promise<T>): Promise<T> {
  try {
    return await use(opened);
  } finally {
    await opened.close();
  }
}
