import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countCharacters } from "@tangleaf/document";
import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import type { Database } from "../../db/schema/index.ts";
import { createTestDatabaseUrl } from "../../testing/test-database.ts";
import { workDone } from "../../testing/work-done.ts";
import { type ServerProcess, startServerProcess } from "./testing/server-process.ts";

const databaseUrl = process.env["TEST_DATABASE_URL"];
const redisUrl = process.env["TEST_REDIS_URL"];
const KILLS = 10;
const LENGTH = 5000;
const BEGUN_WITHIN_MS = 180_000;
const YEAR_MS = 365 * 24 * 3_600_000;
/** Over a thousand characters a second, faster than any provider. */
const FAST_PIECES = { pieceDelayMs: 2, pieceUnits: 4 };

type Started = { generationId: string };
type Kept = { status: string; text: string; chars: number; finishReason: string; usage: { charged: number } };
type Seen = string[];

const report = (model: string, length = LENGTH) => ({
  kind: "scene",
  model,
  input: { sceneType: "weeklyReport", fields: { job: "产品经理", summary: workDone(length), plan: "推进原型设计。", length } },
});

function modelsFor(sandbox: ModelSandbox): string {
  return JSON.stringify(["paced", "exact"].map((model) => ({ name: model, baseURL: sandbox.url, model })));
}

async function signIn(server: ServerProcess, username: string): Promise<string> {
  return (await server.call<{ token: string }>("/api/auth/devlogin", { username })).data.token;
}

/** Collects what a watcher sees until the connection breaks or the text is over. */
async function watch(server: ServerProcess, token: string, generationId: string, seen: Seen): Promise<string | null> {
  for await (const { event, data } of server.stream({ generationId }, token)) {
    if (event === "delta") seen.push(String(data["text"]));
    if (event === "done") return String(data["status"]);
  }
  return null;
}

/** Waits until some of the text is stored, which is in the middle of the writing; returns what is stored by then. */
async function waitForStoredText(db: Kysely<Database>, server: ServerProcess, generationId: string): Promise<string> {
  let text = "";
  const read = async () => {
    const row = await db.selectFrom("generation").select("text").where("id", "=", generationId).executeTakeFirst();
    text = row?.text ?? "";
    return text.length;
  };
  const message = `nothing of ${generationId} was stored; server log: ${server.output()}`;
  await expect.poll(read, { message, timeout: BEGUN_WITHIN_MS }).toBeGreaterThan(0);
  return text;
}

/** Text that was stored before the kill is kept, and nothing is kept that the model did not send. */
function expectKept(kept: string, stored: string, seen: Seen): void {
  expect(kept.startsWith(stored)).toBe(true);
  const whole = seen.join("");
  expect(whole.startsWith(kept) || kept.startsWith(whole)).toBe(true);
}

/** The ledger of everybody: sums right, nothing held, every generation settled once for what can be read. */
async function expectExactLedger(db: Kysely<Database>): Promise<void> {
  const [balances, ledger, generations] = await Promise.all([
    db.selectFrom("balance").selectAll().execute(),
    db.selectFrom("ledger").selectAll().execute(),
    db.selectFrom("generation").selectAll().execute(),
  ]);
  for (const balance of balances) {
    const rows = ledger.filter(({ user_id }) => user_id === balance.user_id);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance.available + balance.held);
    expect(rows.reduce((sum, { held_change }) => sum + held_change, 0)).toBe(balance.held);
    expect(balance.held).toBe(0);
  }
  for (const row of generations) {
    const settles = ledger.filter(({ kind, subject }) => kind === "settle" && subject === row.id);
    expect(settles).toHaveLength(1);
    expect(0 - (settles[0]?.amount ?? 0)).toBe(row.charged);
    if (row.status === "interrupted") expect(row.charged).toBe(Math.ceil(countCharacters(row.text.slice(row.seed_units)) * 1.25));
  }
}

async function makeMember(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable("app_user")
    .set({ vip_to: now + YEAR_MS })
    .execute();
}

