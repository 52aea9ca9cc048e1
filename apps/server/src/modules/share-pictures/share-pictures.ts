import { fileURLToPath } from "node:url";
import type { Variant } from "@tangleaf/contract";
import { pictureWords } from "../../messages/picture-words.ts";
import { PICTURE, pagePicture } from "./page-picture.ts";
import { picturedPages } from "./pictured-page.ts";

const FONT = fileURLToPath(new URL("../export/charts/noto-sans-sc-subset.ttf", import.meta.url));
/** Of about 30 KB each. */
const KEPT = 200;

/** Public API of the pictures that links to pages are shown with (docs/decisions/076). */
export interface SharePictures {
  /** The picture of the page at a path, as PNG; null where that page has none of its own. */
  ofPage(path: string): Promise<Uint8Array | null>;
}

/** Pictures are drawn when they are first asked for, one after the other and off the main thread, and kept. */
export function createSharePictures(variant: Variant): SharePictures {
  let pages: ReturnType<typeof picturedPages> | null = null;
  const kept = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();

  async function draw(svg: string): Promise<Uint8Array> {
    const { renderAsync } = await import("@resvg/resvg-js");
    const font = { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: "Noto Sans SC" };
    const picture = await renderAsync(svg, { font, fitTo: { mode: "width", value: PICTURE.width } });
    return new Uint8Array(picture.asPng());
  }

  return {
    async ofPage(path) {
      pages ??= picturedPages(variant);
      const page = pages.get(path);
      if (page === undefined) return null;
      const before = kept.get(path);
      if (before !== undefined) return before;
      const oldest = kept.keys().next().value;
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
      const picture = last.then(() => draw(pagePicture(page, pictureWords[variant].name)));
      last = picture.catch(() => undefined);
      kept.set(path, picture);
      picture.catch(() => kept.delete(path));
      return picture;
    },
  };
}
