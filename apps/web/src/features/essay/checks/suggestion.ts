import { ESSAY_LEDGER } from "@tangleaf/contract/constants";
import type { StaleSection } from "@tangleaf/document/checks";
import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { SAID_ELSEWHERE } from "#editor/blocks/lock/lock-plugin.ts";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import { withoutMarks } from "#editor/core/marks.ts";
import { putText } from "#editor/suggest/put-text.ts";
import { checkedText, replacedText, signedText, stepsOf } from "#editor/suggest/signed-text.ts";

/** A paragraph of a section as it stands and as it is suggested, both with signs. */
export type SuggestedPassage = { readonly before: string; readonly after: string };

type Found = { readonly node: Node; readonly pos: number };

/** Paragraphs of a section, without those of the sections below it. */
function paragraphsOf(doc: Node, sectionId: string): Found[] {
  const blocks = placedBlocks(doc);
  const isHeading = ({ node }: Found) => node.type.name === "heading";
  // The section before the first heading has none.
  const start = blocks.findIndex((one) => isHeading(one) && one.node.attrs["id"] === sectionId);
  const from = start + 1;
  const end = blocks.findIndex((one, at) => at >= from && isHeading(one));
  const found: Found[] = [];
  for (const { node, pos } of blocks.slice(from, end < 0 ? undefined : end)) {
    if (node.isTextblock) found.push({ node, pos });
    else
      node.descendants((inner, offset) => {
        if (inner.isTextblock) found.push({ node: inner, pos: pos + 1 + offset });
        return !inner.isTextblock;
      });
  }
  return found;
}

/** Paragraphs of a section with words to rework, in the text and in lists; a table keeps its cells, and a mark of what is missing is no text. */
export function rewordable(doc: Node, sectionId: string): string[] {
  return paragraphsOf(doc, sectionId).flatMap(({ node, pos }) => {
    const place = doc.resolve(pos);
    const isCell = Array.from({ length: place.depth }, (_, depth) => place.node(depth + 1)).some(({ type }) => type.name === "table");
    const text = signedText(node);
    const hasWords = withoutMarks(node.textContent).trim() !== "" && text.length <= ESSAY_LEDGER.paragraph;
    return node.type.name === "paragraph" && !isCell && hasWords ? [text] : [];
  });
}

/** The stale paragraphs of a section as they stand in the editor; null where one of them has changed since it was read. */
export function passagesNow(
  doc: Node,
  { sectionId, passages }: StaleSection,
): { node: Node; passage: StaleSection["passages"][number] }[] | null {
  const free = paragraphsOf(doc, sectionId);
  const found = passages.map((passage) => {
    const at = free.findIndex(({ node }) => checkedText(node) === passage.text);
    const [one] = at < 0 ? [] : free.splice(at, 1);
    return one === undefined ? null : { node: one.node, passage };
  });
  return found.every((one) => one !== null) ? found : null;
}

/** What rules can replace, without asking anybody; empty where there is nothing of the kind, null where the text has changed. */
export function plainSuggestion(doc: Node, section: StaleSection): SuggestedPassage[] | null {
  const now = passagesNow(doc, section);
  return (
    now?.flatMap(({ node, passage }) => {
      const known = passage.replacements.flatMap(({ from, to, insert }) => (insert === null ? [] : [{ from, to, insert }]));
      const [before, after] = [signedText(node), replacedText(node, known)];
      return before === after ? [] : [{ before, after }];
    }) ?? null
  );
}

/** accepted; changed: a paragraph is not as it was when the suggestion was made; refused: the section is locked. */
export type Accepted = "accepted" | "changed" | "refused";

/** Puts a suggestion into the text as one change: only words that differ are touched, so marks and citations stay. */
export function acceptSuggestion(editor: Editor, sectionId: string, passages: readonly SuggestedPassage[]): Accepted {
  const { state, view } = editor;
  const free = paragraphsOf(state.doc, sectionId);
  const places = passages.map(({ before, after }) => {
    const at = free.findIndex(({ node }) => signedText(node) === before);
    const [one] = at < 0 ? [] : free.splice(at, 1);
    return one === undefined ? null : { pos: one.pos, after, from: stepsOf(before, after)[0]?.from ?? 0 };
  });
  if (!places.every((one) => one !== null)) return "changed";
  const { tr } = state;
  for (const { pos, after } of places.toSorted((a, b) => b.pos - a.pos)) putText(tr, pos, after);
  const first = places.reduce((least, { pos, from }) => Math.min(least, pos + 1 + from), Number.POSITIVE_INFINITY);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(first, tr.doc.content.size))));
  view.dispatch(tr.setMeta(SAID_ELSEWHERE, true).scrollIntoView());
  return view.state.doc === state.doc ? "refused" : "accepted";
}