describe("kill -9 in the middle of writing", () => {
  let sandbox: ModelSandbox;
  let dataDir: string;
  beforeAll(async () => {
    sandbox = await startModelSandbox();
    sandbox.behave("paced", FAST_PIECES);
    dataDir = mkdtempSync(join(tmpdir(), "kill-"));
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  describe("ten times on SQLite", () => {
    let server: ServerProcess;
    const start = async () => {
      server = await startServerProcess({ DATA_DIR: dataDir, MODELS: modelsFor(sandbox) });
    };
    beforeAll(start);
    afterAll(() => server.stop());

    it.each(Array.from({ length: KILLS }, (_, round) => round))(
      "keeps the text that was stored, charges it once and can be continued (%i)",
      async (round) => {
        const token = await signIn(server, `user${round}`);
        const { data } = await server.call<Started>("/api/ai/start", report("paced"), token);
        const seen: Seen = [];
        const watching = watch(server, token, data.generationId, seen);
        const { db, close } = await openDatabase({ dataDir });
        await waitForStoredText(db, server, data.generationId);
        // Kills at other points between two checkpoints each time.
        await new Promise((resolve) => setTimeout(resolve, (round * 137) % 900));
        const stored = await waitForStoredText(db, server, data.generationId);
        await server.kill();
        expect(await watching).toBe(null);
        await makeMember(db, Date.now());
        await close();

        await start();
        const kept = (await server.call<Kept>("/api/ai/get", data, token)).data;
        expect(kept).toMatchObject({ status: "interrupted", finishReason: "interrupted" });
        expectKept(kept.text, stored, seen);
        expect(kept.usage.charged).toBe(Math.ceil(kept.chars * 1.25));

        const next = await server.call<Started>("/api/ai/start", { kind: "continue", model: "exact", input: data }, token);
        expect(await watch(server, token, next.data.generationId, [])).toBe("done");
        const whole = (await server.call<Kept>("/api/ai/get", next.data, token)).data;
        expect(whole.text.startsWith(kept.text)).toBe(true);
        expect(Math.abs(whole.chars - LENGTH) / LENGTH).toBeLessThanOrEqual(0.1);
      },
    );

    it("leaves a ledger in which everybody's sums are right", async () => {
      const { db, close } = await openDatabase({ dataDir });
      await expectExactLedger(db);
      expect(await db.selectFrom("balance").select("user_id").execute()).toHaveLength(KILLS);
      await close();
    });
  });

  it.runIf(databaseUrl !== undefined && redisUrl !== undefined)(
    "is noticed by a watcher on another process, on PostgreSQL and Redis",
    async () => {
      const fresh = await createTestDatabaseUrl();
      const url = fresh?.databaseUrl ?? "";
      const { db, close } = await openDatabase({ dataDir, databaseUrl: url });
      const shared = { DATA_DIR: dataDir, DATABASE_URL: url, REDIS_URL: redisUrl ?? "", MODELS: modelsFor(sandbox) };
      const web = await startServerProcess({ ...shared, ROLES: "web" });
      try {
        for (let round = 0; round < 2; round++) {
          const worker = await startServerProcess({ ...shared, ROLES: "worker" });
          const token = await signIn(web, `pg${Date.now()}`);
          await makeMember(db, Date.now());
          const { data } = await web.call<Started>("/api/ai/start", report("paced"), token);
          const seen: Seen = [];
          const watching = watch(web, token, data.generationId, seen);
          const stored = await waitForStoredText(db, worker, data.generationId);
          await worker.kill();
          expect(await watching).toBe("interrupted");
          const kept = (await web.call<Kept>("/api/ai/get", data, token)).data;
          expectKept(kept.text, stored, seen);
          expect(kept.usage.charged).toBe(Math.ceil(kept.chars * 1.25));
        }
      } finally {
        await web.stop();
      }
      await expectExactLedger(db);
      await close();
      await fresh?.drop();
    },
  );
});
