import type { InputOf, RouteAt } from "@tangleaf/contract";
import type { Suggestion, SuggestionAction } from "@tangleaf/document/model";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useEditorValue } from "#editor/blocks/use-editor-value.ts";
import { accepted, type Decided, decide, rejected } from "#editor/suggest/decide.ts";
import type { Decision } from "#editor/suggest/decision.ts";
import { openSuggester, type Suggester } from "#editor/suggest/open-suggester.ts";
import type { PlacedPassage } from "#editor/suggest/place-passages.ts";
import { isWaiting } from "#editor/suggest/replaced-suggestions.ts";
import { suggestionsIn } from "#editor/suggest/suggest-plugin.ts";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { call } from "#lib/api-client.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshCounter } from "#lib/queries.ts";
import { noteSuggestMessages as m } from "#messages/note-suggest.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { followSuggestion } from "./follow-suggestion.ts";
import { askedText, type Scope } from "./scope.ts";

type To = InputOf<RouteAt<"/api/note/suggest">>["to"];
export type Wish = { readonly action: SuggestionAction; readonly instruction?: string; readonly to?: Exclude<To, undefined> };

/** Asking for suggestions in an open note, and deciding on them. */
export type SuggestWork = {
  readonly opened: OpenedDocument;
  readonly suggester: Suggester;
  /** false: it was refused, which is said. */
  start(wish: Wish, scope: Scope): Promise<boolean>;
  /** Asks for the same again, of the words that stand there now. */
  again(suggestion: Suggestion): Promise<void>;
  /** Ends the writing of one that waits. */
  stop(suggestion: Suggestion): void;
  decide(decisions: readonly Decision[]): Decided;
  acceptAll(): void;
  rejectAll(): void;
};

/** The suggestions of a note that is open; null until it is. Those that were asked for before, here or elsewhere, are followed. */
export function useSuggest(opened: OpenedDocument | null): SuggestWork | null {
  const editor = opened?.editor ?? null;
  const [suggester, setSuggester] = useState<Suggester | null>(null);
  const own = useRef(new Set<string>());
  useEffect(() => {
    if (editor === null) return;
    const made = openSuggester(editor);
    const ended = new AbortController();
    const followed = new Set<string>();
    const follow = () => {
      for (const one of made.listStored().filter((suggestion) => isWaiting(suggestion) && !followed.has(suggestion.id))) {
        followed.add(one.id);
        void followSuggestion(made, one, { isOwn: own.current.has(one.id), signal: ended.signal });
      }
    };
    follow();
    const unsubscribe = made.subscribe(follow);
    setSuggester(made);
    return () => {
      ended.abort();
      unsubscribe();
      setSuggester(null);
      made.destroy();
    };
  }, [editor]);
  return useMemo(() => (opened === null || suggester === null ? null : workOn(opened, suggester, own.current)), [opened, suggester]);
}

