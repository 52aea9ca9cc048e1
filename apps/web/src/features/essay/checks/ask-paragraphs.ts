import { readResult } from "#editor/stream/read-result.ts";

/**
 * The paragraphs in their new wording, or null where none came. `start` asks for them under a new request. An abort also stops the
 * writing on the server. Throws ApiError.
 */
export async function askParagraphs(
  start: (requestId: string) => Promise<{ generationId: string }>,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const { generationId } = await start(crypto.randomUUID());
  const paragraphs = (await readResult(generationId, signal))?.["paragraphs"];
  return Array.isArray(paragraphs) ? paragraphs.map(String) : null;
}
