import { documentRoots, type NodeJson, readContent, writeBlocks } from "@tangleaf/document/model";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { heading, say } from "../testing/test-documents.ts";
import { createLostText } from "./lost-text.ts";

const FIRST_CHARACTER = 0x4e00;
const OWN_BLOCKS = 8;

/** A page whose every typed character is another one, so that each can be told in the end. */
function createPage(base: Uint8Array, next: () => string) {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, base);
  const sent: Uint8Array[] = [];
  const deleted = new Set<string>();
  doc.on("update", (update: Uint8Array, origin: unknown) => {
    if (origin !== "server") sent.push(update);
  });
  const visible = () => new Set(JSON.stringify(readContent(doc).blocks));
  /** What the person saw before and does not see after, they have deleted. */
  const edit = (change: (blocks: readonly NodeJson[]) => NodeJson[]) => {
    const before = visible();
    writeBlocks(doc, change(readContent(doc).blocks));
    const after = visible();
    for (const character of before) if (!after.has(character)) deleted.add(character);
  };
  return {
    doc,
    sent,
    deleted,
    type(place: number, at: number) {
      const { body } = documentRoots(doc);
      const block = body.length === 0 ? undefined : body.get(place % body.length);
      if (!(block instanceof Y.XmlElement)) return;
      if (block.length === 0) block.insert(0, [new Y.XmlText()]);
      const text = block.get(0);
      if (text instanceof Y.XmlText) text.insert(at % (text.length + 1), next());
    },
    erase: (place: number) => edit((blocks) => blocks.filter((_, index) => index !== place % blocks.length)),
    cutText: (place: number) =>
      edit((blocks) => blocks.map((block, index) => (index === place % blocks.length ? shortened(block) : block))),
    join: (place: number) =>
      edit((blocks) => {
        const at = place % Math.max(1, blocks.length - 1);
        const [one, two] = [blocks[at], blocks[at + 1]];
        if (one === undefined || two === undefined) return [...blocks];
        return [...blocks.slice(0, at), say(wordsIn(one) + wordsIn(two)), ...blocks.slice(at + 2)];
      }),
    retype: (place: number) =>
      edit((blocks) =>
        blocks.map((block, index) => {
          if (index !== place % blocks.length) return block;
          return block.type === "heading" ? say(wordsIn(block)) : heading(`h${place}`, wordsIn(block) || "题");
        }),
      ),
    move: (place: number, to: number) =>
      edit((blocks) => {
        const [moved, ...others] = [blocks[place % blocks.length], ...blocks.filter((_, index) => index !== place % blocks.length)];
        if (moved === undefined) return [...blocks];
        const at = to % (others.length + 1);
        return [...others.slice(0, at), moved, ...others.slice(at)] as NodeJson[];
      }),
  };
}

const wordsIn = (block: NodeJson): string => (block.content ?? []).map(({ text = "" }) => text).join("");
function shortened(block: NodeJson): NodeJson {
  const words = wordsIn(block).slice(1);
  return block.type === "heading" ? heading(String(block.attrs?.["id"]), words || "题") : say(words);
}

const step = fc.record({
  who: fc.integer({ min: 0, max: 1 }),
  // Typing is what people do most.
  what: fc.constantFrom("type", "type", "type", "type", "erase", "cutText", "join", "retype", "move"),
  place: fc.nat(30),
  at: fc.nat(30),
});

test("all text nobody deleted that is gone after two pages merge is found, whatever they did and in whatever order it comes", () => {
  let lostInAll = 0;
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 30, maxLength: 120 }),
      fc.array(fc.nat(1), { minLength: 200, maxLength: 200 }),
      (steps, order) => {
        const first = new Y.Doc();
        writeBlocks(first, [heading("a", "甲"), ...Array.from({ length: OWN_BLOCKS }, () => say("底"))]);
        const base = Y.encodeStateAsUpdate(first);
        let count = 0;
        const typed: string[] = [];
        const next = () => {
          const character = String.fromCharCode(FIRST_CHARACTER + 2000 + count++);
          typed.push(character);
          return character;
        };
        const pages = [createPage(base, next), createPage(base, next)] as const;
        for (const { who, what, place, at } of steps) pages[who === 0 ? 0 : 1][what](place, at);

        const server = new Y.Doc({ gc: false });
        Y.applyUpdate(server, base);
        const lost = createLostText(server);
        const queues = pages.map(({ sent }) => [...sent]);
        for (let n = 0; queues.some(({ length }) => length > 0); n += 1) {
          const wanted = order[n % order.length] ?? 0;
          const from = queues[wanted]?.length ? wanted : 1 - wanted;
          const update = queues[from]?.shift();
          if (update !== undefined) lost.apply(update, String(from));
        }
        const there = JSON.stringify(readContent(server).blocks);
        const found = lost
          .passages()
          .map(({ text }) => text)
          .join("");
        const deleted = new Set(pages.flatMap((page) => [...page.deleted]));
        const gone = typed.filter((character) => !there.includes(character) && !deleted.has(character));
        for (const character of gone) expect(found).toContain(character);
        lostInAll += gone.length;
        expect([...found].filter((character) => typed.includes(character) && !gone.includes(character))).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
  expect(lostInAll).toBeGreaterThan(20);
});

test("text is found also where its block was gone from the snapshot before it came", () => {
  const first = new Y.Doc();
  writeBlocks(first, [say("一"), say("二")]);
  const away = createPage(Y.encodeStateAsUpdate(first), () => "迟");
  away.type(0, 1);
  writeBlocks(first, [say("二")]);
  const later = new Y.Doc({ gc: false });
  const compacted = new Y.Doc();
  Y.applyUpdate(compacted, Y.encodeStateAsUpdate(first));
  // As after a compaction: what is deleted has no content any more.
  Y.applyUpdate(later, Y.encodeStateAsUpdate(compacted));
  const lost = createLostText(later);
  for (const update of away.sent) lost.apply(update, "1");
  expect(lost.passages()).toEqual([{ text: "迟", headingId: null }]);
});

test("a passage says under which heading it stood, and is one passage however it was typed", () => {
  const first = new Y.Doc();
  writeBlocks(first, [heading("a", "甲"), say("一"), heading("b", "乙"), say("二")]);
  const base = Y.encodeStateAsUpdate(first);
  const words = [..."后来写的"];
  const [one, two] = [createPage(base, () => "x"), createPage(base, () => words.shift() ?? "")];
  one.erase(3);
  for (let n = 0; n < 4; n += 1) two.type(3, n + 1);
  const server = new Y.Doc({ gc: false });
  Y.applyUpdate(server, base);
  const lost = createLostText(server);
  for (const update of one.sent) lost.apply(update, "1");
  for (const update of two.sent) lost.apply(update, "2");
  expect(lost.passages()).toEqual([{ text: "后来写的", headingId: "b" }]);
});
