import { DOCUMENT_UPDATE_MAX_BYTES } from "@tangleaf/contract/constants";
import { documentRoots, readContent, writeBlocks } from "@tangleaf/document/model";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import * as Y from "yjs";
import {
  closeAll,
  copyOf,
  cursorIn,
  elements,
  exchange,
  groups,
  head,
  lines,
  openOn,
  say,
  shown,
  stored,
  texts,
} from "./testing/editor-pair.ts";

afterEach(closeAll);

test("a document is shown in groups of about twenty blocks and stored flat", () => {
  const opened = openOn(lines(50));
  expect(groups(opened)).toEqual([20, 20, 10]);
  expect(shown(opened)).toEqual(stored(opened));
  expect(elements(opened.doc)).toHaveLength(50);
});

test("what is typed is stored, and undone and redone with the cursor where it was", async () => {
  const opened = openOn(lines(25));
  cursorIn(opened, 3, 5);
  await userEvent.keyboard("abc");
  expect(texts(opened)[3]).toBe("第 3 段abc");
  expect(shown(opened)).toEqual(stored(opened));
  cursorIn(opened, 20, 0);
  opened.undo.undo();
  expect(texts(opened)[3]).toBe("第 3 段");
  expect(opened.view.state.selection.$from.parent.textContent).toBe("第 3 段");
  expect(opened.view.state.selection.$from.parentOffset).toBe(5);
  opened.undo.redo();
  expect(texts(opened)[3]).toBe("第 3 段abc");
  expect(shown(opened)).toEqual(stored(opened));
});

test("an empty document can be typed in, emptied by undo, and filled from elsewhere", async () => {
  const opened = openOn(new Y.Doc());
  expect(groups(opened)).toEqual([1]);
  expect(elements(opened.doc)).toHaveLength(0);
  opened.focus();
  await userEvent.keyboard("a");
  expect(readContent(opened.doc).blocks).toEqual([say("a")]);
  opened.undo.undo();
  expect(texts(opened)).toEqual([""]);
  writeBlocks(opened.doc, lines(60));
  expect(texts(opened)).toHaveLength(60);
  expect(Math.max(...groups(opened))).toBeLessThanOrEqual(48);
  writeBlocks(opened.doc, []);
  expect(texts(opened)).toEqual([""]);
});

test("the first key after the focus goes into the paragraph, also before it has been laid out", async () => {
  for (let n = 0; n < 12; n += 1) {
    const opened = openOn(new Y.Doc());
    opened.focus();
    await userEvent.keyboard("a");
    expect(readContent(opened.doc).blocks).toEqual([say("a")]);
  }
});

test("a key touches one block's element only", async () => {
  const opened = openOn(lines(30));
  const before = elements(opened.doc);
  cursorIn(opened, 25, 2);
  await userEvent.keyboard("x{Enter}y");
  const after = elements(opened.doc);
  expect(after).toHaveLength(31);
  expect(after.filter((element) => before.includes(element))).toHaveLength(30);
  expect(texts(opened).slice(25, 27)).toEqual(["第 x", "y25 段"]);
});

test("words of another device are put between without touching the rest of the text", () => {
  const opened = openOn(lines(30));
  const other = copyOf(opened.doc);
  writeBlocks(other, [say("新的"), ...lines(30).with(7, say("第 7 段，改了")), say("最后")]);
  const kept = opened.view.state.doc.child(1);
  cursorIn(opened, 7, 4);
  exchange(opened.doc, other);
  expect(texts(opened)[8]).toBe("第 7 段，改了");
  expect(opened.view.state.doc.child(1).firstChild).toBe(kept.firstChild);
  expect(opened.view.state.selection.$from.parentOffset).toBe(4);
  expect(shown(opened)).toEqual(stored(opened));
});

test("updates are applied together every 100 ms", async () => {
  const opened = openOn(lines(3));
  const other = copyOf(opened.doc);
  const changes = vi.fn();
  opened.editor.on("update", changes);
  other.on("update", (update: Uint8Array) => opened.receive(update));
  for (let n = 0; n < 5; n++) writeBlocks(other, lines(3).with(1, say(`第 1 段${"新".repeat(n + 1)}`)));
  expect(texts(opened)[1]).toBe("第 1 段");
  await expect.poll(() => texts(opened)[1]).toBe("第 1 段新新新新新");
  expect(changes).toHaveBeenCalledTimes(1);
});

test("a heading keeps its id when it is split or pushed down, and its copy gets another", async () => {
  const opened = openOn([head("aaaaaaaaaa", "一二三四")]);
  cursorIn(opened, 0, 0);
  await userEvent.keyboard("{Enter}");
  expect(shown(opened)).toMatchObject([{ type: "paragraph" }, { type: "heading", attrs: { id: "aaaaaaaaaa" } }]);
  cursorIn(opened, 1, 2);
  await userEvent.keyboard("{Enter}");
  const ids = shown(opened).map((node) => (node as { attrs: { id: string | null } }).attrs.id);
  expect(texts(opened)).toEqual(["", "一二", "三四"]);
  expect(ids[1]).toBe("aaaaaaaaaa");
  expect(ids[2]).toMatch(/^[0-9a-z]{10}$/);
  expect(shown(opened)).toEqual(stored(opened));
});

test("a copied footnote has its own text, and both are undone together", () => {
  const note = { type: "footnote", attrs: { id: "nnnnnnnnnn" } } as const;
  const opened = openOn([{ type: "paragraph", content: [{ type: "text", text: "一" }, note] }, say("二")]);
  const { footnotes } = documentRoots(opened.doc);
  footnotes.set("nnnnnnnnnn", new Y.Text("出处"));
  const { view } = opened;
  view.dispatch(view.state.tr.insert(7, view.state.schema.nodeFromJSON(note)));
  expect(footnotes.size).toBe(2);
  expect([...footnotes.values()].map(String)).toEqual(["出处", "出处"]);
  opened.undo.undo();
  expect([...footnotes.keys()]).toEqual(["nnnnnnnnnn"]);
  expect(shown(opened)).toEqual(stored(opened));
});

test("a paste longer than one call takes goes in parts, and is undone at once", () => {
  const opened = openOn(lines(3));
  const sizes: number[] = [];
  opened.doc.on("update", (update: Uint8Array) => sizes.push(update.length));
  const words = "很长的一段文字".repeat(70);
  const { view } = opened;
  const pasted = Array.from({ length: 800 }, (_, n) => view.state.schema.nodeFromJSON(say(`${n}${words}`)));
  view.dispatch(view.state.tr.insert(1, pasted));
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThan(DOCUMENT_UPDATE_MAX_BYTES);
  expect(texts(opened)).toHaveLength(803);
  opened.undo.undo();
  expect(texts(opened)).toHaveLength(3);
});
