import type { ApiPath } from "@tangleaf/contract";
import { expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { fillStore } from "../testing/fill-store.ts";
import { createMemoryBlobs } from "../testing/memory-blobs.ts";
import { documentRow } from "../testing/rows.ts";
import { createTestApp } from "../testing/test-app.ts";
import { testOnEachDatabase } from "../testing/test-on-each-database.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
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

/** Every list of one's own, searched where it can be. */
const LISTS: readonly (readonly [path: ApiPath, body: object])[] = [
  ["/api/work/list", {}],
  ["/api/work/list", { q: "合同" }],
  ["/api/work/list", { place: "bin", q: "合同" }],
  ["/api/note/list", { notebookId: "all" }],
  ["/api/note/list", { notebookId: "all", q: "合同" }],
  ["/api/notebook/list", {}],
  ["/api/mindtree/list", {}],
  ["/api/mindtree/list", { q: "合同" }],
  ["/api/ai/list", { q: "合同" }],
  ["/api/ai/pieces", { q: "合同" }],
  ["/api/essay/list", { q: "合同" }],
  ["/api/table/list", { q: "合同" }],
  ["/api/chart/list", { q: "合同" }],
  ["/api/job/list", {}],
  ["/api/notice/list", {}],
  ["/api/template/list", {}],
  ["/api/user/info", {}],
  ["/api/user/getCounter", {}],
  ["/api/user/space", {}],
  ["/api/user/sessions", {}],
  ["/api/user/getApiLog", {}],
  ["/api/user/getCountData", {}],
  ["/api/user/getVipLog", {}],
  ["/api/user/downloads", {}],
];
/** More rows than fit the pages there are, once each is written to. */
const CHANGED_DOCUMENTS = 200;

testOnEachDatabase(
  "where the database has no room every list answers, with what changes of documents are still to be shown",
  async (app) => {
    const { token, userId } = await app.signIn();
    const { noteId } = (await app.call("/api/note/create", { title: "合同", markdown: "签了三份合同。" }, token)).data;
    await app.deps.documents.derive({ userId, timeoutMs: 20_000 });
    const rows = Array.from({ length: CHANGED_DOCUMENTS }, (_, n) => documentRow({ id: `d${n}`, user_id: userId, kind: "note", seq: 1 }));
    await app.deps.db.insertInto("document").values(rows).execute();
    await fillStore(app.deps.db);
    // A new day has gifts to be given, and a session to be noted as used.
    app.clock.jumpTo(app.clock.now() + DAY_MS / 2);
    for (const [path, body] of LISTS) {
      const { status, refusal } = await app.call(path, body, token);
      expect([path, body, status, refusal?.reason]).toEqual([path, body, 200, undefined]);
    }
    const notes = (await app.call("/api/note/list", { notebookId: "all", q: "合同" }, token)).data;
    expect(notes).toMatchObject({ isBehind: true, list: [{ noteId }] });
    expect((await app.call("/api/work/list", { q: "合同" }, token)).data.list).toMatchObject([{ id: noteId }]);
  },
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
