import * as Y from "yjs";
import {
  bigDeletions,
  clockGaps,
  deepNesting,
  longSearches,
  manyClients,
  missingParents,
  oneOrigin,
  tinyStructs,
} from "../../../modules/documents/testing/hostile-updates.ts";
import type { CostEntry } from "./cost-entry.ts";
import { manyRoots, oneKey, selfParents, textAttributes } from "./hostile-parts.ts";
import type { Site } from "./site.ts";

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
/** The update of whatever `write` does to an empty document. */
function updateOf(write: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc();
  doc.transact(() => write(doc));
  return Y.encodeStateAsUpdate(doc);
}

function deepValue(depth: number): unknown {
  let value: unknown = 1;
  for (let n = 0; n < depth; n += 1) value = n % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A paragraph whose runs change their marks all the time. */
const markedText = (runs: number) => (doc: Y.Doc) => {
  const text = new Y.XmlText();
  const paragraph = new Y.XmlElement("paragraph");
  doc.getXmlFragment("body").insert(0, [paragraph]);
  paragraph.insert(0, [text]);
  text.applyDelta(
    Array.from({ length: runs }, (_, n) => ({ insert: "字", attributes: n % 2 === 0 ? { strong: {} } : { em: {}, strong: null } })),
  );
};

const tableOf = (rows: number, columns: number, attributes: Readonly<Record<string, unknown>>) => (doc: Y.Doc) => {
  const table = new Y.XmlElement("table");
  doc.getXmlFragment("body").insert(0, [table]);
  for (let y = 0; y < rows; y += 1) {
    const row = new Y.XmlElement("tableRow");
    table.insert(y, [row]);
    for (let x = 0; x < columns; x += 1) {
      const cell = new Y.XmlElement<Record<string, string>>("tableCell");
      row.insert(x, [cell as never]);
      for (const [name, value] of Object.entries(attributes)) cell.setAttribute(name, value as string);
    }
  }
};

/** Updates in their order, each a change of a page. */
const UPDATES: readonly (readonly [name: string, updates: () => readonly Uint8Array[], finding?: `F${number}`])[] = [
  ["parts with one origin and different right neighbours", () => [oneOrigin(2500)], "F2"],
  ["two changes of 10,000 clients at one place", () => [manyClients(10_000, 100), manyClients(10_000, 20_000)], "F3"],
  ["255,000 parts of two bytes, 30 times", () => Array.from({ length: 30 }, () => tinyStructs(190_000)), "F4"],
  ["one origin, many times just below the bound", () => Array.from({ length: 20 }, (_, n) => oneOrigin(990, n + 1))],
  ["clients at one place, in 20 changes", () => Array.from({ length: 20 }, (_, n) => manyClients(2000, 100 + n * 2000))],
  ["two changes that search each other", () => longSearches(39_000, 39_000)],
  ["parents that never come", () => [missingParents(10_000, 100), missingParents(10_000, 50_000)]],
  ["first parts that never come", () => [clockGaps(11_000, 100), clockGaps(11_000, 50_000)]],
  ["elements in elements", () => [deepNesting(30_000)]],
  ["many deletions, backwards", () => [bigDeletions(90_000, { isBackwards: true })]],
  ["many deletions, in 10 changes", () => Array.from({ length: 10 }, () => bigDeletions(40_000, { isBackwards: false }))],
  ["one key set by 10,000 clients", () => [oneKey(10_000, 100)]],
  ["one key set by clients in 20 changes", () => Array.from({ length: 20 }, (_, n) => oneKey(5000, 100 + n * 5000))],
  ["10,000 roots of other names", () => [manyRoots(10_000)]],
  ["parts that are their own parents", () => [selfParents(10_000)]],
  [
    "a value 100,000 levels deep",
    () => [Uint8Array.from([1, 1, 1, 0, 8, 1, 1, 97, 1, ...Array.from({ length: 100_000 }, () => [117, 1]).flat()])],
  ],
  ["a value 2,000 levels deep", () => [updateOf((doc) => doc.getMap("meta").set("title", deepValue(2000)))]],
  ["a paragraph of runs whose marks change", () => [updateOf(markedText(9000))]],
  ["marks of 5,000 names", () => [textAttributes(5000)]],
  ["a table whose cells span everything", () => [updateOf(tableOf(60, 60, { colspan: 1_000_000_000, rowspan: 1_000_000_000 }))]],
  ["a table whose cells span a little more", () => [updateOf(tableOf(100, 60, { colspan: 1000, rowspan: 1000 }))]],
  ["a table of 9,000 empty cells", () => [updateOf(tableOf(3, 3000, {}))]],
  [
    "a paragraph of 500 KB of accents",
    () => [updateOf((doc) => doc.getXmlFragment("body").insert(0, [new Y.XmlText(`a${"\u0301".repeat(240_000)}`)]))],
  ],
  [
    "5,000 footnotes that name each other",
    () => [
      updateOf((doc) =>
        Array.from({ length: 5000 }, (_, n) =>
          doc.getMap("footnotes").set(`f${n}`, { content: [{ type: "text", text: `f${(n + 1) % 5000}` }] }),
        ),
      ),
    ],
  ],
  [
    "5,000 suggestions of the same block",
    () => [
      updateOf((doc) =>
        Array.from({ length: 5000 }, (_, n) => doc.getMap("suggestions").set(`s${n}`, { blockId: "a", parts: ["b", "c"], at: n })),
      ),
    ],
  ],
];

/** Everything that builds the document, as its owner and as the site itself would. */
async function useDocument(site: Site, documentId: string): Promise<void> {
  const noteId = documentId;
  await site.call({ path: "/api/note/get", body: { noteId } });
  await site.call({ path: "/api/note/rename", body: { noteId, title: "二" } });
  await site.call({ path: "/api/document/open", body: { documentId } });
  await site.call({ path: "/api/document/saveVersion", body: { documentId, label: "一" } });
  await site.call({ path: "/api/note/export", body: { noteId, format: "html" } });
  await site.call({ path: "/api/note/list", body: { q: "字字" } });
}

async function sendUpdates(site: Site, documentId: string, updates: readonly Uint8Array[]): Promise<void> {
  const asked = updates.map((update, seq) => ({ documentId, epoch: 1, clientId: "1", seq, update: base64(update) }));
  for (const body of asked) await site.call({ path: "/api/document/update", body });
}

const asDocument = ([name, make, finding]: (typeof UPDATES)[number]): CostEntry => ({
  name: `document/update: ${name}`,
  ...(finding && { finding }),
  ...(name === "parts with one origin and different right neighbours" && { isShort: true as const }),
  async run(site) {
    const updates = make();
    const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "# 甲\n\n字\n" });
    await sendUpdates(site, noteId, updates);
    await useDocument(site, noteId);
  },
});

