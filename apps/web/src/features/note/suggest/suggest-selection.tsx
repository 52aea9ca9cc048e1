import { countCharacters } from "@tangleaf/document/count";
import type { SuggestionAction } from "@tangleaf/document/model";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { useEditorValue } from "#editor/blocks/use-editor-value.ts";
import { lockedSections } from "#editor/document/groups/locked-sections.ts";
import { noteSuggestMessages as m } from "#messages/note-suggest.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { type Scope, sectionScope, selectedScope } from "./scope.ts";
import { SuggestCost } from "./suggest-cost.tsx";
import type { SuggestWork } from "./use-suggest.ts";

/** What is asked about now: the selection, or the section the caret is in. null where that is locked, which is said. */
export function scopeNow({ opened }: SuggestWork): Scope | null {
  const { state } = opened.editor.view;
  const scope = selectedScope(state) ?? sectionScope(state.doc, headingAt(state.selection.from, state.doc));
  const isLocked = lockedSections(state.doc).some(({ id }) => id === scope.headingId);
  if (isLocked) toast({ tone: "info", title: m.ask.locked });
  return isLocked ? null : scope;
}

function headingAt(position: number, doc: SuggestWork["opened"]["editor"]["view"]["state"]["doc"]): string | null {
  let found: string | null = null;
  doc.nodesBetween(0, Math.min(position + 1, doc.content.size), (node, pos) => {
    if (node.type.name === "heading" && pos <= position) found = String(node.attrs["id"] ?? "");
    return !node.isTextblock;
  });
  return found;
}

/** The dialog of what can be asked, for what is selected at the moment it is opened. */
export function useAskNow(work: SuggestWork | null) {
  const [scope, setScope] = useState<Scope | null>(null);
  return {
    open: () => setScope(work === null ? null : scopeNow(work)),
    dialog: work === null ? null : <AskDialog work={work} scope={scope} onClose={() => setScope(null)} />,
  };
}

function selectedCharacters({ state: { doc, selection } }: Editor): number {
  return selection.empty ? 0 : countCharacters(doc.textBetween(selection.from, selection.to, "\n"));
}

const QUICK: readonly SuggestionAction[] = ["polish", "rewrite"];

/** In the toolbar of a selection: the changes asked for most, each with its cost, and a way to all of them. */
export function SelectionSuggestions({ work, onMore }: { work: SuggestWork; onMore: () => void }) {
  const { editor } = work.opened.editor;
  const characters = useEditorValue(editor, selectedCharacters);
  if (characters === 0) return null;
  const start = (action: SuggestionAction) => {
    const scope = scopeNow(work);
    if (scope !== null) void work.start({ action }, scope);
  };
  return (
    <>
      {QUICK.map((action) => (
        <Button key={action} size="sm" tone="ghost" onClick={() => start(action)}>
          {m.actions[action]}
          <SuggestCost action={action} characters={characters} />
        </Button>
      ))}
      <Button size="sm" tone="ghost" aria-haspopup="dialog" onClick={onMore}>
        {m.ask.more}
      </Button>
    </>
  );
}
