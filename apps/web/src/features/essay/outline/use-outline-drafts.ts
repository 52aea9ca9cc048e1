import { useEffect, useState } from "react";
import { followDraft } from "#features/document/follow-draft.ts";
import { ApiError } from "#lib/api-error.ts";
import { refreshCounter } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { draftOutline, stopDraft } from "./api.ts";
import type { OutlineForm } from "./outline-form.ts";

/** Asking for drafts of outlines. The server writes on whatever becomes of the page. */
export function useDraftOutline() {
  const [sending, setSending] = useState(false);
  return {
    sending,
    /** Throws `ApiError` where the server refuses. */
    async ask(essayId: string | undefined, form: OutlineForm): Promise<{ essayId: string; no: number }> {
      setSending(true);
      try {
        return await draftOutline(essayId, form);
      } finally {
        setSending(false);
        void refreshCounter();
      }
    },
  };
}

/** A draft has ended: what depends on it is asked anew. */
export function refreshEssay(essayId: string): void {
  void refreshAnswers(queryKeys.essays.one(essayId));
  void refreshAnswers(queryKeys.essays.lists);
  void refreshCounter();
}

/** Follows a draft to its end, then has what depends on it asked anew. */
export function useFollowDraft(essayId: string, generationId: string | null) {
  const [stopping, setStopping] = useState(false);
  useEffect(() => {
    if (generationId === null) return;
    const controller = new AbortController();
    followDraft(generationId, controller.signal)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      })
      .then(() => {
        if (controller.signal.aborted) return;
        setStopping(false);
        void refreshAnswers(queryKeys.essays.draft(generationId));
        refreshEssay(essayId);
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [essayId, generationId]);
  return {
    stopping,
    async stop(): Promise<void> {
      if (generationId === null) return;
      setStopping(true);
      await stopDraft(generationId).catch(() => setStopping(false));
    },
  };
}
