import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createMetering } from "../modules/metering/index.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { userRow } from "../testing/rows.ts";
import { runChild } from "../testing/run-child.ts";
import { createTestDatabaseUrl } from "../testing/test-database.ts";
import { loadMigrations } from "./load-migrations.ts";
import { openDatabase } from "./open-database.ts";
import { openStorage } from "./open-storage.ts";

const KILLS = 10;
const GRANTED_TOKENS = 1_000_000;
const parent = mkdtempSync(join(tmpdir(), "tangleaf-kill-"));
afterAll(() => rmSync(parent, { recursive: true }));

const module = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Reserves and settles for `userId` in a loop, printing each confirmed settle. */
function spend(store: { dataDir: string; databaseUrl: string | undefined }, userId: string, round: number) {
  return runChild(
    `import { openStorage } from ${module("./open-storage.ts")};
     import { createMetering } from ${module("../modules/metering/index.ts")};
     import { systemClock } from ${module("../adapters/system-clock.ts")};
     const { db } = await openStorage({ ...${JSON.stringify(store)}, now: systemClock.now });
     const metering = createMetering({ db, clock: systemClock, variant: "zh" });
     const userId = ${JSON.stringify(userId)};
     console.log("ready");
     const lane = async (name) => {
       for (let n = 0; ; n += 1) {
         const generationId = userId + "-${round}-" + name + n;
         await metering.reserve({ userId, generationId, tokens: 20 });
         const { charged } = await metering.settle({ userId, generationId, tokens: 1 + (n % 30) });
         console.log("settled " + generationId + " " + charged);
       }
     };
     await Promise.all(["a", "b", "c", "d"].map(lane));`,
  );
}

const KINDS = process.env["TEST_DATABASE_URL"] ? ["sqlite", "postgres"] : ["sqlite"];

for (const kind of KINDS) {
  test(`after ten kills no answered charge is lost and the ledger is in order (${kind})`, async () => {
    const fresh = kind === "postgres" ? await createTestDatabaseUrl() : null;
    const databaseUrl = fresh?.databaseUrl;
    const store = { dataDir: join(parent, kind), databaseUrl };
    const userId = crypto.randomUUID();
    const clock = createManualClock(Date.UTC(2100, 0, 1));
    const first = await openStorage({ ...store, now: clock.now });
    await first.db
      .insertInto("app_user")
      .values(userRow({ id: userId }))
      .execute();
    const gift = { userId, source: "operator" as const, ref: "1", tokens: GRANTED_TOKENS, expiresAt: clock.now() };
    await createMetering({ db: first.db, clock, variant: "zh" }).grant(gift);
    await first.close();

    const answered = new Map<string, number>();
    for (let round = 0; round < KILLS; round += 1) {
      const child = spend(store, userId, round);
      await child.line("settled");
      // The number of lines printed before the kill differs every time.
      await child.line(`settled ${userId}-${round}-b${3 + round}`);
      child.kill("SIGKILL");
      await child.ended;
      for (const line of child.lines) {
        const [word, generationId, charged] = line.split(" ");
        if (word === "settled" && generationId !== undefined && charged !== undefined && charged !== "")
          answered.set(generationId, Number(charged));
      }
    }
    expect(answered.size).toBeGreaterThan(KILLS * 3);

    const opened = await openDatabase(store);
    const ledger = await opened.db.selectFrom("ledger").selectAll().where("user_id", "=", userId).orderBy("seq").execute();
    const balance = await opened.db.selectFrom("balance").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();
    await opened.close();
    await fresh?.drop();
    const settled = new Map(ledger.filter((row) => row.kind === "settle").map((row) => [row.subject, 0 - row.amount]));
    for (const [generationId, charged] of answered) expect(settled.get(generationId), generationId).toBe(charged);
    expect(ledger.reduce((sum, row) => sum + row.amount, 0)).toBe(balance.available + balance.held);
    expect(ledger.reduce((sum, row) => sum + row.held_change, 0)).toBe(balance.held);
    expect(ledger.map((row) => row.seq)).toEqual(ledger.map((_, index) => index + 1));
  });
}

test.runIf(KINDS.includes("postgres"))("four processes that start at once on an empty PostgreSQL apply each migration once", async () => {
  const fresh = await createTestDatabaseUrl();
  const input = JSON.stringify({ dataDir: "", databaseUrl: fresh?.databaseUrl });
  const children = [1, 2, 3, 4].map(() =>
    runChild(
      `import { openStorage } from ${module("./open-storage.ts")};
       const storage = await openStorage({ ...${input}, now: () => 1 });
       console.log("applied " + storage.appliedMigrations.length);
       await storage.close();`,
    ),
  );
  const lines = await Promise.all(children.map((child) => child.line("applied")));
  await Promise.all(children.map((child) => child.ended));
  await fresh?.drop();
  const all = (await loadMigrations()).length;
  expect(lines.sort()).toEqual(["applied 0", "applied 0", "applied 0", `applied ${all}`]);
});
