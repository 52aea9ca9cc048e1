import { describe, expect, test } from "vitest";
import { newBrowser } from "../../../testing/new-browser.ts";
import { generationRow, orderRow } from "../../../testing/rows.ts";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../../testing/test-on-each-database.ts";
import { readZipText } from "../../export/testing/read-zip-text.ts";
import { dataUrl, pngOf } from "../testing/pictures.ts";
import { readArchive } from "./create-archive.ts";

const MINUTE_MS = 60_000;
const MICROS_PER_MS = 1000;
const LONGEST_PAUSE_MS = 50;

async function archiveOf(app: TestApp, token: string) {
  const { data } = await app.call("/api/user/export", {}, token);
  const file = await app.app.inject({ url: data.url });
  return { link: data, file, entries: readZipText(file.rawPayload) };
}

const jsonOf = (entries: ReadonlyMap<string, string>, path: string) => JSON.parse(entries.get(path) ?? "null");

/** A text as the writer would have left it. */
async function addText(
  app: TestApp,
  userId: string,
  change: { id: string; kind?: "edit" | "summary"; title?: string; edited?: string; removed?: boolean; at?: number },
) {
  const at = change.at ?? app.clock.now();
  const row = generationRow({
    id: change.id,
    user_id: userId,
    ...(change.kind === undefined ? {} : { kind: change.kind }),
    title: change.title ?? "周报",
    input: '{"fields":{"job":"产品"}}',
    task: '{"scene":"weeklyReport"}',
    model: "sample",
    target: 800,
    text: "# 周报\n\n写好了。",
    edited_text: change.edited ?? null,
    edited_up_to: change.edited === undefined ? 0 : 10,
    chars: 5,
    estimate_tokens: 10,
    prompt_tokens: 3,
    completion_tokens: 7,
    charged: 7,
    balance_after: 7993,
    finish_reason: "stop",
    epoch: 1,
    created_at: at,
    started_at: at,
    ended_at: at,
    removed_at: change.removed ? at : null,
  });
  await app.deps.db.insertInto("generation").values(row).execute();
  return row;
}

