import type { NodeJson } from "@tangleaf/document/plain";
import { createBlockHeights, type HeightOptions, type Layout } from "./block-heights.ts";

const POINTS_PER_MM = 72 / 25.4;
/** The rule above the footnotes of a page. */
const FOOTNOTE_RULE_POINTS = 12;

/** The page each block begins on, from 1, by its place in the list, and how many there are: what Word will find is near, as long as fonts are those named. */
export function estimatePages(blocks: readonly NodeJson[], profile: Layout, options: HeightOptions): { begins: number[]; total: number } {
  const { page } = profile;
  const width = (page.widthMm - page.marginMm.left - page.marginMm.right) * POINTS_PER_MM;
  const { footerPoints = 0 } = options;
  const bottom = Math.max(page.marginMm.bottom * POINTS_PER_MM, page.marginMm.footer * POINTS_PER_MM + footerPoints);
  const height = (page.heightMm - page.marginMm.top) * POINTS_PER_MM - bottom;
  const { line, heightOf, spaceOf, captionHeight, rowHeight, footnoteHeight } = createBlockHeights(profile, options);
  const hasNotes = Object.keys(options.footnotes ?? {}).length > 0;
  const heights = blocks.map((block) => heightOf(block, width));
  let used = 0;
  let current = 1;
  /** Height the footnotes of the current page take. */
  let notes = 0;
  /** Space below the block before, which goes into that above the next: Word takes the larger of the two. */
  let space = 0;
  const turn = (carried: number) => {
    current++;
    used = carried;
    notes = 0;
    space = 0;
  };
  const begins = blocks.map((block, index) => {
    if (block.type === "pageBreak") used = height;
    const tall = heights[index] ?? 0;
    const around = spaceOf(block);
    const noted = hasNotes ? footnoteHeight(block, width) : 0;
    const gap = () => (current > 1 && used === 0 ? 0 : Math.max(space, around.before));
    if (used > 0 && used + gap() + neededFrom(index) > height - notes) turn(0);
    const begun = current;
    used += gap() + tall;
    while (used > height - notes) turn(used - (height - notes));
    space = around.after;
    notes += noted === 0 ? 0 : noted + (notes === 0 ? FOOTNOTE_RULE_POINTS : 0);
    if (used > height - notes) turn(line);
    return begun;
  });
  return { begins, total: current };

  /** What must fit on the page for the block to begin there. A heading does not stand alone at its foot; a picture is not cut. */
  function neededFrom(index: number): number {
    const block = blocks[index];
    const tall = heights[index] ?? 0;
    if (block === undefined) return 0;
    const next = blocks[index + 1];
    if (block.type === "heading") {
      const gap = next === undefined ? 0 : Math.max(spaceOf(block).after, spaceOf(next).before);
      return tall + gap + neededFrom(index + 1);
    }
    if (block.type === "figure" || block.type === "chart" || block.type === "mathBlock") return Math.min(tall, height);
    if (block.type === "table") return Math.min(tall, captionHeight(block) + 2 * rowHeight(1));
    // Two lines of a paragraph stay together.
    return Math.min(tall, 2 * line);
  }
}
