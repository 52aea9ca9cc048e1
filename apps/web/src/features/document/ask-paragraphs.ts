import { followStream, waitForSession } from "#editor/stream/follow-stream.ts";
import { call, send } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";

/** The paragraphs a generation ends with, or null where none came. An abort only stops looking. Throws ApiError. */
export async function followParagraphs(generationId: string, signal: AbortSignal): Promise<readonly string[] | null> {
  const open = (after: number, line: AbortSignal) => send("/api/ai/stream", { generationId, after }, { signal: line });
  for await (const event of followStream({ after: 0, open, waitForSession, signal })) {
    if (event.event === "error") throw new ApiError({ kind: "refused", code: event.data.code, message: event.data.message });
  }
  if (signal.aborted) return null;
  const { result } = await call("/api/ai/get", { generationId }, { quiet: true });
  const paragraphs = result?.["paragraphs"];
  return Array.isArray(paragraphs) ? paragraphs.map(String) : null;
}

/**
 * The paragraphs in their new wording, or null where none came. `start` asks for them under a new request. An abort also stops the
 * writing on the server. Throws ApiError.
 */
export async function askParagraphs(
  start: (requestId: string) => Promise<{ generationId: string }>,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const { generationId } = await start(crypto.randomUUID());
  const paragraphs = await followParagraphs(generationId, signal);
  if (signal.aborted) await call("/api/ai/stop", { generationId }, { quiet: true }).catch(() => undefined);
  return paragraphs;
}
