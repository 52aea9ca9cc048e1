import { LIMITS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import type { Blobs } from "../../ports/blobs.ts";
import { createMemoryBlobs } from "../../testing/memory-blobs.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { createFileRepo } from "./file.repo.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const BYTES = new TextEncoder().encode("一,二");

const storeAs = ({ deps }: TestApp, userId: string, name = "usage.csv", bytes = BYTES) =>
  deps.exporter.storeFile({ userId, name, contentType: "text/csv; charset=utf-8", source: bytes });

/** Room for so many files and bytes is left of what a free account may keep. */
async function leaveQuota({ deps, clock }: TestApp, userId: string, left: { files: number; bytes: number }) {
  const { storedFiles, storedFileBytes } = LIMITS.zh.free;
  const full = Array.from({ length: storedFiles - left.files }, (_, n) => ({
    id: `${userId}-${n}`,
    user_id: userId,
    owner_kind: "user" as const,
    owner_id: userId,
    ticket_hash: `${userId}-${n}`,
    name: `${n}.csv`,
    content_type: "text/csv",
    size_bytes: n === 0 ? storedFileBytes - left.bytes : 0,
    blob_key: `exports/${userId}-${n}`,
    created_at: 0,
    ticket_expires_at: 0,
    expires_at: clock.now() + DAY_MS,
  }));
  await deps.db.insertInto("file").values(full).execute();
}

const keptBlobs = () => {
  const blobs = createMemoryBlobs();
  const keys = new Set<string>();
  const put: Blobs["put"] = async (key, ...rest) => {
    const bytes = await blobs.put(key, ...rest);
    keys.add(key);
    return bytes;
  };
  const remove: Blobs["remove"] = async (key) => {
    await blobs.remove(key);
    keys.delete(key);
  };
  return { keys, blobs: { ...blobs, put, remove } };
};

describe("downloads", () => {
  testOnSqlite("a stored file opens under its name by the link it came with", async (app) => {
    const { userId } = await app.signIn();
    const { url, fileName, expiresIn } = await storeAs(app, userId, "用量 明细.csv");
    expect({ fileName, expiresIn }).toEqual({ fileName: "用量 明细.csv", expiresIn: 900 });
    const answer = await app.send({ method: "GET", url });
    expect(answer).toMatchObject({ status: 200, raw: "一,二", headers: { "content-type": "text/csv; charset=utf-8" } });
  });

  testOnEachDatabase("a file somebody brought is not in the list of what was made", async (app) => {
    const { userId, token } = await app.signIn();
    await storeAs(app, userId);
    const brought = { name: "访谈.docx", content_type: "application/msword", size_bytes: 3, blob_key: "uploads/a", ticket_hash: "a" };
    const at = { created_at: 0, ticket_expires_at: 0, expires_at: app.clock.now() + DAY_MS };
    await app.deps.db
      .insertInto("file")
      .values({ id: "up1", user_id: userId, owner_kind: "upload", owner_id: userId, ...brought, ...at })
      .execute();
    const { data } = await app.call("/api/user/downloads", {}, token);
    expect(data).toMatchObject({ total: 1, list: [{ name: "usage.csv" }] });
  });

  testOnEachDatabase("the list pages newest first with a right total, and shows what each file is", async (app) => {
    const { token, userId } = await app.signIn();
    for (const name of ["1.csv", "2.csv", "3.csv"]) {
      app.clock.jumpTo(app.clock.now() + MINUTE_MS);
      await storeAs(app, userId, name);
    }
    const first = await app.call("/api/user/downloads", { page: 1, size: 2 }, token);
    expect(first.data.total).toBe(3);
    expect(first.data.list.map(({ name }) => name)).toEqual(["3.csv", "2.csv"]);
    const now = app.clock.now();
    expect(first.data.list[0]).toMatchObject({
      contentType: "text/csv; charset=utf-8",
      sizeBytes: BYTES.byteLength,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 30 * DAY_MS).toISOString(),
    });
    const second = await app.call("/api/user/downloads", { page: 2, size: 2 }, token);
    expect(second.data).toMatchObject({ total: 3, list: [{ name: "1.csv" }] });
  });

  testOnEachDatabase("a new link opens the file and ends the link before it", async (app) => {
    const { token, userId } = await app.signIn();
    const old = await storeAs(app, userId);
    const { data } = await app.call("/api/user/downloads", {}, token);
    const fileId = data.list[0]?.fileId ?? "";
    app.clock.jumpTo(app.clock.now() + MINUTE_MS);
    const fresh = await app.call("/api/user/download", { fileId }, token);
    expect(fresh.data).toMatchObject({ fileName: "usage.csv", expiresIn: 900 });
    expect((await app.send({ method: "GET", url: fresh.data.url })).raw).toBe("一,二");
    expect((await app.send({ method: "GET", url: old.url })).status).toBe(404);
  });

  testOnEachDatabase("a stranger's file is in nobody else's list and gives no link", async (app) => {
    const owner = await app.signIn("owner");
    const stranger = await app.signIn("stranger");
    const link = await storeAs(app, owner.userId);
    const { data } = await app.call("/api/user/downloads", {}, owner.token);
    const fileId = data.list[0]?.fileId ?? "";
    expect((await app.call("/api/user/downloads", {}, stranger.token)).data).toEqual({ total: 0, list: [], usedBytes: 0 });
    const refused = await app.call("/api/user/download", { fileId }, stranger.token);
    expect(refused).toMatchObject({ code: 1, refusal: { reason: "download.unknown" } });
    expect((await app.send({ method: "GET", url: link.url })).status).toBe(200);
    const unknown = await app.call("/api/user/download", { fileId: "no-such-file" }, stranger.token);
    expect(unknown.raw).toBe(refused.raw);
  });

  testOnEachDatabase("after 30 days a file is gone from the list and gives no link, and no ticket outlives it", async (app) => {
    const { userId, token } = await app.signIn();
    await storeAs(app, userId);
    const { data } = await app.call("/api/user/downloads", {}, token);
    const fileId = data.list[0]?.fileId ?? "";
    app.clock.jumpTo(app.clock.now() + 30 * DAY_MS - MINUTE_MS);
    const last = await app.deps.exporter.link({ userId, fileId });
    expect(last.expiresIn).toBe(60);
    app.clock.jumpTo(app.clock.now() + MINUTE_MS);
    expect(await app.deps.exporter.list({ userId, page: 1, size: 10 })).toEqual({ total: 0, list: [], usedBytes: 0 });
    await expect(app.deps.exporter.link({ userId, fileId })).rejects.toMatchObject({ reason: "download.unknown" });
    expect((await app.send({ method: "GET", url: last.url })).status).toBe(404);
  });

  testOnEachDatabase("the same file stored twice is one file, and its size is told", async (app) => {
    const { token, userId } = await app.signIn();
    for (const name of ["a.csv", "a.csv", "b.csv"]) await storeAs(app, userId, name);
    await storeAs(app, userId, "a.csv", new TextEncoder().encode("other"));
    expect((await app.call("/api/user/downloads", {}, token)).data).toMatchObject({ total: 3, usedBytes: 2 * BYTES.byteLength + 5 });
  });

  testOnEachDatabase("a deleted file is gone from the list, its link and the store", async (app, open) => {
    const { keys, blobs } = keptBlobs();
    const own = await open({ blobs });
    const { token, userId } = await own.signIn();
    const link = await storeAs(own, userId);
    const { data } = await own.call("/api/user/downloads", {}, token);
    const fileId = data.list[0]?.fileId ?? "";
    expect(await own.call("/api/user/removeDownload", { fileId }, token)).toMatchObject({ code: 0 });
    expect(await own.call("/api/user/removeDownload", { fileId }, token)).toMatchObject({ refusal: { reason: "download.unknown" } });
    expect((await own.call("/api/user/downloads", {}, token)).data.total).toBe(0);
    expect((await own.send({ method: "GET", url: link.url })).status).toBe(404);
    expect([...keys]).toEqual([]);
    expect(await own.deps.db.selectFrom("orphan_blob").selectAll().execute()).toEqual([]);
    expect((await app.deps.exporter.list({ userId, page: 1, size: 1 })).total).toBe(0);
  });
});

