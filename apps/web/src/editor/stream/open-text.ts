import { send } from "#lib/api-client.ts";
import type { OpenStream } from "./follow-stream.ts";

/** Opens the stream of one generation's text. */
export function openText(generationId: string): OpenStream {
  return (from, signal) => send("/api/ai/stream", { generationId, ...from }, { signal });
}
