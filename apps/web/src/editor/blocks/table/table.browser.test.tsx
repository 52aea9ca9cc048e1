import type { NodeJson } from "@tangleaf/document/model";
import { CellSelection } from "@tiptap/pm/tables";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closeAll, stored } from "../../document/testing/editor-pair.ts";
import { BlockPanels } from "../panels/block-panels.tsx";
import { blocksIn, openBlocks, paragraph } from "../testing/open-blocks.ts";
import { TABLE_COMMANDS, type TableCommandName } from "./table-commands.ts";

afterEach(closeAll);

const cell = (text: string, attrs: Record<string, string | number> = {}): NodeJson => ({
  type: "tableCell",
  attrs,
  content: [paragraph(text)],
});
const table = (rows: NodeJson[][]): NodeJson => ({
  type: "table",
  attrs: { id: "t1" },
  content: rows.map((content) => ({ type: "tableRow", content })),
});

function open(rows: NodeJson[][]) {
  const { opened, editor, blocks } = openBlocks([table(rows), paragraph("后")]);
  const cells = () => {
    const places: number[] = [];
    editor.state.doc.descendants((node, pos) => {
      if (/^table(Cell|Header)$/.test(node.type.name)) places.push(pos);
    });
    return places;
  };
  const caretIn = (index: number) => editor.commands.setTextSelection((cells()[index] ?? 0) + 2);
  const run = (name: TableCommandName) => TABLE_COMMANDS[name](editor.state, editor.view.dispatch, editor.view);
  const shape = () =>
    blocksIn(editor)[0]?.content?.map((row) =>
      row.content?.map(({ type, attrs, content }) =>
        [
          type === "tableHeader" ? "h" : "c",
          content?.[0]?.content?.[0]?.text ?? "",
          attrs?.["colspan"],
          attrs?.["rowspan"],
          attrs?.["widths"],
        ]
          .join(" ")
          .trim(),
      ),
    );
  return { opened, editor, blocks, cells, caretIn, run, shape };
}

test("rows and columns come and go, and the stored document has the same table", () => {
  const { caretIn, run, shape, opened } = open([
    [cell("一"), cell("二")],
    [cell("三"), cell("四")],
  ]);
  caretIn(0);
  expect(run("rowAfter")).toBe(true);
  expect(run("columnBefore")).toBe(true);
  expect(shape()?.map((row) => row?.length)).toEqual([3, 3, 3]);
  caretIn(0);
  run("deleteColumn");
  caretIn(2);
  run("deleteRow");
  expect(shape()).toEqual([
    ["c 一 1 1", "c 二 1 1"],
    ["c 三 1 1", "c 四 1 1"],
  ]);
  expect(stored(opened)).toHaveLength(2);
  opened.view.state.doc.check();
});

test("cells are merged and split, columns keeping their widths", () => {
  const { editor, cells, run, shape } = open([
    [cell("一", { widths: "100" }), cell("二", { widths: "60" })],
    [cell("三", { widths: "100" }), cell("四", { widths: "60" })],
  ]);
  const [first = 0, second = 0] = cells();
  editor.view.dispatch(editor.state.tr.setSelection(CellSelection.create(editor.state.doc, first, second)));
  expect(run("merge")).toBe(true);
  expect(shape()?.[0]).toEqual(["c 一 2 1 100,60"]);
  editor.commands.setTextSelection((cells()[0] ?? 0) + 2);
  expect(run("split")).toBe(true);
  expect(shape()?.[0]).toEqual(["c 一 1 1 100", "c  1 1 60"]);
});

test("a table with gaps is left alone by what comes, and repaired before an own command", () => {
  const { caretIn, run, shape } = open([[cell("一"), cell("二")], [cell("三")]]);
  expect(shape()?.map((row) => row?.length)).toEqual([2, 1]);
  caretIn(0);
  expect(run("rowAfter")).toBe(true);
  expect(shape()?.map((row) => row?.length)).toEqual([2, 2, 2]);
});

test("Tab goes from cell to cell and back", async () => {
  const { editor, caretIn } = open([[cell("一"), cell("二")]]);
  caretIn(0);
  editor.view.focus();
  await userEvent.keyboard("{Tab}");
  expect(editor.state.selection.$from.parent.textContent).toBe("二");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(editor.state.selection.$from.parent.textContent).toBe("一");
});

test("a column is pulled wider, and keeps its width", async () => {
  const { opened, shape } = open([[cell("一"), cell("二")]]);
  const first = opened.element.querySelector("td");
  if (!first) throw new Error("no cell");
  const box = first.getBoundingClientRect();
  const at = (x: number) => ({ bubbles: true, button: 0, clientX: x, clientY: box.top + 5, pointerId: 1 });
  first.dispatchEvent(new PointerEvent("pointerdown", at(box.right - 2)));
  window.dispatchEvent(new PointerEvent("pointermove", at(box.right + 38)));
  window.dispatchEvent(new PointerEvent("pointerup", at(box.right + 38)));
  const widths = shape()?.[0]?.map((text) => Number(text.split(" ").at(-1)));
  expect(Math.abs((widths?.[0] ?? 0) - box.width - 40)).toBeLessThan(4);
});

