import type { Deps } from "../deps.ts";

/** Answers a removal; the search forgets at once what was deleted for good. */
export async function removedWorks(
  { search }: Pick<Deps, "search">,
  { userId, forever = false }: { userId: string; forever?: boolean | undefined },
  removed: Promise<void>,
): Promise<Record<string, never>> {
  await removed;
  if (forever) search.forgetGone(userId);
  return {};
}
