import type { Work } from "@tangleaf/contract";
import { WORK, type WorkKind } from "@tangleaf/contract/work";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { textsMessages } from "#messages/texts.ts";
import { toast } from "#ui/toast/toast-store.ts";

const m = textsMessages.library.said;
const PAGE_SIZE = 20;
/** While something is being written the list is asked again this often. */
const RUNNING_REFRESH_MS = 5000;

export type WorksAsked = { place: "all" | "bin"; kind: WorkKind | null; q: string };

/** One's own works of all kinds or of one, in the bin or outside it. */
export const worksQuery = ({ place, kind, q }: WorksAsked) =>
  infiniteQueryOptions({
    queryKey: queryKeys.works(place, kind ?? "", q),
    queryFn: ({ pageParam, signal }) => {
      const asked = {
        ...(kind === null ? {} : { kind }),
        ...(q === "" ? {} : { q }),
        ...(pageParam === null ? {} : { cursor: pageParam }),
      };
      return call("/api/work/list", { place, size: PAGE_SIZE, ...asked }, { signal, shownBy: "screen" });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // They change elsewhere on the page.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ list }) => list.some(isUnderWay)) ? RUNNING_REFRESH_MS : false),
  });

/** Whether something writes it by itself. */
export function isUnderWay({ jobStatus, draft }: Pick<Work, "jobStatus" | "draft">): boolean {
  return jobStatus === "queued" || jobStatus === "running" || draft?.status === "queued" || draft?.status === "writing";
}

type Named = Pick<Work, "kind" | "id">;

/** Lists of one kind have it too, so all are asked again. */
async function changed(): Promise<void> {
  await refreshAnswers([]);
}

async function say(send: Promise<unknown>, done: () => void): Promise<void> {
  try {
    await send;
    done();
  } catch {
    // The page has said why.
  } finally {
    await changed();
  }
}

/** Into the bin; the word about it leads back. */
export function removeWork({ kind, id }: Named): Promise<void> {
  return say(call("/api/work/remove", { works: [{ kind, id }] }), () =>
    toast({ tone: "ok", title: m.removed, action: { text: m.undo, run: () => void restoreWork({ kind, id }) } }),
  );
}

export function restoreWork({ kind, id }: Named): Promise<void> {
  return say(call("/api/work/restore", { works: [{ kind, id }] }), () => toast({ tone: "ok", title: m.restored, pill: true }));
}

export function deleteWork({ kind, id }: Named): Promise<void> {
  return say(call("/api/work/remove", { works: [{ kind, id }], forever: true }), () => toast({ tone: "ok", title: m.gone, pill: true }));
}

/** Deletes what is in the bin lot by lot; what one refuses, or what comes into the bin meanwhile again and again, ends it. */
export function emptyBin(): Promise<void> {
  return say(eraseBin(), () => toast({ tone: "ok", title: m.emptied, pill: true }));
}

async function eraseBin(): Promise<void> {
  let before = "";
  for (;;) {
    const { list } = await call("/api/work/list", { place: "bin", size: WORK.atOnce });
    const works = list.map(({ kind, id }) => ({ kind, id }));
    const asked = JSON.stringify(works);
    if (works.length === 0 || asked === before) return;
    before = asked;
    await call("/api/work/remove", { works, forever: true });
  }
}

export function renameWork(work: Parameters<typeof call<"/api/work/rename">>[1]): Promise<void> {
  return say(call("/api/work/rename", work), () => toast({ tone: "ok", title: m.renamed, pill: true }));
}
