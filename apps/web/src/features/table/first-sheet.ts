import type { SheetInfo } from "./engine/sheet-view.ts";

/** The sheet a table is opened at: the first that is not hidden. */
export const firstSheet = (sheets: readonly SheetInfo[]): SheetInfo | undefined => sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
