import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const BYTES = new TextEncoder().encode("一,二");

const storeAs = ({ deps }: TestApp, userId: string, name = "usage.csv") =>
  deps.exporter.storeFile({ userId, name, contentType: "text/csv; charset=utf-8", bytes: BYTES });

describe("downloads", () => {
  testOnSqlite("a stored file opens under its name by the link it came with", async (app) => {
    const { userId } = await app.signIn();
    const { url, fileName, expiresIn } = await storeAs(app, userId, "用量 明细.csv");
    expect({ fileName, expiresIn }).toEqual({ fileName: "用量 明细.csv", expiresIn: 900 });
    const answer = await app.send({ method: "GET", url });
    expect(answer).toMatchObject({ status: 200, raw: "一,二", headers: { "content-type": "text/csv; charset=utf-8" } });
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

  testOnSqlite("a new link opens the file and ends the link before it", async (app) => {
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

  testOnSqlite("a stranger's file is in nobody else's list and gives no link", async (app) => {
    const owner = await app.signIn("owner");
    const stranger = await app.signIn("stranger");
    const link = await storeAs(app, owner.userId);
    const { data } = await app.call("/api/user/downloads", {}, owner.token);
    const fileId = data.list[0]?.fileId ?? "";
    expect((await app.call("/api/user/downloads", {}, stranger.token)).data).toEqual({ total: 0, list: [] });
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
    expect(await app.deps.exporter.list({ userId, page: 1, size: 10 })).toEqual({ total: 0, list: [] });
    await expect(app.deps.exporter.link({ userId, fileId })).rejects.toMatchObject({ reason: "download.unknown" });
    expect((await app.send({ method: "GET", url: last.url })).status).toBe(404);
  });
});
