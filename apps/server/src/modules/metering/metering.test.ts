import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { generationRow, userRow } from "../../testing/rows.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { auditLedger, createMetering } from "./index.ts";
import { balanceText } from "./present-counter.ts";

const DAY_MS = 86_400_000;

async function account(opened: OpenedDatabase, user: { id?: string; tokens?: number; unlimited?: boolean } = {}) {
  const { id = crypto.randomUUID(), tokens = 0, unlimited = false } = user;
  const clock = createManualClock();
  const metering = createMetering({ db: opened.db, clock, variant: "zh" });
  const vip_to = unlimited ? clock.now() + 10 * DAY_MS : null;
  await opened.db
    .insertInto("app_user")
    .values(userRow({ id, vip_to, unlimited: unlimited ? 1 : 0, created_at: clock.now() }))
    .execute();
  if (tokens > 0) await metering.grant({ userId: id, source: "newUser", ref: "1", tokens, expiresAt: clock.now() + 30 * DAY_MS });
  return { userId: id, clock, metering };
}

/** The ledger's invariants, read from the tables; `auditLedger` must agree. */
async function audit({ db }: OpenedDatabase, userId: string) {
  const balance = await db.selectFrom("balance").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();
  const ledger = await db.selectFrom("ledger").selectAll().where("user_id", "=", userId).orderBy("seq").execute();
  const grants = await db.selectFrom("token_grant").selectAll().where("user_id", "=", userId).execute();
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  expect(sum(ledger.map((row) => row.amount))).toBe(balance.available + balance.held);
  expect(sum(ledger.map((row) => row.held_change))).toBe(balance.held);
  expect(sum(grants.map((row) => row.remaining))).toBe(balance.available);
  expect(ledger.map((row) => row.seq)).toEqual(ledger.map((_, index) => index + 1));
  expect(ledger.at(-1)?.balance_after ?? 0).toBe(balance.available);
  expect((await auditLedger(db)).findings.filter((finding) => finding.userId === userId)).toEqual([]);
  return { balance, ledger, grants };
}

