import type { PreviewLine } from "@tangleaf/contract";
import { type CoverWish, coverPreview } from "../school-template/index.ts";

export type PreviewTask = CoverWish;

/** The lines of a cover as they are printed; none where it cannot be carried over. Runs in the worker thread. */
export function previewCover(wish: PreviewTask): PreviewLine[] {
  return coverPreview(wish).map(({ text, look: { eastAsia, latin, points, bold, align } }) => ({
    text,
    font: { eastAsia, latin },
    points,
    bold,
    align,
  }));
}
