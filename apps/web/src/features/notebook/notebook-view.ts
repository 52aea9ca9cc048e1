import { createKeptStore } from "#lib/kept-store.ts";
import type { NoteSort } from "./api.ts";

export type NotebookView = { layout: "cards" | "rows"; sort: NoteSort };

export const SORTS: readonly NoteSort[] = ["updated", "created", "title", "length"];

/** How the list of notes is shown, kept in this browser. */
export const useNotebookView = createKeptStore<NotebookView>("notebook-view", {
  defaults: { layout: "cards", sort: "updated" },
  choices: { layout: ["cards", "rows"], sort: SORTS },
});
