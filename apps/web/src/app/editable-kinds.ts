import type { EditableKind, ResourceKind } from "#editor/autosave/resource.ts";
import { generationTexts } from "#features/writing/store/generation-texts.ts";

/** Everything that can be edited, for what is done without its screen: sending what is unsaved before a sign-out. */
export const editableKinds: Readonly<Record<ResourceKind, EditableKind>> = {
  generation: generationTexts,
};
