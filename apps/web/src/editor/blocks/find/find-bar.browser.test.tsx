import type { NodeJson } from "@tangleaf/document/model";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closeAll, texts } from "../../document/testing/editor-pair.ts";
import { heading, openBlocks, paragraph } from "../testing/open-blocks.ts";
import { FindBar } from "./find-bar.tsx";
import { findState } from "./find-plugin.ts";

afterEach(closeAll);

const bold = (text: string): NodeJson => ({ type: "text", text, marks: [{ type: "bold" }] });

async function show(content: readonly NodeJson[]) {
  const { opened, editor, blocks } = openBlocks(content);
  const closed = { count: 0 };
  const bar = (isOpen: boolean) =>
    isOpen ? <FindBar editor={editor} withReplace asOneStep={blocks.asOneStep} onClose={() => closed.count++} /> : <i />;
  const screen = await render(bar(true));
  const query = screen.getByRole("textbox", { name: "查找" });
  const replacement = screen.getByRole("textbox", { name: "替换成" });
  const marks = () => [...opened.element.querySelectorAll(".find-place")].map((mark) => mark.textContent);
  return { opened, editor, screen, query, replacement, marks, closed, close: () => screen.rerender(bar(false)) };
}

const LONG = Array.from({ length: 60 }, (_, at) => paragraph(`第 ${at} 段旧书店`));

test("counts the places in all groups and goes round them", async () => {
  const { screen, query, opened, marks } = await show(LONG);
  await query.fill("旧书");
  await expect.element(screen.getByText("1 / 60")).toBeVisible();
  expect(marks()).toHaveLength(60);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("2 / 60")).toBeVisible();
  expect(opened.element.querySelector(".find-current")?.parentElement?.textContent).toBe("第 1 段旧书店");
  await userEvent.keyboard("{Shift>}{Enter}{Enter}{/Shift}");
  await expect.element(screen.getByText("60 / 60")).toBeVisible();
});

test("all places are replaced in one step, and keep their looks", async () => {
  const { opened, query, replacement, screen } = await show([
    ...LONG,
    { type: "paragraph", content: [bold("旧书"), { type: "text", text: "摊" }] },
  ]);
  await query.fill("旧书");
  await replacement.fill("新书");
  await screen.getByRole("button", { name: "全部替换" }).click();
  expect(texts(opened).filter((text) => text.includes("新书"))).toHaveLength(61);
  expect(opened.element.querySelector("strong")?.textContent).toBe("新书");
  await expect.element(screen.getByText("替换了 61 处，可以一次撤销")).toBeVisible();
  opened.undo.undo();
  expect(texts(opened).filter((text) => text.includes("新书"))).toHaveLength(0);
});

test("words in a locked section are left alone, and that is said", async () => {
  const { opened, query, replacement, screen } = await show([
    heading(1, "锁", { locked: 1 }),
    paragraph("书"),
    heading(1, "开"),
    paragraph("书"),
  ]);
  await query.fill("书");
  await replacement.fill("册");
  await screen.getByRole("button", { name: "全部替换" }).click();
  expect(texts(opened)).toEqual(["锁", "书", "开", "册"]);
  await expect.element(screen.getByText("有 1 处在锁定的段里，没有动", { exact: false })).toBeVisible();
});

test("one place is replaced and the next one is shown", async () => {
  const { opened, query, replacement, screen } = await show([paragraph("书书书")]);
  await query.fill("书");
  await replacement.fill("书本");
  await screen.getByRole("button", { name: "替换", exact: true }).last().click();
  expect(texts(opened)).toEqual(["书本书书"]);
  await expect.element(screen.getByText(/\/ [23]$/)).toBeVisible();
});

test("a regular expression fills its groups into the replacement; an unfinished one is named at the field", async () => {
  const { opened, query, replacement, screen } = await show([paragraph("2026-11 与 2025-03")]);
  await screen.getByRole("button", { name: "正则表达式" }).click();
  await query.fill("(\\d+)-(");
  await expect.element(screen.getByText("这个正则表达式没写完整")).toBeVisible();
  await expect.element(query).toHaveAttribute("aria-invalid", "true");
  await query.fill("(\\d+)-(\\d+)");
  await expect.element(screen.getByText("1 / 2")).toBeVisible();
  await replacement.fill("$2/$1");
  await screen.getByRole("button", { name: "全部替换" }).click();
  expect(texts(opened)).toEqual(["11/2026 与 03/2025"]);
});

test("a regular expression that never ends is given up, and the page goes on", async () => {
  const { screen, query, editor } = await show([paragraph(`${"a".repeat(40)}!`)]);
  await screen.getByRole("button", { name: "正则表达式" }).click();
  await query.fill("(a+)+$");
  await expect.element(screen.getByText("这个正则表达式算得太久，停下了，换个写法")).toBeVisible();
  await query.fill("a!");
  await expect.element(screen.getByText("1 / 1")).toBeVisible();
  expect(findState(editor.state).problem).toBe(null);
});

test("finds what is typed while the bar is open; closed, nothing is marked and keys cost nothing", async () => {
  const { editor, query, screen, marks, close } = await show([paragraph("书")]);
  await query.fill("书");
  await expect.element(screen.getByText("1 / 1")).toBeVisible();
  editor.commands.insertContentAt(2, "书");
  await expect.element(screen.getByText(/\/ 2$/)).toBeVisible();
  await close();
  expect(marks()).toEqual([]);
  const before = findState(editor.state);
  editor.commands.insertContentAt(2, "书");
  expect(findState(editor.state)).toBe(before);
});

test("after the last place is replaced the button keeps the focus, so that Escape still leads back into the text", async () => {
  const { editor, screen, query, closed } = await show([paragraph("书")]);
  await query.fill("书");
  await expect.element(screen.getByText("1 / 1")).toBeVisible();
  const all = screen.getByRole("button", { name: "全部替换" });
  (all.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(all).toHaveAttribute("aria-disabled", "true");
  await expect.element(all).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(closed.count).toBe(1);
  await expect.poll(() => document.activeElement).toBe(editor.view.dom);
});
