import { randomUUID } from "node:crypto";
import * as Y from "yjs";
import type { CostEntry } from "./cost-entry.ts";
import type { Site } from "./site.ts";

// Unicode itself: marks are put into an order, signs are written out, letters change their number. `normalize` takes time with the
// square of a run of marks, and U+FDFA becomes eighteen signs.

const marks = (count: number): string => `a${"\u0301\u0316".repeat(count / 2)}`;
const WORST: readonly (readonly [name: string, text: (characters: number) => string])[] = [
  ["marks of two classes", marks],
  ["signs that become eighteen", (characters) => "\ufdfa".repeat(Math.floor(characters * 0.65))],
  ["letters that become two", (characters) => "İ".repeat(characters)],
];
const COMPACTION_MS = 12_000;

const WEEKLY = { job: "产品经理", summary: "完成了需求评审。", plan: "推进原型设计。", length: 200 };
const start = (fields: object) => ({ kind: "scene", input: { sceneType: "weeklyReport", fields: { ...WEEKLY, ...fields } } });
const ESSAY = {
  title: "盘点的问题",
  level: "undergraduate",
  language: "zh",
  length: 3000,
  outline: [{ id: "one", title: "绪论", targetCnt: 200 }],
};

/** Calls that take a text, by how long it may be. */
const CALLS: readonly (readonly [path: string, characters: number, body: (text: string) => object])[] = [
  ["/api/note/create", 480_000, (markdown) => ({ markdown })],
  ["/api/note/create", 190, (title) => ({ title })],
  ["/api/mindtree/save", 480, (text) => ({ tree: { text, kids: Array.from({ length: 400 }, () => ({ text })) } })],
  ["/api/table/paste", 480_000, (text) => ({ text: `a,b\n${text.slice(0, 30_000)},1\n` })],
  ["/api/ai/start", 480_000, (length) => start({ length })],
  ["/api/ai/start", 49_000, (summary) => start({ summary })],
  ["/api/essay/create", 19_000, (material) => ({ ...ESSAY, material })],
  ["/api/essay/create", 110, (title) => ({ ...ESSAY, title })],
  ["/api/advise/save", 490, (content) => ({ star: 5, content, agree: true })],
  ["/api/user/update", 200_000, (nickname) => ({ nickname })],
  ["/api/auth/login", 200_000, (username) => ({ username, password: username })],
  ["/api/note/list", 190, (q) => ({ q })],
  ["/api/template/list", 190, (q) => ({ q })],
  ["/api/scene/list", 190, (q) => ({ q })],
  ["/api/reference/search", 290, (q) => ({ q })],
];

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

/** Makes a document due for compaction at once, and waits until it has been compacted. */
async function compact(site: Site, documentId: string): Promise<void> {
  const doc = new Y.Doc();
  const made: string[] = [];
  doc.on("update", (update: Uint8Array) => made.push(base64(update)));
  for (let n = 0; n < 210; n += 1) doc.getArray("rescued").insert(n, [n]);
  const bodies = made.map((update, seq) => ({ documentId, epoch: 1, clientId: "1", seq, update }));
  for (let at = 0; at < bodies.length; at += 70)
    await site.together(
      "document/update",
      bodies.slice(at, at + 70).map((body) => ({ path: "/api/document/update", body })),
    );
  await site.wait("compaction", COMPACTION_MS);
}

export const foldings: readonly CostEntry[] = [
  ...WORST.flatMap(([name, text]) => [
    {
      name: `${name}, in every text a call takes`,
      ...(name === "letters that become two" && { isShort: true as const }),
      async run(site: Site) {
        for (const [path, characters, body] of CALLS)
          await site.call({ path, body: body(text(characters)), token: await site.newPerson(), label: `${path}, ${characters} signs` });
      },
    },
    {
      name: `${name}, in files of text`,
      async run(site: Site) {
        const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "字\n" });
        const { essayId } = await site.need<{ essayId: string }>("/api/essay/create", ESSAY);
        const bytes = text(990_000);
        for (const file of ["a.md", "a.txt"]) {
          await site.importFile({ name: file, bytes, into: "/api/note/import" });
          await site.importFile({ name: file, bytes, into: "/api/mindtree/import" });
          await site.importFile({ name: file, bytes, into: "/api/source/add", more: { noteId, requestId: randomUUID() } });
        }
        await site.importFile({
          name: "b.txt",
          bytes: `@article{a, title={${text(150_000)}}}`,
          into: "/api/reference/import",
          more: { essayId, preview: true },
        });
        await site.upload({ name: "a.csv", bytes: `a,b\n${text(30_000)},1\n`, path: "/api/table/upload" });
      },
    },
    {
      name: `${name}, in a document that is compacted`,
      async run(site: Site) {
        const { data } = await site.call({ path: "/api/note/create", body: { title: "一", markdown: `${text(460_000)}\n` } });
        const noteId = (data as { noteId?: string } | undefined)?.noteId;
        if (noteId === undefined) return;
        await compact(site, noteId);
        for (const q of ["字", "a\u0301"]) await site.call({ path: "/api/note/list", body: { q } });
        await site.call({ path: "/api/note/get", body: { noteId } });
        await site.call({ path: "/api/note/export", body: { noteId, format: "html" } });
      },
    },
    {
      name: `${name}, in a tree that is compacted`,
      async run(site: Site) {
        const kids = Array.from({ length: 900 }, () => ({ text: text(490) }));
        const { data } = await site.call({ path: "/api/mindtree/save", body: { tree: { text: "r", kids } } });
        const mindtreeId = (data as { mindtreeId?: string } | undefined)?.mindtreeId;
        if (mindtreeId !== undefined) await compact(site, mindtreeId);
      },
    },
  ]),
];
