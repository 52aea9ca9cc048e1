import { documentRoots, writeContent } from "@tangleaf/document/model";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { STRUCTS_MAX, UPDATE_MAX } from "./constants.ts";
import { countUpdate } from "./count-update.ts";
import { base64Of, inspectUpdate } from "./inspect-update.ts";
import { bigDeletions, clockGaps, deepNesting, manyClients, missingParents, oneOrigin, tinyStructs } from "./testing/hostile-updates.ts";
import { say } from "./testing/test-documents.ts";

/**
 * CPU time of an update, refused or not: several times what linear work takes on a slow machine, and a part of what quadratic
 * work would take. `npm run abuse` measures the 100 ms themselves.
 */
const READ_MAX_MS = 1000;

function cpuOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // Refused: that costs time too.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const outcomeOf = (update: Uint8Array): string => {
  try {
    inspectUpdate(base64Of(update));
    return "taken";
  } catch {
    return "refused";
  }
};

const HOSTILE: readonly (readonly [name: string, outcome: string, make: () => Uint8Array])[] = [
  ["255,000 parts of two bytes", "refused", () => tinyStructs(255_000)],
  ["as many parts of two bytes as are taken", "taken", () => tinyStructs(STRUCTS_MAX)],
  ["10,000 clients at one place", "refused", () => manyClients(10_000, 1)],
  ["10,000 parts behind one part", "refused", () => oneOrigin(10_000)],
  ["1,000 parts behind one part", "taken", () => oneOrigin(1000)],
  ["10,000 clients that wait for parts that never come", "taken", () => missingParents(10_000, 1)],
  ["40,000 clients that wait for parts that never come", "refused", () => missingParents(40_000, 1)],
  ["clients whose first parts never come", "refused", () => clockGaps(10_000, 1)],
  ["elements 40,000 deep", "taken", () => deepNesting(40_000)],
  ["100,000 deletions", "taken", () => bigDeletions(UPDATE_MAX.deletedRanges, { isBackwards: false })],
  ["deletions from the end to the front", "refused", () => bigDeletions(1000, { isBackwards: true })],
  ["200,000 deletions", "refused", () => bigDeletions(200_000, { isBackwards: false })],
];

test.each(HOSTILE)("a hostile update costs the main thread little, taken or not: %s", (_, outcome, make) => {
  const update = make();
  const text = base64Of(update);
  expect(outcomeOf(update)).toBe(outcome);
  // The best of a few: the first of them is compiled while it runs.
  expect(Math.min(...[1, 2, 3].map(() => cpuOf(() => inspectUpdate(text))))).toBeLessThan(READ_MAX_MS);
});

test("what Yjs writes of a document is counted as Yjs reads it", () => {
  const doc = new Y.Doc();
  const marked = {
    type: "paragraph",
    content: [
      { type: "text", text: "粗", marks: [{ type: "bold" }] },
      { type: "text", text: "细" },
    ],
  } as const;
  writeContent(doc, { title: "题", settings: {}, blocks: [say("一"), marked], footnotes: { a: "注" } });
  const { suggestions, rescued, body } = documentRoots(doc);
  suggestions.set("s", { nested: [{ a: [1, -70_000, 1.5, null, true, false, "字", new Uint8Array(3), 2n ** 40n, undefined] }] } as never);
  rescued.push([{ id: "1", text: "失", headingId: null, at: Date.parse("2026-11-29") }]);
  body.delete(0, 1);
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
  const second = documentRoots(other).body.get(0) as Y.XmlElement;
  second.insert(0, [new Y.XmlText("他")]);
  second.setAttribute("align", "center");
  const update = Y.encodeStateAsUpdate(other);
  const { structs, ds } = Y.decodeUpdate(update);
  const ranges = [...ds.clients.values()].reduce((sum, { length }) => sum + length, 0);
  expect(countUpdate(update, UPDATE_MAX)).toEqual({ structs: structs.length, clients: 2, deletedRanges: ranges });
});

test("an update of 300,000 characters in one table, or in paragraphs put one before the other, is taken", () => {
  const doc = new Y.Doc();
  const cell = (n: number) => ({ type: "tableCell", content: [say(`格${n}`)] }) as const;
  const row = (n: number) => ({ type: "tableRow", content: Array.from({ length: 30 }, (_, at) => cell(n * 30 + at)) }) as const;
  const table = { type: "table", attrs: { id: "t" }, content: Array.from({ length: 100 }, (_, n) => row(n)) } as const;
  writeContent(doc, { title: "", settings: {}, blocks: [table as never], footnotes: {} });
  expect(outcomeOf(Y.encodeStateAsUpdate(doc))).toBe("taken");
  const grown = new Y.Doc();
  for (let n = 0; n < 900; n += 1) documentRoots(grown).body.insert(0, [new Y.XmlElement("paragraph")]);
  expect(outcomeOf(Y.encodeStateAsUpdate(grown))).toBe("taken");
});
