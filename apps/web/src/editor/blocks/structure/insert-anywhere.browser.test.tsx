import type { NodeJson } from "@tangleaf/document/model";
import type { Editor } from "@tiptap/core";
import { GapCursor } from "@tiptap/pm/gapcursor";
import { AllSelection, NodeSelection, type Selection, TextSelection } from "@tiptap/pm/state";
import { CellSelection } from "@tiptap/pm/tables";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { type ActionName, actionOf } from "../actions.ts";
import { BlockPanels } from "../panels/block-panels.tsx";
import { insertTable } from "../table/table-commands.ts";
import { blocksIn, heading, openBlocks, paragraph } from "../testing/open-blocks.ts";

afterEach(closeAll);

const cell = (text: string): NodeJson => ({ type: "tableCell", content: [paragraph(text)] });
const BLOCKS: NodeJson[] = [
  heading(1, "甲"),
  { type: "figure", attrs: { id: "f1", caption: "店面" } },
  { type: "mathBlock", attrs: { id: "m1", latex: "a^2" } },
  {
    type: "paragraph",
    content: [
      { type: "text", text: "句中" },
      { type: "mathInline", attrs: { latex: "b" } },
      { type: "text", text: "有式" },
    ],
  },
  { type: "table", attrs: { id: "t1" }, content: [{ type: "tableRow", content: [cell("一"), cell("二")] }] },
  paragraph("末段"),
];

/** Where the nodes of a kind stand. */
function places(editor: Editor, type: string): number[] {
  const found: number[] = [];
  editor.state.doc.descendants((node, pos) => void (node.type.name === type && found.push(pos)));
  return found;
}

const first = (editor: Editor, type: string): number => places(editor, type)[0] ?? Number.NaN;

const SELECTED: Readonly<Record<string, (editor: Editor) => Selection>> = {
  picture: (editor) => NodeSelection.create(editor.state.doc, first(editor, "figure")),
  formula: (editor) => NodeSelection.create(editor.state.doc, first(editor, "mathBlock")),
  "inline formula": (editor) => NodeSelection.create(editor.state.doc, first(editor, "mathInline")),
  cells: (editor) => CellSelection.create(editor.state.doc, first(editor, "tableCell"), places(editor, "tableCell")[1]),
  gap: (editor) => new GapCursor(editor.state.doc.resolve(first(editor, "mathBlock"))),
  "range with a formula": ({ state }) => TextSelection.create(state.doc, placeOf(state.doc, "句中"), placeOf(state.doc, "有式") + 2),
  "range over blocks": ({ state }) => TextSelection.create(state.doc, placeOf(state.doc, "甲"), placeOf(state.doc, "末段") + 2),
  everything: ({ state }) => new AllSelection(state.doc),
};

function placeOf(doc: Editor["state"]["doc"], words: string): number {
  let at = Number.NaN;
  doc.descendants((node, pos) => {
    if (node.text === words) at = pos;
  });
  return at;
}

const run =
  (name: ActionName) =>
  async ({ editor, blocks }: ReturnType<typeof openBlocks>) =>
    void actionOf(name).run(editor, blocks);

const INSERTS: Readonly<Record<string, (made: ReturnType<typeof openBlocks>) => Promise<void>>> = {
  mathInline: run("mathInline"),
  mathBlock: run("mathBlock"),
  footnote: run("footnote"),
  pageBreak: run("pageBreak"),
  horizontalRule: run("horizontalRule"),
  table: async ({ editor }) => void insertTable(2, 2)(editor.state, editor.view.dispatch, editor.view),
  async crossRef({ editor, blocks }) {
    const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
    blocks.panels.open({ kind: "crossRef" });
    await userEvent.click(screen.getByRole("button", { name: /甲/ }));
    await screen.unmount();
  },
};

/** Every word and node that was there, in order. */
function contents(editor: Editor): string[] {
  const found: string[] = [];
  editor.state.doc.descendants((node) => {
    if (node.isText) found.push(...(node.text ?? ""));
    else if (node.isAtom || node.type.name === "table") found.push(`${node.type.name} ${node.attrs["id"] ?? node.attrs["latex"]}`);
  });
  return found;
}

for (const [kind, select] of Object.entries(SELECTED))
  test.each(Object.entries(INSERTS))(`with ${kind} selected, %s goes in and replaces nothing`, async (name, insert) => {
    const made = openBlocks(BLOCKS);
    const { editor } = made;
    const before = contents(editor);
    editor.view.dispatch(editor.state.tr.setSelection(select(editor)));
    const count = places(editor, name).length;
    await insert(made);
    editor.state.doc.check();
    const isRefused = name === "table" && kind === "cells";
    if (!isRefused) expect(places(editor, name)).toHaveLength(count + 1);
    const rest = contents(editor);
    const kept = before.filter((one) => {
      const at = rest.indexOf(one);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    expect(kept).toEqual(before);
  });

test("a reference stands behind the selected picture in a paragraph of its own", async () => {
  const made = openBlocks(BLOCKS);
  made.editor.commands.setNodeSelection(first(made.editor, "figure"));
  await INSERTS["crossRef"]?.(made);
  expect(blocksIn(made.editor)[2]).toMatchObject({ type: "paragraph", content: [{ type: "crossRef" }] });
});

test("selected words become the formula", async () => {
  const made = openBlocks([paragraph("x+1")]);
  made.editor.commands.setTextSelection({ from: 2, to: 5 });
  actionOf("mathInline").run(made.editor, made.blocks);
  expect(blocksIn(made.editor)).toEqual([{ type: "paragraph", content: [{ type: "mathInline", attrs: { latex: "x+1" } }] }]);
});
