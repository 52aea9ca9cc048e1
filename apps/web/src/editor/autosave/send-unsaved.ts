import { ApiError } from "#lib/api-error.ts";
import { currentOwner } from "#lib/session-store.ts";
import { dropEdit, editJournalOf, editsOf } from "./edit-journal.ts";
import type { EditRow } from "./journal-db.ts";
import type { EditableKind, Resource, ResourceKind } from "./resource.ts";
import { saveText } from "./save-text.ts";
import { unsyncedOf } from "./unsynced.ts";

/** A sign-out waits no longer than this for the server. */
const PATIENCE_MS = 3000;

/**
 * Sends this user's edits to the server: of the open text, and what earlier visits and other tabs left. Answers how many
 * texts have edits that did not get there.
 */
export async function sendUnsaved(userId: string, kinds: Readonly<Record<ResourceKind, EditableKind>>): Promise<number> {
  await Promise.race([settleAll(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  const send = async (edits: readonly EditRow[]) => {
    // One after the other: two tabs may have kept edits of one text.
    for (const edit of edits) if (await isSent(edit, kinds[edit.kind])) await dropEdit(edit);
  };
  await Promise.all([...byText(await editsOf(userId)).values()].map(send));
  return byText(await editsOf(userId)).size;
}

function byText(edits: readonly EditRow[]): Map<string, EditRow[]> {
  const texts = new Map<string, EditRow[]>();
  for (const edit of edits) {
    const text = `${edit.kind}/${edit.id}`;
    texts.set(text, [...(texts.get(text) ?? []), edit]);
  }
  return texts;
}

/** Whether the server has it now. An edit of a text that does not exist any more has nowhere to go. */
async function isSent(edit: EditRow, kind: EditableKind): Promise<boolean> {
  const options = { background: true, ownAppeal: true, timeoutMs: PATIENCE_MS } as const;
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

type Settle = () => Promise<void>;

const parts = new Set<Settle>();

/** A part of the page that holds something typed registers how to save it; returns a function that unregisters. */
export function settleBeforeSignOut(settle: Settle): () => void {
  parts.add(settle);
  return () => void parts.delete(settle);
}

/** Failures are ignored: what was not saved is in the journal. */
async function settleAll(): Promise<void> {
  await Promise.allSettled([...parts].map((settle) => settle()));
}
