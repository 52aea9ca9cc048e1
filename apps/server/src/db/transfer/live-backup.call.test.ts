import { mkdtempSync, rmSync } from "node:fs";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { createFileBlobs } from "../../adapters/blobs/file-blobs.ts";
import type { ExporterModule } from "../../modules/export/create-exporter.ts";
import { dataUrl, pngOf } from "../../modules/profile/testing/pictures.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTestDatabaseUrl, openTestDatabase } from "../../testing/test-database.ts";
import { migrate } from "../migrate.ts";
import { listNamedBlobs } from "../named-blobs.ts";
import { openPostgres } from "../open-postgres.ts";
import { openSqlite } from "../open-sqlite.ts";
import type { OpenedDatabase } from "../opened-database.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

vi.setConfig({ testTimeout: 120_000 });

const BACKUPS = 3;
const LANES = 4;
const FILE_BYTES = 20_000;

/** Most files of one person; then one is deleted. */
const KEPT = 15;
const STEP_PAUSE_MS = 10;
const DAY_MS = 86_400_000;
const dir = mkdtempSync(join(tmpdir(), "tangleaf-live-"));
afterAll(() => rmSync(dir, { recursive: true }));

/** The server's connection and an operator's. */
async function openBeside(kind: "sqlite" | "postgres"): Promise<{ writer: OpenedDatabase; reader: OpenedDatabase; drop(): Promise<void> }> {
  const fresh = kind === "postgres" ? await createTestDatabaseUrl() : null;
  const path = join(dir, "live.db");
  const databaseUrl = fresh?.databaseUrl ?? "";
  const writer = fresh === null ? openSqlite(path) : await openPostgres({ databaseUrl, maxConnections: 8 });
  await migrate({ db: writer.db, dialect: writer.dialect, now: () => 0 });
  const reader =
    fresh === null ? openSqlite(path, { readOnly: true }) : await openPostgres({ databaseUrl, readOnly: true, maxConnections: 2 });
  const drop = async () => {
    await reader.close();
    await writer.close();
    await fresh?.drop();
  };
  return { writer, reader, drop };
}

/** Keeps storing files, deleting them, letting them expire and changing pictures for one person until stopped. */
async function live(app: TestApp, lane: number, isOver: () => boolean): Promise<number> {
  const { token, userId } = await app.signIn(`lane${lane}`);
  let steps = 0;
  for (; !isOver(); steps++) {
    // The backup runs on the same thread.
    await sleep(STEP_PAUSE_MS);
    const bytes = new Uint8Array(FILE_BYTES).fill(steps);
    await app.deps.exporter.storeFile({ userId, name: `${steps}.csv`, contentType: "text/csv", source: bytes });
    await app.call("/api/user/update", { headimg: dataUrl("image/png", pngOf(64 + (steps % 64), 64)) }, token);
    const { total, list } = await app.deps.exporter.list({ userId, page: 1, size: KEPT });
    const oldest = list.at(-1);
    if (total >= KEPT && oldest !== undefined) await app.deps.exporter.remove({ userId, fileId: oldest.fileId });
    if (steps % 10 === 9) {
      await app.deps.db
        .updateTable("file")
        .set({ expires_at: app.clock.now() - DAY_MS })
        .where("user_id", "=", userId)
        .where("name", "=", `${steps - 1}.csv`)
        .execute();
      await (app.deps.exporter as ExporterModule).removeExpired();
    }
  }
  return steps;
}

/** Restores it into another folder and checks every file its rows name. */
async function assertWhole(path: string, name: string): Promise<number> {
  const to = await openTestDatabase();
  const blobsDir = join(dir, name);
  await restoreBackup({ to, blobsDir, path, shownTarget: name, replace: false, now: () => 0 });
  const named = await listNamedBlobs(to.db, to.dialect);
  for (const [key, size] of named) {
    const found = await stat(join(blobsDir, key));
    if (size !== null) expect(found.size, key).toBe(size);
  }
  await to.close();
  return named.size;
}

const KINDS = process.env["TEST_DATABASE_URL"] ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

test.each(KINDS)("backups beside people who make and delete files and pictures all hold what their rows name (%s)", async (kind) => {
  const { writer, reader, drop } = await openBeside(kind);
  const blobsDir = join(dir, `${kind}-blobs`);
  const app = await createTestApp({ database: writer, blobs: await createFileBlobs({ dir: blobsDir, now: () => 0 }) });
  let isOver = false;
  const lanes = Promise.all(Array.from({ length: LANES }, (_, lane) => live(app, lane, () => isOver)));
  try {
    await expect.poll(async () => (await listNamedBlobs(reader.db, reader.dialect)).size).toBeGreaterThan(2 * LANES);
    for (let n = 0; n < BACKUPS; n++) {
      // Each backup begins in the middle of running changes.
      await sleep(50 + n * 30);
      const path = join(dir, `${kind}${n}.gz`);
      const { lost } = await writeBackup({ from: reader, blobsDir, path, createdAt: 0 });
      expect(lost).toEqual([]);
      expect(await assertWhole(path, `${kind}-restored${n}`)).toBeGreaterThan(0);
    }
    isOver = true;
    expect(Math.min(...(await lanes))).toBeGreaterThan(BACKUPS);
  } finally {
    isOver = true;
    await Promise.allSettled([lanes]);
    await app.close();
    await drop();
  }
});
