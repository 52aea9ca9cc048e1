import type { EditAction } from "@tangleaf/contract";
import { FINISH_REASON_UNCHANGED } from "@tangleaf/contract/constants";
import { diffWords, type WordPiece } from "@tangleaf/document/diff-words";
import { useCallback, useEffect, useRef, useState } from "react";
import type { TextEditor } from "#editor/core/open-editor.ts";
import { followStream, type OpenStream } from "#editor/stream/follow-stream.ts";
import { streamError } from "#editor/stream/stream-error.ts";
import { ApiError } from "#lib/api-error.ts";
import { loadMarkdown } from "#lib/load-markdown.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshCounter } from "#lib/queries.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { type WritingApi, writingApi } from "../store/writing-api.ts";
import { asItReads } from "./as-it-reads.ts";

export type SuggestionState = {
  action: EditAction;
  /** The answer as it came, Markdown. */
  after: string;
  /** `same`: the answer says what the passage says. */
  phase: "working" | "ready" | "same" | "failed";
  /** The passage and the answer as they read, by pieces; empty before it is whole. */
  changes: readonly WordPiece[];
  message: string | null;
};

/** A passage being reworked by the model. The text changes only when the result is accepted. */
export function useSuggestion(generationId: string, editor: TextEditor | null, sample: boolean) {
  const [suggestion, setSuggestion] = useState<SuggestionState | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(
    async (action: EditAction) => {
      const passage = editor?.selected();
      if (!editor || !passage) return;
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      editor.mark();
      const begun: SuggestionState = { action, after: "", phase: "working", changes: [], message: null };
      setSuggestion(begun);
      const show = (change: Partial<SuggestionState>) => {
        if (running.current === controller) setSuggestion((now) => (now ? { ...now, ...change } : now));
      };
      try {
        const onText = (after: string) => show({ after });
        const answer = await runEdit({ api: writingApi, generationId, action, selection: passage.text, signal: controller.signal, onText });
        if (answer.unchanged) show({ phase: "same", message: sample ? m.sample.passageSame : null });
        else if (answer.text === "") show({ phase: "failed" });
        else {
          const read = await asItReads(answer.text);
          show({ after: answer.text, phase: "ready", changes: diffWords(passage.text, read, { chinese: "whole" }) });
        }
      } catch (error) {
        show({ phase: "failed", message: error instanceof ApiError ? error.message : null });
      }
      void refreshCounter();
    },
    [editor, generationId, sample],
  );

  const end = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setSuggestion(null);
    editor?.unmark();
  }, [editor]);

  const reject = useCallback(() => {
    end();
    editor?.focusAt(null);
  }, [editor, end]);

  const accept = useCallback(async () => {
    if (!editor || !suggestion) return;
    const markdown = await loadMarkdown();
    editor.replaceMarked(unwrapParagraph(markdown.render(suggestion.after)));
    end();
    editor.focusAt(null);
  }, [editor, suggestion, end]);

  return { suggestion, ask, accept, reject };
}

/** One paragraph goes into the line it came from; more than one stay paragraphs. */
function unwrapParagraph(html: string): string {
  const single = /^<p>([\s\S]*)<\/p>\s*$/.exec(html.trim());
  return single?.[1] !== undefined && !single[1].includes("<p>") ? single[1] : html;
}

type RunEdit = {
  api: WritingApi;
  generationId: string;
  action: EditAction;
  selection: string;
  signal: AbortSignal;
  /** Hears the new passage while it grows. */
  onText: (text: string) => void;
};

/** Has a passage reworked. Answers the new passage, and whether it says the same; an abort also stops the writing on the server. */
async function runEdit({ api, generationId, action, selection, signal, onText }: RunEdit): Promise<{ text: string; unchanged: boolean }> {
  const requestId = newUuid();
  const started = await api.start({ kind: "edit", input: { generationId, action, selection }, requestId });
  let text = "";
  let unchanged = false;
  const open: OpenStream = (from, line) => api.open(started.generationId, from, line);
  for await (const event of followStream({ after: 0, open, waitForSession: api.waitForSession, signal })) {
    if (event.event === "delta") {
      text += event.data.text;
      onText(text);
    }
    if (event.event === "done") unchanged = event.data.finishReason === FINISH_REASON_UNCHANGED;
    if (event.event === "error") throw streamError(event.data);
  }
  if (signal.aborted) await api.stop(started.generationId).catch(() => undefined);
  return { text: text.trim(), unchanged };
}
