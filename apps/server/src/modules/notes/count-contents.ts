import { NOTE_CONTENTS, type NoteContent } from "@tangleaf/contract";
import { countNode, type DocumentContent, type NodeJson } from "@tangleaf/document/model";

type Part = NoteContent["what"];

/** What nodes count as; all others are text. */
const PARTS: Partial<Record<NodeJson["type"], Exclude<Part, "characters">>> = {
  heading: "headings",
  table: "tables",
  figure: "figures",
  chart: "charts",
  mathBlock: "formulas",
  mathInline: "formulas",
  citation: "citations",
  footnote: "footnotes",
};

/** Characters without headings, as lists of notes have them. */
export function countNoteCharacters({ blocks }: Pick<DocumentContent, "blocks">): number {
  return blocks.filter(({ type }) => type !== "heading").reduce((sum, block) => sum + countNode(block), 0);
}

/** What a document holds: its characters, and how often each other part comes. Parts that do not come are left out. */
export function countContents({ blocks }: DocumentContent): NoteContent[] {
  const counts = new Map<Part, number>([["characters", countNoteCharacters({ blocks })]]);
  const waiting = [...blocks];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const part = PARTS[node.type];
    if (part !== undefined) counts.set(part, (counts.get(part) ?? 0) + 1);
    waiting.push(...(node.content ?? []));
  }
  return NOTE_CONTENTS.flatMap((what) => {
    const count = counts.get(what) ?? 0;
    return count === 0 ? [] : [{ what, count }];
  });
}
