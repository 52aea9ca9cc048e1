export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
/** A control on the page, and what it costs to lie over it. */
export type Obstacle = Box & { readonly weight: number /** It stays where it is while the page scrolls. */; readonly isBar?: boolean };

type Search = {
  size: Pick<Box, "width" | "height">;
  /** What is seen of the page. */
  area: Box;
  isPhone: boolean;
  obstacles: readonly Obstacle[];
};

const STEP_PX = 8;
const MARGIN_PX = 12;
const SIDE_PX = 20;

/**
 * Where a notice lies over as few controls as can be: on a desktop as high as possible, at the right if there is room; on a phone in the
 * middle, as low as possible.
 */
export function findFreePlace({ size, area, isPhone, obstacles }: Search): Pick<Box, "left" | "top"> {
  const middle = area.left + (area.width - size.width) / 2;
  const lefts = isPhone ? [middle] : [area.left + area.width - size.width - SIDE_PX, middle, area.left + SIDE_PX];
  const tops = topsIn(area, size.height);
  if (isPhone) tops.reverse();
  let best = { left: lefts[0] ?? 0, top: tops[0] ?? area.top + MARGIN_PX, weight: Number.POSITIVE_INFINITY };
  for (const left of lefts) {
    for (const top of tops) {
      const weight = weightOver({ left, top, ...size }, obstacles);
      if (weight < best.weight) best = { left, top, weight };
    }
    if (best.weight === 0) break;
  }
  return { left: best.left, top: best.top };
}

/** What a box lies over. */
export function weightOver(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => (doMeet(box, obstacle) ? sum + obstacle.weight : sum), 0);
}

function topsIn({ top, height }: Box, tall: number): number[] {
  const last = top + height - tall - MARGIN_PX;
  const steps = Math.max(0, Math.floor((last - top - MARGIN_PX) / STEP_PX));
  return Array.from({ length: steps + 1 }, (_, step) => top + MARGIN_PX + step * STEP_PX);
}

const doMeet = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
