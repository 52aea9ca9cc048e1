import { documentRoots, type NodeJson, readContent, writeBlocks } from "@tangleaf/document/model";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { packUpdate } from "../pack-update.ts";
import { gridOf, TABLE_EDITS, tableOf } from "../testing/table-edits.ts";
import { base64, heading, say } from "../testing/test-documents.ts";
import { compactLog } from "./compact-log.worker.ts";
import type { SentUpdate } from "./compact-task.ts";
import { tidyTable } from "./tidy-table.ts";

const ROUNDS = 6;
const EDITS_A_ROUND = 25;
const FIRST_CHARACTER = 0x4e00;
const KINDS = Object.keys(TABLE_EDITS) as (keyof typeof TABLE_EDITS)[];
const SEEDS = Array.from({ length: 3 }, (_, n) => n + 1);

const isWord = (character: string) => character.charCodeAt(0) >= FIRST_CHARACTER;

type Random = (below: number) => number;
function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const cell = (words: string): NodeJson => ({ type: "tableCell", content: [say(words)] });
const START: readonly NodeJson[] = [
  heading("a", "表"),
  {
    type: "table",
    attrs: { id: "t" },
    content: ["一二三", "四五六", "七八九"].map((row) => ({ type: "tableRow", content: [...row].map(cell) })),
  },
  say("后"),
];

/** How often each character stands somewhere. */
function characters(value: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of JSON.stringify(value)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** A page of the document; what its person deletes is gathered in `deleted`. */
function createPage(base: Uint8Array, random: Random, next: () => string) {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, base);
  const clientId = String(doc.clientID);
  const waiting: SentUpdate[] = [];
  const deleted = new Set<string>();
  doc.on("update", (update: Uint8Array, origin: unknown) => {
    if (origin !== "server") waiting.push({ clientId, update: base64(update), knowsLocks: false });
  });

  function type(): void {
    const texts = [...documentRoots(doc).body.createTreeWalker((one) => one instanceof Y.XmlElement && one.nodeName === "paragraph")];
    const paragraph = texts[random(texts.length)] as Y.XmlElement;
    if (paragraph.length === 0) paragraph.insert(0, [new Y.XmlText()]);
    const text = paragraph.get(0) as Y.XmlText;
    if (text.length > 0 && random(6) === 0) {
      const at = random(text.length);
      deleted.add(text.toString().charAt(at));
      text.delete(at, 1);
    } else text.insert(random(text.length + 1), next());
  }

  function change(): void {
    const { blocks } = readContent(doc);
    const table = blocks.find((block) => block.type === "table");
    if (table === undefined) return;
    const kind = KINDS[random(KINDS.length)] as (typeof KINDS)[number];
    const changed = tableOf(table, TABLE_EDITS[kind](gridOf(tidyTable(table)), random(100)));
    const before = characters(blocks);
    writeBlocks(
      doc,
      blocks.map((block) => (block === table ? changed : block)),
    );
    const after = characters(readContent(doc).blocks);
    // Two who merge the same cells copy their words both: deleting one copy deletes the words.
    const fewer = [...before].filter(([one, count]) => isWord(one) && (after.get(one) ?? 0) < count);
    // Only these two delete: else the test would call lost text deleted.
    if (kind !== "removeRow" && kind !== "removeColumn") expect(fewer).toEqual([]);
    for (const [one] of fewer) deleted.add(one);
  }

  return { doc, deleted, edit: () => (random(3) > 0 ? type() : change()), sent: () => waiting.splice(0) };
}

test.each(SEEDS)(
  "a table two people change at once is whole after each compaction, and has or gives back every word nobody deleted (%i)",
  async (seed) => {
    const random = createRandom(seed);
    const first = new Y.Doc();
    writeBlocks(first, START);
    let snapshot = await packUpdate(Y.encodeStateAsUpdate(first));
    const typed: string[] = [];
    const next = () => {
      const character = String.fromCharCode(FIRST_CHARACTER + 2000 + typed.length);
      typed.push(character);
      return character;
    };
    const pages = [createPage(Y.encodeStateAsUpdate(first), random, next), createPage(Y.encodeStateAsUpdate(first), random, next)] as const;
    const deleted = () => new Set(pages.flatMap((page) => [...page.deleted]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const page of pages) for (let n = 0; n < EDITS_A_ROUND; n += 1) page.edit();
      const queues = pages.map((page) => page.sent());
      const updates: SentUpdate[] = [];
      while (queues.some(({ length }) => length > 0)) updates.push(...(queues[random(2)]?.splice(0, 1) ?? []));
      const compacted = await compactLog({ snapshot, updates, now: 0, mayRebuild: false });
      expect(compacted).toMatchObject({ isRebuilt: false, isCutShort: false });
      snapshot = compacted.snapshot;
      for (const { doc } of pages) {
        for (const { update } of updates) Y.applyUpdate(doc, Buffer.from(update, "base64"), "server");
        if (compacted.update) Y.applyUpdate(doc, compacted.update, "server");
      }
      const [one, two] = pages.map(({ doc }) => readContent(doc));
      expect(one).toEqual(two);
      expect(one?.invalid).toEqual([]);
      // None is left where each has deleted the rows the other kept.
      for (const table of one?.blocks.filter((block) => block.type === "table") ?? []) expect(tidyTable(table)).toEqual(table);
      const rescued = documentRoots(pages[0].doc).rescued.toArray();
      const kept = characters([one?.blocks, rescued]);
      const gone = deleted();
      expect(typed.filter((character) => !gone.has(character) && !kept.has(character))).toEqual([]);
      // What is rescued is in no place of the document: nobody is asked about words that are there.
      expect((await compactLog({ snapshot, updates: [], now: 0, mayRebuild: false })).update).toBeNull();
    }
  },
);
