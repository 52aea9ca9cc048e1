import { markSpecs, type NodeName, nodeSpecs } from "@tangleaf/document/model";
import { type AnyExtension, flattenExtensions, Mark, type MarkConfig, Node, type NodeConfig } from "@tiptap/core";
import type { MarkSpec, Mark as ModelMark, Node as ModelNode, NodeSpec } from "@tiptap/pm/model";
import StarterKit from "@tiptap/starter-kit";
import { linkPasteRule } from "../../core/find-addresses.ts";

/** What the page adds to a node of the document: its view, commands, keys. Content and attributes are the document's. */
export type NodeAddition = Partial<
  Pick<
    NodeConfig,
    | "addNodeView"
    | "addCommands"
    | "addKeyboardShortcuts"
    | "addInputRules"
    | "addPasteRules"
    | "addProseMirrorPlugins"
    | "addStorage"
    | "onCreate"
  >
>;
export type NodeAdditions = Partial<Record<NodeName, NodeAddition>>;

/** Commands, keys and input rules of nodes and marks the library knows; what they hold is said by our own specs. */
const stock = new Map(
  flattenExtensions([
    StarterKit.configure({
      undoRedo: false,
      trailingNode: false,
      link: { openOnClick: false, autolink: false, linkOnPaste: true, protocols: ["http", "https", "mailto"] },
      heading: { levels: [1, 2, 3, 4, 5, 6] },
    }),
  ]).map((extension) => [extension.name, extension]),
);

/** Of a copied or split node; every other attribute goes along. */
const OF_ONE_NODE: ReadonlySet<string> = new Set(["id", "status", "generationId", "points", "sourceIds", "target", "locked"]);
/** The first node that fits is the one a split or an empty document gets. */
const FIRST = 1000;

const BEHAVIOURS: ReadonlySet<string> = new Set(["dropCursor", "gapCursor", "listKeymap"]);

/** Extensions that are no node or mark of the document: cursors, keys of lists. */
export const stockBehaviours: AnyExtension[] = [...stock.values()].filter(({ name }) => BEHAVIOURS.has(name));

/** The nodes of the document as extensions. In the editor the blocks stand in groups (docs/decisions/037). */
export function nodeExtensions(additions: NodeAdditions = {}): AnyExtension[] {
  return Object.entries<NodeSpec>(nodeSpecs).map(([name, spec]) => {
    const base = (stock.get(name) as Node | undefined) ?? Node.create({ name });
    const isDocument = name === "doc";
    return base.extend({
      ...(isDocument ? { topNode: true } : {}),
      ...(name === "paragraph" ? { priority: FIRST } : {}),
      content: isDocument ? "group+" : or(spec.content),
      group: or(spec.group),
      marks: or(spec.marks),
      inline: or(spec.inline),
      atom: or(spec.atom),
      selectable: or(spec.selectable),
      draggable: or(spec.draggable),
      code: or(spec.code),
      defining: or(spec.defining),
      isolating: or(spec.isolating),
      extendNodeSchema: ({ name: other }) => (other === name && spec["tableRole"] !== undefined ? { tableRole: spec["tableRole"] } : {}),
      addAttributes: () => attributesOf(spec.attrs),
      parseHTML: () => spec.parseDOM ?? [],
      ...(spec.toDOM === undefined ? {} : { renderHTML: ({ node }: { node: ModelNode }) => spec.toDOM?.(node) }),
      ...additions[name as NodeName],
    } as Partial<NodeConfig>);
  });
}

const MARK_ADDITIONS: Readonly<Record<string, Partial<MarkConfig>>> = {
  link: {
    addPasteRules() {
      return [linkPasteRule(this.type)];
    },
  },
};

/** The marks of the document as extensions, in its order. */
export function markExtensions(): AnyExtension[] {
  return Object.entries<MarkSpec>(markSpecs).map(([name, spec]) => {
    const base = (stock.get(name) as Mark | undefined) ?? Mark.create({ name });
    return base.extend({
      priority: 100,
      inclusive: or(spec.inclusive),
      excludes: or(spec.excludes),
      code: or(spec.code),
      addAttributes: () => attributesOf(spec.attrs),
      parseHTML: () => spec.parseDOM ?? [],
      renderHTML: ({ mark }: { mark: ModelMark }) => spec.toDOM?.(mark, true),
      ...MARK_ADDITIONS[name],
    } as Partial<MarkConfig>);
  });
}

/** null, not undefined: an absent field of an extension is taken from the one it extends. */
const or = <T>(value: T | undefined): T | null => value ?? null;

function attributesOf(attrs: NodeSpec["attrs"]) {
  return Object.fromEntries(
    Object.entries(attrs ?? {}).map(([name, spec]) => [
      name,
      // Read and written by the specs themselves, not attribute by attribute.
      {
        ...("default" in spec ? { default: spec.default } : { isRequired: true }),
        rendered: false,
        keepOnSplit: !OF_ONE_NODE.has(name),
        parseHTML: () => null,
      },
    ]),
  );
}
