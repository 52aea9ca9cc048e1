import { hasUnsentDocuments } from "#editor/autosave/journal-db.ts";
import type { EditableKind, ResourceKind } from "#editor/autosave/resource.ts";
import { sendUnsaved } from "#editor/autosave/send-unsaved.ts";
import { outlineTexts } from "#features/essay/outline/outline-texts.ts";
import { generationTexts } from "#features/writing/store/writing-api.ts";
import { userKept } from "#lib/browser-storage.ts";

/** Everything that can be edited: what is unsaved is sent before a sign-out, whether or not its screen is open. */
const editableKinds: Readonly<Record<ResourceKind, EditableKind>> = {
  generation: generationTexts,
  outline: outlineTexts,
};

/** Answers how many texts, charts, tables and documents have edits that did not get to the server. */
export async function sendUnsavedEdits(userId: string): Promise<number> {
  const texts = await sendUnsaved(userId, editableKinds);
  const kept = await sendKeptOf(userId);
  // Most people who sign out have no document here: what sends them is fetched for those who have.
  const documents = await hasUnsentDocuments(userId).catch(() => false);
  if (!documents) return texts + kept;
  const { sendUnsentDocuments } = await import("#editor/document/sync/send-unsent.ts");
  return texts + kept + (await sendUnsentDocuments(userId));
}

const countKept = (userId: string): number =>
  userKept(userId)
    .keys()
    .filter((key) => /^(chart|table):/.test(key)).length;

async function sendKeptOf(userId: string): Promise<number> {
  if (countKept(userId) === 0) return 0;
  const { sendKept } = await import("./send-kept.ts");
  await sendKept();
  return countKept(userId);
}
