import { type EssayAbstracts, essayAbstractsSchema, type Generation } from "@tangleaf/contract";
import type { EssayDraftRow, EssayRow } from "./essay.repo.ts";
import type { EssayOptions } from "./options.ts";

/** What a draft was generated as; null where it was edited since, or removed from the history. */
export async function generatedAs({ generations }: Pick<EssayOptions, "generations">, draft: EssayDraftRow): Promise<Generation | null> {
  if (draft.outline !== null) return null;
  try {
    return await generations.get({ userId: draft.user_id, generationId: draft.generation_id });
  } catch {
    return null;
  }
}

/** The abstracts of an essay: as they were saved, else as they were generated last; null where there are none. */
export async function abstractsOf(
  options: Pick<EssayOptions, "generations">,
  row: EssayRow,
  drafts: readonly EssayDraftRow[],
): Promise<EssayAbstracts | null> {
  if (row.abstracts !== null) return essayAbstractsSchema.parse(JSON.parse(row.abstracts));
  for (const draft of drafts.filter(({ kind }) => kind === "abstract").toReversed()) {
    const result = (await generatedAs(options, draft))?.result ?? null;
    if (result !== null) return essayAbstractsSchema.parse(result);
  }
  return null;
}
