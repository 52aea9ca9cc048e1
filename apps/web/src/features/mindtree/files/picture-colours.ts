import { TREE_HUES, type TreeHue } from "#editor/tree/layout/tree-looks.ts";
import { readFlag, setFlag } from "#lib/page-flags.ts";
import type { Theme } from "#lib/theme.ts";

export type PictureColours = {
  readonly back: string;
  readonly paper: string;
  readonly ink: string;
  readonly root: string;
  readonly onRoot: string;
  readonly hues: Readonly<Record<TreeHue, { readonly line: string; readonly back: string }>>;
  /** Families of the fonts of the root, and of all others. */
  readonly textFont: string;
  readonly uiFont: string;
};

/** Colours and fonts of this page in one of its themes. */
export function pictureColours(theme: Theme): PictureColours {
  const now = readFlag("theme") ?? "light";
  // Read before anything is drawn: nobody sees the page in the other theme.
  setFlag("theme", theme);
  try {
    const style = getComputedStyle(document.documentElement);
    const value = (name: string) => style.getPropertyValue(name).trim();
    const hueOf = (hue: TreeHue) => ({ line: value(`--tab-${hue}`), back: value(`--tab-${hue}-bg`) });
    return {
      back: value("--desk"),
      paper: value("--paper"),
      ink: value("--ink"),
      root: value("--orange-500"),
      onRoot: value("--on-orange"),
      hues: Object.fromEntries(TREE_HUES.map((hue) => [hue, hueOf(hue)])) as PictureColours["hues"],
      textFont: value("--font-text"),
      uiFont: value("--font-ui"),
    };
  } finally {
    setFlag("theme", now);
  }
}