describe("what a person may keep", () => {
  testOnEachDatabase("is bounded in number, however many come at once, and what is too much leaves nothing behind", async (_, open) => {
    const { keys, blobs } = keptBlobs();
    const app = await open({ blobs });
    const { token, userId } = await app.signIn();
    await leaveQuota(app, userId, { files: 3, bytes: 1_000_000 });
    const stored = await Promise.allSettled(Array.from({ length: 20 }, (_file, n) => storeAs(app, userId, `new${n}.csv`)));
    expect(stored.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const one of stored) if (one.status === "rejected") expect(one.reason).toMatchObject({ reason: "download.tooMany" });
    const { data } = await app.call("/api/user/downloads", {}, token);
    expect(data.total).toBe(LIMITS.zh.free.storedFiles);
    expect(keys.size).toBe(3);
    expect(await app.deps.db.selectFrom("orphan_blob").selectAll().execute()).toEqual([]);

    // One that is there already is no new one; and a deleted one makes module.
    const there = stored.findIndex(({ status }) => status === "fulfilled");
    await storeAs(app, userId, `new${there}.csv`);
    await app.call("/api/user/removeDownload", { fileId: `${userId}-1` }, token);
    await storeAs(app, userId, "at-last.csv");
    await expect(storeAs(app, userId, "too-late.csv")).rejects.toMatchObject({ reason: "download.tooMany" });
  });

  testOnEachDatabase("is bounded in size, however many come at once", async (app) => {
    const { token, userId } = await app.signIn();
    await leaveQuota(app, userId, { files: 50, bytes: 2 * BYTES.byteLength + 1 });
    const stored = await Promise.allSettled(Array.from({ length: 8 }, (_file, n) => storeAs(app, userId, `new${n}.csv`)));
    expect(stored.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect((await app.call("/api/user/downloads", {}, token)).data.usedBytes).toBe(LIMITS.zh.free.storedFileBytes - 1);
  });

  testOnEachDatabase("refuses an export before it is made, in words that say what to do", async (app, open) => {
    for (const [one, words] of [
      [app, "存下的文件满了（最多 100 个、50 MB），到“下载记录”里删掉几个再来"],
      [await open({ variant: "en" }), "You can store 100 files and 50 MB, and that's full. Delete some under Downloads, then try again."],
    ] as const) {
      const { token, userId } = await one.signIn();
      const fields = { job: "产品", summary: "完成了评审。", plan: "推进。", length: 200 };
      const { data } = await one.call("/api/ai/start", { kind: "scene", input: { sceneType: "weeklyReport", fields } }, token);
      await one.send({ method: "POST", url: "/api/ai/stream", headers: { authorization: token }, payload: data });
      await leaveQuota(one, userId, { files: 0, bytes: 10 });
      const refused = await one.call("/api/ai/export", { generationId: data.generationId, format: "md" }, token);
      expect(refused).toMatchObject({ status: 200, code: 1, message: words, refusal: { reason: "download.tooMany" } });
      await one.deps.db
        .updateTable("app_user")
        .set({ vip_to: one.clock.now() + DAY_MS })
        .execute();
      expect(await one.call("/api/ai/export", { generationId: data.generationId, format: "md" }, token)).toMatchObject({ code: 0 });
    }
  });

  testOnEachDatabase("holds one archive of everything besides, which takes the place of the one before", async (_, open) => {
    const { keys, blobs } = keptBlobs();
    const app = await open({ blobs });
    const { token, userId } = await app.signIn();
    await leaveQuota(app, userId, { files: 0, bytes: 0 });
    for (let round = 0; round < 3; round++) {
      expect(await app.call("/api/user/export", {}, token)).toMatchObject({ code: 0 });
      app.clock.jumpTo(app.clock.now() + MINUTE_MS);
    }
    expect((await app.call("/api/user/downloads", {}, token)).data.total).toBe(LIMITS.zh.free.storedFiles + 1);
    expect(keys.size).toBe(1);
  });

  testOnEachDatabase("is not taken away when it is kept on at the moment it expires", async ({ deps, clock, signIn }) => {
    const { userId } = await signIn();
    await storeAs({ deps } as TestApp, userId);
    const repo = createFileRepo(deps.db);
    const then = clock.now() + 30 * DAY_MS;
    const [id = ""] = await repo.listExpired(then, 1);
    await deps.db
      .updateTable("file")
      .set({ expires_at: then + DAY_MS })
      .execute();
    expect(await repo.removeExpired(id, then)).toBeNull();
    expect(await repo.removeExpired(id, then + DAY_MS)).toMatch(/^exports\//);
  });
});
