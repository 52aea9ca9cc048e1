import type { Suggestion } from "@tangleaf/document/model";
import { hasSameSigns } from "@tangleaf/document/signs";
import { fillPassage } from "#editor/suggest/fill-passage.ts";
import type { Suggester } from "#editor/suggest/open-suggester.ts";
import { isWaiting } from "#editor/suggest/replaced-suggestions.ts";
import { onOneLine } from "#editor/suggest/signed-text.ts";
import { followParagraphs } from "#features/document/ask-paragraphs.ts";
import { ApiError } from "#lib/api-error.ts";
import { refreshCounter } from "#lib/queries.ts";
import { noteSuggestMessages as m } from "#messages/note-suggest.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { askedText } from "./scope.ts";

/** A page that did not ask leaves it to the one that did; where that is closed, it does it itself. */
const OTHERS_WAIT_MS = 3000;

/** Puts what a generation ends with into its suggestion, or takes the suggestion away and says why. */
export async function followSuggestion(
  suggester: Suggester,
  { id, generationId }: Suggestion,
  { isOwn, signal }: { isOwn: boolean; signal: AbortSignal },
): Promise<void> {
  const answer = await followParagraphs(generationId, signal).then(
    (texts) => ({ texts, why: m.said.failed }),
    (error: unknown) => ({
      texts: null,
      why: error instanceof ApiError && error.kind !== "transport" ? error.message : m.said.failed,
    }),
  );
  if (!isOwn) await new Promise((resolve) => window.setTimeout(resolve, OTHERS_WAIT_MS));
  if (signal.aborted) return;
  const now = suggester.listStored().find((one) => one.id === id);
  if (now === undefined || !isWaiting(now)) return;
  const filled = answer.texts === null ? null : filledSuggestion(now, answer.texts);
  if (filled === null) {
    suggester.drop(id);
    toast({ tone: "info", title: answer.texts === null ? answer.why : m.said.same });
  } else suggester.put(filled);
  if (isOwn) void refreshCounter();
}

/** The suggestion with its texts; passages that came back the same are left out, and null where nothing is left. */
export function filledSuggestion(suggestion: Suggestion, texts: readonly string[]): Suggestion | null {
  const passages = suggestion.passages.flatMap((passage, at) => {
    // A newer suggestion has taken these words.
    if (passage.becomes !== null) return [];
    if (passage.behind === 1) return texts.length === 0 ? [] : [{ ...passage, becomes: texts.map(onOneLine).join("\n") }];
    const text = onOneLine(texts[at] ?? "");
    const asked = askedText(passage);
    if (text === "" || text === asked.trim() || !hasSameSigns(text, asked)) return [];
    return [fillPassage(passage, text)];
  });
  return passages.length === 0 ? null : { ...suggestion, passages };
}
