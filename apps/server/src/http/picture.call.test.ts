import { afterEach, expect, test } from "vitest";
import { formOf, sendForm } from "../modules/uploads/testing/form-of.ts";
import { ALLOWED_FILES } from "../modules/uploads/testing/sample-files.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function withUpload(type: string) {
  const app = await createTestApp();
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
