import type { TextMark } from "#editor/core/marks.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { isSettled } from "../../store/writing-state.ts";
import { Written } from "../../store/written.tsx";
import { DraftCaveats } from "../draft-caveats.tsx";
import { DraftChanges } from "../draft-changes.tsx";
import type { PaperProps } from "../paper-props.ts";
import { SampleNote } from "../sample-note.tsx";
import css from "../writing-paper.module.css";
import type { useDraftText } from "./use-draft-text.ts";

type DraftNotesProps = PaperProps & {
  text: ReturnType<typeof useDraftText>;
  isSample: boolean;
  onFill: (mark: TextMark) => void;
};

/** The notes below a text: that it is a sample, what has changed, what to check, that an AI has written it. */
export function DraftNotes({ text, isSample, onFill, ...props }: DraftNotesProps) {
  const { written, state, target } = props;
  const { phase } = state;
  const { draft, text: stored, host, article } = text;
  const { editor } = text.editing;
  return (
    <>
      {isSample && isSettled(phase) && state.hasText ? (
        <Written {...written}>
          {() => (
            <SampleNote
              text={editor?.markdown() ?? stored ?? ""}
              target={target}
              onFill={onFill}
              within={() => [host.current, article.current]}
            />
          )}
        </Written>
      ) : null}
      {stored === undefined || !isSettled(phase) || draft === undefined || draft.baseId === null ? null : (
        <DraftChanges key={draft.baseId} baseId={draft.baseId} readText={() => editor?.markdown() ?? stored} />
      )}
      {stored === undefined ? null : <DraftCaveats {...props} readText={() => editor?.markdown() ?? stored} />}
      {!state.hasText || phase === "asking" ? null : (
        <p className={css["ai"]}>
          <b>{m.paper.aiLabel}</b>
          {m.paper.aiHint}
        </p>
      )}
    </>
  );
}
