import { documentRoots, readSuggestions, type SuggestedPassage, type Suggestion } from "@tangleaf/document/model";
import type { StoredPosition } from "../document/binding/positions.ts";
import type { DocumentEditor } from "../document/open-document-editor.ts";
import { dropOverlaps } from "./passage-overlaps.ts";
import { type Places, paragraphsOf, placePassages, withoutDone } from "./place-passages.ts";
import { findReplaced, findWaiting } from "./replaced-suggestions.ts";
import { signedText } from "./signed-text.ts";
import { type SuggestionBars, showPassages, suggestionsIn } from "./suggest-plugin.ts";

/** A passage that was moved or removed is looked for again once nobody has typed for this long. */
const QUIET_MS = 400;

export type Suggester = {
  /** The open suggestions that are shown, the oldest first. One whose words a newer one is about is left out until that is decided. */
  list(): readonly Suggestion[];
  /** All stored ones, the oldest first. */
  listStored(): readonly Suggestion[];
  /** Those still being written that are about nothing but the words this one is about. */
  findWaiting(asked: Suggestion): readonly Suggestion[];
  subscribe(changed: () => void): () => void;
  /** The element of a suggestion's buttons, in the text below it. */
  bars(): SuggestionBars;
  /** Paragraphs as passages to ask about, each with its place. */
  passagesAt(positions: readonly number[]): SuggestedPassage[];
  /** Stores one that nobody has to undo. Once it has words, older ones lose the passages it is about. */
  put(suggestion: Suggestion): void;
  /** Takes one away that came to nothing; nobody has to undo it. */
  drop(id: string): void;
  destroy(): void;
};

/** Shows what is suggested for an open document, whoever asked for it, and follows the text. */
export function openSuggester({ doc, view, storePosition, placeOf }: DocumentEditor): Suggester {
  const { suggestions } = documentRoots(doc);
  const written = {};
  const listeners = new Set<() => void>();
  let list = readSuggestions(doc);
  let bars: SuggestionBars = new Map();
  let timer = 0;
  let isAllShown = true;

  const placed = (anchor: string): number | null => {
    try {
      return placeOf(JSON.parse(anchor) as StoredPosition);
    } catch {
      // Whoever has written to the document may have stored anything.
      return null;
    }
  };

  const findPlaces = (): Places => ({ doc: view.state.doc, placeOf: placed });

  function show(): void {
    window.clearTimeout(timer);
    if (view.isDestroyed || view.composing) return;
    const places = findPlaces();
    const open = withoutDone(readSuggestions(doc), places);
    const all = placePassages(open, places);
    const passages = dropOverlaps(all);
    isAllShown = passages.length === all.length;
    const shown = new Set(passages.map(({ suggestion }) => suggestion));
    list = open.filter((suggestion) => shown.has(suggestion));
    bars = new Map(list.map(({ id }) => [id, bars.get(id) ?? barOf()]));
    showPassages(view, passages, bars);
    for (const listener of listeners) listener();
  }

  function stored(transaction: { readonly changed: ReadonlyMap<unknown, unknown> }): void {
    if (!transaction.changed.has(suggestions)) return;
    list = readSuggestions(doc);
    show();
  }

  /** Looks again where words may be somewhere else by now, or where a passage that was left out may be open again. */
  function typed(): void {
    const isSettled = suggestionsIn(view.state).placed.every(
      ({ state, node }) => state === "open" || (state === "waiting" && node !== null),
    );
    if (isSettled && isAllShown) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(show, QUIET_MS);
  }

  const composed = () => void (list.length > 0 && window.setTimeout(show));
  doc.on("afterTransaction", stored);
  doc.on("update", typed);
  view.dom.addEventListener("compositionend", composed);
  if (list.length > 0) {
    const open = new Set(withoutDone(list, findPlaces()).map(({ id }) => id));
    const done = list.filter(({ id }) => !open.has(id));
    show();
    for (const { id } of done) drop(id);
  }

  function drop(id: string): void {
    doc.transact(() => suggestions.delete(id), written);
  }

  return {
    list: () => list,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    bars: () => bars,
    passagesAt(positions) {
      const wanted = new Set(positions);
      return paragraphsOf(view.state.doc)
        .filter(({ pos }) => wanted.has(pos))
        .map(({ pos, node }) => {
          const place = storePosition(pos + 1);
          return { was: signedText(node), becomes: null, anchor: place === null ? "" : JSON.stringify(place) };
        });
    },
    listStored: () => readSuggestions(doc),
    findWaiting: (asked) => findWaiting(asked, readSuggestions(doc), findPlaces()),
    put(suggestion) {
      const hasWords = suggestion.passages.every(({ becomes }) => becomes !== null);
      const replaced = hasWords ? findReplaced(suggestion, readSuggestions(doc), findPlaces()) : [];
      doc.transact(() => {
        suggestions.set(suggestion.id, suggestion);
        for (const [{ id, ...older }, passages] of replaced) {
          if (passages.length === 0) suggestions.delete(id);
          else suggestions.set(id, { id, ...older, passages });
        }
      }, written);
    },
    drop,
    destroy() {
      window.clearTimeout(timer);
      doc.off("afterTransaction", stored);
      doc.off("update", typed);
      view.dom.removeEventListener("compositionend", composed);
    },
  };
}

function barOf(): HTMLElement {
  const element = document.createElement("div");
  element.className = "suggest-bar";
  // Characters of the text alone are counted at the edge of the paper.
  element.dataset["nocount"] = "";
  return element;
}
