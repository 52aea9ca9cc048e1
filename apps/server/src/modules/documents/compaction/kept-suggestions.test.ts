import { documentRoots, readContent, readSuggestions, type Suggestion, writeBlocks } from "@tangleaf/document/model";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { packUpdate, unpackUpdate } from "../pack-update.ts";
import { base64, heading, say } from "../testing/test-documents.ts";
import { compactLog } from "./compact-log.worker.ts";

const SUGGESTION: Suggestion = {
  id: "s1",
  action: "polish",
  generationId: "g1",
  headingId: "a",
  at: 1,
  asked: "",
  passages: [{ was: "我们进行了讨论。", becomes: "我们讨论了。", anchor: '{"type":{"client":1,"clock":0}}' }],
};

function stored(): Promise<string> {
  const doc = new Y.Doc();
  writeBlocks(doc, [heading("a", "一"), say("我们进行了讨论。")]);
  documentRoots(doc).suggestions.set("s1", SUGGESTION);
  documentRoots(doc).suggestions.set("x", "no suggestion");
  return packUpdate(Y.encodeStateAsUpdate(doc));
}

async function opened(snapshot: string): Promise<Y.Doc> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, await unpackUpdate(snapshot));
  return doc;
}

test("a suggestion survives the compaction as it is", async () => {
  const { snapshot, isRebuilt } = await compactLog({ snapshot: await stored(), updates: [], now: 0, mayRebuild: true });
  expect(isRebuilt).toBe(false);
  expect(readSuggestions(await opened(snapshot))).toEqual([SUGGESTION]);
});

test("a suggestion survives a rebuild, where its words alone say where it belongs", async () => {
  const unreadable = { clientId: "1", update: base64(new Uint8Array([1, 2, 3])), knowsLocks: false };
  const { snapshot, isRebuilt } = await compactLog({ snapshot: await stored(), updates: [unreadable], now: 0, mayRebuild: true });
  expect(isRebuilt).toBe(true);
  const doc = await opened(snapshot);
  const [passage] = SUGGESTION.passages;
  expect(readSuggestions(doc)).toEqual([{ ...SUGGESTION, passages: [{ ...passage, anchor: "" }] }]);
  expect(readContent(doc).blocks).toHaveLength(2);
});
