import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../metering/metering.ts";
import { countTemplateUses } from "./template.repo.ts";

/** A number says something about a template only when it is of more than one's classmates. */
const LEAST_PEOPLE = 20;
const KEPT_MS = 60_000;

export type UseCounts = {
  /** People who have used a template, whatever their number. */
  readonly usedBy: (pubId: string) => number;
  /** The same where it is large enough to be shown. */
  readonly shown: (pubId: string) => number | undefined;
  /** How many templates have a number that is shown. */
  readonly counted: number;
};

/** How many people used each template, read anew once in a minute. */
export function createUseCounts({ db, clock }: { db: Db; clock: Pick<Clock, "now"> }): () => Promise<UseCounts> {
  let kept: { readonly counts: UseCounts; readonly readAt: number } | null = null;
  return async () => {
    const now = clock.now();
    if (kept !== null && now - kept.readAt < KEPT_MS && now >= kept.readAt) return kept.counts;
    const people = await countTemplateUses(db);
    const counts: UseCounts = {
      usedBy: (pubId) => people.get(pubId) ?? 0,
      shown(pubId) {
        const count = people.get(pubId) ?? 0;
        return count < LEAST_PEOPLE ? undefined : count;
      },
      counted: [...people.values()].filter((count) => count >= LEAST_PEOPLE).length,
    };
    kept = { counts, readAt: now };
    return counts;
  };
}
