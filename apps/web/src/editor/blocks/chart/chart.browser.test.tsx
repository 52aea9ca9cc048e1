import type { NodeJson } from "@tangleaf/document/model";
import { TextSelection } from "@tiptap/pm/state";
import axe from "axe-core";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../../app/styles/base.css";
import "../../../app/styles/tokens.css";
import { chartMessages } from "#messages/chart.ts";
import { useToasts } from "#ui/toast/toast-store.ts";
import { FROM_YJS } from "../../document/binding/binding.ts";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { BlockPanels } from "../panels/block-panels.tsx";
import { placedBlocks } from "../structure/placed-blocks.ts";
import { blocksIn, openBlocks, paragraph } from "../testing/open-blocks.ts";

afterEach(() => {
  closeAll();
  delete document.documentElement.dataset["theme"];
});

const cell = (text: string, type: "tableCell" | "tableHeader"): NodeJson => ({
  type,
  attrs: { colspan: 1, rowspan: 1 },
  content: [paragraph(text)],
});
const table = (...rows: readonly string[]): NodeJson => ({
  type: "table",
  attrs: { id: "t1", source: "来源：校图书馆" },
  content: rows.map((row, at) => ({
    type: "tableRow",
    content: row.split("|").map((text) => cell(text, at === 0 ? "tableHeader" : "tableCell")),
  })),
});
const LOANS = table("学院|借阅量（册）", "文学院|5200", "理学院|3100", "工学院|4100");
const CHART: NodeJson = { type: "chart", attrs: { id: "c1", tableId: "t1", caption: "旧话" } };

function at<T extends Element = HTMLElement>(root: Element, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

/** Puts the caret behind a text. */
function caretAt({ editor }: ReturnType<typeof openBlocks>, text: string): void {
  editor.state.doc.descendants((node, pos) => {
    if (node.text === text) editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, pos + text.length)));
  });
  editor.view.focus();
}
const figures = (root: Element) => [...root.querySelectorAll(".chart-frame svg text")].map((text) => text.textContent);
const button = (root: Element, words: string) =>
  [...root.querySelectorAll<HTMLButtonElement>("button")].find((one) => one.textContent === words);

async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test("a table becomes the chart that fits, at once, as one step that undo takes back", async () => {
  const made = openBlocks([LOANS]);
  const { opened, editor, blocks } = made;
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  caretAt(made, "5200");
  await screen.getByRole("button", { name: "画成图" }).click();
  await expect.poll(() => figures(opened.element)).toEqual(expect.arrayContaining(["5,200", "文学院"]));
  const chart = blocksIn(editor).find(({ type }) => type === "chart");
  expect(chart?.attrs).toMatchObject({
    tableId: "t1",
    kind: "bar",
    source: "来源：校图书馆",
    caption: expect.stringContaining("文学院的借阅量最高"),
  });
  expect(blocksIn(editor).at(-1)?.type).toBe("paragraph");
  opened.undo.undo();
  expect(blocksIn(editor).map(({ type }) => type)).not.toContain("chart");
});

test("a table without figures says so", async () => {
  const made = openBlocks([table("甲|乙", "丙|丁")]);
  const screen = await render(<BlockPanels editor={made.editor} blocks={made.blocks} />);
  caretAt(made, "丁");
  await screen.getByRole("button", { name: "画成图" }).click();
  await expect.element(screen.getByText(/没有能画的数/)).toBeVisible();
  expect(blocksIn(made.editor).map(({ type }) => type)).not.toContain("chart");
});

test("a mended cell redraws the chart and what it says", async () => {
  const made = openBlocks([LOANS, CHART, paragraph("后")]);
  await expect.poll(() => figures(made.opened.element)).toContain("3,100");
  expect(at(made.opened.element, "[data-node=chart] .caption").textContent).toBe("文学院的借阅量最高，为 5,200 册，是理学院的 1.7 倍");
  caretAt(made, "3100");
  made.editor.commands.insertContent("0");
  await expect.poll(() => figures(made.opened.element)).toContain("31,000");
  expect(at(made.opened.element, "[data-node=chart] .caption").textContent).toContain("理学院的借阅量最高，为 3.1 万册");
  expect(at(made.opened.element, ".chart-frame").getAttribute("aria-label")).toContain("柱状图");
});

