import { call } from "#lib/api-client.ts";

/**
 * Downloads a text as a file. The address is a real one with the real name, because in-app browsers cannot save what a
 * page made up itself.
 */
export async function downloadText(generationId: string, format: "docx" | "md"): Promise<void> {
  const { url } = await call("/api/ai/export", { generationId, format });
  location.assign(url);
}
