import { type DocumentNumbering, numberDocument } from "@tangleaf/document/convert";
import type { DocumentSettings, NodeJson, NodeName } from "@tangleaf/document/model";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

export type Numbering = Pick<DocumentSettings, "numbering" | "language">;

type Kept = { readonly numbers: DocumentNumbering; readonly signature: string };

const NONE: DocumentNumbering = {
  headings: new Map(),
  tables: new Map(),
  figures: new Map(),
  equations: new Map(),
  footnotes: new Map(),
  references: new Map(),
  titles: new Map(),
};

const NUMBERED: ReadonlySet<string> = new Set(["heading", "table", "figure", "chart", "mathBlock", "footnote"]);
const READ = ["id", "level", "unnumbered", "caption", "numbered"] as const;

const key = new PluginKey<Kept>("numbering");

/** Numbers of everything in the document, as they are shown; the same object until one of them changes. */
export const numbersOf = (state: EditorState): DocumentNumbering => key.getState(state)?.numbers ?? NONE;

/**
 * Numbers headings, tables, figures, formulas and footnotes. Unchanged blocks and groups are the same objects, so what a key
 * costs is one comparison for each group; numbers are made anew only where something that bears one has changed.
 */
export function numberingPlugin(settings: () => Numbering): Plugin<Kept> {
  return new Plugin<Kept>({
    key,
    state: {
      init: (_config, state) => numbered(state.doc, settings(), null),
      apply: (tr, kept) => (tr.docChanged || tr.getMeta(key) !== undefined ? numbered(tr.doc, settings(), kept) : kept),
    },
  });
}

/** Makes the numbers anew, after the settings have changed. */
export function renumber(view: EditorView): void {
  view.dispatch(view.state.tr.setMeta(key, true).setMeta("addToHistory", false));
}

function numbered(doc: Node, { numbering, language }: Numbering, kept: Kept | null): Kept {
  const parts = doc.children.map(partOf);
  const signature = [numbering, language, ...parts.map((part) => part.signature)].join("|");
  if (signature === kept?.signature) return kept;
  const settings = { ...(numbering === undefined ? {} : { numbering }), ...(language === undefined ? {} : { language }) };
  return { signature, numbers: numberDocument({ settings, blocks: parts.flatMap(({ bones }) => bones) }) };
}

/** What bears a number in a node, with nothing but what decides it. */
type Part = { readonly bones: readonly NodeJson[]; readonly signature: string };

const parts = new WeakMap<Node, Part>();
const NO_PART: Part = { bones: [], signature: "" };

function partOf(node: Node): Part {
  const known = parts.get(node);
  if (known !== undefined) return known;
  const inner = node.childCount === 0 || node.isText ? [] : node.children.map(partOf).flatMap(({ bones }) => bones);
  const part = NUMBERED.has(node.type.name) ? partFrom([bone(node, inner)]) : inner.length === 0 ? NO_PART : partFrom(inner);
  parts.set(node, part);
  return part;
}

const partFrom = (bones: readonly NodeJson[]): Part => ({ bones, signature: JSON.stringify(bones) });

function bone(node: Node, inner: readonly NodeJson[]): NodeJson {
  const attrs = Object.fromEntries(READ.flatMap((name) => ((node.attrs[name] ?? null) === null ? [] : [[name, node.attrs[name]]])));
  const type = node.type.name as NodeName;
  if (type !== "heading") return { type, attrs, ...(inner.length === 0 ? {} : { content: inner }) };
  const text = node.textContent;
  return { type, attrs, content: text === "" ? inner : [{ type: "text", text }, ...inner] };
}
