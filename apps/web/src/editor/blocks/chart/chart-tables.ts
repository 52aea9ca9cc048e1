import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { placedBlocks } from "../structure/placed-blocks.ts";

type Tables = {
  /** By their ids, where a chart of the document names them. */
  readonly tables: ReadonlyMap<string, Node>;
  readonly folded: readonly { readonly from: number; readonly to: number }[];
};
const NONE: Tables = { tables: new Map(), folded: [] };
const key = new PluginKey<Tables>("chart-tables");

/** The table a chart is drawn from; null where it is gone. The same object until one of its cells changes. */
export const tableOfChart = (state: Parameters<typeof key.getState>[0], tableId: string): Node | null =>
  key.getState(state)?.tables.get(tableId) ?? null;

/** Knows which tables charts are drawn from, and hides the folded ones while the caret is elsewhere. */
export function chartTablesPlugin(): Plugin<Tables> {
  return new Plugin<Tables>({
    key,
    state: {
      init: (_, state) => tablesOf(state.doc),
      apply: (tr, before) => (tr.docChanged ? tablesOf(tr.doc) : before),
    },
    props: {
      decorations(state) {
        const { folded } = key.getState(state) ?? NONE;
        const { from, to } = state.selection;
        const hidden = folded.filter((table) => to <= table.from || from >= table.to);
        if (hidden.length === 0) return null;
        return DecorationSet.create(
          state.doc,
          hidden.map((table) => Decoration.node(table.from, table.to, { class: "is-folded" })),
        );
      },
    },
  });
}

function tablesOf(doc: Node): Tables {
  const blocks = placedBlocks(doc);
  const charts = blocks.filter(({ node }) => node.type.name === "chart");
  if (charts.length === 0) return NONE;
  const named = new Set(charts.map(({ node }) => String(node.attrs["tableId"])));
  const foldedIds = new Set(charts.filter(({ node }) => node.attrs["folded"] === 1).map(({ node }) => String(node.attrs["tableId"])));
  const found = blocks.filter(({ node }) => node.type.name === "table" && named.has(String(node.attrs["id"])));
  return {
    tables: new Map(found.map(({ node }) => [String(node.attrs["id"]), node])),
    folded: found
      .filter(({ node }) => foldedIds.has(String(node.attrs["id"])))
      .map(({ node, pos }) => ({ from: pos, to: pos + node.nodeSize })),
  };
}
