import { newBlockId } from "@tangleaf/document/model";
import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { findTable } from "@tiptap/pm/tables";
import type { BlockParts } from "../block-parts.ts";

/**
 * Puts the chart that fits behind the table the caret is in, and selects it. false: there is nothing to draw. The library that
 * chooses comes on demand; a table that was changed or left meanwhile is found again by its id.
 */
export async function drawTable(editor: Editor, blocks: BlockParts): Promise<boolean> {
  const tableId = findTable(editor.state.selection.$from)?.node.attrs["id"];
  const [{ chartAttributes }, { readChartNode }] = await Promise.all([import("@tangleaf/document/charts"), import("./chart-node.ts")]);
  if (editor.isDestroyed) return true;
  const found = findTable(editor.state.selection.$from);
  const { chart: type } = editor.state.schema.nodes;
  if (found === null || found.node.attrs["id"] !== tableId || type === undefined) return true;
  const source = (found.node.attrs["source"] as string | null) ?? null;
  const blank = type.create({ id: newBlockId(), tableId, source });
  const chart = readChartNode(blank, found.node, blocks.settings().language ?? "zh");
  if (typeof chart === "string") return false;
  const made = type.create({ ...blank.attrs, ...chartAttributes(chart.look, chart.claim.text) });
  blocks.asOneStep(() => {
    const { tr } = editor.state;
    const after = found.pos + found.node.nodeSize;
    tr.insert(after, made);
    const behind = tr.doc.resolve(after + made.nodeSize);
    if (behind.nodeAfter === null) tr.insert(behind.pos, editor.schema.nodes["paragraph"]?.create() ?? []);
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, after)).scrollIntoView());
  });
  editor.view.focus();
  return true;
}
