import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { draftQuery } from "#lib/draft-query.ts";
import { formatNumber } from "#lib/format.ts";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./outline-paper.module.css";
import { refreshEssay, useFollowDraft } from "./use-outline-drafts.ts";

const m = essayOutlineMessages.draft;
const SECOND_MS = 1000;
const CELLS = 72;

type DraftStateProps = { essayId: string; no: number; generationId: string; onRetry: () => void };

/** A version without lines: it is being drafted, or could not be. A structured answer is whole or not there, so no part of it is shown. */
export function DraftState({ essayId, no, generationId, onRetry }: DraftStateProps) {
  const { data: draft, isError, refetch } = useQuery({ ...draftQuery(generationId), staleTime: 0 });
  const isRunning = draft === undefined ? !isError : draft.status === "queued" || draft.status === "writing";
  const { stop, stopping } = useFollowDraft(essayId, isRunning ? generationId : null);
  const isDone = draft?.status === "done";
  useEffect(() => {
    // A quick one has ended before it could be followed.
    if (isDone) refreshEssay(essayId);
  }, [isDone, essayId]);
  if (isRunning || isDone) return <Working no={no} since={draft?.createdAt} stopping={stopping} onStop={() => void stop()} />;
  if (draft === undefined)
    return (
      <ErrorState title={m.notLoaded} action={<Button onClick={() => void refetch()}>{m.retry}</Button>}>
        {m.gone}
      </ErrorState>
    );
  const charged = draft.usage.charged;
  const title = draft.status === "stopped" ? m.stopped : charged === 0 ? m.failed : m.charged(formatNumber(charged));
  return (
    <ErrorState title={title} action={<Button onClick={onRetry}>{m.retry}</Button>}>
      {null}
    </ErrorState>
  );
}

type WorkingProps = { no: number; since: string | undefined; stopping: boolean; onStop: () => void };

function Working({ no, since, stopping, onStop }: WorkingProps) {
  const seconds = useSecondsSince(since);
  return (
    <div className={css["state"]} aria-busy="true">
      <SkeletonCells count={CELLS} />
      <div className={css["working"]}>
        <span role="status">
          <Spinner /> {m.working(no)}
        </span>
        {seconds === null ? null : <span aria-hidden="true">{m.seconds(seconds)}</span>}
        <Button size="sm" disabled={stopping} onClick={onStop}>
          <Icon name="stop-fill" size={14} />
          {stopping ? m.stopping : m.stop}
        </Button>
      </div>
      <p className={css["leave"]}>{m.leave}</p>
    </div>
  );
}

function useSecondsSince(since: string | undefined): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => window.clearInterval(timer);
  }, []);
  return since === undefined ? null : Math.max(0, Math.floor((now - Date.parse(since)) / SECOND_MS));
}
