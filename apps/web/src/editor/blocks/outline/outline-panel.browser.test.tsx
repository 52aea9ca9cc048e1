import type { NodeJson } from "@tangleaf/document/model";
import type { Editor } from "@tiptap/core";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { blocksIn, heading, openBlocks, paragraph } from "../testing/open-blocks.ts";
import { OutlinePanel } from "./outline-panel.tsx";

afterEach(closeAll);

const BLOCKS: NodeJson[] = [
  heading(1, "甲"),
  paragraph("一二三"),
  heading(2, "甲一"),
  paragraph("四五"),
  heading(2, "甲二"),
  paragraph("六"),
  heading(1, "乙"),
  paragraph("七八九十"),
  heading(1, "丙"),
];

async function show(blocks: NodeJson[] = BLOCKS) {
  const { editor: made } = openBlocks(blocks);
  const steps = vi.fn((change: () => void) => change());
  const screen = await render(<OutlinePanel editor={made} asOneStep={steps} />);
  const titles = () =>
    blocksIn(made).flatMap((block) => (block.type === "heading" ? [`${block.attrs?.["level"]}${block.content?.[0]?.text ?? ""}`] : []));
  return { screen, made, steps, titles };
}

const row = (screen: Awaited<ReturnType<typeof show>>["screen"], name: string | RegExp) => screen.getByRole("treeitem", { name });

test("shows every heading with its level, and its characters with those below it", async () => {
  const { screen } = await show();
  expect(
    screen
      .getByRole("treeitem")
      .elements()
      .map((item) => `${item.ariaLevel} ${item.ariaLabel}`),
  ).toEqual(["1 甲 6", "2 甲一 2", "2 甲二 1", "1 乙 4", "1 丙 未写"]);
});

test("Alt and an arrow move a section with everything below it, as one step", async () => {
  const { screen, made, steps, titles } = await show();
  row(screen, "甲 6").element().focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(titles()).toEqual(["1乙", "1甲", "2甲一", "2甲二", "1丙"]);
  expect(steps).toHaveBeenCalledTimes(1);
  made.state.doc.check();
  await expect.poll(() => document.activeElement?.getAttribute("data-id")).toBe("h-甲");
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(blocksIn(made)).toEqual(BLOCKS.map((block) => expect.objectContaining({ type: block.type })));
  expect(titles()).toEqual(["1甲", "2甲一", "2甲二", "1乙", "1丙"]);
});

test("Tab makes a section and what is below it one level deeper, Shift and Tab higher", async () => {
  const { screen, titles } = await show();
  row(screen, /^乙/).element().focus();
  await userEvent.keyboard("{ArrowUp}{ArrowDown}");
  await expect.poll(() => document.activeElement?.getAttribute("data-id")).toBe("h-乙");
  await userEvent.keyboard("{Tab}");
  expect(titles()).toEqual(["1甲", "2甲一", "2甲二", "2乙", "1丙"]);
  await expect.poll(() => document.activeElement?.getAttribute("data-id")).toBe("h-乙");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(titles()).toEqual(["1甲", "2甲一", "2甲二", "1乙", "1丙"]);
});

test("Tab on its way through the page leaves the tree and changes nothing", async () => {
  const { screen, titles } = await show();
  row(screen, /^乙/).element().focus();
  await userEvent.keyboard("{Tab}");
  expect(titles()).toEqual(["1甲", "2甲一", "2甲二", "1乙", "1丙"]);
  expect(document.activeElement?.getAttribute("role")).not.toBe("treeitem");
  row(screen, /^乙/).element().focus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(titles()).toEqual(["1甲", "2甲一", "2甲二", "1乙", "1丙"]);
});

test("what cannot move stays, and it is said", async () => {
  const { screen, titles } = await show();
  row(screen, "甲 6").element().focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}{Tab}");
  expect(titles()).toEqual(["1甲", "2甲一", "2甲二", "1乙", "1丙"]);
  await expect.element(screen.getByRole("status")).toHaveTextContent("到头了，不能再动");
});

test("Enter renames, Escape leaves the title as it was", async () => {
  const { screen, titles } = await show();
  row(screen, "甲一 2").element().focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.fill(screen.getByRole("textbox", { name: "标题" }), "改过");
  await userEvent.keyboard("{Enter}");
  expect(titles()).toContain("2改过");
  await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("treeitem");
  await userEvent.keyboard("{Enter}");
  await userEvent.fill(screen.getByRole("textbox", { name: "标题" }), "不要");
  await userEvent.keyboard("{Escape}");
  expect(titles()).toContain("2改过");
});

test("Delete asks first, then takes the whole section away", async () => {
  const { screen, titles } = await show();
  row(screen, "甲 6").element().focus();
  await userEvent.keyboard("{Delete}");
  await expect
    .element(screen.getByRole("dialog", { name: "删掉“甲”？" }))
    .toHaveTextContent("删掉“甲”？连同下面的 2 段，一共 6 字。删了还能撤销。留着删掉");
  await screen.getByRole("button", { name: "删掉", exact: true }).click();
  expect(titles()).toEqual(["1乙", "1丙"]);
});

test("dragged into the middle of another row, a section goes below it", async () => {
  const { screen, made, titles } = await show();
  await userEvent.dragAndDrop(row(screen, /^丙/), row(screen, "甲一 2"));
  await expect.poll(() => titles()).toEqual(["1甲", "2甲一", "3丙", "2甲二", "1乙"]);
  made.state.doc.check();
});

test("folding hides what is below, and the arrow keys pass over it", async () => {
  const { screen } = await show();
  row(screen, "甲 6").element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByRole("treeitem").elements()).toHaveLength(3);
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => document.activeElement?.getAttribute("data-id")).toBe("h-乙");
});

test("counts follow the text, and the section with the caret is the current one", async () => {
  const { screen, made } = await show();
  made.commands.insertContentAt(blockEnd(made, 1), "加字");
  await expect.element(row(screen, "甲 8")).toBeVisible();
  made.commands.setTextSelection(blockEnd(made, 7));
  await expect.element(row(screen, /^乙/)).toHaveAttribute("aria-selected", "true");
});

function blockEnd(made: Editor, index: number): number {
  let at = 0;
  let seen = -1;
  made.state.doc.descendants((node, pos, parent) => {
    if (parent?.type.name === "group" && ++seen === index) at = pos + node.nodeSize - 1;
    return parent === made.state.doc;
  });
  return at;
}
