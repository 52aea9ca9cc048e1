/** The block at the upper edge of the window, and how far from that edge it begins. */
export type Place = { readonly index: number; readonly top: number };

/** What the reader has at the upper edge of the window; null where the text begins below it. */
export function placeOf(blocks: readonly Element[]): Place | null {
  const index = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0);
  const top = blocks[index]?.getBoundingClientRect().top;
  return top === undefined || (index === 0 && top >= 0) ? null : { index, top };
}

/** Scrolls so that the same block stands there again, in a text that takes its place and is not as tall. */
export function keepPlace(blocks: readonly Element[], place: Place): void {
  const top = blocks[place.index]?.getBoundingClientRect().top;
  if (top !== undefined && Math.round(top - place.top) !== 0) window.scrollBy({ top: top - place.top, behavior: "instant" });
}
