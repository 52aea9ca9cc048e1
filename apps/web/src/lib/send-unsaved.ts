import { call } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { editJournalOf, type JournalEntry } from "./edit-journal.ts";
import { settleAll } from "./settle-before-sign-out.ts";
import { unsyncedOf } from "./unsynced.ts";

/** Nobody who wants to leave waits longer for the server. */
const PATIENCE_MS = 3000;
/**
 * Brings this user's edits to the server: of the open text, and what earlier visits and other tabs left. Answers how many
 * texts have edits that did not get there.
 */
export async function sendUnsaved(userId: string): Promise<number> {
  const journal = editJournalOf(userId);
  await Promise.race([settleAll(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  await Promise.all(
    journal.ids().map(async (generationId) => {
      const entry = journal.read(generationId);
      const isDone = entry === null || (await isSent(generationId, entry));
      // Another tab may have kept a newer one meanwhile.
      if (isDone && journal.read(generationId)?.at === entry?.at) journal.clear(generationId);
    }),
  );
  return journal.ids().length;
}

/** Whether the server has it now. An edit of a text that is no more has nowhere to go. */
async function isSent(generationId: string, entry: JournalEntry): Promise<boolean> {
  const options = { quiet: true, timeoutMs: PATIENCE_MS };
  try {
    const { text, version, rawUnits = text.length } = await call("/api/ai/get", { generationId }, options);
    const { kind } = unsyncedOf(entry, { text, version, rawUnits });
    if (kind === "replay") {
      const { baseVersion, upTo } = entry;
      await call("/api/ai/update", { generationId, baseVersion, text: entry.text, upTo: upTo ?? rawUnits }, options);
    }
    return kind !== "conflict";
  } catch (error) {
    return error instanceof ApiError && error.reason === "generation.unknown";
  }
}
