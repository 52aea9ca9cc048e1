import { ApiError } from "#lib/api-error.ts";
import { dropEdit, editsOf } from "./edit-journal.ts";
import type { EditRow } from "./journal-db.ts";
import type { EditableKind, ResourceKind } from "./resource.ts";
import { settleAll } from "./settle-before-sign-out.ts";
import { unsyncedOf } from "./unsynced.ts";

/** Nobody who wants to leave waits longer for the server. */
const PATIENCE_MS = 3000;

/**
 * Sends this user's edits to the server: of the open text, and what earlier visits and other tabs left. Answers how many
 * texts have edits that did not get there.
 */
export async function sendUnsaved(userId: string, kinds: Readonly<Record<ResourceKind, EditableKind>>): Promise<number> {
  await Promise.race([settleAll(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  // One after the other: two tabs may have kept edits of one text.
  for (const edit of await editsOf(userId)) if (await isSent(edit, kinds[edit.kind])) await dropEdit(edit);
  return new Set((await editsOf(userId)).map(({ kind, id }) => `${kind}/${id}`)).size;
}

/** Whether the server has it now. An edit of a text that does not exist any more has nowhere to go. */
async function isSent(edit: EditRow, kind: EditableKind): Promise<boolean> {
  const options = { quiet: true, timeoutMs: PATIENCE_MS };
  try {
    const server = await kind.load(edit.id, options);
    const unsynced = unsyncedOf(edit, server);
    if (unsynced.kind === "replay") {
      const { baseVersion, text, upTo } = edit;
      await kind.save(edit.id, { baseVersion, text, upTo: upTo ?? server.rawUnits }, options);
    }
    return unsynced.kind !== "conflict";
  } catch (error) {
    return error instanceof ApiError && error.reason === kind.unknownReason;
  }
}
