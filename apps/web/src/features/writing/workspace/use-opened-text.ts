import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { ApiError } from "#lib/api-error.ts";
import { userKept } from "#lib/browser-storage.ts";
import { queryClient } from "#lib/query-client.ts";
import { onHandOver, openLogin, useSession } from "#lib/session-store.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { newestDraftQuery } from "../api.ts";
import { isRunning, phaseOf } from "../store/writing-state.ts";
import type { WritingStore } from "../store/writing-store.ts";

const TEXT = "text";

/** Place in the tab's history at which the page went over to somebody else: the text its address names is not theirs. */
let leftAt: string | null = null;
onHandOver(() => {
  leftAt = (history.state as { key?: string } | null)?.key ?? "default";
});

/**
 * Which text is on the workspace, as the address says (`?text=`): a reload, a link from the history or another device shows it
 * again. Without one, a text of this scene whose end was not seen, or that is still being written, is taken up.
 */
export function useOpenedText({ sceneType, writing }: { sceneType: string; writing: WritingStore }) {
  const [params, setParams] = useSearchParams();
  const token = useSession((state) => state.token);
  const owner = useSession((state) => state.owner);
  const restored = useSession((state) => state.restored);
  const [fromHistory, setFromHistory] = useState(false);
  const named = params.get(TEXT);
  const { key } = useLocation();
  const foreign = named !== null && key === leftAt;
  const textId = foreign ? null : named;
  const looked = useRef(false);

  const open = useCallback(
    (generationId: string) => {
      setFromHistory(true);
      writing.open(generationId).catch((error: unknown) => {
        if (owner && error instanceof ApiError && error.kind === "refused") unseenGenerationOf(owner).clear(sceneType);
      });
    },
    [writing, sceneType, owner],
  );

  const show = useCallback(
    (generationId: string | null) => {
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (generationId === null) next.delete(TEXT);
          else next.set(TEXT, generationId);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );

  useEffect(() => {
    if (foreign) show(null);
  }, [foreign, show]);

  // Before it is known whose page this is, edits that were left behind could not be found.
  useEffect(() => {
    if (!restored || owner === undefined || textId === null || writing.store.getState().currentId === textId || writing.isLeft(textId))
      return;
    if (token === null) openLogin({ reason: m.write.signInReason });
    else open(textId);
  }, [restored, token, owner, textId, writing, open]);

  useEffect(() => {
    if (!restored || token === null || !owner || textId !== null || looked.current) return;
    looked.current = true;
    const unseen = unseenGenerationOf(owner).read(sceneType);
    if (unseen !== null) {
      show(unseen);
      return;
    }
    queryClient
      .fetchQuery(newestDraftQuery(sceneType))
      .then((newest) => {
        const idle = writing.store.getState().phase === "idle";
        if (newest && idle && isRunning(phaseOf(newest.status))) show(newest.generationId);
      })
      .catch(() => undefined);
  }, [restored, token, owner, textId, sceneType, writing, show]);

  return { textId, fromHistory, show, reopen: () => textId !== null && open(textId) };
}

/**
 * The text begun here whose end its owner has not seen yet, by scene. A page that was closed while it was being written shows
 * it again, whole or still growing, when it is opened next. Without storage it is still found in the history.
 */
export function unseenGenerationOf(owner: string) {
  const kept = userKept(owner);
  return {
    read: (sceneType: string) => kept.read(`unseen:${sceneType}`),
    write: (sceneType: string, generationId: string) => kept.write(`unseen:${sceneType}`, generationId),
    clear: (sceneType: string) => kept.remove(`unseen:${sceneType}`),
  };
}
