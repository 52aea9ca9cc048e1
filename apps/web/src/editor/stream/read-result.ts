import { call, send } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { followStream, waitForSession } from "./follow-stream.ts";

/**
 * Waits for the end of a structured generation and gives its result; null where there is none. An abort also stops the writing on
 * the server. Throws ApiError.
 */
export async function readResult(generationId: string, signal: AbortSignal): Promise<Readonly<Record<string, unknown>> | null> {
  const open = (after: number, line: AbortSignal) => send("/api/ai/stream", { generationId, after }, { signal: line });
  for await (const event of followStream({ after: 0, open, waitForSession, signal })) {
    if (event.event === "error") throw new ApiError({ kind: "refused", code: event.data.code, message: event.data.message });
  }
  if (signal.aborted) {
    await call("/api/ai/stop", { generationId }, { quiet: true }).catch(() => undefined);
    return null;
  }
  return (await call("/api/ai/get", { generationId }, { quiet: true })).result;
}
