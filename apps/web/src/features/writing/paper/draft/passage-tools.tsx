import { type CSSProperties, useState } from "react";
import type { TextEditor } from "#editor/core/open-editor.ts";
import { copyText } from "#lib/text-actions.ts";
import { useEscape } from "#lib/use-escape.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { SELECTION_MENU, SelectionMenu } from "../selection-menu.tsx";
import { Suggestion } from "../suggestion.tsx";
import { useMenuKeys, type useSelectedPassage } from "../use-selected-passage.ts";
import type { useSuggestion } from "../use-suggestion.ts";

type PassageToolsProps = {
  editor: TextEditor | null;
  running: boolean;
  waitSeconds: number;
  selection: ReturnType<typeof useSelectedPassage>;
  suggesting: ReturnType<typeof useSuggestion>;
};

/** The menu of the selected passage, and the suggestion for it. */
export function PassageTools({ editor, running, waitSeconds, selection, suggesting }: PassageToolsProps) {
  const { selected, showByKeys, clear } = selection;
  const { suggestion, ask, accept, reject } = suggesting;
  const [cardPlace, setCardPlace] = useState<CSSProperties>({});
  const choosing = selected !== null && suggestion === null && !running;
  useMenuKeys(running || suggestion !== null ? null : editor, showByKeys);
  const backToText = () => {
    if (document.activeElement?.closest(SELECTION_MENU)) editor?.focusAt(null);
    clear();
  };
  useEscape(choosing || suggestion !== null, suggestion ? reject : backToText);

  const copyPassage = () => {
    if (!selected) return;
    copyText(selected.passage.text).then(
      () => toast({ tone: "ok", title: m.select.copied, pill: true }),
      () => toast({ tone: "error", title: m.bar.copyFailed }),
    );
  };
  return (
    <>
      {choosing ? (
        <SelectionMenu
          style={selected.places.menu}
          waitSeconds={waitSeconds}
          takesFocus={selected.byKeys}
          onAction={(action) => {
            setCardPlace(selected.places.card);
            void ask(action);
          }}
          onCopy={copyPassage}
          onBack={backToText}
          onLeave={clear}
        />
      ) : null}
      {suggestion ? <Suggestion place={cardPlace} suggestion={suggestion} onAccept={() => void accept()} onReject={reject} /> : null}
    </>
  );
}
