import { createKeptStore } from "#lib/kept-store.ts";

/** `outline`: outline and settings without the text. */
export type DisplayMode = "text" | "outline" | "both";
export type SideTab = "noteSetting" | "sources" | "suggestions" | "template" | "versions";

/** Percent the paper may be shown at. */
export const ZOOMS = [50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200] as const;
export const FULL_SIZE = 100;
export const FONTS = [14, 16] as const;

export type DocumentView = { display: DisplayMode; tab: SideTab; zoom: number; font: number };

/** How documents are shown, kept in this browser. */
export const useDocumentView = createKeptStore<DocumentView>("note-view", {
  defaults: { display: "both", tab: "noteSetting", zoom: FULL_SIZE, font: 16 },
  choices: {
    display: ["text", "outline", "both"],
    tab: ["noteSetting", "sources", "suggestions", "template", "versions"],
    zoom: ZOOMS,
    font: FONTS,
  },
});
