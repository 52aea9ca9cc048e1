import type { InputOf, RouteAt } from "@tangleaf/contract";
import { SYNC_CHANGES_MAX, SYNC_PARAGRAPHS_MAX } from "@tangleaf/contract/constants";
import type { StaleMark, StaleSection } from "@tangleaf/document/checks";
import { signedText } from "#editor/suggest/signed-text.ts";
import { askParagraphs } from "#features/document/ask-paragraphs.ts";
import { call } from "#lib/api-client.ts";
import { passagesNow, plainSuggestion } from "./suggestion.ts";
import { type Suggested, useSuggestion } from "./use-suggestion.ts";

type Changes = InputOf<RouteAt<"/api/essay/sync">>["changes"];

type Options = Omit<Suggested, "sectionId"> & {
  readonly essayId: string;
  /** null = the default one. */
  readonly model: string | null;
  readonly section: StaleSection;
  /** The heading of a section, with its number. */
  readonly titleOf: (sectionId: string) => string;
};

/** What there is to change in a stale section: made by a rule or a model. */
export function useSync({ essayId, model, editor, section, titleOf, asOneStep }: Options) {
  const { suggestion, show, ask, accept, reject } = useSuggestion({ editor, sectionId: section.sectionId, asOneStep });

  function replace(): void {
    if (editor !== null) show(plainSuggestion(editor.state.doc, section));
  }

  function reword(): void {
    const now = editor === null ? null : passagesNow(editor.state.doc, section);
    const before = now?.slice(0, SYNC_PARAGRAPHS_MAX).map(({ node }) => signedText(node)) ?? null;
    void ask(before, (paragraphs, signal) => {
      const request = {
        essayId,
        sectionId: section.sectionId,
        changes: changesOf(section.marks, titleOf),
        paragraphs: [...paragraphs],
        ...(model === null ? {} : { model }),
      };
      return askParagraphs((requestId) => call("/api/essay/sync", { ...request, requestId }, { shownBy: "action" }), signal);
    });
  }

  return { suggestion, replace, reword, accept, reject };
}

/** What a model is told of the changes: numbers and names. A reference or an explanation says nothing it could put in. */
export function changesOf(marks: readonly StaleMark[], titleOf: (sectionId: string) => string): Changes {
  return marks
    .flatMap(({ what, because, from, to }) =>
      what === "citation" || to === null || to === from ? [] : [{ what, section: titleOf(because), from, to }],
    )
    .slice(0, SYNC_CHANGES_MAX);
}
