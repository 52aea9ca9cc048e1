import { SYNC_CHANGES_MAX, SYNC_PARAGRAPHS_MAX } from "@tangleaf/contract/constants";
import type { StaleMark, StaleSection } from "@tangleaf/document/checks";
import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#lib/api-error.ts";
import { refreshCounter } from "#lib/queries.ts";
import { essayChecksMessages as m } from "#messages/essay-checks.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { askSync, type SyncApi, type SyncRequest, syncApi } from "./ask-sync.ts";
import { hasSameSigns, onOneLine, signedText } from "./signed-text.ts";
import { type Accepted, acceptSuggestion, passagesNow, plainSuggestion, type SuggestedPassage } from "./suggestion.ts";

export type SuggestionState = {
  readonly phase: "working" | "ready" | "failed";
  /** Asked of a model: it can be asked again. */
  readonly isAsked: boolean;
  readonly passages: readonly SuggestedPassage[];
  readonly message: string;
};

type Options = {
  readonly essayId: string;
  /** null = the default one. */
  readonly model: string | null;
  readonly editor: Editor | null;
  readonly section: StaleSection;
  /** The heading of a section, with its number. */
  readonly titleOf: (sectionId: string) => string;
  readonly asOneStep: (change: () => void) => void;
  readonly api?: SyncApi;
};

/** What there is to change in a stale section: made by a rule or a model, put into the text only when it is accepted. */
export function useSuggestion({ essayId, model, editor, section, titleOf, asOneStep, api = syncApi }: Options) {
  const [suggestion, setSuggestion] = useState<SuggestionState | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (message: string, isAsked: boolean, passages: readonly SuggestedPassage[] = []) =>
    setSuggestion({ phase: "failed", isAsked, passages, message });

  function replace(): void {
    if (editor === null) return;
    const passages = plainSuggestion(editor.state.doc, section);
    if (passages === null) fail(m.sync.changed, false);
    else setSuggestion({ phase: "ready", isAsked: false, passages, message: "" });
  }

  async function reword(): Promise<void> {
    const now = editor === null ? null : passagesNow(editor.state.doc, section);
    if (now === null) return fail(m.sync.changed, true);
    const before = now.slice(0, SYNC_PARAGRAPHS_MAX).map(({ node }) => signedText(node));
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setSuggestion({ phase: "working", isAsked: true, passages: [], message: "" });
    try {
      const request = { essayId, changes: changesOf(section.marks, titleOf), paragraphs: before, ...(model === null ? {} : { model }) };
      const answer = await askSync(api, request, controller.signal);
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

  function accept(): void {
    if (editor === null || suggestion === null) return;
    const { passages, isAsked } = suggestion;
    let accepted = "changed" as Accepted;
    asOneStep(() => {
      accepted = acceptSuggestion(editor, section.sectionId, passages);
    });
    if (accepted === "accepted") {
      setSuggestion(null);
      toast({ tone: "ok", title: m.sync.accepted, pill: true });
    } else fail(accepted === "changed" ? m.sync.changed : m.sync.refused, isAsked, passages);
  }

  function reject(): void {
    running.current?.abort();
    running.current = null;
    setSuggestion(null);
  }

  return { suggestion, replace, reword: () => void reword(), accept, reject };
}

/** What a model is told of the changes: numbers and names. A reference or an explanation says nothing it could put in. */
export function changesOf(marks: readonly StaleMark[], titleOf: (sectionId: string) => string): SyncRequest["changes"] {
  return marks
    .flatMap(({ what, because, from, to }) =>
      what === "citation" || to === null || to === from ? [] : [{ what, section: titleOf(because), from, to }],
    )
    .slice(0, SYNC_CHANGES_MAX);
}
