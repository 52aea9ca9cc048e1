import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { createManualClock } from "../../testing/manual-clock.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { addUse } from "./testing/add-use.ts";

const DAY_MS = 86_400_000;
/** Midnight in Shanghai: the 20th of November ends, the 21st begins. */
const MIDNIGHT_MS = Date.UTC(2026, 10, 20, 16);

async function signIn(app: TestApp, username = "tester") {
  const { data } = await app.call("/api/auth/devlogin", { username, remember: true });
  return { token: data.token, userId: data.user.id };
}

describe("use by day", () => {
  testOnEachDatabase("lists the last 14 days, today included, also those without use", async (app) => {
    const { token, userId } = await signIn(app);
    await addUse(app, { userId, tokens: 100 });
    const { data } = await app.call("/api/user/getCountData", {}, token);
    expect(data.days).toHaveLength(14);
    expect(data.days[0]).toEqual({ date: "2026-11-07", tokens: 0 });
    expect(data.days.at(-1)).toEqual({ date: "2026-11-20", tokens: 100 });
    expect(data).toMatchObject({ used: 100, chars: 200, balanceToken: NEW_USER_GIFT_TOKENS - 100 });
  });

  testOnEachDatabase(
    "puts the last millisecond before Shanghai's midnight in one day and the first after it in the next",
    async (_, open) => {
      const app = await open({ clock: createManualClock(MIDNIGHT_MS - DAY_MS - 1) });
      const { token, userId } = await signIn(app);
      for (const [at, tokens] of [
        [MIDNIGHT_MS - DAY_MS - 1, 1],
        [MIDNIGHT_MS - DAY_MS, 20],
        [MIDNIGHT_MS - 1, 300],
        [MIDNIGHT_MS, 4000],
      ] as const) {
        app.clock.jumpTo(at);
        await addUse(app, { userId, tokens });
      }
      const both = await app.call("/api/user/getCountData", { from: "2026-11-20", to: "2026-11-21" }, token);
      expect(both.data.days).toEqual([
        { date: "2026-11-20", tokens: 320 },
        { date: "2026-11-21", tokens: 4000 },
      ]);
      const one = await app.call("/api/user/getCountData", { from: "2026-11-20", to: "2026-11-20" }, token);
      expect(one.data).toMatchObject({ used: 320, days: [{ date: "2026-11-20", tokens: 320 }] });
    },
  );

  testOnSqlite("goes on to today without an end, and begins 14 days before an end without a beginning", async (app) => {
    const { token } = await signIn(app);
    const ends = async (span: object) => {
      const { days } = (await app.call("/api/user/getCountData", span, token)).data;
      return [days[0]?.date, days.at(-1)?.date];
    };
    expect(await ends({ from: "2026-11-18" })).toEqual(["2026-11-18", "2026-11-20"]);
    expect(await ends({ to: "2026-03-01" })).toEqual(["2026-02-16", "2026-03-01"]);
  });

  testOnEachDatabase("shows a leap year whole, and refuses a day more, or an end before the beginning", async (app) => {
    const { token } = await signIn(app);
    const year = await app.call("/api/user/getCountData", { from: "2024-01-01", to: "2024-12-31" }, token);
    expect(year.data.days).toHaveLength(366);
    expect(year.data.days[59]?.date).toBe("2024-02-29");
    for (const span of [
      { from: "2024-01-01", to: "2025-01-01" },
      { from: "2026-11-20", to: "2026-11-19" },
      { from: "2026-12-01" },
      { from: "0001-01-01" },
    ]) {
      const answer = await app.call("/api/user/getCountData", span, token);
      expect(answer, JSON.stringify(span)).toMatchObject({ status: 400, refusal: { reason: "span.invalid", field: "from" } });
      expect(answer.message).toBe("结束那天不能早于开始那天，一次最多看 366 天");
    }
  });
});

describe("use by kind", () => {
  testOnEachDatabase("is sorted by tokens and leaves out what cost nothing", async (app) => {
    const { token, userId } = await signIn(app);
    await addUse(app, { userId, tokens: 10 });
    await addUse(app, { userId, tokens: 50, kind: "edit" });
    await addUse(app, { userId, tokens: 30 });
    await addUse(app, { userId, tokens: 70, kind: "revise" });
    await addUse(app, { userId, tokens: 90, kind: "continue", status: "failed" });
    const { data } = await app.call("/api/user/getCountData", {}, token);
    expect(data.byKind).toEqual([
      { kind: "revise", tokens: 70 },
      { kind: "edit", tokens: 50 },
      { kind: "scene", tokens: 40 },
    ]);
    expect(data.used).toBe(160);
  });

  testOnEachDatabase(
    "counts what unlimited members used though nothing was taken, and what was charged before the plan once",
    async (app) => {
      const { token, userId } = await signIn(app);
      await addUse(app, { userId, tokens: 100 });
      const member = { vip_from: app.clock.now(), vip_to: app.clock.now() + DAY_MS, unlimited: 1 } as const;
      await app.deps.db.updateTable("app_user").set(member).where("id", "=", userId).execute();
      await addUse(app, { userId, tokens: 2000 });
      await addUse(app, { userId, tokens: 400, status: "failed" });
      const { data } = await app.call("/api/user/getCountData", {}, token);
      expect(data).toMatchObject({ used: 2100, balanceToken: NEW_USER_GIFT_TOKENS - 100, byKind: [{ kind: "scene", tokens: 2100 }] });
    },
  );

  testOnEachDatabase("counts of a continued text the characters that were added, here and in the log", async (app) => {
    const { token, userId } = await signIn(app);
    const seed = "字".repeat(800);
    await addUse(app, { userId, tokens: 1000, text: seed });
    const continued = await addUse(app, { userId, tokens: 250, kind: "continue", seed, text: seed + "句".repeat(200) });
    await addUse(app, { userId, tokens: 100, kind: "continue", seed, text: seed, status: "failed" });
    expect((await app.call("/api/user/getCountData", {}, token)).data.chars).toBe(1000);
    const { list } = (await app.call("/api/user/getApiLog", {}, token)).data;
    expect(list.flatMap(({ kind, chars }) => (kind === "grant" ? [] : [chars])).toSorted((a, b) => a - b)).toEqual([0, 200, 800]);
    // The text's words have been removed, its count stays.
    await app.deps.db.updateTable("generation").set({ text: "" }).where("id", "=", continued).execute();
    expect((await app.call("/api/user/getCountData", {}, token)).data.chars).toBe(1000);
  });

  testOnEachDatabase("counts removed texts and nobody else's", async (app) => {
    const { token, userId } = await signIn(app);
    const stranger = await signIn(app, "stranger");
    const generationId = await addUse(app, { userId, tokens: 100 });
    await addUse(app, { userId: stranger.userId, tokens: 900 });
    await app.call("/api/ai/remove", { generationId }, token);
    expect((await app.call("/api/user/getCountData", {}, token)).data.used).toBe(100);
  });
});
