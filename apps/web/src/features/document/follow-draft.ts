import { followStream, waitForSession } from "#editor/stream/follow-stream.ts";
import { streamError } from "#editor/stream/stream-error.ts";
import { send } from "#lib/api-client.ts";

/** Follows a generation to its end, over lost lines and ended sessions. Answers what went wrong, in the server's words. */
export async function followDraft(generationId: string, signal: AbortSignal): Promise<string | null> {
  const open = (after: number, lineSignal: AbortSignal) => send("/api/ai/stream", { generationId, after }, { signal: lineSignal });
  for await (const event of followStream({ after: 0, open, waitForSession, signal })) {
    if (event.event === "error") return streamError(event.data).message;
  }
  return null;
}
