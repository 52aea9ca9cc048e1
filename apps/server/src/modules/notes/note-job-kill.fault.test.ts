import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Note } from "@tangleaf/contract";
import { startModelSandbox } from "@tangleaf/sandbox";
import { expect, it } from "vitest";
import { systemClock } from "../../adapters/system-clock.ts";
import { openDatabase } from "../../db/open-database.ts";
import { openStorage } from "../../db/open-storage.ts";
import { userRow } from "../../testing/rows.ts";
import { runChild } from "../../testing/run-child.ts";
import { auditLedger, createMetering } from "../metering/index.ts";

const PROCESS = new URL("./testing/note-process.ts", import.meta.url).href;
const YEAR_MS = 365 * 86_400_000;
const KILLS = 2;
const SECTIONS = 12;
/** Slow enough that a kill meets sections in their middle. */
const PIECES = { pieceDelayMs: 10, pieceUnits: 5 };
const pauseOf = (kill: number): number => 1200 + ((kill * 397) % 900);

it("kill -9 twice in the middle of a note: every section is written once, and what was lost costs nothing", async () => {
  const sandbox = await startModelSandbox();
  sandbox.behave("scholar", PIECES);
  const dataDir = mkdtempSync(join(tmpdir(), "note-job-kill-"));
  const storage = await openStorage({ dataDir, databaseUrl: undefined, now: Date.now });
  const userId = "person";
  const expiresAt = Date.now() + YEAR_MS;
  await storage.db
    .insertInto("app_user")
    .values(userRow({ id: userId, vip_to: expiresAt }))
    .execute();
  const metering = createMetering({ db: storage.db, clock: systemClock, variant: "zh" });
  await metering.grant({ userId, source: "operator", ref: "1", tokens: 1_000_000, expiresAt });
  await storage.close();
  const outline = Array.from({ length: SECTIONS }, (_, n) => `${n % 4 === 0 ? `# 第${n / 4 + 1}部分\n\n` : ""}## 第${n + 1}件事`).join(
    "\n\n",
  );
  const requestIds = ["0198a000-0000-7000-8000-000000000010", "0198a000-0000-7000-8000-000000000011"];
  const models = JSON.stringify([{ name: "scholar", baseURL: sandbox.url, model: "scholar" }]);
  const env = {
    APP_ENV: "test",
    LOG_LEVEL: "fatal",
    DATA_DIR: dataDir,
    MODELS: models,
    NOTE_TO_WRITE: JSON.stringify({ userId, requestIds, outline }),
  };
  const start = () => runChild(`await import(${JSON.stringify(PROCESS)})`, { env });
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = start();
    await server.line("ready");
    await new Promise((resolve) => setTimeout(resolve, pauseOf(kill)));
    server.kill("SIGKILL");
    await server.ended;
  }
  const server = start();
  await server.line("left 0");
  server.kill("SIGKILL");
  await server.ended;
  const told = server.lines.find((line) => line.startsWith("note ")) ?? "";
  const note = JSON.parse(told.slice("note ".length)) as Note;
  const leaves = note.outline.flatMap(({ subPara }) => subPara);
  expect(leaves).toHaveLength(SECTIONS);
  for (const { charCnt, text } of leaves) {
    expect(Math.abs(charCnt - 400)).toBeLessThanOrEqual(40);
    for (const line of text.split("\n").filter((one) => one !== "")) expect(text.split(line)).toHaveLength(2);
  }
  expect(new Set(leaves.map(({ text }) => text)).size).toBe(SECTIONS);
  const { db, close } = await openDatabase({ dataDir });
  expect((await auditLedger(db)).findings).toEqual([]);
  const texts = await db.selectFrom("generation").select(["status", "charged"]).execute();
  expect(texts.filter(({ status }) => status === "done")).toHaveLength(SECTIONS);
  const lost = texts.filter(({ status }) => status !== "done");
  expect(lost.length).toBeGreaterThan(0);
  for (const { charged } of lost) expect(charged).toBe(0);
  await close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});
