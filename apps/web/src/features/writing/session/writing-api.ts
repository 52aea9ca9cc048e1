import type { Generation, GenerationListItem, StartInput } from "@tangleaf/contract";
import { PAGE_SIZE_MAX } from "@tangleaf/contract/constants";
import { call, send } from "#lib/api-client.ts";
import type { Save } from "../autosave/autosave.ts";

/** The calls a writing session makes; a test hands in its own. */
export type WritingApi = {
  start(request: StartInput): Promise<{ generationId: string }>;
  stop(generationId: string): Promise<void>;
  get(generationId: string): Promise<Generation>;
  /** All drafts of a piece. */
  drafts(pieceId: string): Promise<readonly GenerationListItem[]>;
  open(generationId: string, after: number, signal: AbortSignal): Promise<Response>;
};

export const writingApi: WritingApi = {
  start: (request) => call("/api/ai/start", request),
  stop: async (generationId) => {
    await call("/api/ai/stop", { generationId });
  },
  get: (generationId) => call("/api/ai/get", { generationId }, { quiet: true }),
  drafts: async (pieceId) => (await call("/api/ai/list", { pieceId, size: PAGE_SIZE_MAX }, { quiet: true })).list,
  open: (generationId, after, signal) => send("/api/ai/stream", { generationId, after }, { signal }),
};

/** Saves the owner's text: it stands for everything that was written. */
export function saveTextOf(generationId: string): Save {
  return ({ baseVersion, text }) => call("/api/ai/update", { generationId, baseVersion, text, upTo: WHOLE_TEXT }, { quiet: true });
}

/** More than any text has: the edit replaces all of it. */
const WHOLE_TEXT = Number.MAX_SAFE_INTEGER;