describe("the archive", () => {
  testOnEachDatabase("holds everything its owner has, and nothing of anybody else", async (app) => {
    const { token, userId } = await app.signIn("owner");
    const stranger = await app.signIn("stranger");
    await app.call("/api/user/update", { nickname: "小橘", headimg: dataUrl("image/png", pngOf(64, 64)) }, token);
    await addText(app, userId, { id: "a", title: "=周报/一" });
    await addText(app, userId, { id: "b", title: "", edited: "# 周报\n\n改过了。", at: app.clock.now() + 1 });
    await addText(app, userId, { id: "c", title: "移除的", removed: true, at: app.clock.now() + 2 });
    await addText(app, stranger.userId, { id: "d", title: "别人的" });

    const { link, file, entries } = await archiveOf(app, token);
    expect(link.fileName).toBe("我的橘笺资料.zip");
    expect(file.headers).toMatchObject({ "content-type": "application/zip", "x-content-type-options": "nosniff" });
    expect([...entries.keys()].toSorted()).toEqual(
      [
        "README.txt",
        "advice.json",
        "avatar.png",
        "devices.json",
        "charts.json",
        "essays.json",
        "documents.json",
        "invitations.json",
        "jobs.json",
        "ledger.json",
        "mindtrees.json",
        "moderation.json",
        "tables.json",
        "notebooks.json",
        "notes.json",
        "notices.json",
        "orders.json",
        "profile.json",
        "references.json",
        "sources.json",
        "templates.json",
        "texts.json",
        "usage.csv",
        "word-templates.json",
        "我的稿子/0001 =周报 一.md",
        "我的稿子/0002 未命名.md",
        "回收站里的稿子/0001 移除的.md",
      ].toSorted(),
    );
    expect(entries.get("README.txt")).toContain("稿子：2 篇");
    expect(entries.get("我的稿子/0001 =周报 一.md")).toContain("写好了。");
    expect(entries.get("我的稿子/0001 =周报 一.md")).toMatch(/AIGC: \{"Label":"1"/);
    expect(entries.get("我的稿子/0002 未命名.md")).toContain("改过了。");
    expect(entries.get("回收站里的稿子/0001 移除的.md")).toContain("写好了。");
    expect(jsonOf(entries, "texts.json")).toMatchObject([
      {
        generationId: "a",
        file: "我的稿子/0001 =周报 一.md",
        input: { fields: { job: "产品" } },
        written: "# 周报\n\n写好了。",
        edited: null,
      },
      { generationId: "b", edited: "# 周报\n\n改过了。", removedAt: null },
      { generationId: "c", file: "回收站里的稿子/0001 移除的.md", removedAt: new Date(app.clock.now() + 2).toISOString() },
    ]);
    expect(entries.get("usage.csv")).toMatch(/^\uFEFF时间（北京时间）,/);
    expect(entries.get("usage.csv")?.trim().split("\r\n")).toHaveLength(2);
    expect(jsonOf(entries, "profile.json")).toMatchObject({ id: userId, nickname: "小橘", waysIn: [{ provider: "dev" }] });
    expect(jsonOf(entries, "ledger.json")).toMatchObject([{ seq: 1, kind: "grant", amount: 8000, balanceAfter: 8000 }]);
    expect(jsonOf(entries, "devices.json")).toHaveLength(1);
    for (const content of entries.values()) expect(content).not.toMatch(/别人的|stranger/);
  });

  testOnSqlite("holds what is about another text as data, and makes no file of it", async (app) => {
    const { token, userId } = await app.signIn("owner");
    await addText(app, userId, { id: "a", kind: "summary" });
    await addText(app, userId, { id: "b", kind: "edit", at: app.clock.now() + 1 });
    const { entries } = await archiveOf(app, token);
    expect(jsonOf(entries, "texts.json")).toMatchObject([
      { generationId: "a", kind: "summary", file: null },
      { generationId: "b", kind: "edit", file: null },
    ]);
    expect([...entries.keys()].filter((path) => path.endsWith(".md"))).toEqual([]);
  });

  testOnSqlite("shows invited people masked, and orders with their amounts", async (app) => {
    const { token, userId } = await app.signIn("owner");
    const { inviteCode } = (await app.call("/api/user/info", {}, token)).data;
    await app.call("/api/auth/devlogin", { username: "林小满", fromInviteCode: inviteCode, verifyToken: await newBrowser(app) });
    const order = orderRow({ id: "o1", user_id: userId, source: "operator", goods_title: "会员 30 天", amount_fen: 4990, paid_at: 0 });
    await app.deps.db.insertInto("pay_order").values(order).execute();
    const { entries } = await archiveOf(app, token);
    expect(jsonOf(entries, "invitations.json")).toMatchObject([{ nickname: "林**", rewarded: true }]);
    expect(jsonOf(entries, "orders.json")).toMatchObject([{ orderId: "o1", amount: "49.90", title: "会员 30 天", status: 2 }]);
    expect([...entries.values()].join("")).not.toContain("小满");
  });

  testOnSqlite("of somebody with nothing is whole, in the deployment's language, and among the downloads", async (_, open) => {
    const app = await open({ variant: "en" });
    const { token } = await app.signIn();
    const { link, entries } = await archiveOf(app, token);
    expect(link.fileName).toBe("My Tangleaf data.zip");
    expect(jsonOf(entries, "texts.json")).toEqual([]);
    expect([...entries.values()].join("")).not.toMatch(/\p{Script=Han}/u);
    const { data } = await app.call("/api/user/downloads", { page: 1, size: 20 }, token);
    expect(data.list).toMatchObject([{ name: "My Tangleaf data.zip", contentType: "application/zip" }]);
  });

  testOnSqlite("is made once a minute for each person, also when asked for twice at once", async (app) => {
    const { token } = await app.signIn("owner");
    const answers = await Promise.all([app.call("/api/user/export", {}, token), app.call("/api/user/export", {}, token)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(answers.find(({ code }) => code === 1)).toMatchObject({ status: 429, refusal: { reason: "rate.limited", waitSeconds: 60 } });
    const other = await app.signIn("other");
    expect((await app.call("/api/user/export", {}, other.token)).code).toBe(0);
    app.clock.jumpTo(app.clock.now() + MINUTE_MS - 1000);
    expect((await app.call("/api/user/export", {}, token)).refusal.waitSeconds).toBe(1);
    app.clock.jumpTo(app.clock.now() + 1000);
    expect((await app.call("/api/user/export", {}, token)).code).toBe(0);
  });

  testOnSqlite("asked for while the clock was ahead keeps nobody waiting for that day", async (app) => {
    const { token } = await app.signIn();
    const today = app.clock.now();
    app.clock.jumpTo(today + 100 * MINUTE_MS);
    expect((await app.call("/api/user/export", {}, token)).code).toBe(0);
    app.clock.jumpTo(today);
    expect((await app.call("/api/user/export", {}, token)).code).toBe(0);
    expect((await app.call("/api/user/export", {}, token)).status).toBe(429);
  });

  testOnSqlite("that could not be made may be asked for again at once", async (app) => {
    const { token } = await app.signIn();
    await app.deps.db.schema.alterTable("pay_order").renameTo("away").execute();
    expect((await app.call("/api/user/export", {}, token)).code).toBe(1);
    await app.deps.db.schema.alterTable("away").renameTo("pay_order").execute();
    expect((await app.call("/api/user/export", {}, token)).code).toBe(0);
  });

  // On SQLite, where reading takes this very thread.
  test("of 5,000 texts keeps nobody waiting", async () => {
    const app = await createTestApp();
    const { token, userId } = await app.signIn();
    const { id: _, ...like } = await addText(app, userId, { id: "first" });
    const text = "今天的工作按计划推进，没有遇到问题。".repeat(60);
    for (let start = 0; start < 5000; start += 250) {
      const rows = Array.from({ length: 250 }, (_, n) => ({ ...like, id: `t${start + n}`, text }));
      await app.deps.db.insertInto("generation").values(rows).execute();
    }
    const lots = readArchive({ clock: app.clock, variant: "zh", personalData: app.personalData }, userId);
    let longestMs = 0;
    for (let done = false; !done; ) {
      // Time of this thread, not of the clock on the wall: a busy machine is no pause of ours.
      const before = process.threadCpuUsage();
      done = (await lots.next()).done ?? false;
      const { user, system } = process.threadCpuUsage(before);
      longestMs = Math.max(longestMs, (user + system) / MICROS_PER_MS);
    }
    expect(longestMs).toBeLessThan(LONGEST_PAUSE_MS);

    const { data } = await app.call("/api/user/export", {}, token);
    const entries = readZipText((await app.app.inject({ url: data.url })).rawPayload);
    expect(jsonOf(entries, "texts.json")).toHaveLength(5001);
    expect(entries.size).toBe(5001 + 23);
    await app.close();
  });
});
