import type { Node } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { chartMessages as m } from "#messages/chart.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { placedBlocks } from "../structure/placed-blocks.ts";

/** Asks whether tables that were deleted are to stay, where charts were drawn from them and are still there. */
export function askLostTables(view: EditorView, lost: readonly Node[]): void {
  toast({ tone: "info", title: m.lost.title, action: { text: m.lost.back, run: () => putBack(view, lost) } });
}

/** Each before the first chart that is drawn from it. What was typed since stays; a table that is back by another way is left alone. */
function putBack(view: EditorView, lost: readonly Node[]): void {
  if (view.isDestroyed) return;
  const { tr } = view.state;
  for (const table of lost) {
    const { id } = table.attrs;
    const blocks = placedBlocks(tr.doc);
    const chart = blocks.find(({ node }) => node.type.name === "chart" && node.attrs["tableId"] === id);
    if (chart !== undefined && !blocks.some(({ node }) => node.attrs["id"] === id)) tr.insert(chart.pos, table);
  }
  if (tr.docChanged) view.dispatch(tr.scrollIntoView());
}
