import type { NodeJson } from "@tangleaf/document/model";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { BlockPanels } from "../panels/block-panels.tsx";
import { blocksIn, heading, openBlocks, paragraph } from "../testing/open-blocks.ts";

afterEach(closeAll);

const math = (latex: string, attrs = {}): NodeJson => ({ type: "mathBlock", attrs: { id: "m1", latex, ...attrs } });
const figure = (attrs: Record<string, string | number>): NodeJson => ({ type: "figure", attrs: { id: "f1", ...attrs } });

function at<T extends Element = HTMLElement>(root: Element, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

test("a formula is drawn near the screen, not far from it", async () => {
  const far = Array.from({ length: 200 }, () => paragraph("远"));
  const { opened } = openBlocks([math("a^2"), ...far, { type: "mathBlock", attrs: { id: "m2", latex: "b^2" } }]);
  await expect.poll(() => opened.element.querySelectorAll(".katex").length).toBe(1);
  at(opened.element, ".formula:last-of-type");
  [...opened.element.querySelectorAll(".formula")].at(-1)?.scrollIntoView();
  await expect.poll(() => opened.element.querySelectorAll(".katex").length).toBe(2);
});

test("formulas far from the screen are drawn for paper", async () => {
  const far = Array.from({ length: 200 }, () => paragraph("远"));
  const many = Array.from({ length: 60 }, (_, index) => ({ ...math(`a_{${index}}`), attrs: { id: `m${index}`, latex: `a_{${index}}` } }));
  const { opened } = openBlocks([math("a^2"), ...far, ...many]);
  at(opened.element, ".formula").scrollIntoView();
  await expect.poll(() => opened.element.querySelectorAll(".katex").length).toBe(1);
  window.dispatchEvent(new Event("beforeprint"));
  expect(opened.element.querySelectorAll(".katex").length).toBe(many.length + 1);
});

test("what a formula cannot say stays in the text, and why is said", async () => {
  const { opened, editor, blocks } = openBlocks([math("\\frac{a")]);
  await expect
    .poll(() => at(opened.element, ".formula").hasAttribute("data-problem"), { message: "the formula is marked as faulty" })
    .toBe(true);
  expect(at(opened.element, ".formula").textContent).toContain("\\frac{a");
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  at(opened.element, ".formula").click();
  const field = screen.getByRole("textbox", { name: "LaTeX" });
  await expect.element(screen.getByText(/这里看不懂/)).toBeVisible();
  await field.fill("\\frac{a}{b");
  await userEvent.keyboard("{Escape}");
  expect(blocksIn(editor)[0]).toMatchObject({ type: "mathBlock", attrs: { latex: "\\frac{a}{b" } });
  await expect.poll(() => document.activeElement).toBe(editor.view.dom);
});

test("a formula is written with the palette and numbered", async () => {
  const { opened, editor, blocks } = openBlocks([math("x"), paragraph("后")]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  at(opened.element, ".formula").click();
  await screen.getByRole("textbox", { name: "LaTeX" }).fill("");
  await screen.getByRole("tab", { name: "希腊字母" }).click();
  await screen.getByRole("button", { name: "α \\alpha", exact: true }).click();
  await screen.getByRole("checkbox", { name: "编号" }).click();
  await screen.getByRole("button", { name: "好", exact: true }).click();
  expect(blocksIn(editor)[0]).toMatchObject({ attrs: { latex: "\\alpha ", numbered: 1 } });
  expect(at(opened.element, ".formula").dataset["n"]).toBe("(1)");
});

test("numbers follow the structure and are written only where it changes", () => {
  let numbering: "none" | "chapters" = "chapters";
  const { opened, editor } = openBlocks(
    [heading(1, "甲"), paragraph("文"), figure({ blobId: "b", caption: "图题" }), heading(1, "乙"), heading(2, "乙一")],
    { settings: () => ({ numbering, language: "zh" }) },
  );
  const numbers = () => [...opened.element.querySelectorAll<HTMLElement>("h1, h2, figcaption")].map((one) => one.dataset["n"] ?? "");
  expect(numbers()).toEqual(["第一章", "图 1-1", "第二章", "2.1"]);
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(opened.element, { subtree: true, attributes: true, attributeFilter: ["data-n"] });
  editor.commands.insertContentAt(6, "字");
  expect(watcher.takeRecords()).toEqual([]);
  editor.commands.insertContentAt(1, { type: "heading", attrs: { level: 1 }, content: [{ type: "text", text: "前" }] });
  expect(numbers().filter((one) => one !== "")).toEqual(["第一章", "第二章", "图 2-1", "第三章", "3.1"]);
  watcher.disconnect();
  numbering = "none";
  opened.doc.getMap("meta").set("numbering", "none");
  expect(numbers().filter((one) => one !== "")).toEqual(["图 1"]);
});

test("a picture is on its way, fails in words, and comes at the second try", async () => {
  let fail = true;
  const progress: ((share: number) => void)[] = [];
  const { opened, editor, blocks } = openBlocks([figure({}), paragraph("后")], {
    images: {
      upload: async (_file, { onProgress }) => {
        progress.push(onProgress);
        await expect.poll(() => progress.length).toBeGreaterThan(0);
        if (fail) throw new Error("网断了");
        return "stored-1";
      },
      address: async () => "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
    },
  });
  expect(at(opened.element, ".figure-state").textContent).toContain("还没有图");
  blocks.uploads.start(editor.view, "f1", new File(["x"], "a.png", { type: "image/png" }));
  await expect.poll(() => at(opened.element, ".figure-state").textContent).toContain("网断了");
  fail = false;
  [...opened.element.querySelectorAll<HTMLButtonElement>(".figure-button")].find((one) => one.textContent === "再试一次")?.click();
  await expect.poll(() => blocksIn(editor)[0]).toMatchObject({ attrs: { blobId: "stored-1" } });
  await expect.poll(() => at<HTMLImageElement>(opened.element, "img").src).toContain("data:image/gif");
});

test("the width of a picture is changed by arrow keys", async () => {
  const { opened, editor } = openBlocks([figure({ blobId: "b" }), paragraph("后")]);
  at(opened.element, ".figure-edge").focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(blocksIn(editor)[0]).toMatchObject({ attrs: { width: 90 } });
});

test("a picture that is gone says so", async () => {
  const { opened } = openBlocks([figure({ blobId: "b" })], {
    images: { upload: async () => "", address: () => Promise.reject(new Error("gone")) },
  });
  await expect.poll(() => at(opened.element, ".figure-state").textContent).toContain("这张图打不开");
});

test("a footnote is written beside the text, and undone with it", async () => {
  const { opened, editor, blocks } = openBlocks([paragraph("文")]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  editor.commands.setTextSelection(3);
  editor.view.focus();
  await userEvent.keyboard("{Control>}{Alt>}f{/Alt}{/Control}");
  await screen.getByRole("textbox", { name: "脚注 1" }).fill("注文");
  await userEvent.keyboard("{Escape}");
  const [block] = blocksIn(editor);
  const id = String(block?.content?.[1]?.attrs?.["id"]);
  expect(blocks.footnotes.read(id)).toBe("注文");
  expect(at(opened.element, ".footnote").dataset["n"]).toBe("1");
  while (opened.undo.canUndo) opened.undo.undo();
  expect(opened.element.querySelector(".footnote")).toBe(null);
  expect(blocks.footnotes.read(id)).toBe("");
});

test("a reference says the label of its target, and that it is gone", async () => {
  const { opened, editor, blocks } = openBlocks([figure({ blobId: "b", caption: "店面" }), paragraph("见")]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  editor.commands.focus("end");
  blocks.panels.open({ kind: "crossRef" });
  await screen.getByRole("button", { name: "图 图 1 店面" }).click();
  expect(at(opened.element, ".cross-ref").textContent).toBe("图 1");
  editor.view.dispatch(editor.state.tr.delete(1, 2));
  expect(at(opened.element, ".cross-ref").textContent).toBe("引用的地方不在了");
});

test("a link takes web and mail addresses only", async () => {
  const { editor, blocks } = openBlocks([paragraph("官网")]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  editor.commands.setTextSelection({ from: 2, to: 4 });
  editor.view.focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.getByRole("textbox", { name: "网址" }).fill("javascript:alert(1)");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("写一个 http、https 或 mailto 开头的地址")).toBeVisible();
  await screen.getByRole("textbox", { name: "网址" }).fill("example.com/a");
  await userEvent.keyboard("{Enter}");
  expect(blocksIn(editor)).toEqual([
    { type: "paragraph", content: [{ type: "text", text: "官网", marks: [{ type: "link", attrs: { href: "https://example.com/a" } }] }] },
  ]);
});

test("the keys to both ends of the text lead beside a formula, and what is typed there is a paragraph", async () => {
  const formula = (id: string): NodeJson => ({ type: "mathBlock", attrs: { id, latex: "x^2" } });
  const { editor } = openBlocks([formula("e1"), paragraph("中间"), formula("e2")]);
  const middle = () => {
    let found = 0;
    editor.state.doc.descendants((node, pos) => {
      if (node.textContent === "中间" && node.isTextblock) found = pos + 2;
    });
    editor.commands.setTextSelection(found);
    editor.view.focus();
  };
  middle();
  await userEvent.keyboard("{Control>}{End}{/Control}{Enter}");
  await userEvent.keyboard("末");
  middle();
  await userEvent.keyboard("{Control>}{Home}{/Control}{Enter}");
  await userEvent.keyboard("首");
  expect(blocksIn(editor).map(({ type, content }) => content?.[0]?.text ?? type)).toEqual(["首", "mathBlock", "中间", "mathBlock", "末"]);
});
