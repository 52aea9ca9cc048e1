import { NEW_USER_GIFT_TOKENS, NEW_USER_GIFT_VALID_DAYS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { createManualClock } from "../../testing/manual-clock.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { watchEvents } from "../generation/testing/watch-events.ts";
import { addUse } from "./testing/add-use.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Midnight in Shanghai: the 20th of November ends, the 21st begins. */
const MIDNIGHT_MS = Date.UTC(2026, 10, 20, 16);

async function signIn(app: TestApp, username = "tester") {
  const { data } = await app.call("/api/auth/devlogin", { username, remember: true });
  return { token: data.token, userId: data.user.id };
}

type Asked = { from?: string; to?: string; kind?: string; page?: number; size?: number };
const logOf = async (app: TestApp, token: string, asked: Asked = {}) => (await app.call("/api/user/getApiLog", asked, token)).data;
const titlesOf = async (app: TestApp, token: string, asked: Asked = {}) => (await logOf(app, token, asked)).list.map(({ title }) => title);

async function makeUnlimited(app: TestApp, userId: string) {
  const member = { vip_from: app.clock.now(), vip_to: app.clock.now() + DAY_MS, unlimited: 1 } as const;
  await app.deps.db.updateTable("app_user").set(member).where("id", "=", userId).execute();
}

describe("the usage log", () => {
  testOnEachDatabase("shows a written text once, above the gift it was paid from, each with the balance after it", async (app) => {
    const { token, userId } = await signIn(app);
    const input = { sceneType: "weeklyReport", fields: { job: "销售", summary: "签了三份合同。", plan: "跟进。", length: 200 } };
    const { data } = await app.call("/api/ai/start", { kind: "scene", input }, token);
    const watched = { userId, generationId: data.generationId, after: 0, signal: AbortSignal.timeout(10_000) };
    for await (const _ of watchEvents(app.deps.generations, watched));
    const text = (await app.call("/api/ai/get", { generationId: data.generationId }, token)).data;
    const { charged, promptTokens, completionTokens } = text.usage;
    const { total, list } = await logOf(app, token);
    const time = new Date(app.clock.now()).toISOString();
    expect(charged).toBeGreaterThan(0);
    expect({ total, list }).toEqual({
      total: 2,
      list: [
        {
          time,
          kind: "scene",
          title: text.title,
          model: text.model,
          chars: text.chars,
          tokens: promptTokens + completionTokens,
          charged,
          balance: NEW_USER_GIFT_TOKENS - charged,
        },
        {
          time,
          kind: "grant",
          title: "见面礼",
          model: "",
          chars: 0,
          tokens: 0,
          charged: -NEW_USER_GIFT_TOKENS,
          balance: NEW_USER_GIFT_TOKENS,
        },
      ],
    });
  });

  testOnEachDatabase("shows what expired under the name of where it came from, though nobody has asked since", async (app) => {
    const { token, userId } = await signIn(app);
    await addUse(app, { userId, tokens: 1000 });
    app.clock.jumpTo(app.clock.now() + NEW_USER_GIFT_VALID_DAYS * DAY_MS);
    const { list } = await logOf(app, token);
    expect(list[0]).toMatchObject({ kind: "expire", title: "见面礼", charged: NEW_USER_GIFT_TOKENS - 1000, tokens: 0, balance: 0 });
  });

  testOnSqlite("shows what an unlimited member used, charged with nothing", async (app) => {
    const { token, userId } = await signIn(app);
    await makeUnlimited(app, userId);
    await addUse(app, { userId, tokens: 500 });
    const { list } = await logOf(app, token);
    expect(list[0]).toMatchObject({ kind: "scene", tokens: 507, charged: 0, balance: NEW_USER_GIFT_TOKENS });
  });

  testOnSqlite("shows a text that failed once, and one that is still being written not at all", async (app) => {
    const { token, userId } = await signIn(app);
    await addUse(app, { userId, tokens: 500, status: "failed", title: "没写成" });
    await app.deps.metering.reserve({ userId, generationId: "running", tokens: 100 });
    const { total, list } = await logOf(app, token);
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({ title: "没写成", charged: 0 });
  });

  testOnSqlite("still names a text its owner has removed", async (app) => {
    const { token, userId } = await signIn(app);
    const generationId = await addUse(app, { userId, tokens: 100, title: "删掉的" });
    await app.call("/api/ai/remove", { generationId }, token);
    expect(await titlesOf(app, token, { kind: "scene" })).toEqual(["删掉的"]);
  });

  testOnSqlite("says of a text whose words are gone that it was there", async (app) => {
    const { token, userId } = await signIn(app);
    await addUse(app, { userId, tokens: 100 });
    await app.deps.db.updateTable("generation").set({ title: "" }).execute();
    expect(await titlesOf(app, token, { kind: "scene" })).toEqual(["删掉的稿子"]);
  });

  testOnEachDatabase("pages with a right total, every entry once", async (app) => {
    const { token, userId } = await signIn(app);
    for (const title of ["1", "2", "3", "4"]) await addUse(app, { userId, tokens: 10, title });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => logOf(app, token, { page, size: 2 })));
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect(pages.map(({ list }) => list.map(({ title }) => title))).toEqual([["4", "3"], ["2", "1"], ["见面礼"], []]);
  });

  testOnEachDatabase("takes days as Shanghai has them, both ends whole", async (_, open) => {
    const app = await open({ clock: createManualClock(MIDNIGHT_MS - DAY_MS - 1) });
    const { token, userId } = await signIn(app);
    for (const [at, title] of [
      [MIDNIGHT_MS - DAY_MS, "20 日第一刻"],
      [MIDNIGHT_MS - 1, "20 日最后一刻"],
      [MIDNIGHT_MS, "21 日第一刻"],
    ] as const) {
      app.clock.jumpTo(at);
      await addUse(app, { userId, tokens: 10, title });
    }
    expect(await titlesOf(app, token, { from: "2026-11-20", to: "2026-11-20" })).toEqual(["20 日最后一刻", "20 日第一刻"]);
    expect(await titlesOf(app, token, { from: "2026-11-21" })).toEqual(["21 日第一刻"]);
    expect(await titlesOf(app, token, { to: "2026-11-19" })).toEqual(["见面礼"]);
    expect((await logOf(app, token, { from: "2026-11-20", to: "2026-11-20", size: 1 })).total).toBe(2);
  });

  testOnEachDatabase("shows one kind when asked for it, with its own total", async (app) => {
    const { token, userId } = await signIn(app);
    await addUse(app, { userId, tokens: 10, title: "一" });
    await addUse(app, { userId, tokens: 10, title: "二", kind: "edit" });
    await addUse(app, { userId, tokens: 10, title: "三", kind: "edit" });
    expect(await logOf(app, token, { kind: "edit", size: 1 })).toMatchObject({ total: 2, list: [{ title: "三" }] });
    expect(await titlesOf(app, token, { kind: "scene" })).toEqual(["一"]);
    expect(await titlesOf(app, token, { kind: "grant" })).toEqual(["见面礼"]);
    expect(await logOf(app, token, { kind: "expire" })).toEqual({ total: 0, list: [] });
    expect(await logOf(app, token, { kind: "settle" })).toEqual({ total: 0, list: [] });
    expect((await logOf(app, token, { kind: "" })).total).toBe(4);
  });

  testOnEachDatabase("is everybody's own", async (app) => {
    const { userId } = await signIn(app);
    await addUse(app, { userId, tokens: 10, title: "我的" });
    const stranger = await signIn(app, "stranger");
    expect(await titlesOf(app, stranger.token)).toEqual(["见面礼"]);
    expect(await titlesOf(app, stranger.token, { kind: "scene" })).toEqual([]);
  });

  testOnSqlite("names gifts in the variant's language", async (_, open) => {
    const app = await open({ variant: "en" });
    const { token } = await signIn(app);
    expect(await titlesOf(app, token)).toEqual(["Welcome gift"]);
  });

  testOnSqlite("refuses a day that is none", async (app) => {
    const { token } = await signIn(app);
    const answer = await app.call("/api/user/getApiLog", { from: "2026-13-45" }, token);
    expect(answer).toMatchObject({ status: 400, refusal: { reason: "body.invalid", field: "from" } });
  });
});

describe("a clock that was set back", () => {
  testOnEachDatabase("leaves the newest entry first by its time", async (app) => {
    const { token, userId } = await signIn(app);
    app.clock.jumpTo(app.clock.now() + 2 * MINUTE_MS);
    await addUse(app, { userId, tokens: 10, title: "later" });
    app.clock.jumpTo(app.clock.now() - MINUTE_MS);
    await addUse(app, { userId, tokens: 10, title: "earlier" });
    expect(await titlesOf(app, token, { kind: "scene" })).toEqual(["later", "earlier"]);
  });
});
