import type { EssayAbstracts } from "@tangleaf/contract";
import { useEffect, useRef, useState } from "react";
import { followStream, waitForSession } from "#editor/stream/follow-stream.ts";
import { openText } from "#editor/stream/open-text.ts";
import { streamError } from "#editor/stream/stream-error.ts";
import { call } from "#lib/api-client.ts";
import { ApiError, failureText } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshCounter } from "#lib/queries.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";

type AbstractWriting = { readonly writing: boolean; readonly failed: string | null; write(): Promise<void> };

/** Has the abstracts written, and hands them over once they are whole. */
export function useAbstractWriting(essayId: string, onWritten: (abstracts: EssayAbstracts) => void): AbstractWriting {
  const [writing, setWriting] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const latest = useRef(onWritten);
  const end = useRef(new AbortController());
  useEffect(() => {
    latest.current = onWritten;
  });
  useEffect(() => {
    const controller = new AbortController();
    end.current = controller;
    return () => controller.abort();
  }, []);
  const write = async () => {
    const { signal } = end.current;
    setWriting(true);
    setFailed(null);
    try {
      const { generationId } = await call("/api/essay/abstract", { essayId, requestId: newUuid() }, { shownBy: "action" });
      for await (const event of followStream({ after: 0, open: openText(generationId), waitForSession, signal })) {
        if (event.event === "error") setFailed(streamError(event.data).message);
      }
      if (signal.aborted) return;
      const { status, result } = await call("/api/ai/get", { generationId }, { shownBy: "action", signal });
      const abstracts = status === "done" ? readAbstracts(result) : null;
      if (abstracts === null) setFailed((before) => before ?? m.abstracts.failed);
      else latest.current(abstracts);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        if (!signal.aborted) throw error;
        return;
      }
      setFailed(failureText(error, m.abstracts.failed));
    } finally {
      if (!signal.aborted) setWriting(false);
      void refreshCounter();
    }
  };
  return { writing, failed, write };
}

/** Page and server are built from one contract: a result that is there has its shape. */
function readAbstracts(result: unknown): EssayAbstracts | null {
  return typeof result === "object" && result !== null && "keywords" in result ? (result as EssayAbstracts) : null;
}
