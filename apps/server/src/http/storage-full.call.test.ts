import { expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { fillStore } from "../testing/fill-store.ts";
import { createMemoryBlobs } from "../testing/memory-blobs.ts";
import { createTestApp } from "../testing/test-app.ts";
import { testOnEachDatabase } from "../testing/test-on-each-database.ts";

const MINUTE_MS = 60_000;
const CALLS = 30;
/** Long enough that its row needs a new page. */
const FIELDS = { job: "销售", summary: "签了三份合同。".repeat(400), plan: "跟进合同。", length: 200 };
const START = { kind: "scene", input: { sceneType: "weeklyReport", fields: FIELDS } } as const;
const FULL = { status: 503, code: 1, refusal: { reason: "storage.full" } };

const lines: string[] = [];
const loggedOnce = () => ({
  parts: { log: createLog({ level: "warn", destination: { write: (line: string) => void lines.push(line) } }) },
});

testOnEachDatabase(
  "where the database has no room a text is refused in words, nothing is charged, and it goes on as soon as there is room",
  async (app) => {
    lines.length = 0;
    const { token } = await app.signIn();
    const before = (await app.call("/api/user/info", {}, token)).data;
    const store = await fillStore(app.deps.db);
    for (let i = 0; i < CALLS; i++) expect(await app.call("/api/ai/start", START, token)).toMatchObject(FULL);
    const refused = await app.call("/api/ai/start", START, token);
    expect(refused.message).toBe("服务器的存储空间满了，这一步没有做成，也没有扣额度，请稍后再试");
    expect(await app.send({ method: "GET", url: "/readyz" })).toMatchObject({ status: 503, raw: "storage is full" });
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["storage is full: call failed"]);
    // Reading works, also where it would update the last use of a session.
    app.clock.jumpTo(app.clock.now() + 2 * MINUTE_MS);
    expect((await app.call("/api/user/info", {}, token)).data).toEqual(before);
    expect((await app.call("/api/ai/list", {}, token)).data.total).toBe(0);

    await store.empty();
    expect(await app.call("/api/ai/start", START, token)).toMatchObject({ status: 200, code: 0 });
    app.clock.jumpTo(app.clock.now() + MINUTE_MS);
    expect(await app.send({ method: "GET", url: "/readyz" })).toMatchObject({ status: 200, raw: "ready" });
  },
  loggedOnce,
);

test("readyz finds out by itself that files cannot be stored, and that they can again", async () => {
  const blobs = createMemoryBlobs();
  let full = true;
  const put = async (...file: Parameters<typeof blobs.put>) => {
    if (full) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    return blobs.put(...file);
  };
  const app = await createTestApp({ blobs: { ...blobs, put } });
  const ready = () => app.send({ method: "GET", url: "/readyz" });
  expect((await ready()).status).toBe(503);
  full = false;
  app.clock.jumpTo(app.clock.now() + MINUTE_MS / 2);
  expect((await ready()).status).toBe(200);
  expect(await blobs.size("probe")).toBeNull();
  await app.close();
});
