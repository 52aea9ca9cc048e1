import { readResult, takeResult } from "#editor/stream/read-result.ts";
import { newUuid } from "#lib/new-uuid.ts";

/** The paragraphs a generation ends with, or null where none came. An abort only stops looking. Throws ApiError. */
export async function followParagraphs(generationId: string, signal: AbortSignal): Promise<readonly string[] | null> {
  return paragraphsOf(await readResult(generationId, signal));
}

/**
 * The paragraphs in their new wording, or null where none came. `start` asks for them under a new request. An abort also stops the
 * writing on the server. Throws ApiError.
 */
export async function askParagraphs(
  start: (requestId: string) => Promise<{ generationId: string }>,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const { generationId } = await start(newUuid());
  return paragraphsOf(await takeResult(generationId, signal));
}

function paragraphsOf(result: Readonly<Record<string, unknown>> | null): readonly string[] | null {
  const paragraphs = result?.["paragraphs"];
  return Array.isArray(paragraphs) ? paragraphs.map(String) : null;
}
