import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { blocksIn, openBlocks, paragraph } from "../testing/open-blocks.ts";

afterEach(closeAll);

function open(text = "") {
  const made = openBlocks([paragraph(text), paragraph("后")]);
  made.editor.commands.setTextSelection(2 + text.length);
  made.editor.view.focus();
  return made;
}

const rows = () => [...document.querySelectorAll(".slash [role=option]")].map((row) => row.textContent);
const chosen = () => document.querySelector('.slash [aria-selected="true"]')?.textContent;

test("/ in an empty paragraph opens the menu; keys choose, and the sign goes", async () => {
  const { editor } = open();
  await userEvent.keyboard("/");
  expect(rows().length).toBeGreaterThan(10);
  const text = editor.view.dom;
  expect(document.getElementById(text.getAttribute("aria-activedescendant") ?? "")?.textContent).toBe(chosen());
  await userEvent.keyboard("ejbt");
  expect(rows()).toEqual(["二级标题"]);
  await userEvent.keyboard("{Enter}");
  expect(blocksIn(editor)[0]).toMatchObject({ type: "heading", attrs: { level: 2 } });
  expect(rows()).toEqual([]);
});

test("、 opens it too, and it is found by English, pinyin and the name", async () => {
  open();
  await userEvent.keyboard("、");
  for (const [typed, first] of [
    ["quo", "引用"],
    ["bg", "表格"],
    ["fenye", "分页"],
    ["列表", "项目列表"],
  ] as const) {
    await userEvent.keyboard(typed);
    expect(rows()).toContain(first);
    for (const _ of typed) await userEvent.keyboard("{Backspace}");
  }
  expect(rows().length).toBeGreaterThan(10);
});

test("Escape closes it and leaves what was typed; behind words / is a sign like others", async () => {
  const { editor } = open();
  await userEvent.keyboard("/x{Escape}");
  expect(rows()).toEqual([]);
  expect(blocksIn(editor)[0]).toEqual(paragraph("/x"));
  closeAll();
  open("和");
  await userEvent.keyboard("/");
  expect(rows()).toEqual([]);
});

test("arrow keys go round, a place elsewhere closes it", async () => {
  const { editor } = open();
  await userEvent.keyboard("/{ArrowUp}");
  expect(chosen()).toBe(rows().at(-1));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(chosen()).toBe(rows()[1]);
  editor.commands.setTextSelection(6);
  expect(rows()).toEqual([]);
});
