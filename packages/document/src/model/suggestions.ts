import type * as Y from "yjs";
import { documentRoots } from "./yjs-layout.ts";

/** What can be asked for a passage. */
export const SUGGESTION_ACTIONS = ["rewrite", "polish", "expand", "condense", "translate", "instruct", "continue"] as const;
export type SuggestionAction = (typeof SUGGESTION_ACTIONS)[number];

/** Words that stay, or those that are replaced and those that replace them. */
export type SuggestedPiece = string | readonly [removed: string, added: string];

/** A paragraph as it stood and as it is suggested, both with a sign for what has no words. */
export type SuggestedPassage = {
  readonly was: string;
  /** null: it is still being written. */
  readonly becomes: string | null;
  /** Where the paragraph stood, as a relative position in JSON; "" = only its words say where. */
  readonly anchor: string;
  /** The part of `was` that was asked about, in characters; absent = all of it. */
  readonly part?: readonly [number, number];
  /**
   * What stays of it, and what is replaced by what, where some changes were decided on alone: the others stay as they were
   * offered, on whatever device they are decided on. Absent = what is told from the two texts.
   */
  readonly pieces?: readonly SuggestedPiece[];
  /** 1: `becomes` is text of its own that stands behind the paragraph, one paragraph in a line. */
  readonly behind?: 1;
};

/** A change somebody is asked about. It stands beside the text, which stays as it is until it is accepted. */
export type Suggestion = {
  readonly id: string;
  readonly action: SuggestionAction;
  readonly generationId: string;
  /** The heading its paragraphs stand under; null = above the first one. */
  readonly headingId: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** What was asked for in its owner's own words, or the language of a translation; "" = neither. */
  readonly asked: string;
  readonly passages: readonly SuggestedPassage[];
};

/** More of them, or longer ones, are not read: a document is its owner's, but pages that show it are bounded. */
export const SUGGESTION_BOUNDS = { count: 200, passages: 12, characters: 20_000, anchor: 500, asked: 2000 } as const;
const ID_MAX = 64;

/** The open suggestions of a document, the oldest first. What only a hostile or a newer client stores is left out. */
export function readSuggestions(doc: Y.Doc): Suggestion[] {
  const read = [...documentRoots(doc).suggestions].flatMap(([key, value]) => suggestionOf(key, value) ?? []);
  return read.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)).slice(0, SUGGESTION_BOUNDS.count);
}

/** A stored value as a suggestion; null = it is none. */
export function suggestionOf(key: string, value: unknown): Suggestion | null {
  if (!isRecord(value) || value["id"] !== key || !isText(key, ID_MAX)) return null;
  const { generationId, headingId, at, asked } = value;
  const action = SUGGESTION_ACTIONS.find((one) => one === value["action"]);
  if (action === undefined || !isText(generationId, ID_MAX) || !(headingId === null || isText(headingId, ID_MAX))) return null;
  if (typeof at !== "number" || !Number.isFinite(at) || !isText(asked, SUGGESTION_BOUNDS.asked)) return null;
  const stored: unknown = value["passages"];
  if (!Array.isArray(stored) || stored.length === 0 || stored.length > SUGGESTION_BOUNDS.passages) return null;
  const passages = stored.map(passageOf);
  if (!passages.every((one) => one !== null)) return null;
  return { id: key, action, generationId, headingId, at, asked, passages };
}

function passageOf(value: unknown): SuggestedPassage | null {
  if (!isRecord(value)) return null;
  const { was, becomes, anchor, part, behind, pieces } = value;
  const { characters } = SUGGESTION_BOUNDS;
  if (!isText(was, characters) || !(becomes === null || isText(becomes, characters)) || !isText(anchor, SUGGESTION_BOUNDS.anchor))
    return null;
  if (part !== undefined && !isPart(part, was.length)) return null;
  const stored: SuggestedPassage = { was, becomes, anchor, ...(part === undefined ? {} : { part }), ...(behind === 1 ? { behind } : {}) };
  return arePieces(pieces, stored) ? { ...stored, pieces } : stored;
}

function arePieces(value: unknown, { was, becomes }: SuggestedPassage): value is SuggestedPiece[] {
  if (!Array.isArray(value) || becomes === null || value.length > was.length + becomes.length) return false;
  const isPair = (one: unknown) => Array.isArray(one) && one.length === 2 && one.every((text) => typeof text === "string");
  if (!value.every((one) => typeof one === "string" || isPair(one))) return false;
  const side = (at: 0 | 1) => value.map((one: string | [string, string]) => (typeof one === "string" ? one : one[at])).join("");
  return side(0) === was && side(1) === becomes;
}

function isPart(value: unknown, length: number): value is readonly [number, number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [from, to] = value;
  return Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to <= length;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown, max: number): value is string {
  return typeof value === "string" && value.length <= max;
}
