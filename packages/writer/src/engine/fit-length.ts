import { countCharacters } from "@tangleaf/document";
import { renderSections } from "./blocks.ts";
import type { Context } from "./create-context.ts";
import type { Block, Section } from "./draft-types.ts";
import { addItem } from "./write-items.ts";
import { addSentence } from "./write-prose.ts";

/** Accepted deviation of the whole text. */
const TOLERANCE = 0.03;
const SMALLEST_TOLERANCE = 3;
const MOST_STEPS = 120;
/** Shortest sentence worth adding. */
const SHORTEST_ADDED = 6;
const MOST_SACRIFICES = 3;

/** Lengthens or shortens the elastic sections until the whole is within three per cent of the target. */
export function fitLength({ sections, target, context }: { sections: readonly Section[]; target: number; context: Context }): void {
  const { language } = context.brief;
  const tolerance = Math.max(SMALLEST_TOLERANCE, Math.round(target * TOLERANCE));
  const elastic = sections.filter((section) => section.style !== "fixed").sort((a, b) => b.weight - a.weight);
  let turn = 0;
  let failures = 0;
  let sacrifices = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const missing = target - countCharacters(renderSections(sections, language));
    if (Math.abs(missing) <= tolerance) return;
    if (missing > 0) {
      const section = elastic[turn % Math.max(1, elastic.length)];
      turn += 1;
      if (!section || failures > elastic.length) return;
      const done =
        missing > SHORTEST_ADDED &&
        (section.style === "items" ? addItem(section, context, missing) : addSentence(section, context, missing));
      failures = done ? 0 : failures + 1;
      continue;
    }
    if (removeNearest(sections, -missing, tolerance)) continue;
    // Nothing of the right size: one longer sentence is removed and shorter ones take its place, once or twice.
    if (sacrifices >= MOST_SACRIFICES || !removeNearest(sections, -missing, target)) return;
    sacrifices += 1;
  }
}

/** Removes the generated sentence whose length is nearest to the excess. */
function removeNearest(sections: readonly Section[], excess: number, tolerance: number): boolean {
  let best: { block: Block; index: number; miss: number } | null = null;
  for (const section of sections) {
    for (const block of section.blocks) {
      block.pieces.forEach((piece, index) => {
        if (piece.from !== "bank" || piece.text.includes("\n")) return;
        const size = countCharacters(piece.text);
        const miss = Math.abs(excess - size) + (size > excess + tolerance ? tolerance : 0) + (piece.text.includes("【") ? tolerance : 0);
        if (size <= excess + tolerance && (!best || miss < best.miss)) best = { block, index, miss };
      });
    }
  }
  if (!best) return false;
  const { block, index } = best as { block: Block; index: number };
  block.pieces.splice(index, 1);
  return true;
}
