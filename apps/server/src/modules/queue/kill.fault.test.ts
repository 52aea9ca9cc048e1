import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import { createTestDatabaseUrl } from "../../testing/test-database.ts";
import { type ServerProcess, startServerProcess } from "../generation/testing/server-process.ts";

const databaseUrl = process.env["TEST_DATABASE_URL"];
const redisUrl = process.env["TEST_REDIS_URL"];
const BOUND = 2;
const TEXTS = 5;
const PATIENT = { timeout: 180_000, interval: 100 };

const report = (model: string) => ({
  kind: "scene",
  model,
  input: { sceneType: "weeklyReport", fields: { job: "产品经理", summary: "完成了需求评审。", plan: "推进原型设计。", length: 400 } },
});

describe("kill -9 of a process that has all places of a model", () => {
  let sandbox: ModelSandbox;
  let dataDir: string;
  beforeAll(async () => {
    sandbox = await startModelSandbox();
    dataDir = mkdtempSync(join(tmpdir(), "queue-"));
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const models = () => JSON.stringify([{ name: "held", baseURL: sandbox.url, model: "held", concurrency: BOUND }]);

  /** Starts texts of as many people; how they stand is read from the database. */
  async function startTexts(server: ServerProcess): Promise<void> {
    for (let n = 0; n < TEXTS; n++) {
      const { data } = await server.call<{ token: string }>("/api/auth/devlogin", { username: `person${n}` });
      expect((await server.call("/api/ai/start", report("held"), data.token)).code).toBe(0);
    }
  }

  /** `beside`: the next process is there already when the first one dies. */
  async function expectPlacesGivenOn(
    first: ServerProcess,
    next: () => Promise<ServerProcess>,
    { url, beside }: { url?: string; beside: boolean },
  ): Promise<void> {
    // The answers of the first process never end.
    sandbox.behave("held", { firstDelayMs: 600_000 });
    await startTexts(first);
    const { db, close } = await openDatabase({ dataDir, ...(url !== undefined && { databaseUrl: url }) });
    const count = async (status: string) =>
      (
        await db
          .selectFrom("generation")
          .select("id")
          .where("status", "=", status as "done")
          .execute()
      ).length;
    await vi.waitUntil(async () => (await count("writing")) === BOUND, PATIENT);
    expect(await count("queued")).toBe(TEXTS - BOUND);
    sandbox.behave("held", { pieceDelayMs: 1, pieceUnits: 20 });
    const server = beside ? await next() : null;
    await first.kill();
    const left = server ?? (await next());
    await vi.waitUntil(async () => (await count("done")) === TEXTS - BOUND, PATIENT);
    expect(await count("interrupted")).toBe(BOUND);
    expect(await db.selectFrom("queue_item").selectAll().execute()).toEqual([]);
    await close();
    await left.stop();
  }

  it("gives them to what waits, once it is started again on SQLite", async () => {
    const start = () => startServerProcess({ DATA_DIR: dataDir, MODELS: models() });
    await expectPlacesGivenOn(await start(), start, { beside: false });
  });

  it.runIf(databaseUrl !== undefined && redisUrl !== undefined)("gives them to what waits in another process", async () => {
    const fresh = await createTestDatabaseUrl();
    const url = fresh?.databaseUrl ?? "";
    const shared = { DATA_DIR: dataDir, DATABASE_URL: url, REDIS_URL: redisUrl ?? "", MODELS: models() };
    const first = await startServerProcess(shared);
    await expectPlacesGivenOn(first, () => startServerProcess({ ...shared, ROLES: "worker" }), { url, beside: true });
    await fresh?.drop();
  });
});
