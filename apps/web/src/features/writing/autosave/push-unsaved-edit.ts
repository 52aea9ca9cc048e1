import type { Generation } from "@tangleaf/contract";
import { editJournalOf } from "#lib/edit-journal.ts";
import { currentOwner } from "#lib/session-store.ts";
import { saveTextOf } from "../store/writing-api.ts";
import { isRunning, phaseOf } from "../store/writing-state.ts";

/**
 * An edit of a text that is still growing, left on this device by an earlier visit: it goes to the server before the text is
 * watched again. What was left of a text at rest goes through the editor instead, where it can be undone.
 */
export async function pushUnsavedEdit({ generationId, status, version }: Generation): Promise<boolean> {
  const journal = editJournalOf(currentOwner() ?? null);
  const entry = journal.read(generationId);
  if (!entry || entry.upTo === null || entry.baseVersion !== version || !isRunning(phaseOf(status))) return false;
  const { baseVersion, text, upTo } = entry;
  const saved = await saveTextOf(generationId)({ baseVersion, text, upTo }).catch(() => null);
  if (saved) journal.clear(generationId);
  return saved !== null;
}
