import { DOCUMENT_PRESENCES, EVENT_STREAMS_MAX, PERSON_PRESENCES_MAX } from "@tangleaf/contract";
import { expect, vi } from "vitest";
import { ownDocument, say, withDocuments } from "../modules/documents/testing/test-documents.ts";
import type { TestApp } from "../testing/test-app.ts";
import { testOnSqlite } from "../testing/test-on-each-database.ts";

const IMPORTS_PER_MINUTE = 30;

async function openStream(app: TestApp, { token, documentId, clientId }: { token: string; documentId: string; clientId: number }) {
  const followed = vi.spyOn(app.deps.account, "followSession");
  const payload = { documentId, epoch: 1, clientId: String(clientId), after: 0 };
  const over = app.send({ method: "POST", url: "/api/document/stream", headers: { authorization: token }, payload });
  await expect.poll(() => followed.mock.calls.length, { interval: 5 }).toBe(1);
  followed.mockRestore();
  // In an object: a promise that is returned would be waited for.
  return { over };
}

testOnSqlite(
  "a person's twenty-first stream of any call is refused, nobody else's is, and their end gives the places back",
  async (app) => {
    const [one, other] = [await ownDocument(app, [say("")], "one"), await ownDocument(app, [say("")], "other")];
    const opened: { over: ReturnType<TestApp["send"]> }[] = [];
    for (let n = 0; n < EVENT_STREAMS_MAX; n++) opened.push(await openStream(app, { ...one, clientId: n }));
    expect((await app.call("/api/user/stream", {}, one.token)).refusal).toMatchObject({ reason: "stream.tooMany" });
    const refused = await app.call("/api/document/stream", { documentId: one.documentId, epoch: 1, clientId: "99", after: 0 }, one.token);
    expect(refused).toMatchObject({ status: 429, code: 1, refusal: { reason: "stream.tooMany" } });
    expect(refused.message).toContain(String(EVENT_STREAMS_MAX));
    // Who only asks is told, and what is typed is stored all the same.
    expect((await app.call("/api/user/stream", { once: true }, one.token)).raw).toContain("event: state");
    expect(await app.call("/api/document/open", { documentId: one.documentId }, one.token)).toMatchObject({ code: 0 });
    opened.push(await openStream(app, { ...other, clientId: 1 }));
    await app.call("/api/user/logout", {}, one.token);
    await Promise.all(opened.slice(0, EVENT_STREAMS_MAX).map(({ over }) => over));
    const again = await app.signIn("one");
    opened.push(await openStream(app, { ...one, token: again.token, clientId: 1 }));
    app.deps.stopping.abort();
    await Promise.all(opened.map(({ over }) => over));
  },
  withDocuments,
);

testOnSqlite(
  "a document is told of so many pages, and a person of so many of theirs, by default a class",
  async (app) => {
    expect(app.deps.config.documentPresences).toBe(3);
    const { token, documentId } = await ownDocument(app);
    const present = (clientId: number, gone?: true) =>
      app.call("/api/document/presence", { documentId, clientId: String(clientId), ...(gone && { gone }) }, token);
    for (const clientId of [1, 2, 3]) expect(await present(clientId)).toMatchObject({ code: 0 });
    expect(await present(4)).toMatchObject({ status: 429, refusal: { reason: "presence.tooMany" } });
    expect(await present(4, true)).toMatchObject({ code: 0 });
    expect(await present(1, true)).toMatchObject({ code: 0 });
    expect(await present(4)).toMatchObject({ code: 0 });
    expect([DOCUMENT_PRESENCES, PERSON_PRESENCES_MAX]).toEqual([60, 40]);
  },
  () => ({ ...withDocuments(), config: { documentPresences: 3 } }),
);

testOnSqlite(
  "a person imports so many files in a minute, and nobody else waits for them",
  async (app) => {
    const [one, other] = [await app.signIn("one"), await app.signIn("other")];
    for (const path of ["/api/note/import", "/api/mindtree/import"] as const) {
      const bring = ({ token }: { token: string }) => app.call(path, { fileId: "none" }, token);
      for (let n = 0; n < IMPORTS_PER_MINUTE; n++) expect((await bring(one)).refusal).toMatchObject({ reason: "upload.unknown" });
      expect(await bring(one), path).toMatchObject({ status: 429, refusal: { reason: "rate.limited" } });
      expect((await bring(other)).refusal, path).toMatchObject({ reason: "upload.unknown" });
    }
  },
  () => ({ config: { rateLimitPerMinute: 1_000_000 } }),
);
