import { blockText, type NodeJson, newBlockId } from "@tangleaf/document/model";
import type { LostPassage } from "./lost-text.ts";

/** Share of a section's blocks that are in its double too, from which on it is the same section moved twice. */
const SAME_SHARE = 0.5;

type Part = { readonly from: number; readonly to: number; readonly id: string };

/**
 * Two people who move the same section at once leave it twice, with the same id. The later one is kept; text only the other
 * one has is given back as lost. Sections that share an id and nothing else are two: the earlier one gets a new id.
 * `age`: when the block at a place came, as a number that grows.
 */
export function separateDoubledHeadings(
  blocks: readonly NodeJson[],
  age: (index: number) => number,
): { blocks: NodeJson[]; lost: LostPassage[] } {
  const parts = sectionsOf(blocks);
  const byId = Map.groupBy(parts, ({ id }) => id);
  const removed = new Set<number>();
  const renamed = new Set<number>();
  const lost: LostPassage[] = [];
  for (const [id, doubles] of byId) {
    if (doubles.length < 2) continue;
    const [kept, ...others] = doubles.toSorted((a, b) => age(b.from) - age(a.from) || b.from - a.from) as [Part, ...Part[]];
    const there = new Set(textsOf(blocks, kept));
    for (const part of others) {
      const texts = textsOf(blocks, part);
      const missing = texts.filter((text) => !there.has(text));
      if (missing.length > texts.length * (1 - SAME_SHARE)) {
        renamed.add(part.from);
        continue;
      }
      for (let index = part.from; index < part.to; index += 1) removed.add(index);
      if (missing.length > 0) lost.push({ text: missing.join("\n"), headingId: id });
    }
  }
  if (removed.size === 0 && renamed.size === 0) return { blocks: [...blocks], lost };
  const left = blocks.flatMap((block, index) => {
    if (removed.has(index)) return [];
    return renamed.has(index) ? [{ ...block, attrs: { ...block.attrs, id: newBlockId() } }] : [block];
  });
  return { blocks: left, lost };
}

/** Every heading with its own blocks. */
export function sectionsOf(blocks: readonly NodeJson[]): Part[] {
  const starts = blocks.flatMap(({ type }, index) => (type === "heading" ? [index] : []));
  return starts.map((from, n) => ({ from, to: starts[n + 1] ?? blocks.length, id: String(blocks[from]?.attrs?.["id"] ?? "") }));
}

function textsOf(blocks: readonly NodeJson[], { from, to }: Part): string[] {
  return blocks
    .slice(from, to)
    .map(blockText)
    .filter((text) => text !== "");
}