test("a size is chosen with the arrow keys, and the toolbar makes a three-line table with a title", async () => {
  const { opened, editor, blocks } = openBlocks([paragraph("")]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  blocks.panels.open({ kind: "tableSize" });
  await screen.getByRole("button", { name: /插入表格/ }).click({ position: { x: 1, y: 1 } });
  expect(blocksIn(editor)[0]?.type).toBe("table");
  const bar = screen.getByRole("toolbar", { name: "表格工具" });
  await bar.getByRole("button", { name: "三线表" }).click();
  await bar.getByRole("button", { name: "表题和样式" }).click();
  await screen.getByRole("textbox", { name: "表题" }).fill("来客");
  await userEvent.keyboard("{Enter}");
  expect(blocksIn(editor)[0]?.attrs).toMatchObject({ kind: "three-line", caption: "来客" });
  expect(opened.element.querySelector<HTMLElement>(".caption")?.dataset["n"]).toBe("表 1");
});

test("a table another page is changing says so, its structure stays, and its words can still be written", async () => {
  const { editor, blocks, caretIn, shape } = open([[cell("一"), cell("二")]]);
  const held = new Map([["t1", "手机正在改这张表的行列"]]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} heldTables={held} />);
  caretIn(0);
  const bar = screen.getByRole("toolbar", { name: "表格工具" });
  await expect.element(bar.getByText("手机正在改这张表的行列")).toBeVisible();
  const add = bar.getByRole("button", { name: "下方插一行" });
  await expect.element(add).toHaveAttribute("aria-disabled", "true");
  (add.element() as HTMLElement).click();
  expect(shape()).toHaveLength(1);
  await expect.element(bar.getByRole("button", { name: "三线表" })).not.toHaveAttribute("aria-disabled");
});

test("the structure is asked for before it is changed, refused with a word, and given back when the caret leaves", async () => {
  const asked: (string | null)[] = [];
  let free = false;
  const leaseTable = (id: string | null) => {
    asked.push(id);
    return free || id === null;
  };
  const { editor, blocks } = openBlocks([table([[cell("一"), cell("二")]]), paragraph("后")], { leaseTable });
  const rows = () => blocksIn(editor)[0]?.content?.length;
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  editor.commands.setTextSelection(5);
  const add = screen.getByRole("button", { name: "下方插一行" });
  await add.click();
  await expect.element(screen.getByText("别处正在改这张表的行列，等它改完再动")).toBeVisible();
  expect(rows()).toBe(1);
  free = true;
  await add.click();
  expect(rows()).toBe(2);
  expect(asked).toEqual(["t1", "t1"]);
  editor.commands.setTextSelection(editor.state.doc.content.size - 2);
  await expect.poll(() => asked.at(-1)).toBeNull();
});

test("a column is made wider and narrower by keys, several at once where several are selected", async () => {
  const { editor, caretIn, cells, shape } = open([[cell("一", { widths: "100" }), cell("二", { widths: "60" })]]);
  const widths = () => shape()?.[0]?.map((text) => Number(text.split(" ").at(-1)));
  caretIn(0);
  editor.view.focus();
  await userEvent.keyboard("{Control>}{Alt>}.{/Alt}{/Control}");
  expect(widths()).toEqual([116, 60]);
  const [first = 0, second = 0] = cells();
  editor.view.dispatch(editor.state.tr.setSelection(CellSelection.create(editor.state.doc, first, second)));
  await userEvent.keyboard("{Control>}{Alt>},{/Alt}{/Control}");
  expect(widths()).toEqual([100, 44]);
  for (let press = 0; press < 3; press++) await userEvent.keyboard("{Control>}{Alt>},{/Alt}{/Control}");
  expect(widths()).toEqual([52, 32]);
});

test("cells are selected with Shift and the arrow keys, merged in the toolbar, and Escape leads back", async () => {
  const { editor, blocks, caretIn, shape } = open([[cell("一"), cell("二")]]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  caretIn(0);
  editor.commands.setTextSelection(editor.state.selection.$from.end());
  editor.view.focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await expect.poll(() => editor.state.selection instanceof CellSelection, { message: "cells are selected" }).toBe(true);
  await userEvent.keyboard("{Alt>}{F10}{/Alt}");
  await expect.element(screen.getByRole("button", { name: "上方插一行" })).toHaveFocus();
  for (let press = 0; press < 6; press++) await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("button", { name: "合并单元格" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => shape()?.[0]).toHaveLength(1);
  await userEvent.keyboard("{Alt>}{F10}{/Alt}{Escape}");
  expect(document.activeElement).toBe(editor.view.dom);
});

test("figures and words of a narrow table are never broken: it scrolls, and fades at the edge beyond which something lies", async () => {
  const words = ["年份", "2023", "1,234,567", "Department", "市场部的全体同事"];
  const { editor } = open([words.map((text) => cell(text)), words.map((text) => cell(text))]);
  const block = editor.view.dom.closest<HTMLElement>("body > div");
  if (block === null) throw new Error("no editor");
  block.style.width = "200px";
  const scroller = editor.view.dom.querySelector<HTMLElement>(".table-scroll");
  await expect.poll(() => scroller?.hasAttribute("data-more")).toBe(true);
  for (const one of editor.view.dom.querySelectorAll("td p")) {
    if (!/^[\w,]+$/.test(one.textContent ?? "")) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    expect(range.getClientRects(), one.textContent ?? "").toHaveLength(1);
  }
  scroller?.scrollTo({ left: scroller.scrollWidth });
  await expect.poll(() => scroller?.hasAttribute("data-more")).toBe(false);
});