test("a chart is drawn near the screen, not far from it", async () => {
  const far = Array.from({ length: 200 }, () => paragraph("远"));
  const { opened } = openBlocks([...far, LOANS, CHART]);
  expect(opened.element.querySelector(".chart-frame svg")).toBeNull();
  at(opened.element, "[data-node=chart]").scrollIntoView();
  await expect.poll(() => opened.element.querySelector(".chart-frame svg")).not.toBeNull();
});

test("kind, colours and words are changed in its panel, and a figure that is not in the table is named", async () => {
  const { opened, editor, blocks } = openBlocks([LOANS, CHART, paragraph("后")]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  await expect.poll(() => figures(opened.element)).toContain("5,200");
  button(opened.element, "改图")?.click();
  await screen.getByRole("radio", { name: "饼图" }).click({ force: true });
  await expect.poll(() => figures(opened.element).join()).toContain("41.9%");
  await screen.getByRole("radio", { name: "折线" }).click({ force: true });
  await expect.element(screen.getByText(/连成线会误导/).first()).toBeVisible();
  await screen.getByRole("radio", { name: "条形" }).click({ force: true });
  await screen.getByRole("combobox", { name: "突出" }).selectOptions("理学院");
  const claim = screen.getByRole("textbox", { name: "图要说的话" });
  await claim.fill("理学院借了 3,100 册，比去年多 700");
  await expect.element(screen.getByText(/^700 不是表里的数/)).toBeVisible();
  expect(await faults()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  const look = JSON.parse(String(blocksIn(editor)[1]?.attrs?.["option"]));
  expect(look).toMatchObject({
    type: "bar",
    bar: { lie: "flat" },
    emphasis: [{ x: "理学院" }],
    title: "理学院借了 {{x=理学院,y=借阅量（册）}}，比去年多 700",
  });
  expect(blocksIn(editor)[1]?.attrs?.["caption"]).toBe("理学院借了 3,100 册，比去年多 700");
});

test("a table with other columns offers to draw its chart anew, as one step that undo takes back, and changes nothing by itself", async () => {
  const look = {
    v: 1,
    type: "bar",
    bar: { lie: "flat", stack: "none" },
    x: { col: "学院" },
    y: [{ col: "借阅量（册）" }],
    sort: "desc",
    emphasis: [],
    title: "",
    subtitle: "",
    source: "",
    caption: "",
    labels: "auto",
    scale: "auto",
    palette: "leaf",
    lang: "zh",
    size: "page",
  };
  const { opened, editor } = openBlocks([LOANS, { ...CHART, attrs: { ...CHART.attrs, option: JSON.stringify(look) } }, paragraph("后")]);
  await expect.poll(() => figures(opened.element)).toContain("5,200");
  expect(button(opened.element, "照现在的表重画")?.hidden).toBe(true);
  caretAt({ opened, editor } as ReturnType<typeof openBlocks>, "借阅量（册）");
  editor.commands.insertContent("总计");
  await expect.poll(() => button(opened.element, "照现在的表重画")?.hidden, { message: "the button that redraws is shown" }).toBe(false);
  const stored = () => blocksIn(editor).find(({ type }) => type === "chart")?.attrs;
  expect(stored()?.["option"]).toBe(JSON.stringify(look));
  button(opened.element, "照现在的表重画")?.click();
  await expect.poll(() => figures(opened.element)).toContain("5,200");
  expect(JSON.parse(String(stored()?.["option"]))).toMatchObject({ y: [{ col: "借阅量（册）总计" }], palette: "leaf", size: "page" });
  expect(stored()?.["caption"]).toContain("文学院");
  opened.undo.undo();
  expect(stored()?.["option"]).toBe(JSON.stringify(look));
});

test("deleting a table a chart is drawn from asks: it goes back with one press, what was typed since stays, or the chart goes too", async () => {
  const made = openBlocks([LOANS, CHART, paragraph("后")]);
  const { opened, editor } = made;
  await expect.poll(() => figures(opened.element)).toContain("5,200");
  const { lost } = chartMessages;
  const asked = () => useToasts.getState().toasts.find(({ title }) => title === lost.title)?.action;
  const deleteTable = () => {
    const [table] = placedBlocks(editor.state.doc);
    editor.view.dispatch(editor.state.tr.delete(table?.pos ?? 0, (table?.pos ?? 0) + (table?.node.nodeSize ?? 0)));
  };
  deleteTable();
  await expect.poll(() => at(opened.element, ".chart-state").textContent).toBe(chartMessages.nothing.noTable);
  caretAt(made, "后");
  editor.commands.insertContent("来写的");
  const action = asked();
  if (action === undefined || !("run" in action)) throw new Error("nobody was asked");
  action.run();
  expect(blocksIn(editor).map(({ type }) => type)).toEqual(["table", "chart", "paragraph"]);
  expect(opened.element.textContent).toContain("后来写的");
  await expect.poll(() => figures(opened.element)).toContain("5,200");
  action.run();
  expect(blocksIn(editor).filter(({ type }) => type === "table")).toHaveLength(1);

  deleteTable();
  await expect.poll(() => button(opened.element, "删掉这张图")?.offsetParent).not.toBeNull();
  button(opened.element, "删掉这张图")?.click();
  expect(blocksIn(editor).map(({ type }) => type)).toEqual(["paragraph"]);
});

test("a table somebody else deletes, or that goes with its chart, asks nobody", async () => {
  useToasts.setState({ toasts: [] });
  const { editor, opened } = openBlocks([LOANS, CHART, paragraph("后")]);
  await expect.poll(() => figures(opened.element)).toContain("5,200");
  const [table, chart] = placedBlocks(editor.state.doc);
  const { tr } = editor.state;
  editor.view.dispatch(tr.delete(table?.pos ?? 0, (chart?.pos ?? 0) + (chart?.node.nodeSize ?? 0)));
  opened.undo.undo();
  const [again] = placedBlocks(editor.state.doc);
  editor.view.dispatch(editor.state.tr.delete(again?.pos ?? 0, (again?.pos ?? 0) + (again?.node.nodeSize ?? 0)).setMeta(FROM_YJS, true));
  expect(useToasts.getState().toasts).toEqual([]);
});

test("a claim the figures no longer bear is flagged beside the chart", async () => {
  const option = {
    v: 1,
    type: "bar",
    x: { col: "学院" },
    y: [{ col: "借阅量（册）" }],
    sort: "desc",
    emphasis: [],
    title: "{{top:x=理学院,y=借阅量（册）}}领先",
    subtitle: "",
    source: "",
    caption: "",
    labels: "auto",
    scale: "auto",
    palette: "orange",
    lang: "zh",
    size: "column",
  };
  const { opened } = openBlocks([LOANS, { ...CHART, attrs: { ...CHART.attrs, option: JSON.stringify(option) } }]);
  await expect.poll(() => at(opened.element, ".chart-state").textContent).toBe("这句话和数据对不上了，改一改。");
});

test("a folded table is hidden until the caret is in it, and comes back with a press", async () => {
  const made = openBlocks([LOANS, { ...CHART, attrs: { ...CHART.attrs, folded: 1 } }, paragraph("后")]);
  const { opened } = made;
  const isShown = () => at(opened.element, ".table-block").getBoundingClientRect().height > 0;
  caretAt(made, "后");
  await expect.poll(isShown, { message: "the chart is hidden" }).toBe(false);
  caretAt(made, "5200");
  await expect.poll(isShown, { message: "the chart is shown" }).toBe(true);
  caretAt(made, "后");
  await expect.poll(() => button(opened.element, "看数据")).toBeDefined();
  button(opened.element, "看数据")?.click();
  await expect.poll(isShown, { message: "the chart is shown" }).toBe(true);
});

test("Enter opens the panel of a selected chart, and Escape gives the focus back", async () => {
  const made = openBlocks([LOANS, CHART, paragraph("后")]);
  const screen = await render(<BlockPanels editor={made.editor} blocks={made.blocks} />);
  await expect.poll(() => figures(made.opened.element)).toContain("5,200");
  caretAt(made, "后");
  await userEvent.keyboard("{ArrowLeft}");
  await userEvent.keyboard("{ArrowLeft}");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("dialog", { name: "改图" })).toBeVisible();
  await expect.element(screen.getByRole("radiogroup", { name: "图形" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.activeElement).toBe(made.editor.view.dom);
});

test("a chart whose table is deleted keeps its words", async () => {
  const { opened } = openBlocks([CHART, paragraph("后")]);
  await expect.poll(() => at(opened.element, ".chart-state").textContent).toBe("数据表已经删掉，画不出来");
  expect(at(opened.element, "[data-node=chart] .caption").textContent).toBe("旧话");
});

test("the picture follows the theme", async () => {
  const { opened } = openBlocks([LOANS, CHART]);
  const fills = () => [...opened.element.querySelectorAll(".chart-frame svg path")].map((path) => path.getAttribute("fill"));
  await expect.poll(fills).toContain("#fb7d1e");
  document.documentElement.dataset["theme"] = "dark";
  await expect.poll(fills).toContain("#ff9447");
});
