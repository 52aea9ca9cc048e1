import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import { workDone } from "../../testing/work-done.ts";
import { startServerProcess } from "./testing/server-process.ts";

/** A text of this length takes the built-in writer about as many seconds as the pace says. */
const LENGTH = 300;
const QUICK = "300";
const SLOW = "20";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "drain-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts a text, asks the server to leave in the middle of it, and reads what it left behind. */
async function leaveWhileWriting(charactersPerSecond: string) {
  const server = await startServerProcess({ DATA_DIR: dataDir, SAMPLE_WRITER_SPEED: charactersPerSecond });
  const { data } = await server.call<{ token: string }>("/api/auth/devlogin", { username: "leaver" });
  const fields = { job: "产品经理", summary: workDone(LENGTH), plan: "推进原型设计。", length: LENGTH };
  const scene = { kind: "scene", input: { sceneType: "weeklyReport", fields } };
  const started = await server.call<{ generationId: string }>("/api/ai/start", scene, data.token);
  for await (const { event } of server.stream(started.data, data.token)) if (event === "delta") break;
  await server.stop();
  const { db, close } = await openDatabase({ dataDir });
  const row = await db.selectFrom("generation").select(["status", "chars", "charged"]).executeTakeFirstOrThrow();
  const { held } = await db.selectFrom("balance").select("held").executeTakeFirstOrThrow();
  await close();
  return { ...row, held };
}

it("a stopping server lets a text finish that needs little more", async () => {
  const left = await leaveWhileWriting(QUICK);
  expect(left).toMatchObject({ status: "done", held: 0 });
  expect(Math.abs(left.chars - LENGTH) / LENGTH).toBeLessThanOrEqual(0.1);
});

it("a stopping server settles a longer text for what is there", async () => {
  const left = await leaveWhileWriting(SLOW);
  expect(left).toMatchObject({ status: "interrupted", held: 0, charged: Math.ceil(left.chars * 1.25) });
  expect(left.chars).toBeGreaterThan(0);
  expect(left.chars).toBeLessThan(LENGTH);
});
