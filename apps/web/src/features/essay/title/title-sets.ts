import type { Generation, GenerationStatus, KindResult, TitleSuggestion } from "@tangleaf/contract";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "#lib/api-error.ts";
import { draftQuery } from "#lib/draft-query.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** Titles that one request has brought, or is bringing. */
export type TitleSet = {
  readonly generationId: string;
  readonly status: GenerationStatus;
  /** Tokens. */
  readonly charged: number;
  readonly endedAt: string | null;
  /** How many were asked for. */
  readonly count: number;
  readonly titles: readonly TitleSuggestion[];
};

/** Earlier titles that are shown again. */
export const EARLIER_MAX = 20;
/** Requests asked for at once, while there are not titles enough. */
const AT_ONCE = 4;

/** What was suggested for an essay, the newest first, until there are enough of them. */
export const titleSetsQuery = (essayId: string, generationIds: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.essays.titles(essayId, generationIds[0] ?? ""),
    queryFn: async (): Promise<TitleSet[]> => {
      const sets: TitleSet[] = [];
      for (let at = 0; at < generationIds.length && sets.slice(1).flatMap(({ titles }) => titles).length < EARLIER_MAX; at += AT_ONCE) {
        const found = await Promise.all(generationIds.slice(at, at + AT_ONCE).map((id) => titleSet(id)));
        sets.push(...found.filter((set) => set !== null));
      }
      return sets;
    },
  });

export const isRunning = ({ status }: Pick<TitleSet, "status">): boolean => status === "queued" || status === "writing";

/** null: its owner has removed it from the history. */
async function titleSet(generationId: string): Promise<TitleSet | null> {
  try {
    const query = draftQuery(generationId);
    const known = queryClient.getQueryData(query.queryKey);
    // What has ended does not change any more.
    if (known !== undefined && !isRunning(known)) return toSet(known);
    return toSet(await queryClient.fetchQuery({ ...query, staleTime: 0 }));
  } catch (error) {
    if (error instanceof ApiError && error.reason === "generation.unknown") return null;
    throw error;
  }
}

function toSet({ generationId, status, usage, endedAt, input, result }: Generation): TitleSet {
  const count = Number(input["count"]) || 0;
  return { generationId, status, charged: usage.charged, endedAt, count, titles: (result as KindResult<"titles"> | null)?.titles ?? [] };
}
