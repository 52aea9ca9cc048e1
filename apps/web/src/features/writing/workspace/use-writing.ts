import type { Generation, StartInput } from "@tangleaf/contract";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { pushUnsavedEdit } from "#editor/autosave/push-unsaved-edit.ts";
import { refreshCounter } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { generationTexts } from "../store/generation-texts.ts";
import { writingApi } from "../store/writing-api.ts";
import { isRunning, phaseOf, type WritingState } from "../store/writing-state.ts";
import { createWritingStore, type WritingStore } from "../store/writing-store.ts";

/** One writing for as long as the screen stands; leaving the screen stops the looking, not the writing. */
export function useWriting(): { writing: WritingStore; state: WritingState; begin: (request: StartInput) => Promise<void> } {
  const [writing] = useState(() => createWritingStore({ api: writingApi, onSettled: refreshAll, pushUnsavedEdit: pushEditOfGrowing }));
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

async function pushEditOfGrowing({ generationId, status, version }: Generation): Promise<boolean> {
  if (!isRunning(phaseOf(status))) return false;
  return pushUnsavedEdit({ kind: "generation", id: generationId }, { kind: generationTexts, version });
}

function refreshAll(): void {
  void refreshCounter();
  void queryClient.invalidateQueries({ queryKey: ["texts"] });
}
