import { type PaletteEntry, searchPalette } from "@tangleaf/catalogue/palette";
import type { GenerationListItem } from "@tangleaf/contract";

export type PaletteAction = { id: string; title: string; icon: ActionIcon; run: () => void };
export type ActionIcon =
  | "graduation-cap"
  | "question"
  | "files"
  | "notebook"
  | "note-pencil"
  | "sun"
  | "moon"
  | "sign-in"
  | "sign-out"
  | "squares-four";

/** A row of the palette. */
export type PaletteItem =
  | { kind: "scene"; id: string; entry: PaletteEntry }
  | { kind: "text"; id: string; text: GenerationListItem }
  | { kind: "action"; id: string; action: PaletteAction };

const MOST = { scene: 7, text: 4, action: 4 } as const;
/** Without a search the actions are only a hint of themselves. */
const ACTIONS_UNASKED = 2;

type Sources = { entries: readonly PaletteEntry[]; texts: readonly GenerationListItem[]; actions: readonly PaletteAction[] };

/** What is listed for a search: scenes, then one's own texts, then actions. */
export function findItems({ entries, texts, actions }: Sources, query: string): PaletteItem[] {
  const typed = query.trim().toLowerCase();
  const scenes = typed === "" ? hotFirst(entries) : searchPalette(entries, typed);
  const ownTexts = newestOfEachPiece(texts).filter(({ title, excerpt }) => includes(title, typed) || includes(excerpt, typed));
  const shownActions = actions.filter(({ title }) => includes(title, typed)).slice(0, typed === "" ? ACTIONS_UNASKED : MOST.action);
  return [
    ...scenes.slice(0, MOST.scene).map((entry): PaletteItem => ({ kind: "scene", id: `scene-${entry.key}`, entry })),
    ...ownTexts.slice(0, MOST.text).map((text): PaletteItem => ({ kind: "text", id: `text-${text.generationId}`, text })),
    ...shownActions.map((action): PaletteItem => ({ kind: "action", id: `action-${action.id}`, action })),
  ];
}

function includes(text: string, typed: string): boolean {
  return text.toLowerCase().includes(typed);
}

function hotFirst(entries: readonly PaletteEntry[]): PaletteEntry[] {
  return entries.filter(({ marked }) => marked === "red");
}

function newestOfEachPiece(texts: readonly GenerationListItem[]): GenerationListItem[] {
  const seen = new Set<string>();
  return texts.filter(({ pieceId }) => {
    if (seen.has(pieceId)) return false;
    seen.add(pieceId);
    return true;
  });
}
