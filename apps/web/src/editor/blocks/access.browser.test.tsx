import axe from "axe-core";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../app/styles/base.css";
import "../../app/styles/tokens.css";
import { closeAll } from "../document/testing/editor-pair.ts";
import { OutlinePanel } from "./outline/outline-panel.tsx";
import { BlockPanels } from "./panels/block-panels.tsx";
import type { Panel } from "./panels/panel-store.ts";
import { heading, openBlocks, paragraph } from "./testing/open-blocks.ts";
import { FormatToolbar } from "./toolbar/format-toolbar.tsx";
import { KeyboardToolbar } from "./toolbar/keyboard-toolbar.tsx";
import { SelectionToolbar } from "./toolbar/selection-toolbar.tsx";

afterEach(closeAll);

const cell = (text: string) => ({ type: "tableCell" as const, content: [paragraph(text)] });

async function show() {
  document.documentElement.lang = "zh";
  const made = openBlocks([
    heading(1, "甲"),
    { type: "mathBlock", attrs: { id: "m1", latex: "a^2" } },
    { type: "figure", attrs: { id: "f1", blobId: "b", caption: "店面" } },
    { type: "table", attrs: { id: "t1", caption: "来客" }, content: [{ type: "tableRow", content: [cell("一"), cell("二")] }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "注" },
        { type: "footnote", attrs: { id: "n1" } },
      ],
    },
    { type: "chart", attrs: { id: "c1", tableId: "t1", caption: "来客" } },
    { type: "codeBlock", content: [{ type: "text", text: "x" }] },
    { type: "pageBreak" },
  ]);
  const { editor, blocks } = made;
  await render(
    <main>
      <FormatToolbar editor={editor} blocks={blocks} />
      <OutlinePanel editor={editor} />
      <SelectionToolbar editor={editor} blocks={blocks} />
      <KeyboardToolbar editor={editor} blocks={blocks} />
      <BlockPanels editor={editor} blocks={blocks} />
    </main>,
  );
  const positions = new Map<string, number>();
  editor.state.doc.descendants((node, pos) => void (positions.has(node.type.name) || positions.set(node.type.name, pos)));
  return { ...made, at: (name: string) => positions.get(name) ?? 0 };
}

/** What a component cannot meet alone: landmarks and the page's own heading. */
const OF_THE_PAGE = ["region", "page-has-heading-one", "landmark-one-main", "html-has-lang", "document-title"];

async function faults(except: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries([...OF_THE_PAGE, ...except].map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

for (const theme of ["light", "dark"] as const) {
  test(`text, toolbars and outline pass axe (${theme})`, async () => {
    document.documentElement.dataset["theme"] = theme;
    const { editor, at } = await show();
    editor.view.focus();
    editor.commands.setTextSelection({ from: 2, to: 3 });
    await expect.poll(() => document.querySelectorAll('[role="toolbar"]').length).toBeGreaterThan(1);
    expect(await faults()).toEqual([]);
    editor.commands.setTextSelection(at("tableCell") + 2);
    await expect.poll(() => document.querySelector('[aria-label="表格工具"]')).not.toBe(null);
    expect(await faults()).toEqual([]);
  });
}

const PANELS: readonly ((at: (name: string) => number) => Panel)[] = [
  (at) => ({ kind: "formula", pos: at("mathBlock") }),
  (at) => ({ kind: "figure", pos: at("figure") }),
  (at) => ({ kind: "chart", pos: at("chart") }),
  (at) => ({ kind: "footnote", pos: at("footnote") }),
  (at) => ({ kind: "table", pos: at("table") }),
  () => ({ kind: "link" }),
  () => ({ kind: "tableSize" }),
  () => ({ kind: "crossRef" }),
  () => ({ kind: "colour" }),
  () => ({ kind: "find", replace: true }),
];

test("every panel passes axe, has the focus, and Escape gives it back to the text", async () => {
  document.documentElement.dataset["theme"] = "light";
  const { blocks, editor, at } = await show();
  for (const panel of PANELS) {
    blocks.panels.open(panel(at));
    await expect.poll(() => document.activeElement?.closest('[role="dialog"], search') ?? null, { message: panel(at).kind }).not.toBe(null);
    expect(await faults(), panel(at).kind).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.activeElement).toBe(editor.view.dom);
  }
});

test("the slash menu passes axe", async () => {
  const { editor } = openBlocks([paragraph("")]);
  editor.view.focus();
  await userEvent.keyboard("/");
  // The text keeps the focus, and its arrow keys scroll the list.
  expect(await faults(["scrollable-region-focusable"])).toEqual([]);
});
