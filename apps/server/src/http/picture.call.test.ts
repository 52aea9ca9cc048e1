import { once } from "node:events";
import { Readable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { formOf, sendForm } from "../modules/uploads/testing/form-of.ts";
import { ALLOWED_FILES } from "../modules/uploads/testing/sample-files.ts";
import { createLog } from "../platform/log.ts";
import type { Blobs } from "../ports/blobs.ts";
import { createMemoryBlobs } from "../testing/memory-blobs.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../testing/test-app.ts";

/** Number of pino's level "error". */
const ERROR_LEVEL = 50;

const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function withUpload(type: string, options: TestAppOptions = {}) {
  const app = await createTestApp(options);
  apps.push(app);
  const { token } = await app.signIn();
  const sample = ALLOWED_FILES.find((one) => one.type === type);
  if (!sample) throw new Error(`no sample of ${type}`);
  const { data } = await sendForm(app, token, await formOf(sample));
  const ask = (as: string | undefined, fileId: string) =>
    app.app.inject({
      method: "POST",
      url: "/api/file/picture",
      payload: { fileId },
      headers: as === undefined ? {} : { authorization: as },
    });
  return { app, token, sample, fileId: data.fileId, ask };
}

test("a picture is answered as it was stored, to whom it belongs", async () => {
  const { token, sample, fileId, ask } = await withUpload("png");
  const answer = await ask(token, fileId);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/png");
  expect(answer.rawPayload.equals(Buffer.from(sample.bytes))).toBe(true);
});

test("nobody else gets it, and what is no picture is not answered", async () => {
  const { app, fileId, ask } = await withUpload("png");
  const other = await app.signIn("other");
  expect((await ask(other.token, fileId)).json()).toMatchObject({ code: 1, data: { reason: "upload.unknown" } });
  expect((await ask(undefined, fileId)).json()).toMatchObject({ code: 99 });
  const text = await withUpload("txt");
  expect((await text.ask(text.token, text.fileId)).json()).toMatchObject({ code: 1, data: { reason: "upload.unknown" } });
});

/** An app that listens and remembers what it logs as an error; the store answers as `get` says. */
async function listening(get: (blobs: Blobs, key: string) => ReturnType<Blobs["get"]>) {
  const errors: string[] = [];
  const write = (line: string) => void (JSON.parse(line).level >= ERROR_LEVEL && errors.push(JSON.parse(line).err.message));
  const blobs = createMemoryBlobs();
  const stored = { ...blobs, get: (key: string) => get(blobs, key) };
  const { app, token, fileId } = await withUpload("png", {
    blobs: stored,
    parts: { log: createLog({ level: "info", destination: { write } }) },
  });
  const at = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { "content-type": "application/json", authorization: token };
  const ask = (signal?: AbortSignal) =>
    fetch(`${at}/api/file/picture`, { method: "POST", headers, body: JSON.stringify({ fileId }), ...(signal && { signal }) });
  return { app, errors, ask };
}

test("a page that leaves before its picture comes is no fault of the server", async () => {
  const leaving = new AbortController();
  let hasGone: Promise<unknown> = Promise.resolve();
  let opened = 0;
  const { app, errors, ask } = await listening(async (blobs, key) => {
    leaving.abort();
    await hasGone;
    opened += 1;
    return blobs.get(key);
  });
  app.app.server.on("connection", (socket) => {
    hasGone = once(socket, "close");
  });
  await expect(ask(leaving.signal)).rejects.toThrow();
  await expect.poll(() => opened).toBe(1);
  await app.close();
  apps.splice(0);
  expect(errors).toEqual([]);
});

test("a store that breaks off before the first byte is one", async () => {
  const { errors, ask } = await listening(async (blobs, key) => {
    const file = await blobs.get(key);
    const content = new Readable({ read: () => void content.destroy() });
    return file && { ...file, content };
  });
  expect((await ask()).status).toBe(500);
  expect(errors).toEqual(["Premature close"]);
});