function workOn(opened: OpenedDocument, suggester: Suggester, own: Set<string>): SuggestWork {
  const { editor, documentId } = opened;
  const placed = () => suggestionsIn(editor.view.state).placed;

  /** Presses whose request is on its way. */
  const asking = new Set<string>();
  /** Later than all that are stored, also where the clock of another device is ahead. */
  const nextAt = () => suggester.listStored().reduce((last, { at }) => Math.max(last, at + 1), Date.now());

  function stop({ id, generationId }: Suggestion): void {
    suggester.drop(id);
    void call("/api/ai/stop", { generationId }, { background: true }).then(refreshCounter, () => undefined);
  }

  async function ask({ action, instruction, to }: Wish, scope: Scope): Promise<boolean> {
    const isNew = action === "continue";
    const positions = isNew ? [scope.end?.pos ?? -1] : scope.positions;
    const passages = suggester.passagesAt(positions).map((one) => ({
      ...one,
      ...(isNew ? { behind: 1 as const } : {}),
      ...(scope.part === null || isNew ? {} : { part: scope.part }),
    }));
    if (passages.length === 0) return false;
    const asked = instruction ?? to ?? "";
    const suggestion = { id: newUuid(), action, generationId: "", headingId: scope.headingId, at: nextAt(), asked, passages };
    // A second press while the same is asked for or written asks for nothing more.
    const press = JSON.stringify([action, asked, passages]);
    if (asking.has(press) || suggester.findWaiting(suggestion).some((waiting) => asksTheSame(waiting, suggestion))) return true;
    asking.add(press);
    const paragraphs = isNew ? [...(scope.end?.texts ?? [])] : passages.map(askedText);
    try {
      const { generationId } = await call("/api/note/suggest", {
        noteId: documentId,
        headingId: scope.headingId,
        action,
        paragraphs,
        before: scope.before,
        after: scope.after,
        requestId: newUuid(),
        ...(instruction === undefined ? {} : { instruction }),
        ...(to === undefined ? {} : { to }),
      });
      own.add(suggestion.id);
      for (const replaced of suggester.findWaiting(suggestion)) stop(replaced);
      suggester.put({ ...suggestion, generationId, at: nextAt() });
      void refreshCounter();
      return true;
    } catch {
      // The page has said it.
      return false;
    } finally {
      asking.delete(press);
    }
  }

  function settle(decisions: readonly Decision[]): Decided {
    const decided = decide(editor, decisions);
    if (decided === "refused") toast({ tone: "info", title: m.said.refused });
    if (decided === "changed") toast({ tone: "info", title: m.said.changed });
    if (decided === "done" && decisions.some(({ text }) => text !== null)) toast({ tone: "ok", title: m.said.accepted, pill: true });
    return decided;
  }

  return {
    opened,
    suggester,
    start: (wish, scope) => ask(wish, scope),
    async again(suggestion) {
      const there = placed().filter((one) => one.suggestion.id === suggestion.id && one.node !== null);
      const [first] = there;
      if (first === undefined) return;
      const isWhole = there.length > 1 || first.passage.part === undefined || first.state !== "open";
      const texts = suggester.passagesAt(there.map(({ pos }) => pos)).map(({ was }) => was);
      const scope: Scope = {
        kind: "section",
        headingId: suggestion.headingId,
        title: "",
        positions: there.map(({ pos }) => pos),
        part: isWhole ? null : (first.passage.part ?? null),
        characters: 0,
        all: there.length,
        before: "",
        after: "",
        end: { pos: first.pos, texts: first.node?.type.name === "heading" ? [] : texts },
      };
      await ask(wishOf(suggestion), scope);
    },
    stop,
    decide: settle,
    acceptAll() {
      const open = placed().filter(({ state }) => state === "open");
      const others = new Set(placed().flatMap(({ state, suggestion }) => (state === "changed" || state === "gone" ? [suggestion.id] : [])));
      const count = new Set(open.map(({ suggestion }) => suggestion.id)).size;
      if (open.length > 0 && settle(open.map(accepted)) !== "done") return;
      toast({ tone: others.size > 0 ? "info" : "ok", title: others.size > 0 ? m.list.left(others.size) : m.list.acceptedAll(count) });
    },
    rejectAll: () => void settle(placed().flatMap((one) => (one.state === "waiting" ? [] : [rejected(one)]))),
  };
}

function asksTheSame(one: Suggestion, other: Suggestion): boolean {
  const sayPassages = ({ passages }: Suggestion) => JSON.stringify(passages.map(({ was, part, behind }) => [was, part, behind]));
  return one.action === other.action && one.asked === other.asked && sayPassages(one) === sayPassages(other);
}

function wishOf({ action, asked }: Suggestion): Wish {
  if (action === "instruct") return { action, instruction: asked };
  return action === "translate" ? { action, to: asked as Exclude<To, undefined> } : { action };
}

/** The open suggestions, as they are now. */
export function useOpenSuggestions({ suggester }: SuggestWork): readonly Suggestion[] {
  return useSyncExternalStore(suggester.subscribe, suggester.list);
}

/** Where all passages stand now; drawn anew when one of them is placed or changed otherwise, not at a key elsewhere. */
export function usePlacedPassages({ opened }: SuggestWork): readonly PlacedPassage[] {
  const { editor } = opened.editor;
  const said = useEditorValue(
    editor,
    useCallback(({ state }) => suggestionsIn(state).said, []),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of them tells when they are others
  return useMemo(() => suggestionsIn(editor.state).placed, [editor, said]);
}
