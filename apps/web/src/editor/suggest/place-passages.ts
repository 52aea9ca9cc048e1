import type { SuggestedPassage, Suggestion } from "@tangleaf/document/model";
import type { Node } from "@tiptap/pm/model";
import { signedCitations } from "./cited-text.ts";
import { signedText } from "./signed-text.ts";

/**
 * waiting: its words are still being written; open: it stands as it stood, and can be accepted; changed: somebody has written in
 * it since; gone: it is nowhere in the text.
 */
export type PassageState = "waiting" | "open" | "changed" | "gone";

/** A passage of a suggestion with the paragraph it stands in now. */
export type PlacedPassage = {
  readonly suggestion: Suggestion;
  /** Its place among the passages of its suggestion. */
  readonly index: number;
  readonly passage: SuggestedPassage;
  readonly state: PassageState;
  /** Before the paragraph; 0 where it is gone. */
  readonly pos: number;
  readonly node: Node | null;
};

type Paragraph = { readonly pos: number; readonly node: Node; readonly headingId: string | null };

/** All paragraphs and headings, each with the heading it stands under; a heading stands under itself. */
export function paragraphsOf(doc: Node): Paragraph[] {
  const found: Paragraph[] = [];
  let headingId: string | null = null;
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    if (node.type.name === "heading") headingId = String(node.attrs["id"] ?? "");
    found.push({ pos, node, headingId });
    return false;
  });
  return found;
}

export function stateOf({ was, becomes }: SuggestedPassage, node: Node): PassageState {
  if (becomes === null) return "waiting";
  return signedText(node) === was ? "open" : "changed";
}

/** A text, and where stored positions are in it. */
export type Places = {
  readonly doc: Node;
  /** Position of a stored anchor in the text; null where what it stood in is gone. */
  readonly placeOf: (anchor: string) => number | null;
};

/**
 * Where every passage stands: at its anchor where the words there are those it was made for; else at the paragraph that has them,
 * under its own heading before others; else at its anchor, changed. No paragraph is taken twice by one suggestion.
 */
export function placePassages(suggestions: readonly Suggestion[], { doc, placeOf }: Places): PlacedPassage[] {
  if (suggestions.length === 0) return [];
  const paragraphs = paragraphsOf(doc);
  const byText = Map.groupBy(paragraphs, ({ node }) => signedText(node));
  return suggestions.flatMap((suggestion) => {
    const taken = new Set<Paragraph>();
    const anchored = suggestion.passages.map(({ anchor }) => (anchor === "" ? null : paragraphAt(paragraphs, placeOf(anchor))));
    const exact = suggestion.passages.map((passage, index) => {
      const same = (byText.get(passage.was) ?? []).filter((one) => !taken.has(one));
      const own = same.filter(({ headingId }) => headingId === suggestion.headingId);
      const here = anchored[index];
      const found = same.find((one) => one === here) ?? own[0] ?? (same.length === 1 ? same[0] : undefined);
      if (found !== undefined) taken.add(found);
      return found;
    });
    return suggestion.passages.map((passage, index): PlacedPassage => {
      const here = anchored[index];
      const found = exact[index] ?? (here !== null && here !== undefined && !taken.has(here) ? here : undefined);
      if (found === undefined)
        return { suggestion, index, passage, state: passage.becomes === null ? "waiting" : "gone", pos: 0, node: null };
      taken.add(found);
      return { suggestion, index, passage, state: stateOf(passage, found.node), pos: found.pos, node: found.node };
    });
  });
}

/**
 * The suggestions without passages whose words stand in the text already: taken in part on one device and wholly on another that
 * was apart, a suggestion is still offered when both meet.
 */
export function withoutDone(suggestions: readonly Suggestion[], { doc, placeOf }: Places): Suggestion[] {
  if (suggestions.length === 0) return [];
  const paragraphs = paragraphsOf(doc);
  const texts = paragraphs.map(({ node }) => signedText(node));
  const says = (at: number, { was, becomes, behind }: SuggestedPassage): boolean => {
    if (at < 0 || becomes === null) return false;
    if (behind !== 1) return texts[at] === signedCitations(becomes) && was !== becomes;
    const lines = becomes.split("\n").map((line) => signedCitations(line.trim()));
    return texts[at] === was && lines.every((line, index) => texts[at + 1 + index] === line);
  };
  return suggestions.flatMap((suggestion) => {
    const passages = suggestion.passages.filter((passage) => {
      const here = passage.anchor === "" ? null : paragraphAt(paragraphs, placeOf(passage.anchor));
      return here === null || !says(paragraphs.indexOf(here), passage);
    });
    if (passages.length === suggestion.passages.length) return [suggestion];
    return passages.length === 0 ? [] : [{ ...suggestion, passages }];
  });
}

function paragraphAt(paragraphs: readonly Paragraph[], position: number | null): Paragraph | null {
  if (position === null) return null;
  return paragraphs.find(({ pos, node }) => position > pos && position < pos + node.nodeSize) ?? null;
}
