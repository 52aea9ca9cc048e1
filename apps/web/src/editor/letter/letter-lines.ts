import type { TextLayout } from "@tangleaf/contract";
import type { TextLine } from "@tangleaf/document/letter";
import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { lineAttributes } from "./line-attributes.ts";

const key = new PluginKey<DecorationSet>("letterLines");

/** Tells the blocks of an edited text what they are, while they change; nothing of it is stored. */
export const LetterLines = Extension.create<{ layout: TextLayout }>({
  name: "letterLines",
  addOptions: () => ({ layout: "none" }),
  addProseMirrorPlugins() {
    const { layout } = this.options;
    if (layout === "none") return [];
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_, { doc }) => decorate(doc, layout),
          apply: (transaction, decorations) => (transaction.docChanged ? decorate(transaction.doc, layout) : decorations),
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

function decorate(doc: Node, layout: TextLayout): DecorationSet {
  const blocks: { node: Node; position: number }[] = [];
  doc.forEach((node, position) => {
    if (node.textContent !== "") blocks.push({ node, position });
  });
  const attributes = lineAttributes(
    blocks.map(({ node }) => toLine(node)),
    { layout },
  );
  return DecorationSet.create(
    doc,
    blocks.flatMap(({ node, position }, index) => {
      const { inset, ...rest } = attributes[index] ?? {};
      if (rest["data-line"] === undefined) return [];
      const style = inset === undefined ? {} : { style: `--inset: ${inset}em` };
      return [Decoration.node(position, position + node.nodeSize, { ...rest, ...style })];
    }),
  );
}

function toLine(node: Node): TextLine {
  const text = node.textBetween(0, node.content.size, "\n", "\n");
  if (node.type.name === "heading") return { kind: "heading", level: Number(node.attrs["level"]), text };
  if (node.type.name !== "paragraph") return { kind: "other" };
  let bold = true;
  node.forEach((child) => {
    bold &&= child.marks.some(({ type }) => type.name === "bold");
  });
  return { kind: "paragraph", text, bold };
}
