import type { aiApi, Generation, GenerationKind, GenerationListItem, OutputOf, StartInput } from "@tangleaf/contract";
import type { EventReader } from "./watching/feed-members.ts";

/** Paragraphs in another wording; `sectionId` null = it was not said where they stand. */
export type EssayChange = { readonly generation: Generation; readonly sectionId: string | null; readonly before: readonly string[] };

/** Public API of the generation module. Every method takes the caller's id: somebody else's generation does not exist. */
export interface Generations {
  /** Validates fields, permits, reserves, stores as queued, wakes the runner. A repeat of requestId answers with the first result. */
  start(input: {
    userId: string;
    request: StartInput;
  }): Promise<{ generationId: string; estimate: { tokens: number; maxTokens: number; balanceAfter: number } }>;
  /**
   * Gives `reader` what was written after `after` (UTF-16 units of raw text), then what comes. Resolves at the end, or when
   * `signal` is aborted.
   */
  watch(input: { userId: string; generationId: string; after: number; signal: AbortSignal; reader: EventReader }): Promise<void>;
  /** Throws generation.unknown, so that a stream is refused before it begins. */
  assertOwned(input: { userId: string; generationId: string }): Promise<void>;
  stop(input: { userId: string; generationId: string }): Promise<{ status: string }>;
  get(input: { userId: string; generationId: string }): Promise<Generation>;
  list(input: {
    userId: string;
    kind?: GenerationKind | undefined;
    q?: string | undefined;
    sceneType?: string | undefined;
    pieceId?: string | undefined;
    page: number;
    size: number;
  }): Promise<{ total: number; list: GenerationListItem[] }>;
  /** The same texts by piece. */
  pieces(input: {
    userId: string;
    q?: string | undefined;
    sceneType?: string | undefined;
    page: number;
    size: number;
  }): Promise<OutputOf<typeof aiApi.pieces>>;
  remove(input: { userId: string; generationId: string; wholePiece?: boolean | undefined }): Promise<void>;
  /** Whole pieces into the bin; `forever`: the drafts of theirs that are in it lose their words. Throws generation.unknown, and does nothing then. */
  removePieces(input: { userId: string; pieceIds: readonly string[]; forever: boolean }): Promise<void>;
  /** Drafts removed after that moment come back. Throws generation.unknown where a piece has none, and none that is there. */
  restorePieces(input: { userId: string; pieceIds: readonly string[]; removedAfter: number }): Promise<void>;
  /** Another title for all drafts of a piece. Throws generation.unknown, content.blocked. */
  renamePiece(input: { userId: string; pieceId: string; title: string }): Promise<void>;
  /** Throws draft.conflict, or draft.beyondText. */
  update(input: {
    userId: string;
    generationId: string;
    baseVersion: number;
    text: string;
    /** Units of the written text it stands for; left out = all that is written by now. */
    upTo?: number | undefined;
  }): Promise<{ version: number; chars: number }>;
  /** What was asked for an essay's paragraphs, oldest first: each with the paragraphs as they were, also where it was removed since. */
  ofEssay(input: { userId: string; essayId: string; kind: "reword" | "sync" }): Promise<EssayChange[]>;
  /** What of a kind was made for a document and not removed, the newest first, `most` at most. */
  ofDocument(input: { userId: string; documentId: string; kind: GenerationKind; most: number }): Promise<Generation[]>;
  /** Seconds until this user may start again; 0 = now. */
  waitSeconds(userId: string): Promise<number>;
}
