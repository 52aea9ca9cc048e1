import { documentRoots, type NodeJson, writeBlocks } from "@tangleaf/document/model";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { repairBlocks } from "./repair-blocks.ts";

const say = (words: string): NodeJson => ({ type: "paragraph", content: [{ type: "text", text: words }] });
const item = (words: string): NodeJson => ({ type: "listItem", content: [say(words)] });

test("a list of which two people deleted half each at once is gone, and does not come back", () => {
  const before = new Y.Doc();
  writeBlocks(before, [say("一"), { type: "bulletList", content: [item("甲"), item("乙")] }]);
  const [mine, theirs] = [new Y.Doc(), new Y.Doc()];
  for (const doc of [mine, theirs]) Y.applyUpdate(doc, Y.encodeStateAsUpdate(before));
  const listOf = (doc: Y.Doc) => documentRoots(doc).body.get(1) as Y.XmlElement;
  listOf(mine).delete(0, 1);
  listOf(theirs).delete(1, 1);
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs));
  expect(
    repairBlocks(
      mine,
      () => before,
      () => 0,
    ),
  ).toEqual({ blocks: [say("一")], isChanged: true, lost: [] });
});
