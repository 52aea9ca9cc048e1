import { documentRoots, writeContent } from "@tangleaf/document/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as Y from "yjs";
import { createDocumentPool, type DocumentPool } from "./document-pool.ts";
import { base64Of, inspectUpdate } from "./inspect-update.ts";
import { packUpdate } from "./pack-update.ts";
import { bigDeletions, clockGaps, deepNesting, longSearches, manyClients, missingParents, oneOrigin } from "./testing/hostile-updates.ts";
import { say } from "./testing/test-documents.ts";

/** Twice what the first task of a thread takes, which loads its modules; far below what the first three logs would. */
const BOUNDS = { askedMaxCpuMs: 1500, compactMaxCpuMs: 1500 };
const MAIN_MAX_MS = 1000;
const PERSON = { userId: "1" };

let pool: DocumentPool;
beforeAll(async () => {
  pool = createDocumentPool({ error: () => {} }, BOUNDS);
  await pool.mergeLog({ snapshot: null, updates: [], stateVector: undefined }, PERSON);
});
afterAll(() => pool.close());

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** Every change of these is taken by itself. */
const HEAVY: readonly (readonly [string, () => Uint8Array[]])[] = [
  ["parts that are looked for through a long run", () => longSearches(20_000, 9000)],
  ["12,000 clients at one place over twelve changes", () => times(12, (n) => manyClients(1000, 1 + n * 1000))],
  ["parts that never fit, gathered over 400 changes", () => [missingParents(10_000, 1), ...times(400, (n) => missingParents(1, 2e5 + n))]],
];
const LIGHT: typeof HEAVY = [
  ["1,000 parts behind one part", () => [oneOrigin(1000)]],
  ["parts whose first ones never come", () => [clockGaps(900, 1)]],
  ["elements 40,000 deep", () => [deepNesting(40_000)]],
  ["100,000 deletions", () => [bigDeletions(100_000, { isBackwards: false })]],
];

/** CPU time of the main thread while a log is built, in milliseconds, and how that ended. */
async function build(updates: readonly Uint8Array[]): Promise<{ mainMs: number; outcome: string }> {
  const sent = updates.map(base64Of);
  for (const update of sent) inspectUpdate(update);
  const before = process.threadCpuUsage();
  const outcome = await pool.mergeLog({ snapshot: null, updates: sent, stateVector: undefined }, PERSON).then(
    () => "built",
    ({ bound }: { bound: string }) => bound,
  );
  const { user, system } = process.threadCpuUsage(before);
  return { mainMs: (user + system) / 1000, outcome };
}

test.each(HEAVY)("a log that takes too much is ended by its CPU time, and the main thread goes on: %s", async (_, make) => {
  const { mainMs, outcome } = await build(make());
  expect(outcome).toBe("cpu");
  expect(mainMs).toBeLessThan(MAIN_MAX_MS);
});

test.each(LIGHT)("a hostile log within the bounds of one change is built: %s", async (_, make) => {
  const { mainMs, outcome } = await build(make());
  expect(outcome).toBe("built");
  expect(mainMs).toBeLessThan(MAIN_MAX_MS);
});

test("a million characters in 5,000 blocks with 2,000 changes are far from too much", async () => {
  const doc = new Y.Doc();
  writeContent(doc, {
    title: "",
    settings: {},
    blocks: times(5000, (n) => say(`${"这是一段普通的文字。".repeat(20)}${n}`)),
    footnotes: {},
  });
  const snapshot = await packUpdate(Y.encodeStateAsUpdate(doc));
  const updates: { clientId: string; update: string; knowsLocks: boolean }[] = [];
  doc.on("update", (update: Uint8Array) => updates.push({ clientId: "1", update: base64Of(update), knowsLocks: false }));
  for (let n = 0; n < 2000; n += 1) {
    const block = documentRoots(doc).body.get((n * 37) % 5000) as Y.XmlElement;
    (block.get(0) as Y.XmlText).insert((n * 7) % 50, "三个字");
  }
  const compacted = await pool.compactLog({ snapshot, updates, now: 1, mayRebuild: false }, PERSON);
  expect(compacted).toMatchObject({ isRebuilt: false, derived: { blocks: 5000 } });
});
