import { join, resolve } from "node:path";
import { type DataDirLock, lockDataDir } from "../db/data-dir-lock.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { shownDatabaseUrl } from "../db/open-postgres.ts";
import type { OpenedDatabase } from "../db/opened-database.ts";
import type { Config } from "../platform/config.ts";
import type { Clock } from "../ports/clock.ts";

/** A place of data: a folder with SQLite, or a PostgreSQL database. */
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

/** Folder of the stored files; null where they are in an object store, which has its own backups. */
export function blobsDir(config: Config): string | null {
  return config.blobUrl === undefined ? join(config.dataDir, "blobs") : null;
}

/** Read only; the server may be running. */
export async function withReader<T>(store: Store, use: (opened: OpenedDatabase) => Promise<T>): Promise<T> {
  return closing(await openDatabase({ ...store, readOnly: true }), use);
}

/** For short changes while the server may be running; the schema must be current. */
export async function withWriter<T>(store: Store, clock: Clock, use: (opened: OpenedDatabase) => Promise<T>): Promise<T> {
  return closing(await openDatabase({ ...store, mustExist: true }), async (opened) => {
    await migrate({ db: opened.db, dialect: opened.dialect, now: clock.now });
    return use(opened);
  });
}

/** Takes the lock of a SQLite store, so that no server starts meanwhile, and opens it. Throws StartError dataDir.locked. */
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
