import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { BlockPanels } from "../panels/block-panels.tsx";
import { blocksIn, openBlocks, paragraph } from "../testing/open-blocks.ts";
import { KeyboardToolbar } from "./keyboard-toolbar.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  return closeAll();
});

/** The part of the screen a phone's keyboard leaves free. */
function keyboardOf(initial: number) {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight - initial, offsetTop: 0 });
  vi.stubGlobal("visualViewport", viewport);
  return {
    covers(pixels: number, scrolled = 0) {
      Object.assign(viewport, { height: window.innerHeight - pixels - scrolled, offsetTop: scrolled });
      viewport.dispatchEvent(new Event("resize"));
    },
  };
}

async function show() {
  await page.viewport(390, 844);
  const made = openBlocks([paragraph("一二三四")]);
  const screen = await render(
    <>
      <KeyboardToolbar editor={made.editor} blocks={made.blocks} />
      <BlockPanels editor={made.editor} blocks={made.blocks} />
    </>,
  );
  return { ...made, screen, bar: screen.getByRole("toolbar", { name: "文字格式" }) };
}

test("the bar is there while the text is written in, and only then", async () => {
  const { editor, bar } = await show();
  await expect.element(bar).not.toBeInTheDocument();
  editor.view.focus();
  await expect.element(bar).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await expect.element(bar).not.toBeInTheDocument();
});

test("it stands on the keyboard, also when that changes its height or the page is scrolled under it", async () => {
  const keyboard = keyboardOf(300);
  const { editor, bar } = await show();
  editor.view.focus();
  await expect.element(bar).toBeVisible();
  const free = () => Math.round(window.innerHeight - bar.element().getBoundingClientRect().bottom);
  await expect.poll(free).toBe(300);
  keyboard.covers(260, 40);
  await expect.poll(free).toBe(260);
  keyboard.covers(0);
  await expect.poll(free).toBe(0);
});

test("its buttons fit the width of a phone and a finger, and leave the text its focus and selection", async () => {
  const { editor, bar, screen } = await show();
  editor.view.focus();
  editor.commands.setTextSelection({ from: 2, to: 4 });
  await expect.element(bar).toBeVisible();
  const boxes = [...bar.element().querySelectorAll("button")].map((button) => button.getBoundingClientRect());
  expect(Math.min(...boxes.map(({ width, height }) => Math.min(width, height)))).toBeGreaterThanOrEqual(44);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(window.innerWidth);
  await screen.getByRole("button", { name: "加粗" }).click();
  expect(blocksIn(editor)[0]?.content?.[0]).toEqual({ type: "text", text: "一二", marks: [{ type: "bold" }] });
  expect(document.activeElement).toBe(editor.view.dom);
});

test("what has no room on it is in its lists, which open upwards", async () => {
  const { editor, bar, screen } = await show();
  editor.view.focus();
  await screen.getByRole("button", { name: "插入" }).click();
  const list = screen.getByRole("menu", { name: "插入" });
  await expect.element(list).toBeVisible();
  expect(list.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top + 1);
  await screen.getByRole("menuitem", { name: "脚注" }).click();
  await userEvent.keyboard("出处");
  await expect.element(screen.getByRole("textbox", { name: "脚注 1" })).toHaveValue("出处");
});
