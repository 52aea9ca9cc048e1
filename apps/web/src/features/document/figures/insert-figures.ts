import { chartAttributes, readChart } from "@tangleaf/document/charts";
import { type NodeJson, newBlockId } from "@tangleaf/document/model";
import { chooseChart, readChartData } from "@tangleaf/table/chart";
import { NodeSelection } from "@tiptap/pm/state";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { chartMessages } from "#messages/chart.ts";
import { sectionRange } from "./cited-in.ts";
import type { Offer } from "./offer.ts";

const m = chartMessages.offer;

/** Puts the figures as a table with their chart at the end of a section, as one step; a source stands below both. false: they are no chart, or the section is gone. */
export function insertFigures({ editor, asOneStep, blocks }: OpenedDocument, sectionId: string, offer: Offer): boolean {
  const { view, state } = editor.editor;
  const range = sectionRange(state.doc, sectionId);
  const cells = cellsOf(offer);
  const data = readChartData(cells)?.data;
  const lang = blocks.settings().language ?? "zh";
  const choice = data === undefined ? null : chooseChart(data, { lang, wantsParts: offer.table.isShare });
  if (range === null || choice === null) return false;
  const source = offer.source === null ? null : m.sourceOf(offer.source);
  const tableId = newBlockId();
  const table: NodeJson = { type: "table", attrs: { id: tableId, source }, content: cells.map(rowNode) };
  const bare: NodeJson = { type: "chart", attrs: { id: newBlockId(), tableId, source, option: JSON.stringify(choice.look) } };
  const chart = readChart(bare, table, lang);
  if (typeof chart === "string") return false;
  const made: NodeJson = { ...bare, attrs: { ...bare.attrs, ...chartAttributes(chart.look, chart.claim.text) } };
  // An empty paragraph at the end is where the next words go: the figures stand before it.
  const last = state.doc.resolve(range.to).nodeBefore;
  const end = range.to > range.from && last?.type.name === "paragraph" && last.content.size === 0 ? last : null;
  const at = range.to - (end?.nodeSize ?? 0);
  const nodes = [table, made, ...(end === null ? [{ type: "paragraph" } as const] : [])].map((node) => state.schema.nodeFromJSON(node));
  asOneStep(() => {
    const tr = state.tr.insert(at, nodes);
    const [first] = nodes;
    view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at + (first?.nodeSize ?? 0))).scrollIntoView());
  });
  return true;
}

/** The first row names the columns: as the text does, else by what they hold. */
function cellsOf({ table }: Offer): string[][] {
  const heads = table.heads?.map(({ words }) => words) ?? [m.item, table.isShare ? m.share : m.value];
  return [heads, ...table.rows.map(({ label, cells }) => [label.words, ...cells.map(({ words }) => words)])];
}

const rowNode = (row: readonly string[], at: number): NodeJson => ({
  type: "tableRow",
  content: row.map((text) => ({
    type: at === 0 ? "tableHeader" : "tableCell",
    attrs: { colspan: 1, rowspan: 1 },
    content: [{ type: "paragraph", content: [{ type: "text", text }] }],
  })),
});
