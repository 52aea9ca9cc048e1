import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { createFileBlobs } from "../adapters/blobs/file-blobs.ts";
import type { DatabaseKind } from "../db/dialects/database-dialect.ts";
import { openPostgres } from "../db/open-postgres.ts";
import { openSqlite } from "../db/open-sqlite.ts";
import { openStorage } from "../db/open-storage.ts";
import type { OpenedDatabase } from "../db/opened-database.ts";
import { restoreBackup } from "../db/transfer/restore-backup.ts";
import { ROOT_DIR } from "../platform/root-dir.ts";
import type { Blobs } from "../ports/blobs.ts";
import { createManualClock, type ManualClock } from "./manual-clock.ts";
import { createTestDatabaseUrl } from "./test-database.ts";

/** A site made by the build of commit 5982add2: see fixtures/upgrade/README.md. */
export const UPGRADE_FIXTURE = join(ROOT_DIR, "fixtures", "upgrade", "site-5982add2");

/** The process that wrote the fixture counts as dead by then; nothing has expired yet. */
const AFTER_MS = 60_000;

/** Sessions of people, by who they are, and ids. */
type People = "member" | "halfway" | "former" | "refunded" | "scanner" | "inside" | "ownQr";
type Facts = { readonly [name in People | "madeAt" | "note" | "ofTemplate" | "essay" | "pausedJob" | "runningJob" | "brokenText"]: string };
export type UpgradedSite = {
  readonly storage: OpenedDatabase;
  readonly blobs: Blobs;
  readonly clock: ManualClock;
  readonly facts: Facts;
  close(): Promise<void>;
};

export function readFixture(name: string): Buffer {
  const bytes = readFileSync(join(UPGRADE_FIXTURE, name));
  return name.endsWith(".gz") && !name.endsWith(".tar.gz") ? gunzipSync(bytes) : bytes;
}

/** Opens a copy of the old site with today's program, which migrates it to the present. */
export async function openUpgradedSite(kind: DatabaseKind): Promise<UpgradedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "tangleaf-upgrade-"));
  const isSqlite = kind === "sqlite";
  const facts = readFacts(isSqlite ? "facts.json" : "postgres-facts.json");
  execFileSync("tar", ["-xzf", join(UPGRADE_FIXTURE, isSqlite ? "data.tar.gz" : "postgres-blobs.tar.gz"), "-C", dataDir]);
  const database = isSqlite ? null : await createDatabase(readFixture("postgres.sql.gz").toString("utf8"));
  const clock = clockAfter(facts);
  const storage = await openStorage({ dataDir, databaseUrl: database?.url, now: clock.now });
  return {
    storage,
    clock,
    facts,
    blobs: await createFileBlobs({ dir: join(dataDir, "blobs"), now: clock.now }),
    async close() {
      await storage.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Restores the archive of the old site, which was made before anything was broken off, with today's program. */
export async function openRestoredSite(kind: DatabaseKind): Promise<UpgradedSite> {
  const folder = mkdtempSync(join(tmpdir(), "tangleaf-old-backup-"));
  const facts = readFacts("facts.json");
  const [path, blobsDir] = [join(folder, "site.backup"), join(folder, "blobs")];
  writeFileSync(path, readFixture("site.backup.gz"));
  const url = kind === "postgres" ? await createTestDatabaseUrl() : null;
  const storage = url === null ? openSqlite(":memory:") : await openPostgres({ databaseUrl: url.databaseUrl, maxConnections: 4 });
  const clock = clockAfter(facts);
  await restoreBackup({ to: storage, blobsDir, path, now: clock.now, shownTarget: "a new store", replace: true });
  return {
    storage,
    clock,
    facts,
    blobs: await createFileBlobs({ dir: blobsDir, now: clock.now }),
    async close() {
      await storage.close();
      await url?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readFacts(name: string): Facts {
  return JSON.parse(readFixture(name).toString("utf8")) as Facts;
}

const clockAfter = ({ madeAt }: Facts) => createManualClock(Date.parse(madeAt) + AFTER_MS);

/** Makes a database of a dump on the server of TEST_DATABASE_URL. */
async function createDatabase(dump: string): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env["TEST_DATABASE_URL"];
  if (server === undefined) throw new Error("Set TEST_DATABASE_URL to test on PostgreSQL.");
  const name = `upgrade_${process.pid}_${Date.now()}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await query(server, `create database ${name}`);
  // Lines with a backslash are commands of the client psql.
  await query(url.href, dump.replace(/^\\.*$/gm, ""));
  return { url: url.href, drop: () => query(server, `drop database ${name} with (force)`) };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
