import type { Notebook } from "@tangleaf/contract";

/** Bookmarks of folders in the hues of the index tabs. */
const TABS: Readonly<Record<Notebook["colour"], string>> = {
  orange: "--orange-500",
  leaf: "--tab-college",
  red: "--tab-gongwen",
  blue: "--tab-work",
  amber: "--tab-market",
  grey: "--tab-tool",
};

/** The CSS variable of a folder's colour, for a `style` attribute. */
export function folderColour(colour: Notebook["colour"]): Record<`--${string}`, string> {
  return { "--bookmark": `var(${TABS[colour]})` };
}
