import { followStream, waitForSession } from "#editor/stream/follow-stream.ts";
import { openText } from "#editor/stream/open-text.ts";
import { streamError } from "#editor/stream/stream-error.ts";

/** Follows a generation to its end, over lost lines and ended sessions. Answers what went wrong, in the server's words. */
export async function followDraft(generationId: string, signal: AbortSignal): Promise<string | null> {
  for await (const event of followStream({ after: 0, open: openText(generationId), waitForSession, signal })) {
    if (event.event === "error") return streamError(event.data).message;
  }
  return null;
}
