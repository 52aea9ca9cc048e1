import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { closeAll } from "../document/testing/editor-pair.ts";
import { blocksIn, heading, openBlocks, paragraph } from "./testing/open-blocks.ts";

afterEach(() => {
  document.querySelectorAll("[data-around]").forEach((one) => {
    one.remove();
  });
  closeAll();
});

function show() {
  const { editor } = openBlocks([heading(1, "甲"), paragraph("一")]);
  const around = (place: InsertPosition, name: string) => {
    const button = document.createElement("button");
    button.textContent = name;
    button.dataset["around"] = "";
    editor.view.dom.insertAdjacentElement(place, button);
    return button;
  };
  return { editor, before: around("beforebegin", "前"), after: around("afterend", "后") };
}

test("who comes into the text by Tab goes on by Tab, and no heading changes its level", async () => {
  const { editor, before, after } = show();
  before.focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(editor.view.dom);
  await userEvent.tab();
  expect(document.activeElement).toBe(after);
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(before);
  expect(blocksIn(editor)[0]?.attrs?.["level"]).toBe(1);
});

test("once something was done in the text Tab is a key of the text; past the first level it leaves", async () => {
  const { editor, before } = show();
  before.focus();
  await userEvent.tab();
  const start = editor.state.selection.from;
  // The editor hears of a moved caret in an event of its own, after the key.
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => editor.state.selection.from).toBe(start + 1);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(() => editor.state.selection.from).toBe(start);
  await userEvent.keyboard("{Tab}");
  expect(blocksIn(editor)[0]?.attrs?.["level"]).toBe(2);
  await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
  expect(blocksIn(editor)[0]?.attrs?.["level"]).toBe(1);
  expect(document.activeElement).toBe(before);
});
