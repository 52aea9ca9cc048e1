import type { OutlineProposal } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { followDraft } from "#features/document/follow-draft.ts";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshCounter } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import type { OutlineForm } from "./use-outline-form.ts";

/** Below the note's own key; named here, because the list of all keys is part of the page's first load. */
const outlinesKey = (noteId: string) => [...queryKeys.notes.one(noteId), "outlines"];

/** Outlines proposed for a note. The server writes on whatever becomes of the page, and keeps them. */
export function useProposals(noteId: string, store: () => Promise<void>) {
  const queryKey = outlinesKey(noteId);
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("/api/note/outlines", { noteId }, { signal, shownBy: "screen" }),
    staleTime: 0,
  });
  const [sending, setSending] = useState(false);
  /** Of a request whose answer did not arrive: asking again is a repeat of it. */
  const unanswered = useRef<{ requestId: string; asked: string } | null>(null);
  const list: readonly OutlineProposal[] = data?.list ?? [];
  const last = list.at(-1);
  const runningId = last?.status === "queued" || last?.status === "writing" ? last.generationId : null;

  useEffect(() => {
    if (runningId === null) return;
    const controller = new AbortController();
    const refresh = () => {
      if (controller.signal.aborted) return;
      void refreshAnswers(outlinesKey(noteId));
      void refreshCounter();
    };
    followDraft(runningId, controller.signal).then(refresh, refresh);
    return () => controller.abort();
  }, [noteId, runningId]);

  return {
    list,
    loading: data === undefined && !isError,
    failed: data === undefined && isError,
    reload: () => void refetch(),
    running: runningId !== null,
    sending,
    /** Throws `ApiError` where the server refuses. */
    async ask(form: OutlineForm): Promise<void> {
      const asked = JSON.stringify(form);
      const requestId = unanswered.current?.asked === asked ? unanswered.current.requestId : newUuid();
      unanswered.current = { requestId, asked };
      setSending(true);
      try {
        // What was typed a moment ago is part of what it is held against.
        await store();
        await call("/api/note/outline", { noteId, ...form, requestId }, { shownBy: "action" });
        unanswered.current = null;
        await refreshAnswers(queryKey);
      } catch (error) {
        if (error instanceof ApiError && error.kind === "refused") unanswered.current = null;
        throw error;
      } finally {
        setSending(false);
        void refreshCounter();
      }
    },
    stop: () => (runningId === null ? undefined : void call("/api/ai/stop", { generationId: runningId }).catch(() => undefined)),
  };
}
