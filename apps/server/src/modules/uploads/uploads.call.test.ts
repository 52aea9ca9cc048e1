import { mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LIMITS } from "@tangleaf/contract";
import { type ObjectStoreSandbox, startObjectStore } from "@tangleaf/sandbox";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createFileBlobs } from "../../adapters/blobs/file-blobs.ts";
import { createS3Blobs } from "../../adapters/blobs/s3-blobs.ts";
import { systemClock } from "../../adapters/system-clock.ts";
import type { Blobs } from "../../ports/blobs.ts";
import { hostileForms } from "../../testing/abuse/hostile-forms.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../../testing/test-app.ts";
import { TEST_DATABASE_KINDS } from "../../testing/test-database.ts";
import type { ExporterModule } from "../export/create-exporter.ts";
import { type Form, formOf, sendForm } from "./testing/form-of.ts";
import { ALLOWED_FILES, REFUSED_FILES } from "./testing/sample-files.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The usual second is short on a busy machine. */
const SOON = { timeout: 20_000 };
const MEGABYTE = 1024 * 1024;
const PATH = "/api/file/upload";
const TEXT = new TextEncoder().encode("一行字\n");

let folder: string;
let store: ObjectStoreSandbox;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "uploads-"));
  store = await startObjectStore({ accessKey: "key", secretKey: "secret", region: "r", bucket: "tangleaf" });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The two shapes of storage: rows and files of one process, and those of many. */
const SHAPES = {
  sqlite: () => createFileBlobs({ dir: join(folder, "blobs"), now: systemClock.now }),
  postgres: async () => {
    const blobUrl = `${store.url.replace("http://", "s3+http://key:secret@")}/tangleaf?region=r`;
    return createS3Blobs({ blobUrl, clock: systemClock });
  },
} as const;

const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function open(options: TestAppOptions = {}): Promise<TestApp & { blobs: Blobs }> {
  const kind = options.database === "postgres" ? "postgres" : "sqlite";
  const blobs = options.blobs ?? (await SHAPES[kind]());
  const app = await createTestApp({ ...options, blobs });
  apps.push(app);
  return { ...app, blobs };
}

async function upload(app: TestApp, token: string | undefined, file: { name: string; bytes: Uint8Array }) {
  return sendForm(app, token, await formOf(file));
}

/** What is stored, noted and listed. */
async function leftOf({ deps: { db } }: TestApp) {
  const files = await db.selectFrom("file").select(["name", "blob_key"]).execute();
  const orphans = await db.selectFrom("orphan_blob").select("blob_key").execute();
  return { files: files.map(({ name }) => name), orphans: orphans.map(({ blob_key }) => blob_key) };
}

