import type { Rect } from "../layout/walk-layout.ts";

/** Where the map is looked at: a place of the map is on the screen at place × scale + x, y. */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number };
export type ScreenSize = { readonly width: number; readonly height: number };

export const SMALLEST_SCALE = 0.1;
export const LARGEST_SCALE = 3;
const ROUND_FIT = 48;

const bounded = (scale: number): number => Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale));

/** What is under `at` on the screen stays there. */
export function zoomAt(camera: Camera, at: { x: number; y: number }, factor: number): Camera {
  const scale = bounded(camera.scale * factor);
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** All of it on the screen, and no larger than it is. */
export function fitTo({ left, top, right, bottom }: Rect, { width, height }: ScreenSize): Camera {
  const free = { width: Math.max(1, width - 2 * ROUND_FIT), height: Math.max(1, height - 2 * ROUND_FIT) };
  const scale = bounded(Math.min(1, free.width / Math.max(1, right - left), free.height / Math.max(1, bottom - top)));
  return { scale, x: width / 2 - ((left + right) / 2) * scale, y: height / 2 - ((top + bottom) / 2) * scale };
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

/** The least way the map has to go until a part of it is on the screen, `margin` pixels from its edges. */
export function reveal(camera: Camera, part: Rect, { width, height }: ScreenSize, margin: number): Camera {
  const way = (low: number, high: number, size: number): number => {
    if (high > size - margin && low > margin) return Math.max(margin - low, size - margin - high);
    return low < margin ? margin - low : 0;
  };
  const dx = way(part.left * camera.scale + camera.x, part.right * camera.scale + camera.x, width);
  const dy = way(part.top * camera.scale + camera.y, part.bottom * camera.scale + camera.y, height);
  return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx, y: camera.y + dy };
}

export const contains = (outer: Rect, inner: Rect): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;
