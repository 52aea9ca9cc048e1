import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { FROM_YJS } from "../../document/binding/binding.ts";
import { placedBlocks } from "../structure/placed-blocks.ts";
import { askLostTables } from "./ask-lost-tables.ts";

type Tables = {
  /** By their ids, where a chart of the document names them. */
  readonly tables: ReadonlyMap<string, Node>;
  readonly folded: readonly { readonly from: number; readonly to: number }[];
  /** Deleted here and not by others, while charts are drawn from them. */
  readonly lost: readonly Node[];
};
const NONE: Tables = { tables: new Map(), folded: [], lost: [] };
const key = new PluginKey<Tables>("chart-tables");

/** The table a chart is drawn from; null where it is gone. The same object until one of its cells changes. */
export const tableOfChart = (state: Parameters<typeof key.getState>[0], tableId: string): Node | null =>
  key.getState(state)?.tables.get(tableId) ?? null;

/** Knows which tables charts are drawn from, hides the folded ones while the caret is elsewhere, and asks when one is deleted here. */
export function chartTablesPlugin(): Plugin<Tables> {
  return new Plugin<Tables>({
    key,
    state: {
      init: (_, state) => tablesOf(state.doc),
      apply(tr, before) {
        if (!tr.docChanged) return before;
        const now = tablesOf(tr.doc);
        const gone = tr.getMeta(FROM_YJS) === undefined ? [...before.tables.values()] : [];
        const lost = [...before.lost, ...gone].filter(({ attrs }) => now.missing.has(String(attrs["id"])));
        return { ...now, lost };
      },
    },
    view: () => ({
      update(view, before) {
        const known = key.getState(before)?.lost ?? [];
        const lost = (key.getState(view.state)?.lost ?? []).filter((table) => !known.includes(table));
        if (lost.length > 0) askLostTables(view, lost);
      },
    }),
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

/** `missing`: ids charts name that no table has. */
function tablesOf(doc: Node): Tables & { readonly missing: ReadonlySet<string> } {
  const blocks = placedBlocks(doc);
  const charts = blocks.filter(({ node }) => node.type.name === "chart");
  if (charts.length === 0) return { ...NONE, missing: new Set() };
  const named = new Set(charts.map(({ node }) => String(node.attrs["tableId"])));
  const foldedIds = new Set(charts.filter(({ node }) => node.attrs["folded"] === 1).map(({ node }) => String(node.attrs["tableId"])));
  const found = blocks.filter(({ node }) => node.type.name === "table" && named.has(String(node.attrs["id"])));
  const tables = new Map(found.map(({ node }) => [String(node.attrs["id"]), node]));
  return {
    tables,
    missing: new Set([...named].filter((id) => !tables.has(id))),
    lost: [],
    folded: found
      .filter(({ node }) => foldedIds.has(String(node.attrs["id"])))
      .map(({ node, pos }) => ({ from: pos, to: pos + node.nodeSize })),
  };
}
