import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { blocksIn, openBlocks, paragraph } from "../testing/open-blocks.ts";

afterEach(closeAll);

/** With the cursor at the end of the first paragraph, put there as a person does: a selection set by code may arrive after the first key. */
async function open(text = "") {
  const made = openBlocks([paragraph(text), paragraph("后")]);
  await userEvent.click(made.editor.view.dom.querySelector("p") as HTMLElement);
  await userEvent.keyboard("{End}");
  await expect.poll(() => made.editor.state.selection.head).toBe(2 + text.length);
  return made;
}

const rows = () => [...document.querySelectorAll(".slash [role=option]")].map((row) => row.textContent);
const chosen = () => document.querySelector('.slash [aria-selected="true"]')?.textContent;

test("/ in an empty paragraph opens the menu; keys choose, and the sign goes", async () => {
  const { editor } = await open();
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
  await open();
  await userEvent.keyboard("、");
  // It comes as input without a key, which the editor reads a moment later.
  await expect.poll(() => rows().length).toBeGreaterThan(10);
  for (const [typed, first] of [
    ["quo", "引用"],
    ["bg", "表格"],
    ["fenye", "分页"],
    ["列表", "项目列表"],
  ] as const) {
    await userEvent.keyboard(typed);
    await expect.poll(rows).toContain(first);
    for (const _ of typed) await userEvent.keyboard("{Backspace}");
    await expect.poll(() => rows().length).toBeGreaterThan(10);
  }
});

test("Escape closes it and leaves what was typed; behind words / is a sign like others", async () => {
  const { editor } = await open();
  await userEvent.keyboard("/x{Escape}");
  expect(rows()).toEqual([]);
  expect(blocksIn(editor)[0]).toEqual(paragraph("/x"));
  closeAll();
  await open("和");
  await userEvent.keyboard("/");
  expect(rows()).toEqual([]);
});

test("arrow keys go round, a place elsewhere closes it", async () => {
  const { editor } = await open();
  await userEvent.keyboard("/{ArrowUp}");
  expect(chosen()).toBe(rows().at(-1));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(chosen()).toBe(rows()[1]);
  editor.commands.setTextSelection(6);
  expect(rows()).toEqual([]);
});
