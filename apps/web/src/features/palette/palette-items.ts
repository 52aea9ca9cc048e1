import { type PaletteEntry, syllablesOf } from "@tangleaf/catalogue/palette";
import type { GenerationListItem } from "@tangleaf/contract";
import type { Said } from "#lib/said-state.ts";
import { type FinderData, type FoundWish, findWishes, pathOf } from "./find-wishes.ts";
import type { FoundWork } from "./search-works.ts";
import type { OwnDocument } from "./use-palette-data.ts";

export type PaletteAction = { id: string; title: string; icon: ActionIcon; run: () => void };
export type ActionIcon =
  | "chart-bar-duotone"
  | "graduation-cap"
  | "question"
  | "files"
  | "notebook"
  | "file-text"
  | "table"
  | "tree-structure"
  | "note-pencil"
  | "sun"
  | "moon"
  | "sign-in"
  | "sign-out"
  | "squares-four";

/** A row of the palette. `said`, `filled`: what the search says for the form of the scene. */
export type PaletteItem =
  | { kind: "scene"; id: string; entry: PaletteEntry; path: string; said: Said; filled: FoundWish["filled"] }
  | { kind: "text"; id: string; text: GenerationListItem }
  | { kind: "document"; id: string; document: Omit<OwnDocument, "icon"> & Pick<FoundWork, "icon"> }
  | { kind: "action"; id: string; action: PaletteAction };

const MOST = { scene: 7, text: 4, action: 4 } as const;
/** Without a search the actions are only a hint of themselves. */
const ACTIONS_UNASKED = 2;

type Sources = {
  /** null while it is on its way. */
  data: FinderData | null;
  texts: readonly GenerationListItem[];
  documents: readonly OwnDocument[];
  /** What the server found beside them. */
  found?: readonly FoundWork[];
  actions: readonly PaletteAction[];
};

/** What is listed for a search: scenes, then one's own writing, then actions. */
export function findItems({ data, texts, documents, found = [], actions }: Sources, query: string): PaletteItem[] {
  const typed = query.trim().toLowerCase();
  const readings = data?.readings ?? new Map<string, string>();
  const isNamed = (title: string) => isLike(title, typed, readings);
  const ownTexts = newestOfEachPiece(texts).filter(({ title, excerpt }) => isNamed(title) || includes(excerpt, typed));
  const named = typed === "" ? [] : documents.filter(({ title }) => isNamed(title));
  const listed = new Set([...named.map(({ id }) => id), ...ownTexts.map(({ generationId }) => generationId)]);
  const beyond = typed === "" ? [] : found.filter(({ id, draftId }) => !listed.has(id) && (draftId === null || !listed.has(draftId)));
  const own = [
    ...ownTexts.map((text): PaletteItem => ({ kind: "text", id: `text-${text.generationId}`, text })),
    ...[...named, ...beyond].map((document): PaletteItem => ({ kind: "document", id: `document-${document.id}`, document })),
  ];
  const shownActions = actions.filter(({ title }) => isNamed(title)).slice(0, typed === "" ? ACTIONS_UNASKED : MOST.action);
  return [
    ...scenesFor(data, query.trim()),
    // Texts and documents have their places side by side: neither hides the other.
    ...[
      ...own.filter(({ kind }) => kind === "text").slice(0, MOST.text),
      ...own.filter(({ kind }) => kind === "document").slice(0, MOST.text),
    ],
    ...shownActions.map((action): PaletteItem => ({ kind: "action", id: `action-${action.id}`, action })),
  ];
}

function scenesFor(data: FinderData | null, sentence: string): PaletteItem[] {
  if (data === null) return [];
  const found =
    sentence === ""
      ? data.entries.filter(({ marked }) => marked === "red").map((entry) => ({ entry, path: pathOf(entry), said: {}, filled: [] }))
      : findWishes(data, sentence, MOST.scene);
  return found.slice(0, MOST.scene).map((wish): PaletteItem => ({ kind: "scene", id: `scene-${wish.entry.key}`, ...wish }));
}

/** Letters of fewer are in every reading. */
const INITIALS_MIN = 2;

/** Whether a title has the letters, or sounds like them: huozhe and hz find 活着. */
export function isLike(title: string, typed: string, readings: ReadonlyMap<string, string>): boolean {
  if (includes(title, typed)) return true;
  const letters = typed.replaceAll(" ", "");
  if (letters.length < INITIALS_MIN || !/^[a-z]+$/.test(letters)) return false;
  const syllables = syllablesOf(title, readings);
  // From a syllable on, not from its middle: an is not in 活着感 (huo zhe gan).
  return (
    syllables.some((_, from) => syllables.slice(from).join("").startsWith(letters)) ||
    syllables
      .map((syllable) => syllable.charAt(0))
      .join("")
      .includes(letters)
  );
}

function includes(text: string, typed: string): boolean {
  return text.toLowerCase().includes(typed);
}

function newestOfEachPiece(texts: readonly GenerationListItem[]): GenerationListItem[] {
  const seen = new Set<string>();
  return texts.filter(({ pieceId }) => {
    if (seen.has(pieceId)) return false;
    seen.add(pieceId);
    return true;
  });
}
