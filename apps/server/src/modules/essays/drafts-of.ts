import { ESSAY_TITLES_KEPT, type EssayAbstracts, essayAbstractsSchema, type Generation } from "@tangleaf/contract";
import type { EssayDraftRow, EssayRow } from "./essay.repo.ts";
import type { EssayOptions } from "./options.ts";

/** What a draft was generated as; null where it was edited since, removed from the history, or nobody generated it. */
export async function generatedAs({ generations }: Pick<EssayOptions, "generations">, draft: EssayDraftRow): Promise<Generation | null> {
  if (draft.outline !== null || draft.generation_id === null) return null;
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

/** Generations of titles, the newest first; older ones stay in the usage log. */
export function titleGenerations(drafts: readonly EssayDraftRow[]): string[] {
  const titles = drafts.filter(({ kind }) => kind === "titles").flatMap(({ generation_id }) => generation_id ?? []);
  return titles.reverse().slice(0, ESSAY_TITLES_KEPT);
}

/** Whether the sample writer wrote it. Of a text that has been removed since nothing more is known than that AI did. */
export async function isBuiltin(
  { generations, models }: Pick<EssayOptions, "generations" | "models">,
  { userId, generationId }: { userId: string; generationId: string },
): Promise<boolean> {
  try {
    const { model } = await generations.get({ userId, generationId });
    return models.some(({ name, builtin }) => name === model && builtin);
  } catch {
    return false;
  }
}
