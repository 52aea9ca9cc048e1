import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { blocksIn, openBlocks, paragraph } from "../testing/open-blocks.ts";

afterEach(closeAll);

const MARK = "【待补充：库存差了多少】";

/** Clicks a letter of the text. */
async function clickAt(root: HTMLElement, offset: number): Promise<void> {
  const node = document.createTreeWalker(root, NodeFilter.SHOW_TEXT).nextNode();
  if (node === null) throw new Error("no text");
  const range = document.createRange();
  range.setStart(node, offset);
  range.setEnd(node, offset + 1);
  const [letter, own] = [range.getBoundingClientRect(), root.getBoundingClientRect()];
  await userEvent.click(root, { position: { x: letter.left - own.left + letter.width / 2, y: letter.top - own.top + letter.height / 2 } });
}

test("one click on a mark selects all of it and what is typed takes its place; a second click puts the caret into it", async () => {
  const { editor } = openBlocks([paragraph(`上月${MARK}，查了三天。`)]);
  const root = editor.view.dom;
  const selected = () => editor.state.doc.textBetween(editor.state.selection.from, editor.state.selection.to);
  await clickAt(root, 6);
  await expect.poll(selected).toBe(MARK);
  await clickAt(root, 8);
  await expect.poll(() => editor.state.selection.empty, { message: "the caret stands in the mark" }).toBe(true);
  await clickAt(root, 0);
  await clickAt(root, 6);
  await expect.poll(selected).toBe(MARK);
  await userEvent.keyboard("12 件");
  await expect.poll(() => JSON.stringify(blocksIn(editor))).toContain("上月12 件，查了三天。");
});
