import type { EditAction } from "@tangleaf/contract";
import { SYNC_PARAGRAPHS_MAX } from "@tangleaf/contract/constants";
import { editedCharacters } from "@tangleaf/contract/estimate";
import { countCharacters } from "@tangleaf/document/count";
import { useState } from "react";
import { askParagraphs } from "#features/document/ask-paragraphs.ts";
import { useRewordCost } from "#features/document/use-reword-cost.ts";
import type { SectionRow } from "#features/document/writing/section-states.ts";
import { call } from "#lib/api-client.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button, ButtonCost } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { rewordable } from "../../checks/suggestion.ts";
import { SuggestionView } from "../../checks/suggestion-view.tsx";
import { useSuggestion } from "../../checks/use-suggestion.ts";
import type { EssayWork } from "../use-essay-work.ts";
import css from "./section-dialog.module.css";

type RewordDialogProps = { work: EssayWork; sectionId: string | null; onClose: () => void };

/** The words of one section polished, put otherwise, made longer or shorter: looked at word by word before they are taken. */
export function RewordDialog({ work, sectionId, onClose }: RewordDialogProps) {
  const row = work.rows.find(({ id }) => id === sectionId);
  return (
    <Dialog
      open={row !== undefined}
      onClose={onClose}
      title={m.reword.title(row?.title || m.untitled)}
      description={m.reword.lead}
      shape="sheet"
      width="lg"
    >
      {row === undefined ? null : <Reword key={row.id} work={work} row={row} onClose={onClose} />}
    </Dialog>
  );
}

const ACTIONS: readonly EditAction[] = ["polish", "rewrite", "expand", "condense"];

function Reword({ work, row, onClose }: { work: EssayWork; row: SectionRow; onClose: () => void }) {
  const { essayId, opened, locked, states, waitSeconds } = work;
  const { editor } = opened.editor;
  const { suggestion, ask, accept, reject } = useSuggestion({ editor, sectionId: row.id, asOneStep: opened.asOneStep });
  const { isSample, costOf } = useRewordCost(null);
  const [asked, setAsked] = useState<EditAction>("polish");
  const paragraphs = rewordable(editor.state.doc, row.id);
  const before = paragraphs.slice(0, SYNC_PARAGRAPHS_MAX);
  const priceOf = (action: EditAction) => costOf(editedCharacters(action, countCharacters(before.join("\n"))));
  const start = (action: EditAction) => {
    setAsked(action);
    void ask(rewordable(editor.state.doc, row.id).slice(0, SYNC_PARAGRAPHS_MAX), (texts, signal) =>
      askParagraphs(
        (requestId) =>
          call("/api/essay/reword", { essayId, sectionId: row.id, action, paragraphs: [...texts], requestId }, { shownBy: "action" }),
        signal,
      ),
    );
  };
  if (suggestion !== null) {
    return (
      <SuggestionView
        suggestion={suggestion}
        title={m.reword.actions[asked]}
        cost={priceOf(asked)}
        onAccept={() => {
          if (accept()) onClose();
        }}
        onReject={reject}
        onAgain={() => start(asked)}
      />
    );
  }
  const isAtWork = ["writing", "queued"].includes(states.get(row.id)?.kind ?? "");
  const why = locked.has(row.id)
    ? m.section.isLocked
    : isAtWork
      ? m.section.atWork
      : before.length === 0
        ? m.reword.nothing
        : waitSeconds > 0
          ? m.write.waiting(waitSeconds)
          : null;
  return (
    <div className={css["form"]}>
      {ACTIONS.filter((action) => !isSample || action !== "expand").map((action) => (
        <div key={action} className={css["action"]}>
          <p>{m.reword.hints[action]}</p>
          <Button disabled={why !== null} onClick={() => start(action)}>
            {m.reword.actions[action]}
            {priceOf(action) === null ? null : <ButtonCost>{priceOf(action)}</ButtonCost>}
          </Button>
        </div>
      ))}
      {why === null ? null : <p className={css["note"]}>{why}</p>}
      {isSample ? <p className={css["note"]}>{m.reword.sample}</p> : null}
      {paragraphs.length > before.length ? <p className={css["note"]}>{m.reword.firstOnly(paragraphs.length, before.length)}</p> : null}
    </div>
  );
}
