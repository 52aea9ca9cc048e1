import type { NodeJson } from "@tangleaf/document/model";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { BlockPanels } from "../panels/block-panels.tsx";
import { blocksIn, openBlocks, paragraph } from "../testing/open-blocks.ts";
import { ActionButton } from "../toolbar/action-button.tsx";
import { createCitationSource, type Library } from "./citation-source.ts";
import { goToCitation, placesCiting } from "./insert-citation.ts";

afterEach(closeAll);

const REFERENCES: NonNullable<Library["references"]> = [
  { id: "R1", entry: "贾俊平. 统计学[M]. 北京: 中国人民大学出版社, 2018.", tier: "A" },
  { id: "R2", entry: "HOLLIS M. Reading corners[J]. 2021.", tier: "C" },
  { id: "R3", entry: "林晓禾. 阅读角的使用[J]. 2021.", tier: "B" },
];

const text = (words: string): NodeJson => ({ type: "text", text: words });
const cite = (refIds: string): NodeJson => ({ type: "citation", attrs: { refIds } });
const line = (...content: NodeJson[]): NodeJson => ({ type: "paragraph", content });

function openWith(blocks: readonly NodeJson[], library: Partial<Library> = {}) {
  const citations = createCitationSource();
  citations.setState({ references: REFERENCES, ...library });
  return { citations, ...openBlocks(blocks, { citations }) };
}

const shown = (root: Element) => [...root.querySelectorAll<HTMLElement>(".citation")].map((one) => one.textContent);

test("citations are numbered as they appear, and anew after every edit", async () => {
  const { opened, editor, citations } = openWith([line(text("甲"), cite("R3")), line(text("乙"), cite("R1,R2"), cite("R3"))]);
  expect(shown(opened.element)).toEqual(["[1]", "[2-3]", "[1]"]);
  const [first] = placesCiting(editor.state.doc, "R3");
  editor.view.dispatch(editor.state.tr.delete(first ?? 0, (first ?? 0) + 1));
  expect(shown(opened.element)).toEqual(["[1-2]", "[3]"]);
  citations.setState({ references: REFERENCES.filter(({ id }) => id !== "R1") });
  expect(shown(opened.element)).toEqual(["[1][R1?]", "[2]"]);
});

test("one that nobody has found is amber, one the library has not is named, and both say what they are", () => {
  const { opened } = openWith([line(cite("R1")), line(cite("R2")), line(cite("R9"))]);
  const [found, unchecked, unknown] = [...opened.element.querySelectorAll<HTMLElement>(".citation")];
  expect(found?.hasAttribute("data-unchecked")).toBe(false);
  expect(found?.title).toContain("统计学");
  expect(unchecked?.hasAttribute("data-unchecked")).toBe(true);
  expect(unknown?.querySelector("[data-problem]")?.textContent).toBe("[R9?]");
  expect(unknown?.title).toContain("文献库里没有");
});

test("by author and year it is words", () => {
  const { opened } = openWith([line(cite("R1,R3"))], { byAuthor: (ids) => `（${ids.join("；")}）` });
  expect(shown(opened.element)).toEqual(["（R1；R3）"]);
});

