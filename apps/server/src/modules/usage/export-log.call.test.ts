import { Readable } from "node:stream";
import { GENERATION_KINDS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { readBounded } from "../../platform/read-bounded.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { addUse } from "./testing/add-use.ts";

const DAY_MS = 86_400_000;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

async function signIn(app: TestApp, username = "tester") {
  const { data } = await app.call("/api/auth/devlogin", { username, remember: true });
  return { token: data.token, userId: data.user.id };
}

async function exported(app: TestApp, token: string, asked: { from?: string; to?: string; kind?: string } = {}) {
  const link = (await app.call("/api/user/exportApiLog", asked, token)).data;
  const file = await app.deps.exporter.open(link.url.split("/")[2] ?? "");
  const bytes = await readBounded(file?.content ?? Readable.from([]), Number.MAX_SAFE_INTEGER);
  const lines = new TextDecoder().decode(bytes).split("\r\n");
  return { link, bytes, contentType: file?.contentType, lines };
}

describe("the log as a table file", () => {
  testOnSqlite("opens in a spreadsheet: marked as UTF-8, in Chinese, by Shanghai's clock, newest first", async (app) => {
    const { token, userId } = await signIn(app);
    await addUse(app, { userId, tokens: 100, title: '周报，"三"月,\n第一周' });
    const { link, bytes, contentType, lines } = await exported(app, token);
    expect([...bytes.slice(0, 3)]).toEqual(BYTE_ORDER_MARK);
    expect(contentType).toBe("text/csv; charset=utf-8");
    expect(link.fileName).toBe("用量明细_2026-11-20_2026-11-20.csv");
    expect(lines).toEqual([
      "时间（北京时间）,种类,标题,模型,字数,用量（token）,扣除（token）,余额（token）",
      '2026-11-20 12:00:00,写稿,"周报，""三""月,\n第一周",writer-1,200,107,100,7900',
      "2026-11-20 12:00:00,到账,见面礼,,0,0,-8000,8000",
      "",
    ]);
  });

  testOnSqlite("is in English where the product is", async (_, open) => {
    const app = await open({ variant: "en" });
    const { token } = await signIn(app);
    const { link, lines } = await exported(app, token, { from: "2026-11-01", to: "2026-11-21" });
    expect(link.fileName).toBe("usage_2026-11-01_2026-11-21.csv");
    expect(lines.slice(0, 2)).toEqual([
      "Time (UTC+8),Kind,Title,Model,Words,Tokens used,Tokens charged,Balance",
      "2026-11-20 12:00:00,Received,Welcome gift,,0,0,-8000,8000",
    ]);
  });

  testOnSqlite("names every kind of generation in the language of the product", async (app) => {
    const { token, userId } = await signIn(app);
    for (const kind of GENERATION_KINDS) await addUse(app, { userId, tokens: 100, kind });
    const { lines } = await exported(app, token);
    const names = lines.slice(1, 1 + GENERATION_KINDS.length).map((line) => line.split(",")[1]);
    expect(names.every((name) => /^[一-鿿]+$/.test(name ?? ""))).toBe(true);
    expect(new Set(names).size).toBe(GENERATION_KINDS.length);
  });

  testOnSqlite("runs no title as a formula", async (app) => {
    const { token, userId } = await signIn(app);
    await addUse(app, { userId, tokens: 1, title: '=HYPERLINK("http://x")' });
    const { lines } = await exported(app, token, { kind: "scene" });
    expect(lines[1]).toContain(`,"'=HYPERLINK(""http://x"")",`);
  });

  testOnEachDatabase("holds what was asked for and nobody else's, and lies among the downloads", async (app) => {
    const { token, userId } = await signIn(app);
    const stranger = await signIn(app, "stranger");
    await addUse(app, { userId, tokens: 1, title: "昨天" });
    app.clock.jumpTo(app.clock.now() + DAY_MS);
    await addUse(app, { userId, tokens: 1, title: "今天" });
    const { link, lines } = await exported(app, token, { from: "2026-11-21", to: "2026-11-21" });
    expect(lines.slice(1).join("")).toContain("今天");
    expect(lines.slice(1).join("")).not.toContain("昨天");
    expect((await exported(app, stranger.token)).lines.join("")).not.toContain("今天");
    const { data } = await app.call("/api/user/downloads", {}, token);
    expect(data.list.map(({ name }) => name)).toEqual([link.fileName]);
  });

  testOnEachDatabase("holds every entry once, however many batches it takes to read them", async (app) => {
    const { token, userId } = await signIn(app);
    const now = app.clock.now();
    const settles = Array.from({ length: 2300 }, (_, n) => ({
      id: `entry${n}`,
      user_id: userId,
      seq: n + 10,
      kind: "settle" as const,
      subject: `text${n}`,
      amount: 0,
      held_change: 0,
      balance_after: n,
      parts: "[]",
      // Many entries of one moment: only `seq` tells them apart.
      created_at: now + Math.floor(n / 700),
    }));
    for (let start = 0; start < settles.length; start += 500) {
      await app.deps.db
        .insertInto("ledger")
        .values(settles.slice(start, start + 500))
        .execute();
    }
    const { lines } = await exported(app, token);
    const balances = lines.slice(1, -2).map((line) => Number(line.split(",").at(-1)));
    expect(balances).toEqual(Array.from({ length: 2300 }, (_, n) => 2299 - n));
  });

  testOnSqlite("has a head and no lines where there is nothing", async (app) => {
    const { token } = await signIn(app);
    const { link, lines } = await exported(app, token, { from: "2025-01-01", to: "2025-01-31" });
    expect(lines).toHaveLength(2);
    expect(link.fileName).toBe("用量明细_2025-01-01_2025-01-31.csv");
  });
});
