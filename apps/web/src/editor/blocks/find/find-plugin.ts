import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { textblockText } from "#editor/core/textblock-text.ts";
import { EMPTY_QUERY, type FindQuery, type FoundText, isPattern } from "./find-query.ts";
import { endPatternWorker, runPattern } from "./run-pattern.ts";

/** After a change of the text the places are looked up again when it has been still for this long. */
const SETTLED_MS = 150;

export type FindPlace = FoundText;

export type FindState = {
  readonly isOpen: boolean;
  readonly query: FindQuery;
  /** Why there are no places: no pattern, one that takes too long; null = they are right, or being looked up. */
  readonly problem: "pattern" | "tooLong" | null;
  readonly places: readonly FindPlace[];
  /** Place that is shown; -1 = none. */
  readonly current: number;
  readonly marks: DecorationSet;
};

const CLOSED: FindState = { isOpen: false, query: EMPTY_QUERY, problem: null, places: [], current: -1, marks: DecorationSet.empty };

type Change = Partial<Omit<FindState, "marks">>;

const key = new PluginKey<FindState>("find");

export const findState = (state: EditorState): FindState => key.getState(state) ?? CLOSED;

export function changeFind(tr: Transaction, change: Change): Transaction {
  return tr.setMeta(key, change).setMeta("addToHistory", false);
}

/**
 * Marks the places of what is looked for. While the bar is closed a key costs one comparison; while it is open the marks move
 * with the text, and are looked up again when it is still.
 */
export function findPlugin(): Plugin<FindState> {
  return new Plugin<FindState>({
    key,
    state: { init: () => CLOSED, apply },
    props: { decorations: (state) => key.getState(state)?.marks },
    view: (view) => createSearcher(view),
  });
}

function apply(tr: Transaction, before: FindState): FindState {
  const change: Change | undefined = tr.getMeta(key);
  if (change?.isOpen === false) return CLOSED;
  if (change !== undefined) {
    const next = { ...before, ...change };
    const same = next.places === before.places && next.current === before.current;
    return { ...next, marks: same ? before.marks.map(tr.mapping, tr.doc) : marksOf(next, tr.doc) };
  }
  if (!before.isOpen || !tr.docChanged) return before;
  return { ...before, places: moved(before.places, tr), marks: before.marks.map(tr.mapping, tr.doc) };
}

function moved(places: readonly FindPlace[], tr: Transaction): FindPlace[] {
  return places.map((place) => ({ ...place, from: tr.mapping.map(place.from, 1), to: tr.mapping.map(place.to, -1) }));
}

function marksOf({ places, current }: FindState, doc: Node): DecorationSet {
  return DecorationSet.create(
    doc,
    places.map(({ from, to }, at) => Decoration.inline(from, to, { class: at === current ? "find-place find-current" : "find-place" })),
  );
}

/** Looks the places up: at once when the query changes, after a pause when the text does. */
function createSearcher(view: EditorView) {
  let known = new WeakMap<Node, readonly FoundText[]>();
  let knownQuery = EMPTY_QUERY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run = 0;

  async function search(): Promise<void> {
    const mine = ++run;
    const { query } = findState(view.state);
    if (query !== knownQuery) {
      known = new WeakMap();
      knownQuery = query;
    }
    if (query.text === "") return publish([], null);
    if (!isPattern(query)) return publish([], "pattern");
    const { doc } = view.state;
    const blocks = textBlocks(doc);
    const unknown = blocks.filter(({ node }) => !known.has(node));
    try {
      const answer = runPattern(
        query,
        unknown.map(({ node }) => textblockText(node)),
      );
      const found = answer instanceof Promise ? await answer : answer;
      for (const [at, { node }] of unknown.entries()) known.set(node, found[at] ?? []);
    } catch {
      if (mine === run) publish([], "tooLong");
      return;
    }
    // Typed meanwhile: the update that brought it has asked again.
    if (mine !== run || view.isDestroyed || doc !== view.state.doc) return;
    publish(
      blocks.flatMap(({ node, pos }) =>
        (known.get(node) ?? []).map(({ from, to, groups }) => ({ from: pos + 1 + from, to: pos + 1 + to, groups })),
      ),
      null,
    );
  }

  function publish(places: readonly FindPlace[], problem: FindState["problem"]): void {
    const before = findState(view.state);
    const from = before.places[before.current]?.from ?? view.state.selection.from;
    const next = places.findIndex((place) => place.from >= from);
    const current = places.length === 0 ? -1 : Math.max(0, next);
    view.dispatch(changeFind(view.state.tr, { places, problem, current }));
  }

  return {
    update(_view: EditorView, before: EditorState) {
      const [was, is] = [findState(before), findState(view.state)];
      if (!is.isOpen) {
        if (was.isOpen) stop();
        return;
      }
      if (was.query !== is.query || !was.isOpen) {
        clearTimeout(timer);
        void search();
      } else if (before.doc !== view.state.doc) {
        run++;
        clearTimeout(timer);
        timer = setTimeout(() => void search(), SETTLED_MS);
      }
    },
    destroy: stop,
  };

  function stop(): void {
    run++;
    clearTimeout(timer);
    endPatternWorker();
  }
}

function textBlocks(doc: Node): { node: Node; pos: number }[] {
  const blocks: { node: Node; pos: number }[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock) blocks.push({ node, pos });
    return !node.isTextblock;
  });
  return blocks;
}
