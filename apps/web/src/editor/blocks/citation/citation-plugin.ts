import { type NumberedCitations, numberCitations } from "@tangleaf/document/references";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import type { CitableReference, CitationSource, Library } from "./citation-source.ts";

/** What the document cites: numbers in the order of the text, the list, and how often each is cited. */
export type Citations = NumberedCitations<CitableReference> & {
  /** null: the document has no library, or it is not there yet. */
  readonly library: Library | null;
  readonly counts: ReadonlyMap<string, number>;
};

type Kept = { readonly citations: Citations; readonly signature: string };

const key = new PluginKey<Kept>("citations");
const NO_LIBRARY: Citations = { ...numberCitations([], []), library: null, counts: new Map() };

/** The same object until a citation, or the library, has changed. */
export const citationsOf = (state: EditorState): Citations => key.getState(state)?.citations ?? NO_LIBRARY;

/**
 * Numbers the citations of the document anew after every change, so that numbers and list cannot get out of step. Unchanged
 * blocks are the same objects: what a key costs is one comparison for each group of them.
 */
export function citationPlugin(source: CitationSource | undefined): Plugin<Kept> {
  const library = () => source?.getState() ?? null;
  return new Plugin<Kept>({
    key,
    state: {
      init: (_config, state) => numbered(state.doc, library(), null),
      apply: (tr, kept) => (tr.docChanged || tr.getMeta(key) !== undefined ? numbered(tr.doc, library(), kept) : kept),
    },
    view(view) {
      const stop = source?.subscribe(() => view.dispatch(view.state.tr.setMeta(key, true).setMeta("addToHistory", false)));
      return { destroy: () => stop?.() };
    },
  });
}

function numbered(doc: Node, library: Library | null, kept: Kept | null): Kept {
  const places = doc.children.map(placesIn);
  const signature = places.map((part) => part.signature).join("");
  if (signature === kept?.signature && library === kept.citations.library) return kept;
  const all = places.flatMap((part) => part.places);
  const counts = new Map<string, number>();
  for (const id of all.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return { signature, citations: { ...numberCitations(all, library?.references ?? []), library, counts } };
}

type Part = { readonly places: readonly (readonly string[])[]; readonly signature: string };
const NO_PART: Part = { places: [], signature: "" };
const parts = new WeakMap<Node, Part>();

function placesIn(node: Node): Part {
  if (node.type.name === "citation") {
    const ids = refIdsOf(node);
    return { places: [ids], signature: `${ids.join(",")};` };
  }
  if (node.isText || node.childCount === 0) return NO_PART;
  const known = parts.get(node);
  if (known !== undefined) return known;
  const inner = node.children.map(placesIn).filter(({ places }) => places.length > 0);
  const part =
    inner.length === 0 ? NO_PART : { places: inner.flatMap(({ places }) => places), signature: inner.map((one) => one.signature).join("") };
  parts.set(node, part);
  return part;
}

/** Ids a citation names, in its order. */
export function refIdsOf(node: Node): string[] {
  return String(node.attrs["refIds"] ?? "")
    .split(/[\s,;]+/)
    .filter((id) => id !== "");
}
