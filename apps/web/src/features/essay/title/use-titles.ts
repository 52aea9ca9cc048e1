import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { followDraft } from "#features/document/follow-draft.ts";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshCounter } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import type { Essay } from "../api.ts";
import type { TitleForm } from "./title-form.ts";
import { isRunning, type TitleSet, titleSetsQuery } from "./title-sets.ts";

/** How often a start is repeated when the network fails; the requestId makes a repeat harmless. */
const START_ATTEMPTS = 3;

type Begun = { readonly generationId: string; readonly count: number };

/** What was suggested for an essay, and asking for more. The server writes on whatever becomes of the page. */
export function useTitles(essay: Essay | null) {
  const ids = essay?.titleGenerations ?? [];
  const query = useQuery({
    ...titleSetsQuery(essay?.essayId ?? "", ids),
    enabled: essay !== null && ids.length > 0,
    placeholderData: (before) => before,
  });
  const sets: readonly TitleSet[] = query.data ?? [];
  /** How many are being asked for: the answer to the call is not there yet. */
  const [sending, setSending] = useState<number | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [stopping, setStopping] = useState(false);

  const known = begun === null ? sets.find(isRunning) : sets.find(({ generationId }) => generationId === begun.generationId);
  const running: Begun | null = known === undefined ? begun : isRunning(known) ? known : null;
  const runningId = running?.generationId ?? null;

  useEffect(() => {
    if (runningId === null) return;
    const controller = new AbortController();
    followDraft(runningId, controller.signal)
      .catch((error: unknown) => (error instanceof ApiError ? error.message : null))
      .then((message) => {
        if (controller.signal.aborted) return;
        setFailure(message);
        setStopping(false);
        void refreshAnswers(queryKeys.essays.all);
        void refreshCounter();
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [runningId]);

  return {
    sets,
    isError: query.isError,
    isPending: query.isLoading,
    refetch: () => void query.refetch(),
    /** Titles that are on their way; null = none. */
    asked: sending ?? running?.count ?? null,
    stopping,
    /** Why the last ones were not written, where the server has said it on this page. */
    failure,
    /** Asks for titles; answers the essay they are for. Throws `ApiError` where the server refuses. */
    async ask(form: TitleForm, count: number): Promise<string> {
      setSending(count);
      setFailure(null);
      try {
        const { essayId, generationId } = await start(essay?.essayId, form, count);
        setBegun({ generationId, count });
        void refreshAnswers(queryKeys.essays.one(essayId));
        void refreshAnswers(queryKeys.essays.lists);
        return essayId;
      } finally {
        setSending(null);
        void refreshCounter();
      }
    },
    async stop(): Promise<void> {
      if (runningId === null) return;
      setStopping(true);
      await call("/api/ai/stop", { generationId: runningId }).catch(() => setStopping(false));
    },
  };
}

async function start(essayId: string | undefined, form: TitleForm, count: number) {
  const { count: _count, keywords, material, ...facts } = form;
  const request = {
    ...facts,
    keywords: [...keywords],
    material,
    count,
    requestId: newUuid(),
    ...(essayId === undefined ? {} : { essayId }),
  };
  for (let attempt = 1; ; attempt++) {
    try {
      return await call("/api/essay/titles", request, { shownBy: "action" });
    } catch (error) {
      const lost = error instanceof ApiError && error.kind === "transport";
      if (!lost || attempt >= START_ATTEMPTS) throw error;
    }
  }
}
