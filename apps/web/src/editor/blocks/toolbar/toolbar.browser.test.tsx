import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { BlockPanels } from "../panels/block-panels.tsx";
import { blocksIn, heading, openBlocks, paragraph } from "../testing/open-blocks.ts";
import { FormatToolbar } from "./format-toolbar.tsx";
import { SelectionToolbar } from "./selection-toolbar.tsx";

afterEach(closeAll);

async function show() {
  const made = openBlocks([heading(1, "甲"), paragraph("一二三四"), paragraph("后文")]);
  const screen = await render(
    <>
      <FormatToolbar editor={made.editor} blocks={made.blocks} />
      <SelectionToolbar editor={made.editor} blocks={made.blocks} />
      <BlockPanels editor={made.editor} blocks={made.blocks} />
    </>,
  );
  const { editor } = made;
  editor.view.focus();
  editor.commands.setTextSelection({ from: 5, to: 7 });
  return { ...made, screen };
}

const text = (editor: Parameters<typeof blocksIn>[0], at: number) => blocksIn(editor)[at]?.content;

test("buttons show what holds for the selection and change it; the text keeps the focus", async () => {
  const { editor, screen } = await show();
  const bold = screen.getByRole("button", { name: "加粗" }).first();
  await expect.element(bold).toHaveAttribute("aria-pressed", "false");
  await bold.click();
  await expect.element(bold).toHaveAttribute("aria-pressed", "true");
  expect(text(editor, 1)?.[0]).toEqual({ type: "text", text: "一二", marks: [{ type: "bold" }] });
  expect(document.activeElement).toBe(editor.view.dom);
});

test("the style is chosen in a list, by name", async () => {
  const { editor, screen } = await show();
  await screen.getByRole("button", { name: "样式 正文" }).click();
  await screen.getByRole("menuitem", { name: /二级标题/ }).click();
  await expect.poll(() => blocksIn(editor)[1]).toMatchObject({ type: "heading", attrs: { level: 2 } });
  await expect.element(screen.getByRole("button", { name: "样式 二级标题" })).toBeVisible();
});

test("over a selection stands how long it is", async () => {
  const { screen, editor } = await show();
  await expect.element(screen.getByText("选中 2 字")).toBeVisible();
  editor.commands.setTextSelection(5);
  await expect.element(screen.getByText("选中 2 字")).not.toBeInTheDocument();
});

test("the keys of Word do what they do there", async () => {
  const { editor } = await show();
  await userEvent.keyboard("{Control>}e{/Control}");
  expect(blocksIn(editor)[1]?.attrs).toMatchObject({ align: "center" });
  await userEvent.keyboard("{Control>}{Alt>}3{/Alt}{/Control}");
  expect(blocksIn(editor)[1]).toMatchObject({ type: "heading", attrs: { level: 3 } });
  await userEvent.keyboard("{Control>}{Alt>}0{/Alt}{/Control}{Control>}{Shift>}7{/Shift}{/Control}");
  expect(blocksIn(editor)[1]?.type).toBe("orderedList");
  await userEvent.keyboard("{Control>}{Shift>}7{/Shift}{/Control}{Alt>}{ArrowDown}{/Alt}");
  expect(blocksIn(editor).map(({ content }) => content?.[0]?.text)).toEqual(["甲", "后文", "一二三四"]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(blocksIn(editor).map(({ type }) => type)).toContain("pageBreak");
});

test("Tab at the start of a heading changes its level, and keeps to six", async () => {
  const { editor } = await show();
  editor.commands.setTextSelection(2);
  await userEvent.keyboard("{Tab}");
  expect(blocksIn(editor)[0]?.attrs?.["level"]).toBe(2);
  await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
  expect(blocksIn(editor)[0]?.attrs?.["level"]).toBe(1);
});

test("Ctrl and / list the keys, Ctrl F finds, and Escape gives the focus back", async () => {
  const { screen, editor } = await show();
  await userEvent.keyboard("{Control>}/{/Control}");
  await expect.element(screen.getByRole("dialog", { name: "快捷键" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.activeElement).toBe(editor.view.dom);
  await userEvent.keyboard("{Control>}f{/Control}");
  await expect.element(screen.getByRole("textbox", { name: "查找" })).toHaveValue("一二");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.activeElement).toBe(editor.view.dom);
});

test("a list of the toolbar closes when the text is typed in", async () => {
  const { screen } = await show();
  await screen.getByRole("button", { name: "插入" }).click();
  await expect.element(screen.getByRole("menu", { name: "插入" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});

test("the toolbar is one stop of the Tab key, Alt and F10 lead there from the text, and it remembers where one was", async () => {
  const { screen, editor } = await show();
  editor.commands.setTextSelection(5);
  await expect.element(screen.getByText("选中 2 字")).not.toBeInTheDocument();
  const bar = screen.getByRole("toolbar", { name: "文字格式" }).element();
  expect(bar.querySelectorAll('button:not([tabindex="-1"])')).toHaveLength(1);
  await userEvent.keyboard("{Alt>}{F10}{/Alt}{ArrowRight}");
  await expect.element(screen.getByRole("button", { name: "加粗" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(editor.view.dom);
  await userEvent.keyboard("{Alt>}{F10}{/Alt}");
  await expect.element(screen.getByRole("button", { name: "加粗" })).toHaveFocus();
});

test("Escape gives the focus back at once, so that the next key is the text's and presses no button", async () => {
  const { screen, editor } = await show();
  await userEvent.keyboard("{Alt>}{F10}{/Alt}");
  await expect.poll(() => document.activeElement?.closest("[role=toolbar]")).not.toBeNull();
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  expect(document.activeElement).toBe(editor.view.dom);
  await screen.unmount();
});
