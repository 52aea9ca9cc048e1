import { call } from "#lib/api-client.ts";
import { followStream, waitForSession } from "./follow-stream.ts";
import { openText } from "./open-text.ts";
import { streamError } from "./stream-error.ts";

type Result = Readonly<Record<string, unknown>>;

/** Waits for the end of a generation. An abort only stops looking. Throws ApiError. */
export async function waitForEnd(generationId: string, signal: AbortSignal): Promise<void> {
  for await (const event of followStream({ after: 0, open: openText(generationId), waitForSession, signal })) {
    if (event.event === "error") throw streamError(event.data);
  }
}

/** The same, and gives the result of a structured one; null where there is none. */
export async function readResult(generationId: string, signal: AbortSignal): Promise<Result | null> {
  await waitForEnd(generationId, signal);
  if (signal.aborted) return null;
  return (await call("/api/ai/get", { generationId }, { shownBy: "action" })).result;
}

/** The same, but an abort also stops the writing on the server. */
export async function takeResult(generationId: string, signal: AbortSignal): Promise<Result | null> {
  const result = await readResult(generationId, signal);
  if (signal.aborted) await call("/api/ai/stop", { generationId }, { background: true }).catch(() => undefined);
  return result;
}
