import type { InputOf, RouteAt } from "@tangleaf/contract";
import { followStream, waitForSession } from "#editor/stream/follow-stream.ts";
import { call, send } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";

export type SyncRequest = Pick<InputOf<RouteAt<"/api/essay/sync">>, "essayId" | "changes" | "paragraphs" | "model">;
/** The calls of a new wording; a test hands in its own. */
export type SyncApi = {
  start(request: SyncRequest & { requestId: string }): Promise<{ generationId: string }>;
  open(generationId: string, after: number, signal: AbortSignal): Promise<Response>;
  get(generationId: string): Promise<{ status: string; result: Readonly<Record<string, unknown>> | null }>;
  stop(generationId: string): Promise<unknown>;
};

export const syncApi: SyncApi = {
  start: (request) => call("/api/essay/sync", request),
  open: (generationId, after, signal) => send("/api/ai/stream", { generationId, after }, { signal }),
  get: (generationId) => call("/api/ai/get", { generationId }, { quiet: true }),
  stop: (generationId) => call("/api/ai/stop", { generationId }, { quiet: true }),
};

/** The paragraphs in their new wording, or null where none came. An abort also stops the writing on the server. Throws ApiError. */
export async function askSync(api: SyncApi, request: SyncRequest, signal: AbortSignal): Promise<readonly string[] | null> {
  const { generationId } = await api.start({ ...request, requestId: crypto.randomUUID() });
  const open = (after: number, line: AbortSignal) => api.open(generationId, after, line);
  for await (const event of followStream({ after: 0, open, waitForSession, signal })) {
    if (event.event === "error") throw new ApiError({ kind: "refused", code: event.data.code, message: event.data.message });
  }
  if (signal.aborted) {
    await api.stop(generationId).catch(() => undefined);
    return null;
  }
  const { result } = await api.get(generationId);
  const paragraphs = result?.["paragraphs"];
  return Array.isArray(paragraphs) ? paragraphs.map(String) : null;
}
