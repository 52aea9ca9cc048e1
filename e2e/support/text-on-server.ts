import { expect } from "vitest";
import type { SharedServer } from "./start-server.ts";
import { weeklyReport } from "./weekly-report.ts";

/** Writes a weekly report by calls; resolves when it is done. `saved` reads its text from the server. */
export async function textOnServer(server: SharedServer, token: string) {
  const input = { sceneType: "weeklyReport", fields: { ...weeklyReport, length: 600 } };
  const { data, message } = await server.call("/api/ai/start", { kind: "scene", input, requestId: crypto.randomUUID() }, token);
  if (data === null) throw new Error(message);
  const { generationId } = data as { generationId: string };
  const get = async () => (await server.call("/api/ai/get", { generationId }, token)).data as { status: string; text: string };
  await expect.poll(async () => (await get()).status, { message: `the text ${generationId} was not done` }).toBe("done");
  return { generationId, path: `/scene/weeklyReport?text=${generationId}`, saved: async () => (await get()).text };
}
