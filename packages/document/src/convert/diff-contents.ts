import { nodeText } from "../model/derive-sections.ts";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { planBlockChanges } from "../model/plan-block-changes.ts";
import { diffWords, type WordPiece } from "./diff-words.ts";

/** One block of two versions. `before` and `after` are places in their lists of blocks. */
export type BlockDifference =
  | { readonly type: "kept"; readonly before: number; readonly after: number }
  | { readonly type: "added"; readonly after: number }
  | { readonly type: "removed"; readonly before: number }
  /** `words`: its text by pieces; one kept piece where something else of it changed: a mark, an attribute, a cell. */
  | { readonly type: "changed"; readonly before: number; readonly after: number; readonly words: readonly WordPiece[] };

/** Two blocks this little alike are shown as one removed and one added. */
const LIKENESS_MIN = 0.3;
/** Likeness is told from so many characters of each block. */
const COMPARED_CHARACTERS = 2000;

/**
 * What changed from one version of a document to another, in the order of the text. The cost is bounded: blocks are paired as
 * `planBlockChanges` does, words as `diffWords` does.
 */
export function diffContents(before: Pick<DocumentContent, "blocks">, after: Pick<DocumentContent, "blocks">): BlockDifference[] {
  const texts = [before.blocks.map(blockText), after.blocks.map(blockText)] as const;
  const pairs = [texts[0].map(pairsOf), texts[1].map(pairsOf)] as const;
  const changes = planBlockChanges(before.blocks.map(keyOf), after.blocks.map(keyOf), (from, to) => {
    if (before.blocks[from]?.type !== after.blocks[to]?.type) return 0;
    const alike = likeness(pairs[0][from], pairs[1][to]);
    return alike < LIKENESS_MIN ? 0 : alike;
  });
  return changes.map((change): BlockDifference => {
    if (change.type === "insert") return { type: "added", after: change.after };
    if (change.type === "remove") return { type: "removed", before: change.before };
    const places = { before: change.before, after: change.after };
    if (change.type === "keep") return { type: "kept", ...places };
    return { type: "changed", ...places, words: diffWords(texts[0][change.before] ?? "", texts[1][change.after] ?? "") };
  });
}

const keyOf = (block: NodeJson): string => JSON.stringify(block);

/** Text of a block, a line for each of its parts; what an atom shows. */
function blockText(block: NodeJson): string {
  const parts = (block.content ?? []).filter(({ content }) => content !== undefined);
  if (parts.length > 0) return (block.content ?? []).map(blockText).join(block.type === "tableRow" ? "\t" : "\n");
  const text = nodeText(block);
  return text === "" ? String(block.attrs?.["latex"] ?? block.attrs?.["caption"] ?? "") : text;
}

type Pairs = { readonly counts: ReadonlyMap<string, number>; readonly total: number };

/** How often each two neighbouring characters stand in a text. */
function pairsOf(text: string): Pairs {
  const counts = new Map<string, number>();
  const compared = text.slice(0, COMPARED_CHARACTERS);
  for (let at = 0; at < compared.length; at++) {
    const pair = compared.slice(at, at + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, total: compared.length };
}

/** Share of the pairs two texts have in common; two empty ones are alike. */
function likeness(a: Pairs | undefined, b: Pairs | undefined): number {
  if (a === undefined || b === undefined) return 0;
  if (a.total + b.total === 0) return 1;
  const [small, large] = a.counts.size < b.counts.size ? [a, b] : [b, a];
  let common = 0;
  for (const [pair, count] of small.counts) common += Math.min(count, large.counts.get(pair) ?? 0);
  return (2 * common) / (a.total + b.total);
}
