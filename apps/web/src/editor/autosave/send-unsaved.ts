import { ApiError } from "#lib/api-error.ts";
import { editJournalOf, type JournalEntry } from "./edit-journal.ts";
import type { EditableKind, Resource, ResourceKind } from "./resource.ts";
import { settleAll } from "./settle-before-sign-out.ts";
import { unsyncedOf } from "./unsynced.ts";

/** Nobody who wants to leave waits longer for the server. */
const PATIENCE_MS = 3000;

/**
 * Sends this user's edits to the server: of the open text, and what earlier visits and other tabs left. Answers how many
 * texts have edits that did not get there.
 */
export async function sendUnsaved(userId: string, kinds: Readonly<Record<ResourceKind, EditableKind>>): Promise<number> {
  const journal = editJournalOf(userId);
  await Promise.race([settleAll(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  await Promise.all(
    journal.resources().map(async (resource) => {
      const entry = journal.read(resource);
      const isDone = entry === null || (await isSent(resource, entry, kinds[resource.kind]));
      // Another tab may have kept a newer one meanwhile.
      if (isDone && journal.read(resource)?.at === entry?.at) journal.clear(resource);
    }),
  );
  return journal.resources().length;
}

/** Whether the server has it now. An edit of a text that does not exist any more has nowhere to go. */
async function isSent({ id }: Resource, entry: JournalEntry, kind: EditableKind): Promise<boolean> {
  const options = { quiet: true, timeoutMs: PATIENCE_MS };
  try {
    const server = await kind.load(id, options);
    const unsynced = unsyncedOf(entry, server);
    if (unsynced.kind === "replay") {
      const { baseVersion, text, upTo } = entry;
      await kind.save(id, { baseVersion, text, upTo: upTo ?? server.rawUnits }, options);
    }
    return unsynced.kind !== "conflict";
  } catch (error) {
    return error instanceof ApiError && error.reason === kind.unknownReason;
  }
}
