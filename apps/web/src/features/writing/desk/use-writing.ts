import type { StartInput } from "@tangleaf/contract";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { refreshCounter } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { bringEdit } from "../autosave/bring-edit.ts";
import { writingApi } from "../session/writing-api.ts";
import { createWritingSession, type WritingSession } from "../session/writing-session.ts";
import type { WritingState } from "../session/writing-state.ts";

/** One session for as long as the screen stands; leaving the screen stops the looking, not the writing. */
export function useWriting(): { session: WritingSession; state: WritingState; begin: (request: StartInput) => Promise<void> } {
  const [session] = useState(() => createWritingSession({ api: writingApi, onSettled: refreshAll, bringEdit }));
  const state = useStore(session.store);
  useEffect(() => () => session.leave(), [session]);
  const begin = useCallback(
    async (request: StartInput) => {
      try {
        await session.begin(request);
      } finally {
        void refreshCounter();
      }
    },
    [session],
  );
  return { session, state, begin };
}

function refreshAll(): void {
  void refreshCounter();
  void queryClient.invalidateQueries({ queryKey: ["texts"] });
}
