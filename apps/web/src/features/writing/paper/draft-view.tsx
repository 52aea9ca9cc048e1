import { BUILTIN_MODEL_NAME } from "@tangleaf/contract/constants";
import { useRef } from "react";
import { ConflictBanner } from "#editor/autosave/conflict-banner.tsx";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { isRunning, isSettled } from "../store/writing-state.ts";
import { Written } from "../store/written.tsx";
import { DraftNotes } from "./draft/draft-notes.tsx";
import { DraftText } from "./draft/draft-text.tsx";
import { PassageTools } from "./draft/passage-tools.tsx";
import { useDraftMarks } from "./draft/use-draft-marks.ts";
import { useDraftText } from "./draft/use-draft-text.ts";
import { DraftTicks } from "./draft-ticks.tsx";
import { FollowUpDock } from "./follow-up-dock.tsx";
import { OutBar } from "./out-bar.tsx";
import type { PaperProps } from "./paper-props.ts";
import { useSelectedPassage } from "./use-selected-passage.ts";
import { useSuggestion } from "./use-suggestion.ts";
import { WritingDock } from "./writing-dock.tsx";
import css from "./writing-paper.module.css";

/** One draft on the sheet: drawn while it comes, edited once it is whole. */
export function DraftView(props: PaperProps & { generationId: string }) {
  const { writing, written, state, generationId, target, waitSeconds, output } = props;
  const { phase } = state;
  const running = isRunning(phase);
  const sheet = useRef<HTMLElement>(null);
  const selection = useSelectedPassage(sheet);
  const text = useDraftText({ writing, state, generationId, output, selection });
  const { editing } = text;
  const { editor } = editing;
  const sample = text.draft?.model === BUILTIN_MODEL_NAME;
  const suggesting = useSuggestion(generationId, editor, sample);
  const marks = useDraftMarks(text, props.onFillField);

  return (
    <>
      <OutBar
        state={state}
        written={written}
        saveState={editor ? editing.saveState : null}
        readText={text.readText}
        onSelectDraft={props.onSelectDraft}
        onNewPiece={props.onNewPiece}
      />
      {editing.theirs && !running ? (
        <div className={css["banner"]}>
          <ConflictBanner onChoose={(whose) => void editing.choose(whose)} />
        </div>
      ) : null}
      <article ref={sheet} className={css["sheet"]} data-running={running || undefined} aria-busy={running || undefined}>
        {running ? <Written {...written}>{({ percent }) => <ProgressBar edge value={percent} label={m.paper.progress} />}</Written> : null}
        {phase === "asking" ? (
          <div className={css["waiting"]}>
            <SkeletonCells />
          </div>
        ) : null}
        <div ref={text.measure} className={css["measure"]} hidden={phase === "asking"}>
          <DraftTicks article={text.drawing} blocks={text.blocks} target={target} ruler={text.ruler} />
          <DraftText draft={text} marks={marks} layout={output.layout} isRunning={running} />
          <DraftNotes {...props} text={text} isSample={sample} onFill={marks.fill} />
        </div>
        <PassageTools editor={editor} running={running} waitSeconds={waitSeconds} selection={selection} suggesting={suggesting} />
      </article>
      {text.following.behind ? (
        <Button tone="line" size="sm" className={css["latest"]} onClick={text.following.catchUp}>
          <Icon name="arrow-down" size={16} />
          {m.paper.toLatest}
        </Button>
      ) : null}
      {running ? (
        <WritingDock
          state={state}
          written={written}
          target={target}
          section={text.section}
          editable={text.editable}
          onStop={props.onStop}
        />
      ) : null}
      {isSettled(phase) && state.hasText && !suggesting.suggestion ? (
        <FollowUpDock waitSeconds={waitSeconds} sample={sample} register={output.register} goOn={props.goOn} onRevise={props.onRevise} />
      ) : null}
    </>
  );
}