describe.each(TEST_DATABASE_KINDS)("an uploaded file (%s)", (database) => {
  test.each(ALLOWED_FILES)("is kept as it was sent, and downloaded under its name: $name", async ({ name, type, bytes }) => {
    const app = await open({ database });
    const { token } = await app.signIn();
    const { code, data } = await upload(app, token, { name, bytes });
    expect(code).toBe(0);
    expect(data).toMatchObject({ type, bytes: bytes.byteLength });
    expect(data.name).toMatch(new RegExp(`^${name.split(".")[0]}\\.${type}$`));
    const { list } = (await app.call("/api/user/downloads", {}, token)).data;
    // What a person brought is no download of theirs, and can be had all the same.
    expect(list).toEqual([]);
    const link = (await app.call("/api/user/download", { fileId: data.fileId }, token)).data;
    const file = await app.app.inject({ url: link.url });
    expect(file.rawPayload.equals(Buffer.from(bytes))).toBe(true);
    expect(file.headers["content-disposition"]).toMatch(/^attachment;/);
    expect((await leftOf(app)).orphans).toEqual([]);
  });

  test("that may not be uploaded leaves nothing", async () => {
    const app = await open({ database });
    const { token } = await app.signIn();
    for (const file of REFUSED_FILES) {
      const answer = await upload(app, token, file);
      expect(answer, file.name).toMatchObject({ code: 1, refusal: { reason: "upload.wrongType" } });
    }
    expect(await upload(app, token, { name: "a.txt", bytes: new Uint8Array() })).toMatchObject({ refusal: { reason: "upload.empty" } });
    expect(await leftOf(app)).toEqual({ files: [], orphans: [] });
  });

  test("larger than what is in memory at a time arrives whole", async () => {
    const app = await open({ database });
    const { token } = await app.signIn();
    const bytes = Buffer.alloc(7 * MEGABYTE, "一行一行的字。\n").subarray(0, 7 * MEGABYTE - 1);
    const { data } = await upload(app, token, { name: "a.csv", bytes: bytes.subarray(0, bytes.lastIndexOf("\n")) });
    expect(data.bytes).toBeGreaterThan(6 * MEGABYTE);
    const link = (await app.call("/api/user/download", { fileId: data.fileId }, token)).data;
    const file = await app.app.inject({ url: link.url });
    expect(file.rawPayload.equals(bytes.subarray(0, data.bytes))).toBe(true);
    expect(file.headers["content-length"]).toBe(String(data.bytes));
  });

  test("counts among the stored files, however many come at once", async () => {
    const app = await open({ database });
    const { token, userId } = await app.signIn();
    const { storedFiles } = LIMITS.zh.free;
    const file = { user_id: userId, owner_kind: "user" as const, owner_id: userId, name: "n", content_type: "t", size_bytes: 1 };
    const rows = Array.from({ length: storedFiles - 1 }, (_, n) => ({
      ...file,
      id: `f${n}`,
      ticket_hash: `f${n}`,
      blob_key: `exports/f${n}`,
      created_at: 0,
      ticket_expires_at: 0,
      expires_at: app.clock.now() + DAY_MS,
    }));
    await app.deps.db.insertInto("file").values(rows).execute();
    const answers = await Promise.all([1, 2, 3].map((n) => upload(app, token, { name: `${n}.txt`, bytes: TEXT })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1, 1]);
    expect(answers.find(({ code }) => code === 1)?.refusal.reason).toBe("download.tooMany");
    expect((await leftOf(app)).files).toHaveLength(storedFiles);
    expect((await leftOf(app)).orphans).toEqual([]);
  });

  test("whose sender breaks off leaves nothing, and the next one is taken", async () => {
    const app = await open({ database });
    const { token } = await app.signIn();
    const { port } = new URL(await app.app.listen({ port: 0, host: "127.0.0.1" }));
    const { body, type } = await formOf({ name: "a.txt", bytes: new Uint8Array(8 * MEGABYTE).fill(97) });
    const headers = { "content-type": type, authorization: token, "content-length": String(body.byteLength) };
    const sending = httpRequest({ port, host: "127.0.0.1", path: PATH, method: "POST", headers });
    sending.on("error", () => undefined);
    sending.write(body.subarray(0, 7 * MEGABYTE));
    await vi.waitUntil(async () => (await leftOf(app)).orphans.length === 1, SOON);
    const [key = ""] = (await leftOf(app)).orphans;
    sending.destroy();
    await vi.waitUntil(async () => (await leftOf(app)).orphans.length === 0, SOON);
    expect(await leftOf(app)).toEqual({ files: [], orphans: [] });
    expect(await app.blobs.size(key)).toBeNull();
    expect(store.partsOf(key)).toEqual([]);
    expect((await upload(app, token, { name: "a.txt", bytes: TEXT })).code).toBe(0);
  });

  test("that was on its way when the process was killed is swept within the hour", async () => {
    const app = await open({ database });
    const { userId } = await app.signIn();
    const killed = Promise.withResolvers<never>();
    killed.promise.catch(() => undefined);
    async function* endless() {
      for (let sent = 0; sent < 7; sent++) yield new Uint8Array(MEGABYTE).fill(97);
      await killed.promise;
    }
    // As a killed process has it: what is sent never ends, and nothing of ours runs afterwards.
    const hanging = app.deps.uploads.receive({ userId, name: "a.txt", content: endless() });
    await vi.waitUntil(async () => (await leftOf(app)).orphans.length === 1, SOON);
    const [key = ""] = (await leftOf(app)).orphans;
    if (database === "postgres") await vi.waitUntil(() => store.partsOf(key).length > 0);
    expect(await app.deps.accountDeletion.removeOrphanBlobs()).toBe(0);
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    expect(await app.deps.accountDeletion.removeOrphanBlobs()).toBe(1);
    expect(await leftOf(app)).toEqual({ files: [], orphans: [] });
    expect(store.partsOf(key)).toEqual([]);
    // Were it to come back to life, nothing could name the file any more.
    killed.reject(new Error("gone"));
    await expect(hanging).rejects.toThrow("gone");
    expect(await app.blobs.size(key)).toBeNull();
  });

  test("goes after a day, and stays with what has taken it", async () => {
    const app = await open({ database });
    const { token, userId } = await app.signIn();
    const { userId: stranger } = await app.signIn("stranger");
    const kept = (await upload(app, token, { name: "kept.txt", bytes: TEXT })).data.fileId;
    await upload(app, token, { name: "left.txt", bytes: TEXT });
    const { db, exporter } = app.deps;
    const owner = { kind: "generation", id: "g" } as const;
    const attach = (fileId: string, by = userId) =>
      db.transaction().execute((trx) => exporter.attachUpload(trx, { userId: by, fileId, owner }));
    await expect(attach(kept, stranger)).rejects.toMatchObject({ reason: "upload.unknown" });
    await attach(kept);
    await expect(attach(kept)).rejects.toMatchObject({ reason: "upload.unknown" });
    const { data } = await app.call("/api/user/downloads", {}, token);
    expect(data).toMatchObject({ total: 0, list: [], usedBytes: 2 * TEXT.byteLength });
    expect(await app.call("/api/user/removeDownload", { fileId: kept }, token)).toMatchObject({ refusal: { reason: "download.unknown" } });
    app.clock.jumpTo(app.clock.now() + DAY_MS);
    expect(await (exporter as ExporterModule).removeExpired()).toBe(1);
    expect(await leftOf(app)).toEqual({ files: ["kept.txt"], orphans: [] });
    await expect(attach("no such file")).rejects.toMatchObject({ reason: "upload.unknown" });
  });

  test("of somebody whose account ends meanwhile is not kept", async () => {
    const app = await open({ database });
    const { userId } = await app.signIn();
    async function* late() {
      yield TEXT;
      await app.deps.db.updateTable("app_user").set({ closed_at: 1 }).where("id", "=", userId).execute();
    }
    const receiving = app.deps.uploads.receive({ userId, name: "a.txt", content: late() });
    await expect(receiving).rejects.toMatchObject({ reason: "session.invalid" });
    expect(await leftOf(app)).toEqual({ files: [], orphans: [] });
  });
});

