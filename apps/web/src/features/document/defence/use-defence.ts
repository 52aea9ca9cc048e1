import type { DefenceMinutes } from "@tangleaf/contract";
import { useEffect, useRef, useState } from "react";
import { takeResult } from "#editor/stream/read-result.ts";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshCounter } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { defenceMessages as m } from "#messages/defence.ts";
import { defencesQuery, readKit } from "./api.ts";

/** Has a talk prepared; what the page has not sent yet is stored first, so that it is about the text as it stands. */
export function useDefence({ documentId, store }: { documentId: string; store: () => Promise<void> }) {
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** The generation that was made; null where none was. */
  async function write(minutes: DefenceMinutes): Promise<string | null> {
    const controller = new AbortController();
    running.current = controller;
    setWorking(true);
    setFailed(null);
    try {
      await store();
      const { generationId } = await call("/api/defence/start", { documentId, minutes, requestId: newUuid() }, { shownBy: "action" });
      const kit = readKit(await takeResult(generationId, controller.signal));
      if (controller.signal.aborted) return null;
      if (kit === null) {
        setFailed(m.failed);
        return null;
      }
      await refreshAnswers(defencesQuery(documentId).queryKey);
      return generationId;
    } catch (error) {
      if (!controller.signal.aborted) setFailed(error instanceof ApiError && error.kind !== "transport" ? error.message : m.failed);
      return null;
    } finally {
      if (running.current === controller) {
        running.current = null;
        setWorking(false);
      }
      void refreshCounter();
    }
  }

  return { working, failed, write, stop: () => running.current?.abort() };
}
