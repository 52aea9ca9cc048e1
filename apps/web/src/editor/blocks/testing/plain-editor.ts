import { documentSchema, type NodeJson } from "@tangleaf/document/model";
import { type AnyExtension, Editor, Extension, type JSONContent, Mark, Node } from "@tiptap/core";
import { baseKeymap } from "@tiptap/pm/commands";
import { history, redo, undo } from "@tiptap/pm/history";
import { keymap } from "@tiptap/pm/keymap";

const GROUP_BLOCKS = 4;

const attributesOf = (attrs: Readonly<Record<string, { default?: unknown }>> | null | undefined) =>
  Object.fromEntries(
    Object.entries(attrs ?? {}).map(([name, { default: value }]) => [name, { default: value, rendered: false, parseHTML: () => null }]),
  );

/** Nodes and marks of the document for TipTap, with small groups, so that tests meet their edges. */
function schemaExtensions(): AnyExtension[] {
  const nodes = Object.values(documentSchema.nodes).map((type) => {
    const { content, group, inline, atom, selectable, draggable, code, defining, isolating, marks, attrs, parseDOM, toDOM, tableRole } =
      type.spec;
    return Node.create({
      name: type.name,
      topNode: type.name === "doc",
      content: type.name === "doc" ? "group+" : (content ?? ""),
      ...(group === undefined ? {} : { group }),
      ...(marks === undefined ? {} : { marks }),
      inline: inline ?? false,
      atom: atom ?? false,
      ...(selectable === undefined ? {} : { selectable }),
      draggable: draggable ?? false,
      code: code ?? false,
      defining: defining ?? false,
      isolating: isolating ?? false,
      addAttributes: () => attributesOf(attrs),
      parseHTML: () => parseDOM ?? [],
      ...(toDOM === undefined ? {} : { renderHTML: ({ node }: { node: Parameters<typeof toDOM>[0] }) => toDOM(node) as never }),
      extendNodeSchema: (extension) => (extension.name === type.name && tableRole !== undefined ? { tableRole } : {}),
    });
  });
  const marks = Object.values(documentSchema.marks).map((type) =>
    Mark.create({
      name: type.name,
      ...(type.spec.inclusive === undefined ? {} : { inclusive: type.spec.inclusive }),
      ...(type.spec.excludes === undefined ? {} : { excludes: type.spec.excludes }),
      code: type.spec.code ?? false,
      addAttributes: () => attributesOf(type.spec.attrs),
      parseHTML: () => (type.spec.parseDOM ?? []) as never,
      renderHTML: ({ mark }) => type.spec.toDOM?.(mark, true) as never,
    }),
  );
  const group = Node.create({
    name: "group",
    content: "block+",
    parseHTML: () => [{ tag: "div[data-group]" }],
    renderHTML: () => ["div", { "data-group": "" }, 0],
  });
  return [group, ...nodes, ...marks];
}

const Base = Extension.create({
  name: "base",
  priority: 10,
  addProseMirrorPlugins: () => [history(), keymap({ "Mod-z": undo, "Mod-y": redo }), keymap(baseKeymap)],
});

/** The blocks of a document in groups of four. */
export function groupedContent(blocks: readonly NodeJson[]): JSONContent {
  const groups: JSONContent[] = [];
  for (let at = 0; at < blocks.length; at += GROUP_BLOCKS)
    groups.push({ type: "group", content: blocks.slice(at, at + GROUP_BLOCKS) as JSONContent[] });
  return { type: "doc", content: groups };
}

/** An editor of the document's schema over nothing but memory, for tests of blocks and their controls. */
export function plainEditor(blocks: readonly NodeJson[], extensions: readonly AnyExtension[] = []): Editor {
  const element = document.createElement("div");
  document.body.append(element);
  return new Editor({
    element,
    content: groupedContent(blocks.length === 0 ? [{ type: "paragraph" }] : blocks),
    extensions: [...schemaExtensions(), Base, ...extensions],
    injectCSS: false,
    enableCoreExtensions: { textDirection: false },
    editorProps: { attributes: { role: "textbox", "aria-multiline": "true", "aria-label": "正文" } },
  });
}

/** The flat list of blocks an editor holds. */
export function blocksIn(editor: Editor): NodeJson[] {
  return (editor.getJSON().content ?? []).flatMap((group) => (group.content ?? []) as unknown as NodeJson[]);
}

export const paragraph = (text: string): NodeJson => ({ type: "paragraph", ...(text === "" ? {} : { content: [{ type: "text", text }] }) });
export const heading = (level: number, text: string, attrs: Record<string, string | number> = {}): NodeJson => ({
  type: "heading",
  attrs: { level, id: `h-${text}`, ...attrs },
  content: [{ type: "text", text }],
});