test("a document without a library shows ids, and offers no citing", async () => {
  const { opened, editor, blocks } = openBlocks([line(text("甲"), cite("R3")), paragraph("")]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  expect(shown(opened.element)).toEqual(["[R3]"]);
  opened.element.querySelector<HTMLElement>(".citation")?.click();
  expect(screen.getByRole("dialog").elements()).toEqual([]);
  editor.commands.focus("end");
  await expect.poll(() => editor.view.hasFocus(), { message: "the text has the focus" }).toBe(true);
  await userEvent.keyboard("/引用文献");
  await expect.element(screen.getByRole("listbox", { name: "插入" })).not.toHaveTextContent("引用文献");
});

test("typing [[R opens the choice; a second reference joins the citation", async () => {
  const { opened, editor, blocks } = openWith([paragraph("甲说")]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  editor.commands.focus("end");
  await expect.poll(() => editor.view.hasFocus(), { message: "the text has the focus" }).toBe(true);
  await userEvent.keyboard("[[[[R");
  await screen.getByRole("textbox", { name: "找作者、题名或编号" }).fill("统计 2018");
  await userEvent.keyboard("{Enter}");
  expect(blocksIn(editor)).toEqual([line(text("甲说"), cite("R1"))]);
  blocks.panels.open({ kind: "cite" });
  await screen.getByRole("button", { name: /阅读角的使用/ }).click();
  expect(blocksIn(editor)).toEqual([line(text("甲说"), cite("R1,R3"))]);
  expect(shown(opened.element)).toEqual(["[1-2]"]);
});

test("an empty library can be added to from the choice, which stays open under the dialog and shows what is new", async () => {
  const add = () => <AddByDialog />;
  const { editor, blocks, citations } = openWith([paragraph("甲说")], { references: [], add });
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  editor.commands.focus("end");
  blocks.panels.open({ kind: "cite" });
  await screen.getByRole("button", { name: "手动填写" }).click();
  await screen.getByRole("textbox", { name: "题名" }).fill("统计学");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog", { name: "填写文献" })).not.toBeInTheDocument();
  citations.setState({ references: REFERENCES });
  await screen.getByRole("button", { name: /统计学/ }).click();
  expect(blocksIn(editor)).toEqual([line(text("甲说"), cite("R1"))]);
  blocks.panels.open({ kind: "cite" });
  await screen.getByRole("button", { name: "添加文献" }).click();
  await expect.element(screen.getByRole("button", { name: "手动填写" })).toBeVisible();
});

function AddByDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        手动填写
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="填写文献">
        <input aria-label="题名" />
      </Dialog>
    </>
  );
}

const PANEL_GAP_PX = 8;

test("the choice stands at the button that opened it", async () => {
  await page.viewport(1000, 700);
  const { editor, blocks } = openWith([paragraph("甲说")]);
  const screen = await render(
    <>
      <ActionButton editor={editor} blocks={blocks} name="citation" />
      <BlockPanels editor={editor} blocks={blocks} />
    </>,
  );
  const button = screen.getByRole("button", { name: "引用文献" });
  await button.click();
  const { bottom } = button.element().getBoundingClientRect();
  await expect.poll(() => screen.getByRole("dialog").element().getBoundingClientRect().top - bottom).toBe(PANEL_GAP_PX);
});

test("the slash menu and the window of a citation: page, one reference less, all gone", async () => {
  const { opened, editor, blocks } = openWith([line(text("甲"), cite("R1,R2")), paragraph("")]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  editor.commands.focus("end");
  await expect.poll(() => editor.view.hasFocus(), { message: "the text has the focus" }).toBe(true);
  await userEvent.keyboard("/wenxian");
  await userEvent.keyboard("{Enter}");
  await screen.getByRole("button", { name: /阅读角/ }).click();
  expect(shown(opened.element)).toEqual(["[1-2]", "[3]"]);
  opened.element.querySelector<HTMLElement>(".citation")?.click();
  await screen.getByRole("textbox", { name: "页码" }).fill("12-15");
  await screen.getByRole("button", { name: /不再引用 HOLLIS/ }).click();
  await screen.getByRole("button", { name: "好" }).click();
  expect(shown(opened.element)).toEqual(["[1]12-15", "[2]"]);
  opened.element.querySelector<HTMLElement>(".citation")?.click();
  await screen.getByRole("button", { name: "删掉引用" }).click();
  expect(shown(opened.element)).toEqual(["[1]"]);
});

test("a citation is deleted as one, and copied with its ids", async () => {
  const { opened, editor } = openWith([line(text("甲"), cite("R1,R3")), line(text("乙"))]);
  const [place = 0] = placesCiting(editor.state.doc, "R3");
  goToCitation(editor, place);
  const { dom } = editor.view.serializeForClipboard(editor.state.selection.content());
  editor.commands.focus("end");
  editor.view.pasteHTML(dom.innerHTML);
  expect(shown(opened.element)).toEqual(["[1-2]", "[1-2]"]);
  expect(blocksIn(editor)[1]).toEqual(line(text("乙"), cite("R1,R3")));
  await userEvent.keyboard("{Backspace}");
  expect(blocksIn(editor)[1]).toEqual(line(text("乙")));
});
