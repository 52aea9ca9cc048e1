import { writingMessages as m } from "#messages/writing.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { isRunning, type WritingState } from "../store/writing-state.ts";
import type { WritingStore } from "../store/writing-store.ts";
import { DraftView } from "./draft-view.tsx";
import { SampleBanner } from "./sample-banner.tsx";
import { StatusRegion } from "./status-region.tsx";
import css from "./writing-paper.module.css";

export type PaperProps = {
  writing: WritingStore;
  state: WritingState;
  target: number | null;
  percent: number;
  /** Tokens what is being written has cost so far. */
  spent: number;
  waitSeconds: number;
  onStop: () => void;
  onRevise: (instruction: string) => void;
  onRetry: () => void;
  onReopen: () => void;
  onSelectDraft: (generationId: string) => void;
  onNewPiece: () => void;
};

/** The sheet on the right: empty, lighting up, being written, finished. */
export function WritingPaper(props: PaperProps) {
  const { state, percent, onRetry } = props;
  const { phase, currentId, failure } = state;
  return (
    <section className={css["out"]} aria-label={m.paper.label}>
      <StatusRegion phase={phase} chars={state.chars} />
      {phase === "failed" ? (
        <div className={css["banner"]}>
          <Banner
            tone="red"
            icon="warning-circle"
            action={
              <Button size="sm" tone="danger" onClick={onRetry}>
                {m.failed.retry}
              </Button>
            }
          >
            {failureText(state)}
          </Banner>
        </div>
      ) : null}
      <SampleBanner state={state} />
      {currentId === null || phase === "opening" ? (
        <div className={css["blank"]}>
          <article className={css["sheet"]} data-running={isRunning(phase) || undefined}>
            {isRunning(phase) ? <ProgressBar edge value={percent} label={m.paper.progress} /> : null}
            <BlankSheet {...props} />
          </article>
        </div>
      ) : (
        <DraftView key={currentId} {...props} generationId={currentId} />
      )}
    </section>
  );

  function failureText(now: WritingState): string {
    const charged = now.drafts.find((draft) => draft.generationId === currentId)?.charged;
    const what = failure?.message ?? m.failed.title;
    return charged === 0 ? m.failed.notCharged(what) : what;
  }
}

function BlankSheet({ state, onReopen }: PaperProps) {
  const { phase, failure } = state;
  if (failure && phase === "idle") {
    return (
      <ErrorState title={m.paper.openFailed} action={<Button onClick={onReopen}>{m.paper.retry}</Button>}>
        {failure.message}
      </ErrorState>
    );
  }
  if (phase === "idle" || phase === "failed") {
    return (
      <p className={css["empty"]}>
        <span className={css["wide"]}>{m.paper.empty}</span>
        <span className={css["narrow"]}>{m.paper.emptyPhone}</span>
      </p>
    );
  }
  return (
    <div className={css["waiting"]}>
      <SkeletonCells />
      {phase === "opening" ? <span className="sr">{m.paper.opening}</span> : null}
    </div>
  );
}
