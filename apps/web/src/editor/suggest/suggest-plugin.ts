import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import "./suggest.css";
import { markOf, passageMarks } from "./passage-marks.ts";
import { type PlacedPassage, stateOf } from "./place-passages.ts";

/** Elements the page draws a suggestion's buttons in, by its id. */
export type SuggestionBars = ReadonlyMap<string, HTMLElement>;

type SuggestState = {
  readonly placed: readonly PlacedPassage[];
  readonly bars: SuggestionBars;
  readonly marks: DecorationSet;
  /** What is placed where, in words: another one only where a page has to draw anew. */
  readonly said: string;
};

const NONE: SuggestState = { placed: [], bars: new Map(), marks: DecorationSet.empty, said: "" };
const key = new PluginKey<SuggestState>("suggestions");

/** Suggestions over the text. They are decorations: never sent, never counted, and a key costs what stands in its own paragraph. */
export const Suggestions = Extension.create({
  name: "suggestions",
  addProseMirrorPlugins() {
    let view: EditorView | null = null;
    return [
      new Plugin<SuggestState>({
        key,
        state: { init: () => NONE, apply: (tr, before) => apply(tr, before, view?.composing ?? false) },
        props: { decorations: (state) => key.getState(state)?.marks },
        view(made) {
          view = made;
          return {
            destroy() {
              view = null;
            },
          };
        },
      }),
    ];
  },
});

export const suggestionsIn = (state: EditorState): SuggestState => key.getState(state) ?? NONE;

/** Shows these passages and no others. */
export function showPassages(view: EditorView, placed: readonly PlacedPassage[], bars: SuggestionBars): void {
  view.dispatch(view.state.tr.setMeta(key, { placed, bars }).setMeta("addToHistory", false));
}

function apply(tr: Transaction, before: SuggestState, isComposing: boolean): SuggestState {
  const set: Pick<SuggestState, "placed" | "bars"> | undefined = tr.getMeta(key);
  if (set !== undefined) {
    const marks = [...set.placed.flatMap(passageMarks), ...barMarks(set.placed, set.bars)];
    return { ...set, marks: DecorationSet.create(tr.doc, marks), said: sayPlaces(set.placed) };
  }
  if (!tr.docChanged || before.placed.length === 0) return before;
  let marks = before.marks.map(tr.mapping, tr.doc);
  let isOther = false;
  const [from, to] = changedRange(tr);
  const placed = before.placed.map((one): PlacedPassage => {
    if (one.node === null) return one;
    const { pos, deletedAfter } = tr.mapping.mapResult(one.pos, 1);
    const isFar = !deletedAfter && (pos > to || pos + one.node.nodeSize < from);
    if (isFar) return pos === one.pos ? one : { ...one, pos };
    const node = deletedAfter ? null : tr.doc.nodeAt(pos);
    const next = again(one, pos, node);
    // What a word is being composed in keeps its elements: the suggestion is looked at anew afterwards.
    if (next.state === one.state || isComposing) return { ...next, state: one.state };
    isOther = true;
    const own = marks.find(undefined, undefined, ({ of }) => of === markOf(one));
    marks = marks.remove(own).add(tr.doc, passageMarks(next));
    return next;
  });
  return { ...before, placed, marks, said: isOther ? sayPlaces(placed) : before.said };
}

function again(one: PlacedPassage, pos: number, node: Node | null): PlacedPassage {
  if (node?.isTextblock !== true) return { ...one, pos: 0, node: null, state: one.state === "waiting" ? "waiting" : "gone" };
  return { ...one, pos, node, state: stateOf(one.passage, node) };
}

/** From the first to the last place of a change, in the text after it. */
function changedRange({ mapping }: Transaction): [number, number] {
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const [at, map] of mapping.maps.entries()) {
    const rest = mapping.slice(at + 1);
    map.forEach((_oldFrom, _oldTo, newFrom, newTo) => {
      from = Math.min(from, rest.map(newFrom, -1));
      to = Math.max(to, rest.map(newTo, 1));
    });
  }
  return [from, to];
}

/** The buttons of a suggestion stand below the last of its passages. */
function barMarks(placed: readonly PlacedPassage[], bars: SuggestionBars): Decoration[] {
  return [...bars].flatMap(([id, element]) => {
    const last = placed.findLast(({ suggestion, node }) => suggestion.id === id && node !== null);
    if (last === undefined || last.node === null) return [];
    const spec = { key: `bar ${id}`, side: 2, ignoreSelection: true, stopEvent: () => true };
    return [Decoration.widget(last.pos + last.node.nodeSize, element, spec)];
  });
}

function sayPlaces(placed: readonly PlacedPassage[]): string {
  return placed.map((one) => `${markOf(one)} ${one.state} ${one.passage.was.length} ${one.passage.becomes?.length ?? ""}`).join("\n");
}
