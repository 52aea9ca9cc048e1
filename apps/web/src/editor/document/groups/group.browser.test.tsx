import type { NodeJson } from "@tangleaf/document/model";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { closeAll, cursorIn, groups, head, lines, type Opened, openOn, shown, stored, texts } from "../testing/editor-pair.ts";

afterEach(closeAll);

const atEdge = () => openOn(lines(50));
/** The first block of the second group. */
const EDGE = 20;
const cursor = ({ view }: Opened) => [view.state.selection.$from.parent.textContent, view.state.selection.$from.parentOffset];

test("Backspace at the edge of a group joins the two blocks in one step", async () => {
  const opened = atEdge();
  cursorIn(opened, EDGE, 0);
  await userEvent.keyboard("{Backspace}");
  expect(texts(opened)[19]).toBe("第 19 段第 20 段");
  expect(texts(opened)).toHaveLength(49);
  expect(cursor(opened)).toEqual(["第 19 段第 20 段", 6]);
  opened.undo.undo();
  expect(texts(opened)).toHaveLength(50);
  expect(shown(opened)).toEqual(stored(opened));
});

test("Delete at the edge of a group joins the two blocks in one step", async () => {
  const opened = atEdge();
  cursorIn(opened, EDGE - 1, 6);
  await userEvent.keyboard("{Delete}");
  expect(texts(opened)[19]).toBe("第 19 段第 20 段");
  expect(texts(opened)).toHaveLength(49);
  expect(shown(opened)).toEqual(stored(opened));
});

test("Backspace behind a figure that ends a group removes it", async () => {
  const figure: NodeJson = { type: "figure", attrs: { id: "ffffffffff", blobId: "b" } };
  const opened = openOn([...lines(19), figure, ...lines(20, 20)]);
  cursorIn(opened, EDGE, 0);
  await userEvent.keyboard("{Backspace}");
  expect(shown(opened)).toHaveLength(39);
  expect(JSON.stringify(shown(opened))).not.toContain("figure");
});

test("Enter in an empty block makes another one, in the same group", async () => {
  const opened = openOn([...lines(3)]);
  cursorIn(opened, 1, 5);
  await userEvent.keyboard("{Enter}{Enter}{Enter}");
  expect(texts(opened)).toEqual(["第 0 段", "第 1 段", "", "", "", "第 2 段"]);
  expect(groups(opened)).toEqual([6]);
});

test("a group with more than 48 blocks is split", async () => {
  const opened = openOn(lines(20));
  cursorIn(opened, 19, 6);
  for (let n = 0; n < 30; n++) await userEvent.keyboard("{Enter}");
  expect(Math.max(...groups(opened))).toBeLessThanOrEqual(48);
  expect(texts(opened)).toHaveLength(50);
  expect(cursor(opened)).toEqual(["", 0]);
  await userEvent.keyboard("这里");
  expect(texts(opened).at(-1)).toBe("这里");
});

test("a selection over groups is deleted, replaced and made a list like any other", async () => {
  const opened = atEdge();
  cursorIn(opened, 15, 2, { index: 45, offset: 2 });
  await userEvent.keyboard("{Delete}");
  expect(texts(opened)[15]).toBe("第 45 段");
  expect(texts(opened)).toHaveLength(20);
  opened.undo.undo();
  expect(texts(opened)).toHaveLength(50);
  cursorIn(opened, 18, 0, { index: 41, offset: 1 });
  opened.editor.commands.toggleBulletList();
  expect(shown(opened)[18]).toMatchObject({ type: "bulletList", content: { length: 24 } });
  opened.editor.commands.toggleBulletList();
  expect(texts(opened)).toHaveLength(50);
  cursorIn(opened, 18, 0, { index: 22, offset: 1 });
  opened.editor.commands.toggleBlockquote();
  expect(shown(opened)[18]).toMatchObject({ type: "blockquote", content: { length: 5 } });
  expect(shown(opened)).toEqual(stored(opened));
});

test("all of the text is selected, replaced by a letter, and back after an undo", async () => {
  const opened = atEdge();
  cursorIn(opened, 3, 0);
  await userEvent.keyboard("{Control>}a{/Control}x");
  expect(texts(opened)).toEqual(["x"]);
  opened.undo.undo();
  expect(texts(opened)).toHaveLength(50);
  expect(shown(opened)).toEqual(stored(opened));
});

test("the whole text becomes a list", () => {
  const opened = atEdge();
  opened.editor.chain().selectAll().toggleOrderedList().run();
  expect(shown(opened)).toMatchObject([{ type: "orderedList", content: { length: 50 } }]);
});

test("arrow keys go from group to group", async () => {
  const opened = atEdge();
  cursorIn(opened, EDGE - 1, 6);
  await userEvent.keyboard("{ArrowRight}");
  expect(cursor(opened)).toEqual(["第 20 段", 0]);
  await userEvent.keyboard("{ArrowUp}");
  expect(cursor(opened)[0]).toBe("第 19 段");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(cursor(opened)[0]).toBe("第 21 段");
});

test("what is copied over groups is flat, and pasted into another document as it was", () => {
  const opened = openOn([...lines(19), head("aaaaaaaaaa", "章"), ...lines(5, 20)]);
  cursorIn(opened, 17, 2, { index: 21, offset: 3 });
  const { dom, slice } = opened.view.serializeForClipboard(opened.view.state.selection.content());
  expect(dom.innerHTML).not.toContain("data-group");
  expect(slice.content.childCount).toBe(5);
  const other = openOn(lines(2));
  cursorIn(other, 0, 2);
  other.view.pasteHTML(dom.innerHTML);
  expect(texts(other)).toEqual(["第 17 段", "第 18 段", "章", "第 20 段", "第 20 段", "第 1 段"]);
  expect(shown(other)).toEqual(stored(other));
});

test("a copied heading gets an id of its own, a moved one keeps it", () => {
  const opened = openOn([head("aaaaaaaaaa", "章"), ...lines(3)]);
  cursorIn(opened, 0, 0, { index: 1, offset: 2 });
  const { dom } = opened.view.serializeForClipboard(opened.view.state.selection.content());
  cursorIn(opened, 3, 0);
  opened.view.pasteHTML(dom.innerHTML);
  const ids = () => shown(opened).flatMap((node) => ((node as NodeJson).type === "heading" ? [(node as NodeJson).attrs?.["id"]] : []));
  expect(ids()).toHaveLength(2);
  expect(ids()[0]).toBe("aaaaaaaaaa");
  expect(ids()[1]).toMatch(/^[0-9a-z]{10}$/);
  cursorIn(opened, 0, 0, { index: 1, offset: 2 });
  opened.view.dispatch(opened.view.state.tr.deleteSelection());
  cursorIn(opened, 1, 0);
  opened.view.pasteHTML(dom.innerHTML);
  expect(ids()).toContain("aaaaaaaaaa");
  expect(new Set(ids()).size).toBe(2);
});
