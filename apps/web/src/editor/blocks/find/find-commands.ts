import { type Command, type EditorState, TextSelection } from "@tiptap/pm/state";
import { placedBlocks } from "../structure/placed-blocks.ts";
import { changeFind, type FindPlace, findState } from "./find-plugin.ts";
import { type FindQuery, replacementOf } from "./find-query.ts";

/** Longest selection that becomes the query when the bar is opened. */
const TAKEN_MAX_CHARACTERS = 80;

/** Opens the bar; what is selected on one line is looked for. */
export const openFind: Command = (state, dispatch) => {
  const { from, to, $from, $to } = state.selection;
  const selected = $from.sameParent($to) && to - from <= TAKEN_MAX_CHARACTERS ? state.doc.textBetween(from, to) : "";
  const { query } = findState(state);
  dispatch?.(changeFind(state.tr, { isOpen: true, query: selected === "" ? { ...query } : { ...query, text: selected, isRegex: false } }));
  return true;
};

/** Closes the bar; the place that was shown is selected. */
export const closeFind: Command = (state, dispatch) => {
  const { places, current, isOpen } = findState(state);
  if (!isOpen) return false;
  const { tr } = state;
  const place = places[current];
  if (place) tr.setSelection(TextSelection.create(tr.doc, place.from, place.to));
  dispatch?.(changeFind(tr, { isOpen: false }));
  return true;
};

export function setFindQuery(query: FindQuery): Command {
  return (state, dispatch) => {
    dispatch?.(changeFind(state.tr, { query, problem: null }));
    return true;
  };
}

/** Shows the next or the previous place, from the last one on to the first. */
export function stepFind(by: -1 | 1): Command {
  return (state, dispatch, view) => {
    const { places, current } = findState(state);
    if (places.length === 0) return false;
    const next = (current + by + places.length) % places.length;
    dispatch?.(changeFind(state.tr, { current: next }));
    const place = places[next];
    if (place && view && dispatch) showPlace(view.domAtPos(place.from, 1).node);
    return true;
  };
}

function showPlace(node: globalThis.Node): void {
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Replaces the place that is shown and goes on to the next one. */
export function replaceCurrent(template: string): Command {
  return (state, dispatch) => {
    const { places, current, query } = findState(state);
    const place = places[current];
    if (!place || lockOf(state)(place)) return false;
    const { tr } = state;
    replacePlace(tr, place, template, query.isRegex);
    const rest = places
      .filter((one) => one !== place)
      .map((one) => ({ ...one, from: tr.mapping.map(one.from, 1), to: tr.mapping.map(one.to, -1) }));
    dispatch?.(changeFind(tr, { places: rest, current: rest.length === 0 ? -1 : current % rest.length }).setMeta("addToHistory", true));
    return true;
  };
}

/** Replaces every place in one step; those in locked sections stay. Returns how many were replaced and how many stayed. */
export function replaceAll(state: EditorState, template: string): { tr: EditorState["tr"]; replaced: number; locked: number } {
  const { places, query } = findState(state);
  const { tr } = state;
  const isLocked = lockOf(state);
  const free = places.filter((place) => !isLocked(place));
  for (const place of free.toReversed()) replacePlace(tr, place, template, query.isRegex);
  changeFind(tr, { places: [], current: -1 }).setMeta("addToHistory", true);
  return { tr, replaced: free.length, locked: places.length - free.length };
}

/** The new words look as the first replaced character did. */
function replacePlace(tr: EditorState["tr"], place: FindPlace, template: string, isRegex: boolean): void {
  const { from, to } = place;
  const words = replacementOf(template, tr.doc.textBetween(from, to), place, isRegex);
  if (words === "") tr.delete(from, to);
  else tr.replaceWith(from, to, tr.doc.type.schema.text(words, tr.doc.resolve(from + 1).marks()));
}

/** Tells whether a place stands in a locked section: below its heading, up to the next one. */
function lockOf({ doc }: EditorState): (place: FindPlace) => boolean {
  const blocks = placedBlocks(doc);
  const headings = blocks.filter(({ node }) => node.type.name === "heading");
  return (place) => headings.findLast(({ pos }) => pos <= place.from)?.node.attrs["locked"] === 1;
}
