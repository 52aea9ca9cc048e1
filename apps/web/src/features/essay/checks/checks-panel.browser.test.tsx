import type { NodeJson } from "@tangleaf/document/model";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { heading, openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll, documentOf } from "#editor/document/testing/editor-pair.ts";
import { forgetUser, openUser } from "#lib/browser-storage.ts";
import { useSession } from "#lib/session-store.ts";
import { ChecksPanel } from "./checks-panel.tsx";

const ESSAY = { essayId: "e1", language: "zh", length: 8, material: "" } as const;

beforeEach(() => {
  openUser("u1");
  useSession.setState({ owner: "u1" });
});
afterEach(() => {
  closeAll();
  forgetUser("u1");
});

async function show(content: readonly NodeJson[], footnotes: Record<string, string> = {}) {
  const doc = documentOf(content);
  for (const [id, text] of Object.entries(footnotes)) doc.getMap("footnotes").set(id, text);
  const { editor, opened } = openBlocks(doc);
  const panel = <ChecksPanel doc={doc} editor={editor} essay={ESSAY} references={[]} />;
  const screen = await render(panel);
  const selected = () => {
    const { from, to } = editor.state.selection;
    return editor.state.doc.textBetween(from, to, "|", "◆");
  };
  const marks = () => [...opened.element.querySelectorAll(".highlight")].map((one) => one.textContent);
  return { screen, editor, opened, selected, marks, panel };
}

const cell = (text: string): NodeJson => ({ type: "tableCell", content: [paragraph(text)] });

test("a click goes to the words and selects them: in a paragraph behind a citation, in a cell, in a footnote", async () => {
  const { screen, selected, editor } = await show(
    [
      heading(1, "甲"),
      {
        type: "paragraph",
        content: [
          { type: "text", text: "见" },
          { type: "citation", attrs: { refIds: "R1" } },
          { type: "text", text: "，【待补充：样本量】在此" },
          { type: "footnote", attrs: { id: "n1" } },
        ],
      },
      { type: "table", attrs: { id: "t" }, content: [{ type: "tableRow", content: [cell("一"), cell("有【待核实：均值】")] }] },
      paragraph("表见上。"),
    ],
    { n1: "【待补充：页码】" },
  );
  await screen.getByRole("button", { name: /要补：样本量/ }).click();
  expect(selected()).toBe("【待补充：样本量】");
  expect(document.activeElement).toBe(editor.view.dom);
  await screen.getByRole("button", { name: /要补：均值/ }).click();
  expect(selected()).toBe("【待核实：均值】");
  await screen.getByRole("button", { name: /要补：页码/ }).click();
  expect(editor.state.selection.toJSON()).toMatchObject({ type: "node" });
});

test("underlined words follow what is typed before them and a change that comes from elsewhere, and go with their cause", async () => {
  const { screen, editor, marks } = await show([heading(1, "甲"), paragraph("前面。"), paragraph("有【待补充：数】的段")]);
  await expect.poll(marks).toEqual(["【待补充：数】"]);
  editor.commands.insertContentAt(5, "新写的一句话。");
  expect(marks()).toEqual(["【待补充：数】"]);
  await expect.element(screen.getByText("你在改，停下来就再看一遍")).toBeVisible();
  await expect.element(screen.getByText("你在改，停下来就再看一遍")).not.toBeInTheDocument();
  const { doc } = editor.state;
  let at = 0;
  doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes("待补充") === true) at = pos + 1;
  });
  editor.commands.deleteRange({ from: at, to: at + "【待补充：数】".length });
  await expect.poll(marks).toEqual([]);
});

test("F8 goes to the next finding and round, Shift F8 back, from the text and from the panel", async () => {
  const { screen, editor, selected, marks } = await show([
    heading(1, "甲"),
    paragraph("【待补充：一】与【待补充：二】"),
    paragraph("字【待补充：三】"),
  ]);
  await expect.poll(marks).toHaveLength(3);
  editor.commands.setTextSelection(2);
  editor.view.focus();
  expect(document.activeElement).toBe(editor.view.dom);
  const seen: string[] = [];
  for (const keys of ["{F8}", "{F8}", "{F8}", "{F8}", "{Shift>}{F8}{/Shift}"]) {
    await userEvent.keyboard(keys);
    seen.push(selected());
  }
  // The first finding is about the length of the whole: it stands at the first heading.
  expect(seen).toEqual(["甲", "【待补充：一】", "【待补充：二】", "【待补充：三】", "【待补充：二】"]);
  (screen.getByRole("checkbox").element() as HTMLElement).focus();
  await userEvent.keyboard("{F8}");
  expect(selected()).toBe("【待补充：三】");
});

test("what is put away stays away after the page is opened anew, loses its line, and can be put back", async () => {
  const { screen, marks, panel } = await show([heading(1, "甲"), paragraph("【待补充：一】与【待补充：二】凑够八个字")]);
  await expect.poll(marks).toHaveLength(2);
  await screen.getByRole("listitem").filter({ hasText: "要补：一" }).getByRole("button", { name: "不用管这处" }).click();
  await expect.poll(marks).toEqual(["【待补充：二】"]);
  await screen.rerender(<i />);
  await screen.rerender(panel);
  await expect.poll(marks).toEqual(["【待补充：二】"]);
  await expect.element(screen.getByText("放下了 1 处")).toBeVisible();
  await screen.getByRole("button", { name: "再显示" }).click();
  await screen.getByRole("button", { name: "放回来" }).click();
  await expect.poll(marks).toHaveLength(2);
});

test("the lines can be taken away while the list stays, and go with the panel", async () => {
  const { screen, marks } = await show([heading(1, "甲"), paragraph("【待补充：一】")]);
  await expect.poll(marks).toHaveLength(1);
  await screen.getByText("在正文里标出来").click();
  await expect.poll(marks).toEqual([]);
  await screen.getByText("在正文里标出来").click();
  await expect.poll(marks).toHaveLength(1);
  await screen.rerender(<i />);
  expect(marks()).toEqual([]);
});

test("a text with nothing to find says so, without a score", async () => {
  const { screen } = await show([heading(1, "甲"), paragraph("这里正好八个字。")]);
  await expect.element(screen.getByRole("heading", { name: "没看出问题" })).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/%|AI|分数/);
});

test("hints on style are folded and say that they judge nobody", async () => {
  const { screen } = await show([heading(1, "甲"), ...["一", "二", "三"].map((one) => paragraph(`由此可见${one}个不同的结论`))]);
  const toggle = screen.getByRole("button", { name: "文风提示 1" });
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await expect.element(screen.getByText("只说哪里读着单调，不判断是谁写的。")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /有 3 段都以“由此可见”开头/ })).toBeVisible();
});
