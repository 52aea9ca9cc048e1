import type { SourceQuote } from "@tangleaf/contract";
import { LIMITS } from "@tangleaf/contract/limits";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { failureText } from "#lib/api-error.ts";
import { formatBytes } from "#lib/format.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { useUser } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { useUpload } from "#lib/use-upload.ts";
import { variant } from "#lib/variant.ts";
import { noteSourcesMessages } from "#messages/note-sources.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { refreshSources } from "./api.ts";

const m = noteSourcesMessages.feed;
/** Reading a large file takes longer than an ordinary call. */
const READ_TIMEOUT_MS = 120_000;

/** `quoted`: read, and waiting for the person to see what it costs. The same requestId is sent however often it is tried. */
export type Feeding =
  | { readonly kind: "choosing" }
  | { readonly kind: "uploading" | "reading" | "feeding"; readonly name: string }
  | { readonly kind: "quoted"; readonly name: string; readonly fileId: string; readonly requestId: string; readonly quote: SourceQuote };

/** Feeds a file to a note in two steps: what it costs, then the file itself. */
export function useFeed(noteId: string, onFed: () => void) {
  const [state, setState] = useState<Feeding>({ kind: "choosing" });
  const [problem, setProblem] = useState<string | null>(null);
  const { share, upload } = useUpload();
  const limit = LIMITS[variant][useUser()?.level ?? "free"].uploadBytes;

  function fail(error: unknown, back: Feeding): void {
    setProblem(failureText(error, m.failed));
    setState(back);
  }

  return {
    state,
    share,
    problem,
    reset(): void {
      setState({ kind: "choosing" });
      setProblem(null);
    },
    async take(file: File | undefined): Promise<void> {
      if (file === undefined) return;
      const { name } = file;
      setProblem(null);
      if (file.size > limit) return setProblem(m.tooLarge(formatBytes(limit)));
      try {
        setState({ kind: "uploading", name });
        const { fileId } = await upload(file);
        setState({ kind: "reading", name });
        const quote = await call("/api/source/quote", { fileId }, { timeoutMs: READ_TIMEOUT_MS, shownBy: "action" });
        setState({ kind: "quoted", name, fileId, requestId: newUuid(), quote });
      } catch (error) {
        fail(error, { kind: "choosing" });
      }
    },
    async confirm(): Promise<void> {
      if (state.kind !== "quoted") return;
      const { name, fileId, requestId } = state;
      setProblem(null);
      setState({ kind: "feeding", name });
      try {
        const { source } = await call("/api/source/add", { noteId, fileId, requestId }, { timeoutMs: READ_TIMEOUT_MS, shownBy: "action" });
        void refreshAnswers(queryKeys.counter, queryKeys.apiLog.all);
        await refreshSources(noteId);
        toast({ tone: "ok", title: m.done(source.title) });
        setState({ kind: "choosing" });
        onFed();
      } catch (error) {
        fail(error, state);
      }
    },
  };
}
