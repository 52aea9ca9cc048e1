import { ESSAY_LEDGER, SYNC_PARAGRAPHS_MAX } from "@tangleaf/contract/constants";
import { countCharacters } from "@tangleaf/document/count";
import type { SuggestedPassage } from "@tangleaf/document/model";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, NodeSelection } from "@tiptap/pm/state";
import { CellSelection } from "@tiptap/pm/tables";
import { withoutMarks } from "#editor/core/marks.ts";
import { paragraphsOf } from "#editor/suggest/place-passages.ts";
import { signedText } from "#editor/suggest/signed-text.ts";

/** Paragraphs of a text that go with a request for new text, the last ones. */
const CONTEXT_PARAGRAPHS = 3;

type Found = ReturnType<typeof paragraphsOf>[number];

/** What something is asked for: a selection, or a section of the text. */
export type Scope = {
  readonly kind: "selection" | "section";
  readonly headingId: string | null;
  /** Its heading; "" where it has none. */
  readonly title: string;
  /** Before each of the paragraphs. */
  readonly positions: readonly number[];
  /** The selected part of the one paragraph, in characters of its signed text; null = all of it. */
  readonly part: readonly [number, number] | null;
  readonly characters: number;
  /** Paragraphs there are to change, also those beyond what one request takes. */
  readonly all: number;
  /** What stands around it. */
  readonly before: string;
  readonly after: string;
  /** Where new text would go on, and what it would go on from. */
  readonly end: { readonly pos: number; readonly texts: readonly string[] } | null;
};

/** What is selected, as paragraphs; null where nothing is that has words. */
export function selectedScope({ doc, selection }: EditorState): Scope | null {
  if (selection.empty || selection instanceof NodeSelection || selection instanceof CellSelection) return null;
  const { from, to } = selection;
  const all = paragraphsOf(doc);
  const touched = all.filter(({ pos, node }) => pos < to && pos + node.nodeSize > from && isChangeable(doc, { pos, node }));
  const [first] = touched;
  if (first === undefined) return null;
  const within = touched.length === 1 && from > first.pos && to < first.pos + first.node.nodeSize;
  const part = within ? ([signedOffset(first.node, from - first.pos - 1), signedOffset(first.node, to - first.pos - 1)] as const) : null;
  const isWhole = part === null || (part[0] === 0 && part[1] === signedText(first.node).length);
  if (
    !isWhole &&
    part !== null &&
    signedText(first.node)
      .slice(...part)
      .trim() === ""
  )
    return null;
  return scopeOf("selection", { all, own: touched, headingId: first.headingId, part: isWhole ? null : part });
}

/** A section without those below it; null = what stands above the first heading. */
export function sectionScope(doc: Node, headingId: string | null): Scope {
  const all = paragraphsOf(doc);
  const own = all.filter((one) => one.headingId === headingId && isChangeable(doc, one));
  return scopeOf("section", { all, own, headingId, part: null });
}

type Parts = Pick<Scope, "headingId" | "part"> & { readonly all: readonly Found[]; readonly own: readonly Found[] };

function scopeOf(kind: Scope["kind"], { all, own, headingId, part }: Parts): Scope {
  const taken = own.slice(0, SYNC_PARAGRAPHS_MAX);
  const texts = taken.map(({ node }) => signedText(node));
  const asked = part === null ? texts : [(texts[0] ?? "").slice(...part)];
  const placeOf = (one: Found | undefined) => (one === undefined ? -1 : all.indexOf(one));
  const [first, last] = [placeOf(taken[0]), placeOf(taken.at(-1))];
  const heading = all.find((one) => one.headingId === headingId && one.node.type.name === "heading");
  const end = taken.at(-1) ?? heading;
  return {
    kind,
    headingId,
    title: heading?.node.textContent ?? "",
    positions: taken.map(({ pos }) => pos),
    part,
    characters: countCharacters(asked.join("\n")),
    all: own.length,
    before: around(all[first - 1]),
    after: last < 0 ? "" : around(all[last + 1]),
    end: end === undefined ? null : { pos: end.pos, texts: texts.slice(-CONTEXT_PARAGRAPHS) },
  };
}

function around(found: Found | undefined): string {
  return found === undefined || found.node.type.name === "heading" ? "" : signedText(found.node).slice(0, ESSAY_LEDGER.paragraph);
}

/** A paragraph with words, in the text or in a list: a table keeps its cells, and a mark of what is missing is no text. */
function isChangeable(doc: Node, { pos, node }: Pick<Found, "pos" | "node">): boolean {
  if (node.type.name !== "paragraph" || withoutMarks(node.textContent).trim() === "") return false;
  const place = doc.resolve(pos);
  const isCell = Array.from({ length: place.depth }, (_, depth) => place.node(depth + 1)).some(({ type }) => type.name === "table");
  return !isCell && signedText(node).length <= ESSAY_LEDGER.paragraph;
}

/** Characters of the signed text before a place in a paragraph. */
function signedOffset(paragraph: Node, offset: number): number {
  return signedText(paragraph.cut(0, offset)).length;
}

/** The part of a passage something is asked for. */
export const askedText = ({ was, part }: SuggestedPassage): string => (part === undefined ? was : was.slice(...part));
