import type { SuggestionAction } from "@tangleaf/document/model";
import { useState } from "react";
import { useCurrentSection } from "#features/document/side/use-section.ts";
import { useRewordCost } from "#features/document/use-reword-cost.ts";
import { noteSuggestMessages as m } from "#messages/note-suggest.ts";
import { Button } from "#ui/button/button.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { sectionScope } from "./scope.ts";
import css from "./suggest.module.css";
import { SuggestCost } from "./suggest-cost.tsx";
import type { SuggestWork } from "./use-suggest.ts";

const ACTIONS: readonly SuggestionAction[] = ["continue", "polish", "rewrite"];

/** At the foot of a section's settings: what can be suggested for it, each with its cost; the rest in a dialog. */
export function SuggestFoot({ work }: { work: SuggestWork }) {
  const { opened } = work;
  const { editor } = opened.editor;
  const { section } = useCurrentSection(editor, opened.asOneStep);
  const [isOpen, setOpen] = useState(false);
  const { isSample } = useRewordCost(null);
  const headingId = section?.row.id ?? null;
  const characters = section?.row.characters ?? 0;
  const isLocked = section?.attributes.locked === true;
  const canAsk = (action: SuggestionAction) =>
    !isLocked && (action === "continue" ? !isSample && section !== null : section === null || characters > 0);
  return (
    <div className={css["foot"]}>
      {ACTIONS.map((action) => (
        <Button
          key={action}
          size="sm"
          disabled={!canAsk(action)}
          onClick={() => void work.start({ action }, sectionScope(editor.state.doc, headingId))}
        >
          {m.actions[action]}
          <SuggestCost action={action} characters={characters} isShort />
        </Button>
      ))}
      <Button size="sm" className={css["more"]} disabled={isLocked} onClick={() => setOpen(true)}>
        {m.ask.more}
      </Button>
      {isLocked ? <p className={css["why"]}>{m.ask.locked}</p> : null}
      {isSample && !isLocked ? <p className={css["why"]}>{m.ask.needsModel}</p> : null}
      <AskDialog work={work} scope={isOpen ? sectionScope(editor.state.doc, headingId) : null} onClose={() => setOpen(false)} />
    </div>
  );
}
