import { currentOwner } from "#lib/session-store.ts";
import { editJournalOf } from "./edit-journal.ts";
import type { EditableKind, Resource } from "./resource.ts";
import { saveText } from "./save-text.ts";

/**
 * An edit of a text that is still growing, left on this device by an earlier visit: it goes to the server before the text is
 * watched again. What was left of a text at rest goes through the editor instead, where it can be undone. Answers whether
 * the text on the server has changed by it.
 */
export async function pushUnsavedEdit(resource: Resource, { kind, version }: { kind: EditableKind; version: number }): Promise<boolean> {
  const journal = editJournalOf(currentOwner() ?? null);
  const entry = await journal.read(resource);
  if (!entry || entry.upTo === null || entry.baseVersion !== version) return false;
  const { baseVersion, text, upTo } = entry;
  const saved = await saveText(kind, resource.id)({ baseVersion, text, upTo }).catch(() => null);
  if (saved) await journal.clear(resource);
  return saved !== null;
}
