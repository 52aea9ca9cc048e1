import { readContent } from "@tangleaf/document/model";
import { afterEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { moveSection, removeSection, renameSection } from "#editor/blocks/structure/section-commands.ts";
import { closeAll, copyOf } from "#editor/document/testing/editor-pair.ts";
import { createEssayServer, heading, openEssay, words } from "./testing/open-essay.tsx";

const BLOCKS = [heading("s1", "背景", 1), words("一段话。"), heading("s2", "方法", 1), words("另一段。")];

afterEach(() => {
  vi.restoreAllMocks();
  closeAll();
});

const open = (mayEditTitles: boolean) => {
  createEssayServer({ level: mayEditTitles ? "vip" : "free" });
  return openEssay(BLOCKS, { mayEditTitles });
};
const titles = (doc: Y.Doc) =>
  readContent(doc).blocks.flatMap(({ type, content }) => (type === "heading" ? [content?.[0]?.text ?? ""] : []));

test("without the right to, a title is neither changed nor added, and it is said why; text, moving and deleting stay open", async () => {
  const { editor, refused } = await open(false);
  const { view } = editor.editor;
  const run = (command: ReturnType<typeof renameSection>) => command(view.state, view.dispatch, view);
  run(renameSection("s1", "别的"));
  expect(titles(editor.doc)).toEqual(["背景", "方法"]);
  await expect.poll(() => refused.mock.calls.length).toBe(1);
  editor.editor.chain().setTextSelection(6).toggleHeading({ level: 2 }).run();
  expect(titles(editor.doc)).toEqual(["背景", "方法"]);
  editor.editor.commands.insertContentAt(6, "我写的");
  expect(JSON.stringify(readContent(editor.doc))).toContain("我写的");
  run(moveSection("s2", -1));
  expect(titles(editor.doc)).toEqual(["方法", "背景"]);
  run(removeSection("s2"));
  expect(titles(editor.doc)).toEqual(["背景"]);
});

test("with it, a title is changed", async () => {
  const { editor } = await open(true);
  renameSection("s1", "别的")(editor.editor.state, editor.view.dispatch, editor.view);
  expect(titles(editor.doc)).toEqual(["别的", "方法"]);
});

test("a title that another page or the server writes comes in all the same", async () => {
  const { editor } = await open(false);
  const other = copyOf(editor.doc);
  const body = other.getXmlFragment("body");
  const title = (body.get(0) as Y.XmlElement).get(0) as Y.XmlText;
  title.insert(0, "新");
  editor.receive(Y.encodeStateAsUpdate(other, Y.encodeStateVector(editor.doc)));
  await expect.poll(() => titles(editor.doc)).toEqual(["新背景", "方法"]);
  await expect.poll(() => editor.editor.state.doc.textContent).toContain("新背景");
});