const asTree = ([name, make, finding]: (typeof UPDATES)[number]): CostEntry => ({
  name: `mindtree/save: ${name}`,
  ...(finding && { finding }),
  async run(site) {
    for (const update of make().slice(0, 3)) {
      const { data } = await site.call({ path: "/api/mindtree/save", body: { update: base64(update) } });
      if (data === undefined) continue;
      const { mindtreeId } = data as { mindtreeId: string };
      await site.call({ path: "/api/mindtree/get", body: { mindtreeId } });
      await site.call({ path: "/api/mindtree/save", body: { mindtreeId, tree: { text: "二", kids: [{ text: "三" }] } } });
      await site.call({ path: "/api/mindtree/export", body: { mindtreeId, format: "md" } });
    }
  },
});

export const yjs: readonly CostEntry[] = [
  ...UPDATES.map(asDocument),
  ...UPDATES.slice(0, 14).map(asTree),
  {
    name: "document/open with state vectors of 30,000 clients",
    async run(site) {
      const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "字\n" });
      const vector = Y.encodeStateVector(new Map(Array.from({ length: 30_000 }, (_, n) => [n + 1, 1])));
      for (let n = 0; n < 5; n += 1)
        await site.call({ path: "/api/document/open", body: { documentId: noteId, stateVector: base64(vector) } });
    },
  },
  {
    name: "20 heavy documents are opened beside each other",
    async run(site) {
      const ids: string[] = [];
      for (let n = 0; n < 20; n += 1) {
        const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "字\n" });
        ids.push(noteId);
        await sendUpdates(site, noteId, [manyClients(5000, 100), manyClients(5000, 20_000)]);
      }
      await site.together(
        "note/get, all",
        ids.map((noteId) => ({ path: "/api/note/get", body: { noteId } })),
      );
    },
  },
  {
    name: "2,000 changes of one sign, 50 at a time, then read",
    async run(site) {
      const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "字\n" });
      const doc = new Y.Doc();
      const made: string[] = [];
      doc.on("update", (update: Uint8Array) => made.push(base64(update)));
      for (let n = 0; n < 2000; n += 1) doc.getArray("rescued").insert(0, [n]);
      for (let at = 0; at < made.length; at += 50) {
        const bodies = made.slice(at, at + 50).map((update, n) => ({ documentId: noteId, epoch: 1, clientId: "1", seq: at + n, update }));
        await site.together(
          "document/update, 50 at once",
          bodies.map((body) => ({ path: "/api/document/update", body })),
        );
      }
      await useDocument(site, noteId);
    },
  },
];
