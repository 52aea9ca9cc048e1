import { request } from "undici";
import type { CostEntry } from "./cost-entry.ts";
import type { CallInput, Site } from "./site.ts";

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const newNote = (site: Site, markdown = "字\n") => site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown });
const long = "字".repeat(300_000);

/** Opens streams and keeps them; how many were given. */
async function openStreams(site: Site, count: number, path: string, body: (n: number) => object): Promise<{ given: number; end(): void }> {
  const ending = new AbortController();
  const answers = await Promise.all(
    times(count, async (n) => {
      const headers = { "content-type": "application/json", authorization: site.token };
      const answer = await request(site.server.url + path, {
        method: "POST",
        headers,
        body: JSON.stringify(body(n)),
        signal: ending.signal,
      }).catch(() => null);
      answer?.body.on("error", () => {}).on("data", () => {});
      return String(answer?.headers["content-type"]).startsWith("text/event-stream");
    }),
  );
  return { given: answers.filter(Boolean).length, end: () => ending.abort() };
}

const calls = (path: string, count: number, body: (n: number) => object): CallInput[] => times(count, (n) => ({ path, body: body(n) }));

export const many: readonly CostEntry[] = [
  {
    name: "300 streams of one session",
    finding: "F11",
    async run(site) {
      const { noteId } = await newNote(site);
      const streams = await openStreams(site, 300, "/api/document/stream", (n) => ({
        documentId: noteId,
        epoch: 1,
        clientId: String(n + 1),
      }));
      const ofPerson = await openStreams(site, 300, "/api/user/stream", () => ({}));
      await site.together(
        "note/list beside them",
        calls("/api/note/list", 5, () => ({})),
      );
      streams.end();
      ofPerson.end();
      if (streams.given + ofPerson.given > 40) throw new Error(`one person was given ${streams.given + ofPerson.given} streams`);
    },
  },
  {
    name: "4,000 presences of one session",
    finding: "F11",
    async run(site) {
      const { noteId } = await newNote(site);
      const stream = await openStreams(site, 5, "/api/document/stream", (n) => ({ documentId: noteId, epoch: 1, clientId: String(n + 1) }));
      for (let at = 0; at < 4000; at += 200)
        await site.together(
          "document/presence, 200 at once",
          calls("/api/document/presence", 200, (n) => ({ documentId: noteId, clientId: String(at + n + 1), device: "phone" })),
        );
      stream.end();
    },
  },
  {
    name: "70 notes of 300,000 removed and made again",
    finding: "F10",
    async run(site) {
      for (let n = 0; n < 70; n += 1) {
        const { noteId } = await newNote(site, `${long}\n`);
        await site.call({ path: "/api/note/remove", body: { noteIds: [noteId] } });
      }
      await site.call({ path: "/api/note/list", body: { notebookId: "bin", q: "字" } });
      await site.call({ path: "/api/work/list", body: { place: "bin", q: "字" } });
      await site.call({ path: "/api/user/space", body: {} });
    },
  },
  {
    name: "the bin takes 400 small notes",
    async run(site) {
      for (let n = 0; n < 40; n += 1) {
        const ids = await Promise.all(times(10, () => newNote(site)));
        await site.call({ path: "/api/note/remove", body: { noteIds: ids.map(({ noteId }) => noteId) } });
      }
    },
  },
  {
    name: "one note is read 300 times at once",
    isShort: true,
    async run(site) {
      const { noteId } = await newNote(site, `${long}\n`);
      await site.together(
        "note/get, 300 at once",
        calls("/api/note/get", 300, () => ({ noteId })),
      );
    },
  },
  {
    name: "everything is packed 20 times at once",
    async run(site) {
      for (let n = 0; n < 10; n += 1) await newNote(site, `${long}\n`);
      await site.together(
        "user/export, 20 at once",
        calls("/api/user/export", 20, () => ({})),
      );
    },
  },
  {
    name: "300 imports of one file at once",
    async run(site) {
      const fileId = await site.upload({ name: "a.md", bytes: "# 字\n\n~~a~~ ".repeat(50_000) });
      await site.together(
        "note/import, 300 at once",
        calls("/api/note/import", 300, () => ({ fileId })),
      );
    },
  },
  {
    name: "50 exports of one long note at once, in each form",
    async run(site) {
      const { noteId } = await newNote(site, "# 标题\n\n正文 **粗** $x^2$\n\n".repeat(2000));
      for (const format of ["docx", "md", "html", "json"])
        await site.together(
          `note/export ${format}, 50 at once`,
          calls("/api/note/export", 50, () => ({ noteId, format })),
        );
    },
  },
  {
    name: "40 people convert long texts beside each other",
    async run(site) {
      const tokens = await Promise.all(times(40, () => site.newPerson()));
      const markdown = "~~a~~ ![ $a [1- ".repeat(12_000);
      await site.together(
        "note/create of 40 people",
        tokens.map((token) => ({ path: "/api/note/create", body: { markdown }, token })),
      );
    },
  },
  {
    name: "300 signs-in, 300 captchas, 300 public keys at once",
    async run(site) {
      await site.together(
        "auth/code, 300 at once",
        calls("/api/auth/code", 300, () => ({})),
      );
      await site.together(
        "auth/publicKey, 300 at once",
        calls("/api/auth/publicKey", 300, () => ({})),
      );
      await site.together(
        "orange/getLoginQr, 300 at once",
        calls("/api/orange/getLoginQr", 300, () => ({})),
      );
    },
  },
  {
    name: "50 uploads of 9 MB",
    async run(site) {
      for (let n = 0; n < 50; n += 1) await site.upload({ name: `${n}.txt`, bytes: `${n} ${"字".repeat(3_000_000)}` });
    },
  },
  {
    name: "one note is changed 300 times at once",
    async run(site) {
      const { noteId } = await newNote(site, `${long}\n`);
      await site.together(
        "note/rename, 300 at once",
        calls("/api/note/rename", 300, (n) => ({ noteId, title: `${n}` })),
      );
    },
  },
  {
    name: "100 versions of a long note, each restored",
    async run(site) {
      const { noteId } = await newNote(site, `${long}\n`);
      for (let n = 0; n < 100; n += 1) await site.call({ path: "/api/document/saveVersion", body: { documentId: noteId, label: `${n}` } });
      await site.call({ path: "/api/document/versions", body: { documentId: noteId, size: 100 } });
      await site.call({ path: "/api/document/version", body: { documentId: noteId } });
    },
  },
  {
    name: "45 copies of the longest note",
    async run(site) {
      const { noteId } = await newNote(site, `${"字".repeat(300_000)}\n`);
      for (let n = 0; n < 45; n += 1) await site.call({ path: "/api/note/duplicate", body: { noteId } });
      await site.call({ path: "/api/note/list", body: { size: 100 } });
    },
  },
];
