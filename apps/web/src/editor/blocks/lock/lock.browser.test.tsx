import type { NodeJson } from "@tangleaf/document/model";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { blockMessages } from "#messages/blocks.ts";
import { outlineMessages } from "#messages/outline.ts";
import { closeAll, copyOf, cursorIn, exchange, openOn, stored } from "../../document/testing/editor-pair.ts";
import { OutlinePanel } from "../outline/outline-panel.tsx";
import { moveSelectedBlocks } from "../structure/section-commands.ts";
import { heading, openBlocks, paragraph } from "../testing/open-blocks.ts";
import { refusedBy } from "./lock-plugin.ts";

afterEach(closeAll);

const m = blockMessages.lock;
const BLOCKS: NodeJson[] = [
  paragraph("前"),
  heading(1, "锁", { locked: 1 }),
  paragraph("定稿"),
  heading(2, "下面"),
  paragraph("草稿"),
  heading(1, "开"),
  paragraph("后"),
];

type Made = ReturnType<typeof openBlocks>;

const paste = (html: string) => (made: Made) => void made.opened.view.pasteHTML(html);
const keys = (words: string) => () => userEvent.keyboard(words);

/** What is done, with the caret in block `at`, up to block `to` of a selection. */
const REFUSED: Readonly<
  Record<string, { at: number; offset: number; to?: { index: number; offset: number }; run: (made: Made) => unknown }>
> = {
  typing: { at: 2, offset: 1, run: keys("x") },
  "typing in its title": { at: 1, offset: 1, run: keys("x") },
  "a new line at its end": { at: 2, offset: 2, run: keys("{Enter}") },
  Backspace: { at: 2, offset: 1, run: keys("{Backspace}") },
  "joining what is above": { at: 1, offset: 0, run: keys("{Backspace}") },
  "taking the next heading away": {
    at: 3,
    offset: 0,
    to: { index: 3, offset: 2 },
    run: (made) => made.editor.commands.setNode("paragraph"),
  },
  paste: { at: 2, offset: 0, run: paste("<p>外面</p>") },
  "a selection that reaches into it": { at: 0, offset: 0, to: { index: 2, offset: 1 }, run: keys("{Delete}") },
  "its looks": { at: 2, offset: 0, to: { index: 2, offset: 2 }, run: (made) => made.editor.commands.toggleMark("bold") },
  "a block moved into it": { at: 0, offset: 0, run: ({ editor: { state, view } }) => moveBelow(state, view) },
};

function moveBelow(state: Made["editor"]["state"], view: Made["editor"]["view"]): void {
  moveSelectedBlocks(1)(state, view.dispatch, view);
  moveSelectedBlocks(1)(view.state, view.dispatch, view);
}

test.each(Object.entries(REFUSED))("%s does not change a locked section, and that is said", async (_name, { at, offset, to, run }) => {
  const made = openBlocks(BLOCKS);
  cursorIn(made.opened, at, offset, to);
  const section = () => stored(made.opened).filter((block) => /锁|定稿/.test(JSON.stringify(block)));
  const before = section();
  await run(made);
  await expect.poll(() => refusedBy(made.editor.state)).toBe("h-锁");
  expect(section()).toEqual(before);
  await expect.poll(() => made.opened.element.querySelector(".lock-notice")?.textContent).toBe(m.refused + m.unlock);
});

test("the text around it stays free, and a subsection has a lock of its own", async () => {
  const made = openBlocks(BLOCKS);
  cursorIn(made.opened, 0, 1);
  await userEvent.keyboard("x");
  cursorIn(made.opened, 4, 2);
  await userEvent.keyboard("y");
  expect(JSON.stringify(stored(made.opened))).toMatch(/前x.*草稿y/);
  expect(refusedBy(made.editor.state)).toBe(null);
});

test("the lock is lifted where the change was refused, and the next key writes", async () => {
  const made = openBlocks(BLOCKS);
  cursorIn(made.opened, 2, 2);
  await userEvent.keyboard("x");
  await expect.poll(() => made.opened.element.querySelector(".lock-notice button")).not.toBe(null);
  await userEvent.click(made.opened.element.querySelector(".lock-notice button") as HTMLElement);
  await userEvent.keyboard("y");
  expect(JSON.stringify(stored(made.opened))).toContain("定稿y");
  expect(made.opened.element.querySelector(".lock-notice button")).toBe(null);
});

test("what others write into it comes in: the server decides about it", () => {
  const made = openBlocks(BLOCKS);
  const other = openOn(copyOf(made.opened.doc));
  cursorIn(other, 2, 2);
  other.editor.commands.insertContent("补");
  exchange(made.opened.doc, other.doc);
  expect(JSON.stringify(stored(made.opened))).toContain("定稿补");
  expect(made.opened.view.dom.textContent).toContain("定稿补");
});

test("the outline neither deletes nor renames it, says so, and can lift the lock; moving it is no change", async () => {
  const { editor } = openBlocks(BLOCKS);
  const screen = await render(<OutlinePanel editor={editor} />);
  const row = screen.getByRole("treeitem", { name: /^锁/ });
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(editor.state.doc.textContent).toBe("前开后锁定稿下面草稿");
  await expect.poll(() => document.activeElement?.getAttribute("data-id")).toBe("h-锁");
  await userEvent.keyboard("{Delete}");
  await screen.getByRole("button", { name: outlineMessages.remove, exact: true }).click();
  expect(editor.state.doc.textContent).toBe("前开后锁定稿下面草稿");
  await expect.element(screen.getByText(outlineMessages.held).first()).toBeVisible();
  await screen.getByRole("button", { name: outlineMessages.unlock }).click();
  await expect.poll(() => document.activeElement?.getAttribute("data-id")).toBe("h-锁");
  await userEvent.keyboard("{Delete}");
  await screen.getByRole("button", { name: outlineMessages.remove, exact: true }).click();
  expect(editor.state.doc.textContent).toBe("前开后");
});
