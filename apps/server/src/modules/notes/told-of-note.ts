import { type KindInput, NOTE_OUTLINE } from "@tangleaf/contract";
import type { Generations } from "../generation/generation.ts";

const KIND = "noteOutline";

/** What the owner of a note said of the whole of it when they last asked for an outline with words of theirs; "" = nothing. */
export async function toldOfNote(
  generations: Pick<Generations, "ofDocument">,
  { userId, noteId }: { readonly userId: string; readonly noteId: string },
): Promise<string> {
  const asked = await generations.ofDocument({ userId, documentId: noteId, kind: KIND, most: NOTE_OUTLINE.kept });
  const materials = asked.map(({ input }) => (input as Pick<KindInput<typeof KIND>, "material">).material ?? "");
  const told = materials.find((material) => material.trim() !== "") ?? "";
  return told.slice(0, NOTE_OUTLINE.toldMaxCharacters).toWellFormed();
}
