import type { StartInput } from "@tangleaf/contract";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { refreshCounter } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { pushUnsavedEdit } from "../autosave/push-unsaved-edit.ts";
import { writingApi } from "../store/writing-api.ts";
import type { WritingState } from "../store/writing-state.ts";
import { createWritingStore, type WritingStore } from "../store/writing-store.ts";

/** One writing for as long as the screen stands; leaving the screen stops the looking, not the writing. */
export function useWriting(): { writing: WritingStore; state: WritingState; begin: (request: StartInput) => Promise<void> } {
  const [writing] = useState(() => createWritingStore({ api: writingApi, onSettled: refreshAll, pushUnsavedEdit }));
  const state = useStore(writing.store);
  useEffect(() => () => writing.leave(), [writing]);
  const begin = useCallback(
    async (request: StartInput) => {
      try {
        await writing.begin(request);
      } finally {
        void refreshCounter();
      }
    },
    [writing],
  );
  return { writing, state, begin };
}

function refreshAll(): void {
  void refreshCounter();
  void queryClient.invalidateQueries({ queryKey: ["texts"] });
}
