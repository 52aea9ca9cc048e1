import { NodeSelection, Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { placedBlocks } from "../structure/placed-blocks.ts";

/** A place in the text that a part of the page has something to say about. Not stored; follows the text while it is edited. */
export type Highlight = {
  readonly id: string;
  /** Positions in the editor's document. */
  readonly from: number;
  readonly to: number;
  /** Underlined in this tone; null = not drawn, but it can be gone to. */
  readonly tone: "fault" | "warning" | "hint" | null;
  /** A node as a whole: a figure, a citation. */
  readonly isNode: boolean;
};

type HighlightState = {
  readonly all: readonly Highlight[];
  readonly isShown: boolean;
  readonly marks: DecorationSet;
};

const NONE: HighlightState = { all: [], isShown: true, marks: DecorationSet.empty };
const highlightKey = new PluginKey<HighlightState>("highlights");

/** Where the highlights are now, in the order of the text. */
export const highlightsIn = (view: Pick<EditorView, "state">): readonly Highlight[] => highlightKey.getState(view.state)?.all ?? [];

/** Draws places and leads from one to the next (F8, Shift F8). Without any a key costs one comparison. */
export function highlightPlugin(): Plugin<HighlightState> {
  return new Plugin<HighlightState>({
    key: highlightKey,
    state: { init: () => NONE, apply },
    props: {
      decorations: (state) => highlightKey.getState(state)?.marks,
      handleKeyDown(view, event) {
        if (event.key !== "F8" || event.ctrlKey || event.metaKey || event.altKey || view.composing) return false;
        return stepHighlight(view, event.shiftKey ? -1 : 1) !== null;
      },
    },
  });
}

function apply(tr: Transaction, before: HighlightState): HighlightState {
  const set: Omit<HighlightState, "marks"> | undefined = tr.getMeta(highlightKey);
  if (set !== undefined) return { ...set, marks: set.isShown ? marksOf(set.all, tr) : DecorationSet.empty };
  if (!tr.docChanged || before.all.length === 0) return before;
  const all = before.all
    .map((one) => ({ ...one, from: tr.mapping.map(one.from, 1), to: tr.mapping.map(one.to, -1) }))
    .filter(({ from, to }) => from < to);
  return { ...before, all, marks: before.marks.map(tr.mapping, tr.doc) };
}

function marksOf(all: readonly Highlight[], { doc }: Transaction): DecorationSet {
  const drawn = all.filter(({ tone }) => tone !== null);
  return DecorationSet.create(
    doc,
    drawn.map(({ from, to, tone, isNode }) => {
      const look = { class: `highlight highlight-${tone}` };
      return isNode ? Decoration.node(from, to, look) : Decoration.inline(from, to, look);
    }),
  );
}

/** A place as it was found: counted from before its block. */
export type PlacedHighlight = Omit<Highlight, "from" | "to"> & { readonly block: number; readonly from: number; readonly to: number };

/** Shows these places and no others. Places in blocks that are not there, or no longer as long, are left out. */
export function setHighlights(view: EditorView, places: readonly PlacedHighlight[], { isShown }: { isShown: boolean }): void {
  if (view.isDestroyed) return;
  const blocks = placedBlocks(view.state.doc);
  const all = places.flatMap(({ block, ...place }): Highlight[] => {
    const at = blocks[block];
    if (at === undefined || place.to > at.node.nodeSize || place.from >= place.to) return [];
    return [{ ...place, from: at.pos + place.from, to: at.pos + place.to }];
  });
  const sorted = all.toSorted((a, b) => a.from - b.from || a.to - b.to);
  view.dispatch(view.state.tr.setMeta(highlightKey, { all: sorted, isShown }).setMeta("addToHistory", false));
}

/** Keeps of the places only these, where they are now. */
export function keepHighlights(view: EditorView, ids: ReadonlySet<string>, { isShown }: { isShown: boolean }): void {
  if (view.isDestroyed) return;
  const before = highlightKey.getState(view.state) ?? NONE;
  const all = before.all.filter(({ id }) => ids.has(id));
  if (all.length === before.all.length && isShown === before.isShown) return;
  view.dispatch(view.state.tr.setMeta(highlightKey, { all, isShown }).setMeta("addToHistory", false));
}

/** Selects a place, brings it into sight and the focus into the text; false where it is not there any more. */
export function goToHighlight(view: EditorView, id: string): boolean {
  const place = highlightsIn(view).find((one) => one.id === id);
  if (place === undefined) return false;
  select(view, place);
  return true;
}

/** Goes to the next place behind the selection or the one before it, round the text; its id, or null where there is none. */
export function stepHighlight(view: EditorView, by: -1 | 1): string | null {
  const all = highlightsIn(view);
  const { from, to } = view.state.selection;
  const isBehind = (one: Highlight) => one.from > from || (one.from === from && one.to > to);
  const isBefore = (one: Highlight) => one.from < from || (one.from === from && one.to < to);
  const place = by > 0 ? (all.find(isBehind) ?? all[0]) : (all.findLast(isBefore) ?? all.at(-1));
  if (place === undefined) return null;
  select(view, place);
  return place.id;
}

function select(view: EditorView, { from, to, isNode }: Highlight): void {
  const { tr } = view.state;
  const node = isNode ? tr.doc.nodeAt(from) : null;
  const isWhole = node !== null && node !== undefined && NodeSelection.isSelectable(node);
  tr.setSelection(isWhole ? NodeSelection.create(tr.doc, from) : TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to)));
  view.dispatch(tr.setMeta("addToHistory", false));
  view.focus();
  const { node: at } = isWhole ? { node: view.nodeDOM(from) } : view.domAtPos(from, 1);
  const element = at instanceof Element ? at : at?.parentElement;
  element?.scrollIntoView({ block: "center", behavior: "instant" });
}
