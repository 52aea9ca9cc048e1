import { Extension } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";

type Range = { from: number; to: number };

const key = new PluginKey<DecorationSet>("markedRange");

/** Keeps a passage marked while a change for it is being prepared; the mark moves with the text around it. */
export const MarkedRange = Extension.create({
  name: "markedRange",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, marked) {
          const next: Range | null | undefined = transaction.getMeta(key);
          if (next === undefined) return marked.map(transaction.mapping, transaction.doc);
          if (next === null) return DecorationSet.empty;
          return DecorationSet.create(transaction.doc, [Decoration.inline(next.from, next.to, { class: "marked-range" })]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

export function markRange(view: EditorView, range: Range | null): void {
  view.dispatch(view.state.tr.setMeta(key, range).setMeta("addToHistory", false));
}

/** Where the marked passage is now; null when it was deleted. */
export function markedRange(view: EditorView): Range | null {
  const [first] = key.getState(view.state)?.find() ?? [];
  return first && first.to > first.from ? { from: first.from, to: first.to } : null;
}
