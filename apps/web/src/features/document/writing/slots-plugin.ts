import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";

type Slots = { readonly elements: ReadonlyMap<string, HTMLElement>; readonly shown: DecorationSet };

const key = new PluginKey<Slots>("sectionSlots");

/**
 * Places under headings for what is shown there and is not part of the document: a text that is being written, a section that waits.
 * They are widgets: nobody's change, never sent, never counted.
 */
export const SectionSlots = Extension.create({
  name: "sectionSlots",
  addProseMirrorPlugins: () => [
    new Plugin<Slots>({
      key,
      state: {
        init: () => ({ elements: new Map(), shown: DecorationSet.empty }),
        apply(tr, before) {
          const elements: ReadonlyMap<string, HTMLElement> | undefined = tr.getMeta(key);
          if (elements !== undefined) return { elements, shown: decorate(tr.doc, elements) };
          return tr.docChanged ? { ...before, shown: before.shown.map(tr.mapping, tr.doc) } : before;
        },
      },
      props: { decorations: (state) => key.getState(state)?.shown },
    }),
  ],
});

/** Shows these elements, each under the heading with its id, and no others. */
export function showSlots(view: EditorView, elements: ReadonlyMap<string, HTMLElement>): void {
  view.dispatch(view.state.tr.setMeta(key, elements).setMeta("addToHistory", false));
}

function decorate(doc: Node, elements: ReadonlyMap<string, HTMLElement>): DecorationSet {
  const widgets = placedBlocks(doc).flatMap(({ node, pos }) => {
    const id = node.type.name === "heading" ? String(node.attrs["id"] ?? "") : "";
    const element = elements.get(id);
    if (element === undefined) return [];
    return [
      Decoration.widget(pos + node.nodeSize, element, {
        key: id,
        side: -1,
        ignoreSelection: true,
        stopEvent: () => true,
      }),
    ];
  });
  return DecorationSet.create(doc, widgets);
}
