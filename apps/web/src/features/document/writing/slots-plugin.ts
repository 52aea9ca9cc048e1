import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";

/** What is shown of sections, by the ids of their headings. */
export type SlotElements = {
  /** Under the heading. */
  readonly begin: ReadonlyMap<string, HTMLElement>;
  /** Below the section's own words. */
  readonly end: ReadonlyMap<string, HTMLElement>;
};
type Slots = { readonly elements: SlotElements; readonly shown: DecorationSet };

const key = new PluginKey<Slots>("sectionSlots");

/**
 * Places under headings and below sections for what is shown there and is not part of the document: a text that is being written, a
 * section that waits, what to know of a finished one. They are widgets: nobody's change, never sent, never counted.
 */
export const SectionSlots = Extension.create({
  name: "sectionSlots",
  addProseMirrorPlugins: () => [
    new Plugin<Slots>({
      key,
      state: {
        init: () => ({ elements: { begin: new Map(), end: new Map() }, shown: DecorationSet.empty }),
        apply(tr, before) {
          const elements: SlotElements | undefined = tr.getMeta(key);
          if (elements !== undefined) return { elements, shown: decorate(tr.doc, elements) };
          return tr.docChanged ? { ...before, shown: before.shown.map(tr.mapping, tr.doc) } : before;
        },
      },
      props: { decorations: (state) => key.getState(state)?.shown },
    }),
  ],
});

/** Shows these elements and no others. */
export function showSlots(view: EditorView, elements: SlotElements): void {
  view.dispatch(view.state.tr.setMeta(key, elements).setMeta("addToHistory", false));
}

function decorate(doc: Node, { begin, end }: SlotElements): DecorationSet {
  const blocks = placedBlocks(doc);
  let id = "";
  const slots = blocks.flatMap(({ node, pos }, at) => {
    const below = pos + node.nodeSize;
    if (isHeading(node)) id = String(node.attrs["id"] ?? "");
    const next = blocks[at + 1];
    const isLast = next === undefined || isHeading(next.node);
    return [...(isHeading(node) ? slotAt(below, id, begin.get(id)) : []), ...(isLast ? slotAt(below, `end-${id}`, end.get(id)) : [])];
  });
  return DecorationSet.create(doc, slots);
}

function isHeading({ type }: Node): boolean {
  return type.name === "heading";
}

function slotAt(pos: number, key: string, element: HTMLElement | undefined): Decoration[] {
  const spec = { key, side: -1, ignoreSelection: true, stopEvent: () => true };
  return element === undefined ? [] : [Decoration.widget(pos, element, spec)];
}
