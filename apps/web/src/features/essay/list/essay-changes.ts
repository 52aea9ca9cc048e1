import type { InfiniteData } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryClient, refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { essayListMessages } from "#messages/essay-list.ts";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { EssaySummary } from "../api.ts";

const m = essayListMessages.said;

type Pages = InfiniteData<{ total: number; list: EssaySummary[] }, number>;

/** Takes an essay out of the lists at once and tells the server. A refused or lost change is taken back, with a word. */
async function takeOut(essayId: string, send: () => Promise<unknown>): Promise<boolean> {
  await queryClient.cancelQueries({ queryKey: queryKeys.essays.lists });
  const before = queryClient.getQueriesData<Pages>({ queryKey: queryKeys.essays.lists });
  for (const [key, pages] of before) if (pages !== undefined) queryClient.setQueryData(key, without(pages, essayId));
  try {
    await send();
    return true;
  } catch (error) {
    for (const [key, pages] of before) queryClient.setQueryData(key, pages);
    toastRefusal(error, m.putBack);
    return false;
  } finally {
    void refreshAnswers(queryKeys.essays.all);
  }
}

function without(pages: Pages, essayId: string): Pages {
  const gone = pages.pages.some(({ list }) => list.some((essay) => essay.essayId === essayId)) ? 1 : 0;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ total: page.total - gone, list: page.list.filter((essay) => essay.essayId !== essayId) })),
  };
}

/** Into the bin; the word about it leads back. */
export async function removeEssay(essayId: string): Promise<void> {
  const stored = await takeOut(essayId, () => call("/api/essay/remove", { essayIds: [essayId] }, { shownBy: "action" }));
  if (stored) toast({ tone: "ok", title: m.removed, action: { text: m.undo, run: () => void restoreEssay(essayId) } });
}

export async function restoreEssay(essayId: string): Promise<void> {
  const stored = await takeOut(essayId, () => call("/api/essay/restore", { essayIds: [essayId] }, { shownBy: "action" }));
  if (stored) toast({ tone: "ok", title: m.restored, pill: true });
}

export async function removeForever(essayId: string): Promise<void> {
  const stored = await takeOut(essayId, () => call("/api/essay/remove", { essayIds: [essayId], forever: true }, { shownBy: "action" }));
  if (stored) toast({ tone: "ok", title: m.gone, pill: true });
}
