import type { Rect } from "../layout/walk-layout.ts";

/** Where the map is looked at: a place of the map is on the screen at place × scale + x, y. */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number };
export type ScreenSize = { readonly width: number; readonly height: number };
/** Pixels of the screen that bars over the map take at its upper and lower edge. */
export type Covered = { readonly top: number; readonly bottom: number };

export const SMALLEST_SCALE = 0.1;
export const LARGEST_SCALE = 3;
const NOT_COVERED: Covered = { top: 0, bottom: 0 };
const ROUND_FIT = 48;
/** On a phone the room at the sides is needed for the words. */
const ROUND_FIT_SHARE = 0.04;
/** Between what is shown and a bar. */
const BAR_GAP = 16;

const bounded = (scale: number): number => Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale));

/** What is under `at` on the screen stays there. */
export function zoomAt(camera: Camera, at: { x: number; y: number }, factor: number): Camera {
  const scale = bounded(camera.scale * factor);
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** All of it on the screen beside the bars, and no larger than it is. */
export function fitTo({ left, top, right, bottom }: Rect, { width, height }: ScreenSize, covered = NOT_COVERED): Camera {
  const [above, below] = [Math.max(ROUND_FIT, covered.top + BAR_GAP), Math.max(ROUND_FIT, covered.bottom + BAR_GAP)];
  const beside = Math.min(ROUND_FIT, width * ROUND_FIT_SHARE);
  const free = { width: Math.max(1, width - 2 * beside), height: Math.max(1, height - above - below) };
  const scale = bounded(Math.min(1, free.width / Math.max(1, right - left), free.height / Math.max(1, bottom - top)));
  return { scale, x: width / 2 - ((left + right) / 2) * scale, y: (above + height - below) / 2 - ((top + bottom) / 2) * scale };
}

/** The part of the map that is on the screen, and `around` pixels of the screen more. */
export function seen({ x, y, scale }: Camera, { width, height }: ScreenSize, around: number): Rect {
  return {
    left: (-x - around) / scale,
    top: (-y - around) / scale,
    right: (width - x + around) / scale,
    bottom: (height - y + around) / scale,
  };
}

type Revealed = { readonly screen: ScreenSize; readonly margin: number; readonly covered?: Covered };

/** The least way the map has to go until a part of it is on the screen, `margin` pixels from its edges and beside the bars. */
export function reveal(camera: Camera, part: Rect, { screen, margin, covered = NOT_COVERED }: Revealed): Camera {
  const way = (low: number, high: number, [start, end]: readonly [number, number]): number => {
    if (high > end && low > start) return Math.max(start - low, end - high);
    return low < start ? start - low : 0;
  };
  const [above, below] = [Math.max(margin, covered.top + BAR_GAP), Math.max(margin, covered.bottom + BAR_GAP)];
  const dx = way(part.left * camera.scale + camera.x, part.right * camera.scale + camera.x, [margin, screen.width - margin]);
  const dy = way(part.top * camera.scale + camera.y, part.bottom * camera.scale + camera.y, [above, screen.height - below]);
  return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx, y: camera.y + dy };
}

export const contains = (outer: Rect, inner: Rect): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;
