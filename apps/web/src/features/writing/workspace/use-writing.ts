import type { Generation, StartInput } from "@tangleaf/contract";
import { useCallback, useEffect, useState } from "react";
import { pushUnsavedEdit } from "#editor/autosave/send-unsaved.ts";
import { refreshCounter } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { generationTexts, writingApi } from "../store/writing-api.ts";
import { isRunning, phaseOf } from "../store/writing-state.ts";
import { createWritingStore, type WritingStore } from "../store/writing-store.ts";
import { type PieceState, usePieceState } from "../store/written.tsx";

/** One writing store per screen; leaving the screen stops following, not the generation. */
export function useWriting(): { writing: WritingStore; state: PieceState; start: (request: StartInput) => Promise<void> } {
  const [writing] = useState(() => createWritingStore({ api: writingApi, onSettled: refreshAll, pushUnsavedEdit: pushEditOfGrowing }));
  const state = usePieceState(writing);
  useEffect(() => () => writing.leave(), [writing]);
  const start = useCallback(
    async (request: StartInput) => {
      try {
        await writing.start(request);
      } finally {
        void refreshCounter();
      }
    },
    [writing],
  );
  return { writing, state, start };
}

async function pushEditOfGrowing({ generationId, status, version }: Generation): Promise<boolean> {
  if (!isRunning(phaseOf(status))) return false;
  return pushUnsavedEdit({ kind: "generation", id: generationId }, { kind: generationTexts, version });
}

function refreshAll(): void {
  void refreshCounter();
  void refreshAnswers(queryKeys.texts.all);
}
