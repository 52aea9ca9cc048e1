import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { afterAll, expect, test } from "vitest";
import { systemClock } from "../../adapters/system-clock.ts";
import { openStorage } from "../../db/open-storage.ts";
import type { Database } from "../../db/schema/index.ts";
import { userRow } from "../../testing/rows.ts";
import { createTestDatabaseUrl } from "../../testing/test-database.ts";
import { auditLedger, createMetering } from "./index.ts";
import { type ActionStore, runActionProcess } from "./testing/action-process.ts";

const PEOPLE = 6;
const PROCESSES = 8;
const KILLED = 2;
/** Actions of each process: a count, so that a slow machine does the same work. */
const ACTIONS = 300;
/** More actions than a process can do before it is killed. */
const ENDLESS = 1_000_000;
const SQLITE_ROUNDS = 3;
const DAY_MS = 86_400_000;
const parent = mkdtempSync(join(tmpdir(), "tangleaf-actions-"));
afterAll(() => rmSync(parent, { recursive: true }));

/** Creates people with a balance; returns their ids. */
async function settleIn(store: ActionStore): Promise<string[]> {
  const { db, close } = await openStorage({ ...store, now: systemClock.now });
  const metering = createMetering({ db, clock: systemClock, variant: "zh" });
  const userIds = Array.from({ length: PEOPLE }, () => crypto.randomUUID());
  for (const id of userIds) {
    await db.insertInto("app_user").values(userRow({ id })).execute();
    await metering.grant({ userId: id, source: "newUser", ref: "1", tokens: 8000, expiresAt: systemClock.now() + 30 * DAY_MS });
  }
  await close();
  return userIds;
}

/** Audits the ledger, then once more after the holds of killed processes were released. */
async function expectLedgersInOrder(store: ActionStore): Promise<{ settles: number }> {
  const { db, close } = await openStorage({ ...store, now: systemClock.now });
  try {
    expect(await auditLedger(db)).toMatchObject({ users: PEOPLE, findings: [] });
    await endWhatIsOpen(db);
    expect((await auditLedger(db)).findings).toEqual([]);
    const balances = await db.selectFrom("balance").selectAll().execute();
    expect(balances.map(({ held }) => held)).toEqual(balances.map(() => 0));
    expect(Math.min(...balances.map(({ available }) => available))).toBeGreaterThanOrEqual(0);
    const settles = await db.selectFrom("ledger").select("subject").where("kind", "=", "settle").execute();
    expect(new Set(settles.map(({ subject }) => subject)).size).toBe(settles.length);
    return { settles: settles.length };
  } finally {
    await close();
  }
}

async function endWhatIsOpen(db: Kysely<Database>): Promise<void> {
  const metering = createMetering({ db, clock: systemClock, variant: "zh" });
  const open = await db
    .selectFrom("ledger as reserved")
    .leftJoin("ledger as settled", (join) => join.onRef("settled.subject", "=", "reserved.subject").on("settled.kind", "=", "settle"))
    .where("reserved.kind", "=", "reserve")
    .where("settled.id", "is", null)
    .select(["reserved.user_id", "reserved.subject"])
    .execute();
  for (const { user_id: userId, subject: generationId } of open) await metering.settle({ userId, generationId, tokens: 0 });
}

test.runIf(process.env["TEST_DATABASE_URL"] !== undefined)(
  "eight processes on one PostgreSQL, two of them killed in the middle: every ledger agrees and every generation is settled once",
  async () => {
    const fresh = await createTestDatabaseUrl();
    const store = { dataDir: join(parent, "unused"), databaseUrl: fresh?.databaseUrl };
    const userIds = await settleIn(store);
    const children = Array.from({ length: PROCESSES }, (_, seed) =>
      runActionProcess(store, { userIds, actions: seed < KILLED ? ENDLESS : ACTIONS, seed }),
    );
    for (const child of children.slice(0, KILLED)) {
      await child.line("actions");
      child.kill("SIGKILL");
    }
    const codes = await Promise.all(children.map(({ ended }) => ended));
    const said = children.flatMap(({ lines }) => lines.filter((line) => line.startsWith("fault")));
    expect(said).toEqual([]);
    expect(codes.slice(KILLED)).toEqual(children.slice(KILLED).map(() => 0));
    const { settles } = await expectLedgersInOrder(store);
    expect(settles).toBeGreaterThan(PEOPLE);
    await fresh?.drop();
  },
);

test("a process on SQLite killed in the middle of its actions, again and again: the next one finds every ledger in order", async () => {
  const store = { dataDir: join(parent, "sqlite"), databaseUrl: undefined };
  const userIds = await settleIn(store);
  for (let round = 0; round < SQLITE_ROUNDS; round++) {
    const child = runActionProcess(store, { userIds, actions: ENDLESS, seed: round });
    await child.line(`actions ${(round + 1) * 200}`);
    child.kill("SIGKILL");
    await child.ended;
    await expectLedgersInOrder(store);
  }
});
