import type { EditableKind, ResourceKind } from "#editor/autosave/resource.ts";
import { sendUnsaved } from "#editor/autosave/send-unsaved.ts";
import { generationTexts } from "#features/writing/store/writing-api.ts";

/** Everything that can be edited: what is unsaved is sent before a sign-out, whether or not its screen is open. */
const editableKinds: Readonly<Record<ResourceKind, EditableKind>> = {
  generation: generationTexts,
};

/** Answers how many texts have edits that did not get to the server. */
export function sendUnsavedEdits(userId: string): Promise<number> {
  return sendUnsaved(userId, editableKinds);
}

export { sweepJournal } from "#editor/autosave/edit-journal.ts";