describeOnEachDatabase("metering", (open) => {
  test("a grant counts once per source and ref", async () => {
    const opened = await open();
    const { userId, metering, clock } = await account(opened);
    const gift = { userId, source: "dailyGift" as const, ref: "2026-11-20", tokens: 3000, expiresAt: clock.now() + DAY_MS };
    expect(await Promise.all([metering.grant(gift), metering.grant(gift), metering.grant(gift)])).toHaveLength(3);
    expect(await metering.grant(gift)).toBe(false);
    expect((await audit(opened, userId)).balance).toMatchObject({ available: 3000, held: 0 });
  });

  test("sixteen starts at once never hold more than there is", async () => {
    const opened = await open();
    const { userId, metering } = await account(opened, { tokens: 1000 });
    const starts = Array.from({ length: 16 }, (_, n) => metering.reserve({ userId, generationId: `${userId}-${n}`, tokens: 150 }));
    const results = await Promise.allSettled(starts);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
    for (const result of results) if (result.status === "rejected") expect(result.reason).toMatchObject({ reason: "balance.short" });
    expect((await audit(opened, userId)).balance).toMatchObject({ available: 100, held: 900 });
  });

  test("a generation is held, and charged, exactly once however often it is asked", async () => {
    const opened = await open();
    const { userId, metering } = await account(opened, { tokens: 1000 });
    const generationId = `${userId}-run`;
    const holds = await Promise.all(Array.from({ length: 8 }, () => metering.reserve({ userId, generationId, tokens: 400 })));
    expect(new Set(holds.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"held":400,"balanceAfter":600}']));
    const charges = await Promise.all([250, 300, 0, 999].map((tokens) => metering.settle({ userId, generationId, tokens })));
    expect(new Set(charges.map(({ charged }) => charged)).size).toBe(1);
    expect(await metering.reserve({ userId, generationId, tokens: 400 })).toEqual({ held: 400, balanceAfter: 600 });
    const { ledger, balance } = await audit(opened, userId);
    expect(ledger.filter(({ kind }) => kind === "settle")).toHaveLength(1);
    expect(balance.held).toBe(0);
  });

  test("a charge above the hold uses what is left and stops at zero", async () => {
    const opened = await open();
    const { userId, metering } = await account(opened, { tokens: 1000 });
    await metering.reserve({ userId, generationId: `${userId}-a`, tokens: 300 });
    await metering.reserve({ userId, generationId: `${userId}-b`, tokens: 300 });
    expect(await metering.settle({ userId, generationId: `${userId}-a`, tokens: 5000 })).toEqual({ charged: 700, balanceAfter: 0 });
    expect(await metering.settle({ userId, generationId: `${userId}-b`, tokens: 100 })).toEqual({ charged: 100, balanceAfter: 200 });
    await audit(opened, userId);
  });

  test("the last token can be held, and after it not even a text that is quoted at nothing is started", async () => {
    const opened = await open();
    const { userId, metering } = await account(opened, { tokens: 1000 });
    expect(await metering.reserve({ userId, generationId: `${userId}-a`, tokens: 999 })).toEqual({ held: 999, balanceAfter: 1 });
    expect(await metering.reserve({ userId, generationId: `${userId}-b`, tokens: 0 })).toEqual({ held: 1, balanceAfter: 0 });
    await expect(metering.reserve({ userId, generationId: `${userId}-c`, tokens: 0 })).rejects.toMatchObject({ reason: "balance.short" });
    await audit(opened, userId);
  });

  test("a charge above the hold takes nothing of what has expired meanwhile", async () => {
    const opened = await open();
    const { userId, metering, clock } = await account(opened, { tokens: 1000 });
    await metering.reserve({ userId, generationId: `${userId}-a`, tokens: 300 });
    clock.jumpTo(clock.now() + 30 * DAY_MS);
    expect(await metering.settle({ userId, generationId: `${userId}-a`, tokens: 500 })).toEqual({ charged: 300, balanceAfter: 0 });
    await audit(opened, userId);
  });

  test("what a text gives back to a grant that was withdrawn meanwhile cannot be spent", async () => {
    const opened = await open();
    const { userId, metering, clock } = await account(opened);
    const pack = { userId, source: "package" as const, ref: "order" };
    await metering.grant({ ...pack, tokens: 1000, expiresAt: clock.now() + DAY_MS });
    await metering.reserve({ userId, generationId: `${userId}-a`, tokens: 400 });
    expect(await metering.withdraw(pack)).toBe(600);
    expect(await metering.settle({ userId, generationId: `${userId}-a`, tokens: 150 })).toEqual({ charged: 150, balanceAfter: 0 });
    expect((await audit(opened, userId)).balance).toMatchObject({ available: 0, held: 0 });
    expect(await metering.withdraw(pack)).toBe(0);
  });

  test("of a grant that has expired there is nothing to withdraw", async () => {
    const opened = await open();
    const { userId, metering, clock } = await account(opened);
    const pack = { userId, source: "package" as const, ref: "order" };
    await metering.grant({ ...pack, tokens: 1000, expiresAt: clock.now() + DAY_MS });
    clock.jumpTo(clock.now() + DAY_MS);
    expect(await metering.withdraw(pack)).toBe(0);
    expect((await audit(opened, userId)).ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["grant", 1000],
      ["expire", -1000],
    ]);
  });

  test("an unlimited member is one up to, and not at, the moment the membership ends", async () => {
    const opened = await open();
    const { userId, metering, clock } = await account(opened, { unlimited: true, tokens: 1000 });
    const end = clock.now() + 10 * DAY_MS;
    clock.jumpTo(end - 1);
    expect(await metering.reserve({ userId, generationId: `${userId}-a`, tokens: 100 })).toMatchObject({ held: 0 });
    clock.jumpTo(end);
    expect(await metering.levelOf(userId)).toEqual({ level: "free", unlimited: false });
    expect(await metering.reserve({ userId, generationId: `${userId}-b`, tokens: 100 })).toMatchObject({ held: 100 });
  });

  test("an unlimited member holds and pays nothing, and it is recorded", async () => {
    const opened = await open();
    const { userId, metering, clock } = await account(opened, { unlimited: true, tokens: 1000 });
    expect(await metering.reserve({ userId, generationId: `${userId}-a`, tokens: 5000 })).toEqual({ held: 0, balanceAfter: 1000 });
    clock.jumpTo(clock.now() + 20 * DAY_MS);
    expect(await metering.levelOf(userId)).toEqual({ level: "free", unlimited: false });
    expect(await metering.settle({ userId, generationId: `${userId}-a`, tokens: 900 })).toEqual({ charged: 0, balanceAfter: 1000 });
    expect((await audit(opened, userId)).ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["grant", 1000],
      ["reserve", 0],
      ["settle", 0],
    ]);
  });

  test("when the last tokens went by expiring the refusal says so", async () => {
    const opened = await open();
    const { userId, metering, clock } = await account(opened, { tokens: 1000 });
    const start = (n: number) => metering.reserve({ userId, generationId: `${userId}-${n}`, tokens: 2000 });
    await expect(start(1)).rejects.toMatchObject({ reason: "balance.short" });
    clock.jumpTo(clock.now() + 30 * DAY_MS);
    await expect(start(2)).rejects.toMatchObject({ reason: "balance.expired" });
    await metering.expire({ userId });
    await expect(start(3)).rejects.toMatchObject({ reason: "balance.expired" });
    expect(await metering.counter(userId)).toMatchObject({ balanceToken: 0, isExpired: true, expireAt: null, balanceDays: 0 });
    await audit(opened, userId);
  });

  test("the counter names sources, what each grant has left until when, the soonest expiry and the days to it", async () => {
    const opened = await open();
    const { userId, metering, clock } = await account(opened, { tokens: 8000 });
    const soon = clock.now() + 1.5 * DAY_MS;
    await metering.grant({ userId, source: "dailyGift", ref: "1", tokens: 300, expiresAt: soon });
    await metering.reserve({ userId, generationId: `${userId}-a`, tokens: 50 });
    expect(await metering.counter(userId)).toEqual({
      unLimitPlan: { isUnLimit: false, planLable: "", expiredAt: null },
      balanceToken: 8250,
      balanceTokenStr: "约 8,200",
      expireAt: new Date(soon).toISOString(),
      balance: { 见面礼: 8000, 每日赠送: 250 },
      grants: [
        { source: "每日赠送", tokens: 250, expireAt: new Date(soon).toISOString() },
        { source: "见面礼", tokens: 8000, expireAt: new Date(clock.now() + 30 * DAY_MS).toISOString() },
      ],
      isExpired: false,
      balanceDays: 2,
    });
  });

  test("the caller's transaction takes the hold back with everything else", async () => {
    const opened = await open();
    const { userId, metering } = await account(opened, { tokens: 1000 });
    const failing = opened.db.transaction().execute(async (trx) => {
      await metering.reserve({ userId, generationId: `${userId}-a`, tokens: 400 }, trx);
      throw new Error("the row could not be stored");
    });
    await expect(failing).rejects.toThrow("could not be stored");
    expect((await audit(opened, userId)).balance).toMatchObject({ available: 1000, held: 0 });
  });

  test("an amount that is no whole number of tokens is refused", async () => {
    const { userId, metering } = await account(await open(), { tokens: 10 });
    for (const tokens of [1.5, -1, Number.NaN, 2 ** 53]) {
      await expect(metering.reserve({ userId, generationId: `${userId}-a`, tokens })).rejects.toThrow(RangeError);
    }
  });

  test("the audit names what does not agree", async () => {
    const opened = await open();
    const { userId, metering } = await account(opened, { tokens: 1000 });
    await metering.reserve({ userId, generationId: `${userId}-a`, tokens: 400 });
    const faults = async () => (await auditLedger(opened.db)).findings.filter((one) => one.userId === userId).map(({ fault }) => fault);
    expect(await faults()).toEqual([]);
    await opened.db.updateTable("balance").set({ available: 601 }).where("user_id", "=", userId).execute();
    expect(await faults()).toEqual(["sum", "grants"]);
    await opened.db.updateTable("balance").set({ available: 600, held: 401 }).where("user_id", "=", userId).execute();
    expect(await faults()).toEqual(["sum", "held"]);
    await opened.db.updateTable("balance").set({ held: 400, last_seq: 3 }).where("user_id", "=", userId).execute();
    expect(await faults()).toEqual(["gap"]);
  });

  test("the audit names a text that has ended without giving its hold back", async () => {
    const opened = await open();
    const { userId, metering, clock } = await account(opened, { tokens: 1000 });
    const generationId = `${userId}-a`;
    await metering.reserve({ userId, generationId, tokens: 400 });
    await opened.db
      .insertInto("generation")
      .values(generationRow({ id: generationId, user_id: userId, status: "writing", epoch: 1, created_at: clock.now() }))
      .execute();
    const findings = async () => (await auditLedger(opened.db)).findings.filter((one) => one.userId === userId);
    expect(await findings()).toEqual([]);
    await opened.db.updateTable("generation").set({ ended_at: clock.now(), status: "done" }).where("id", "=", generationId).execute();
    expect(await findings()).toEqual([{ userId, fault: "openHold", expected: 0, found: 400 }]);
    await metering.settle({ userId, generationId, tokens: 100 });
    expect(await findings()).toEqual([]);
  });

  test("random histories with several actions at a time leave the ledger in order", async () => {
    const opened = await open();
    const actions = fc.array(
      fc.record({
        kind: fc.constantFrom("reserve", "settle", "grant", "withdraw", "expire", "clock"),
        run: fc.nat(5),
        tokens: fc.nat(600),
      }),
      { minLength: 5, maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(actions, async (steps) => {
        const { userId, metering, clock } = await account(opened, { tokens: 1000 });
        const work = steps.map(async ({ kind, run, tokens }) => {
          const generationId = `${userId}-${run}`;
          if (kind === "clock") clock.jumpTo(clock.now() + (tokens - 200) * 10_000_000);
          if (kind === "expire") await metering.expire({ userId });
          if (kind === "grant") {
            const expiresAt = clock.now() + tokens * 1_000_000;
            await metering.grant({ userId, source: "operator", ref: `${run}`, tokens: tokens + 1, expiresAt });
          }
          if (kind === "withdraw") await metering.withdraw({ userId, source: "operator", ref: `${run}` });
          if (kind === "reserve") await metering.reserve({ userId, generationId, tokens });
          if (kind === "settle") await metering.settle({ userId, generationId, tokens });
        });
        for (const result of await Promise.allSettled(work)) {
          if (result.status === "fulfilled") continue;
          expect(String(result.reason)).toMatch(/balance\.(short|expired)|never reserved/);
        }
        const { ledger } = await audit(opened, userId);
        const settled = ledger.filter(({ kind }) => kind === "settle").map(({ subject }) => subject);
        expect(new Set(settled).size).toBe(settled.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the balance in words", () => {
  test("is exact up to 1000 and rounded down above", () => {
    expect([0, 999, 1000, 1001, 8000, 12_399].map((tokens) => balanceText(tokens, "zh"))).toEqual([
      "0",
      "999",
      "1,000",
      "约 1,000",
      "约 8,000",
      "约 12,300",
    ]);
    expect(balanceText(8000, "en")).toBe("about 8,000");
  });
});
