import {
  BUILTIN_MODEL_NAME,
  FINISH_REASON_FILTER,
  FINISH_REASON_LENGTH,
  FINISH_REASON_LOOP,
  FINISH_REASON_UNCHANGED,
} from "@tangleaf/contract/constants";
import { useEffect, useRef, useState } from "react";
import { appeal } from "#lib/appeal.ts";
import { formatNumber } from "#lib/format.ts";
import { appealMessages } from "#messages/appeal.ts";
import { longDocumentMessages as d } from "#messages/long-document.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { FinishedText } from "../finished-text/finished-text.tsx";
import { isRunning, isSettled, type Phase } from "../store/writing-state.ts";
import { type PieceState, Written } from "../store/written.tsx";
import { DraftView } from "./draft-view.tsx";
import type { PaperProps } from "./paper-props.ts";
import { Refused } from "./refused.tsx";
import css from "./writing-paper.module.css";

/** The model declined to write the text. */
const REFUSED = "model.refused";

/** The right half of the workspace: empty, waiting, being written or finished. */
export function WritingPaper(props: PaperProps) {
  const { state, written, onRetry } = props;
  const { phase, currentId, failure } = state;
  const current = state.drafts.find((draft) => draft.generationId === currentId);
  return (
    <section className={css["out"]} aria-label={m.paper.label}>
      <Written {...written}>
        {({ length }) => <StatusRegion phase={phase} length={length} finishReason={current?.finishReason ?? null} />}
      </Written>
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
            {(failure?.reason ?? current?.finishReason) === REFUSED ? (
              <Refused triedBy={current?.model} waitSeconds={props.waitSeconds} onRetryBy={props.onRetryBy} />
            ) : (
              failureText(state)
            )}
            {failure?.reason === "content.blocked" ? <AppealButton generationId={currentId} /> : null}
          </Banner>
        </div>
      ) : null}
      <SampleBanner state={state} />
      <UnchangedBanner state={state} />
      <FilteredBanner state={state} />
      {currentId === null || phase === "opening" ? (
        <BlankPaper {...props} />
      ) : (
        <DraftView key={currentId} {...props} generationId={currentId} />
      )}
    </section>
  );

  function failureText(now: PieceState): string {
    const charged = now.drafts.find((draft) => draft.generationId === currentId)?.charged;
    const what = failure?.message ?? m.failed.title;
    return charged === 0 ? m.failed.notCharged(what) : what;
  }
}

/** The paper nothing is written on yet, with the finished text of the scene where it has one. */
function BlankPaper(props: PaperProps) {
  const { state, written, finishedText, output } = props;
  const { phase, failure } = state;
  const sheet = (
    <article className={css["sheet"]} data-running={isRunning(phase) || undefined}>
      {isRunning(phase) ? (
        <Written {...written}>{({ percent }) => <ProgressBar edge value={percent} label={m.paper.progress} />}</Written>
      ) : null}
      <BlankSheet {...props} />
    </article>
  );
  const isWaiting = (phase === "idle" && failure === null) || phase === "failed";
  if (finishedText === null || !isWaiting) return <div className={css["blank"]}>{sheet}</div>;
  return (
    <FinishedText html={finishedText} layout={output.layout}>
      {sheet}
    </FinishedText>
  );
}

function BlankSheet({ state, isDocument, onReopen }: PaperProps) {
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
      <div className={css["cells"]}>
        <i aria-hidden="true" />
        <p className={css["empty"]}>
          <span className={css["wide"]}>{isDocument ? d.empty : m.paper.empty}</span>
          <span className={css["narrow"]}>{isDocument ? d.empty : m.paper.emptyPhone}</span>
        </p>
      </div>
    );
  }
  return (
    <div className={css["waiting"]}>
      <SkeletonCells />
      {phase === "opening" ? <span className="sr">{m.paper.opening}</span> : null}
    </div>
  );
}

/** Says who wrote it when it was no model, and what that one can do. */
function SampleBanner({ state }: { state: PieceState }) {
  const current = state.drafts.find((draft) => draft.generationId === state.currentId);
  if (current?.model !== BUILTIN_MODEL_NAME || !(isSettled(state.phase) || state.phase === "writing")) return null;
  return (
    <div className={css["banner"]}>
      <Banner tone="blue" icon="info">
        <p>
          {m.sample.title}
          {m.sample.does}
        </p>
      </Banner>
    </div>
  );
}

/** A follow-up that changed nothing is no draft, and cost nothing. */
function UnchangedBanner({ state }: { state: PieceState }) {
  const current = state.drafts.find((draft) => draft.generationId === state.currentId);
  const model = state.unchangedBy ?? (current?.finishReason === FINISH_REASON_UNCHANGED ? current.model : null);
  if (model === null || !isSettled(state.phase)) return null;
  return (
    <div className={css["banner"]}>
      <Banner tone="blue" icon="info">
        {model === BUILTIN_MODEL_NAME ? m.sample.unchanged : m.paper.unchanged}
      </Banner>
    </div>
  );
}

/** The moderation ended the text: whoever thinks it was wrong can say so. */
function FilteredBanner({ state }: { state: PieceState }) {
  const current = state.drafts.find((draft) => draft.generationId === state.currentId);
  if (current?.finishReason !== FINISH_REASON_FILTER || !isSettled(state.phase)) return null;
  return (
    <div className={css["banner"]}>
      <Banner tone="orange" icon="warning-circle">
        {m.filtered}
        <AppealButton generationId={current.generationId} />
      </Banner>
    </div>
  );
}

/** The number is enough for the operator to find what was stopped. */
function AppealButton({ generationId }: { generationId: string | null }) {
  const about = appealMessages.ended((generationId ?? "").slice(-ID_SHOWN));
  return (
    <>
      {" "}
      <button type="button" className="link" onClick={() => appeal(about)}>
        {appealMessages.open}
      </button>
    </>
  );
}

/** The end of an id is enough for the operator to find it by. */
const ID_SHOWN = 8;
const SAY_EVERY_MS = 20_000;

type StatusRegionProps = { phase: Phase; length: number; finishReason: string | null };

/** Announces progress to screen readers; the text itself is no live region, it would be read without end. */
function StatusRegion({ phase, length, finishReason }: StatusRegionProps) {
  const [said, setSaid] = useState("");
  const latest = useRef(length);
  useEffect(() => {
    latest.current = length;
  });
  useEffect(() => {
    if (phase === "asking") setSaid(m.status.started);
    if (phase === "failed") setSaid(m.status.failed);
    if (phase !== "writing") return;
    const timer = window.setInterval(() => setSaid(m.status.written(formatNumber(latest.current))), SAY_EVERY_MS);
    return () => {
      window.clearInterval(timer);
      setSaid("");
    };
  }, [phase]);
  const end = endOf(phase, finishReason);
  return (
    <p role="status" className="sr">
      {end !== null && latest.current > 0 ? m.status[end](formatNumber(length)) : said}
    </p>
  );
}

/** What became of a text: one that is done may still have been cut by its model, or stopped in a loop. */
function endOf(phase: Phase, finishReason: string | null): "done" | "stopped" | "interrupted" | "cut" | "loop" | null {
  if (!isSettled(phase)) return null;
  if (phase === "done" && finishReason === FINISH_REASON_LENGTH) return "cut";
  return phase === "done" && finishReason === FINISH_REASON_LOOP ? "loop" : phase;
}
