import type { Generation, GenerationListItem, StartInput } from "@tangleaf/contract";
import { PAGE_SIZE_MAX } from "@tangleaf/contract/constants";
import type { EditableKind } from "#editor/autosave/resource.ts";
import { type StreamFrom, waitForSession } from "#editor/stream/follow-stream.ts";
import { openText } from "#editor/stream/open-text.ts";
import { call } from "#lib/api-client.ts";

/** The calls of the writing store; a test hands in its own. */
export type WritingApi = {
  start(request: StartInput): Promise<{ generationId: string }>;
  stop(generationId: string): Promise<void>;
  get(generationId: string): Promise<Generation>;
  /** All drafts of a piece. */
  drafts(pieceId: string): Promise<readonly GenerationListItem[]>;
  open(generationId: string, from: StreamFrom, signal: AbortSignal): Promise<Response>;
  /** The session has ended: asks for a sign-in, unless its owner has just left, and resolves with the next one. */
  waitForSession(signal: AbortSignal): Promise<void>;
};

export const writingApi: WritingApi = {
  start: (request) => call("/api/ai/start", request, { shownBy: "action" }),
  stop: async (generationId) => {
    await call("/api/ai/stop", { generationId });
  },
  get: (generationId) => call("/api/ai/get", { generationId }, { shownBy: "screen" }),
  drafts: async (pieceId) => (await call("/api/ai/list", { pieceId, size: PAGE_SIZE_MAX }, { shownBy: "screen" })).list,
  open: (generationId, from, signal) => openText(generationId)(from, signal),
  waitForSession,
};

/** What a generation has written, as a text its owner edits. */
export const generationTexts: EditableKind = {
  async load(generationId, options) {
    const { text, version, rawUnits = text.length } = await call("/api/ai/get", { generationId }, options);
    return { text, version, rawUnits };
  },
  save: (generationId, { upTo, ...edit }, options) =>
    call("/api/ai/update", { generationId, ...edit, ...(upTo === null ? {} : { upTo }) }, options),
  unknownReason: "generation.unknown",
};