describe("a call to upload", () => {
  test("keeps a name safe, and under the ending of what the file is", async () => {
    const app = await open();
    const { token } = await app.signIn();
    const png = ALLOWED_FILES.find(({ type }) => type === "png")?.bytes ?? TEXT;
    const names = {
      "report.docx": "report.png",
      "C:\\fakepath\\照片.PNG": "照片.png",
      "../../etc/passwd": "passwd.png",
      ".png": "未命名.png",
    };
    for (const [name, kept] of Object.entries(names)) expect((await upload(app, token, { name, bytes: png })).data.name, name).toBe(kept);
    expect((await upload(app, token, { name: `${"长".repeat(300)}.png`, bytes: png })).data.name).toMatch(/^长{70,76}\.png$/);
  });

  test("says in the deployment's language what may be uploaded", async () => {
    for (const [variant, words] of [
      ["zh", "这种文件用不了"],
      ["en", "This kind of file can't be used"],
    ] as const) {
      const app = await open({ variant });
      const { token } = await app.signIn();
      expect((await upload(app, token, { name: "a.exe", bytes: TEXT })).message).toContain(words);
    }
  });

  test("without a session, a form or a file is refused in words", async () => {
    const app = await open();
    const { token } = await app.signIn();
    const file = { name: "a.txt", bytes: TEXT };
    expect(await upload(app, undefined, file)).toMatchObject({ code: 99 });
    expect(await upload(app, "nonsense", { ...file, bytes: new Uint8Array(MEGABYTE) })).toMatchObject({ code: 99 });
    expect(await app.call(PATH, {}, token)).toMatchObject({ status: 415, refusal: { reason: "body.wrongType" } });
    expect(await app.send({ method: "POST", url: PATH, headers: { authorization: token } })).toMatchObject({ status: 415 });
    for (const form of [await formOf(null), await formOf(file, "other"), await formOf(null, "other")])
      expect(await sendForm(app, token, form)).toMatchObject({ status: 400, refusal: { reason: "body.invalid", field: "file" } });
    expect(await leftOf(app)).toEqual({ files: [], orphans: [] });
  });

  test("with a form that is none is refused, and leaves nothing", async () => {
    const app = await open();
    const { token } = await app.signIn();
    const good = await formOf({ name: "a.txt", bytes: TEXT });
    const forms: readonly Form[] = [
      { ...good, type: "multipart/form-data" },
      { ...good, type: "multipart/form-data; boundary=other" },
      { ...good, body: good.body.subarray(0, good.body.byteLength - 20) },
      { ...good, body: Buffer.from("no form at all") },
      { ...good, body: Buffer.alloc(0) },
    ];
    for (const [n, form] of forms.entries()) {
      const answer = await sendForm(app, token, form);
      expect([400, 415], `form ${n}: ${answer.raw}`).toContain(answer.status);
      expect(answer.code).toBe(1);
    }
    expect(await leftOf(app)).toEqual({ files: [], orphans: [] });
    expect((await sendForm(app, token, good)).code).toBe(0);
  });

  test("whatever form it is sent, answers in its own words and leaves no blob without a row", async () => {
    const app = await open();
    const { token } = await app.signIn();
    for (const { name, body, headers } of hostileForms) {
      const answer = await sendForm(app, token, { body, type: headers?.["content-type"] ?? "" });
      expect([200, 400, 413, 415], `${name}: ${answer.raw}`).toContain(answer.status);
      expect(answer.code, name).toBeTypeOf("number");
      expect((await leftOf(app)).orphans, name).toEqual([]);
    }
    for (const name of (await leftOf(app)).files) expect(name).toMatch(/^[^\p{Cc}\p{Cf}\\/]+\.(txt|docx)$/u);
  });

  test("takes one file of a form, and no more of one person than a few at the same time", async () => {
    const app = await open();
    const { userId } = await app.signIn();
    const going = Promise.withResolvers<void>();
    async function* slow() {
      yield TEXT;
      await going.promise;
    }
    const receive = () => app.deps.uploads.receive({ userId, name: "a.txt", content: slow() });
    const three = [receive(), receive(), receive()];
    await expect(receive()).rejects.toMatchObject({ reason: "rate.limited" });
    going.resolve();
    await Promise.all(three);
    expect(await receive()).toMatchObject({ type: "txt" });
  });

  test("is told that a file is too large while it is still being sent", async () => {
    const app = await open();
    const { token } = await app.signIn();
    const url = `${await app.app.listen({ port: 0, host: "127.0.0.1" })}${PATH}`;
    const form = new FormData();
    form.append("file", new File([new Uint8Array(24 * MEGABYTE).fill(97)], "a.txt"));
    const answer = await fetch(url, { method: "POST", headers: { authorization: token }, body: form });
    expect(await answer.json()).toMatchObject({ code: 1, data: { reason: "upload.tooLarge" } });
    expect(await leftOf(app)).toEqual({ files: [], orphans: [] });
  });
});
