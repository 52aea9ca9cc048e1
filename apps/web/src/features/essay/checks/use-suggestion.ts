import { hasSameSigns } from "@tangleaf/document/signs";
import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { onOneLine } from "#editor/suggest/signed-text.ts";
import { ApiError } from "#lib/api-error.ts";
import { refreshCounter } from "#lib/queries.ts";
import { essayChecksMessages as m } from "#messages/essay-checks.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { type Accepted, acceptSuggestion, type SuggestedPassage } from "./suggestion.ts";

export type SuggestionState = {
  readonly phase: "working" | "ready" | "failed";
  /** Asked of a model: it can be asked again. */
  readonly isAsked: boolean;
  readonly passages: readonly SuggestedPassage[];
  readonly message: string;
};

export type Suggested = { readonly editor: Editor | null; readonly sectionId: string; readonly asOneStep: (change: () => void) => void };

/** Asks for paragraphs in another wording; null where none came. */
export type AskParagraphs = (before: readonly string[], signal: AbortSignal) => Promise<readonly string[] | null>;

/** Paragraphs of a section in another wording: put into the text only when they are accepted. */
export function useSuggestion({ editor, sectionId, asOneStep }: Suggested) {
  const [suggestion, setSuggestion] = useState<SuggestionState | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (message: string, isAsked: boolean, passages: readonly SuggestedPassage[] = []) =>
    setSuggestion({ phase: "failed", isAsked, passages, message });

  /** Shows what a rule has made; null = the text has changed since it was read. */
  function show(passages: readonly SuggestedPassage[] | null): void {
    if (passages === null) fail(m.sync.changed, false);
    else setSuggestion({ phase: "ready", isAsked: false, passages, message: "" });
  }

  /** Asks a model; null = the text has changed since it was read. */
  async function ask(before: readonly string[] | null, answerTo: AskParagraphs): Promise<void> {
    if (before === null) return fail(m.sync.changed, true);
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setSuggestion({ phase: "working", isAsked: true, passages: [], message: "" });
    try {
      const answer = await answerTo(before, controller.signal);
      if (running.current !== controller) return;
      const passages = before.map((text, at) => ({ before: text, after: onOneLine(answer?.[at] ?? text) }));
      const changed = passages.filter((one) => one.before !== one.after && hasSameSigns(one.before, one.after));
      if (answer === null) fail(m.sync.failed, true);
      else if (changed.length === 0) fail(m.sync.same, true);
      else setSuggestion({ phase: "ready", isAsked: true, passages: changed, message: "" });
    } catch (error) {
      if (running.current !== controller) return;
      fail(error instanceof ApiError && error.kind !== "transport" ? error.message : m.sync.failed, true);
    }
    void refreshCounter();
  }

  /** Whether it is in the text now. */
  function accept(): boolean {
    if (editor === null || suggestion === null) return false;
    const { passages, isAsked } = suggestion;
    let accepted = "changed" as Accepted;
    asOneStep(() => {
      accepted = acceptSuggestion(editor, sectionId, passages);
    });
    if (accepted === "accepted") {
      setSuggestion(null);
      toast({ tone: "ok", title: m.sync.accepted, pill: true });
      return true;
    }
    fail(accepted === "changed" ? m.sync.changed : m.sync.refused, isAsked, passages);
    return false;
  }

  function reject(): void {
    running.current?.abort();
    running.current = null;
    setSuggestion(null);
  }

  return { suggestion, show, ask, accept, reject };
}
