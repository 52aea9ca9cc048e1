import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { expect, test } from "vitest";
import { diffRows } from "./diff-rows.ts";

const say = (text: string): NodeJson => ({ type: "paragraph", content: [{ type: "text", text }] });
const content = (...blocks: NodeJson[]): DocumentContent => ({ title: "", settings: {}, blocks, footnotes: {} });
const shortly = (before: DocumentContent, after: DocumentContent) =>
  diffRows(before, after).map(({ kind, parts }) => [
    kind,
    parts.map(({ mark, text }) => `${mark === null ? "" : mark === "added" ? "+" : "-"}${text}`).join("|"),
  ]);

test("blocks that stay, come and go are told apart", () => {
  expect(shortly(content(say("第一段"), say("要删的这一段话")), content(say("第一段"), say("全新")))).toEqual([
    ["same", "第一段"],
    ["removed", "-要删的这一段话"],
    ["added", "+全新"],
  ]);
});

test("in a block that was changed only the changed words are marked", () => {
  expect(shortly(content(say("走访了十一家旧书店")), content(say("走访了十二家旧书店")))).toEqual([
    ["changed", "走访了十|-一|+二|家旧书店"],
  ]);
});
