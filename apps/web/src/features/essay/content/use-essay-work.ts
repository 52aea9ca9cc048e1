import type { InputOf, RouteAt } from "@tangleaf/contract";
import { LIMITS, type Limits } from "@tangleaf/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { watchEssayJob } from "#lib/essay-jobs.ts";
import { refreshCounter, useUser } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { useWaitSeconds } from "#lib/use-wait-seconds.ts";
import { variant } from "#lib/variant.ts";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { type Essay, essayQuery } from "../api.ts";
import { mayGoFirst } from "./job/may-go-first.ts";
import { lockedIds, type SectionRow, type SectionState, sectionStates, writeStep } from "./job/section-states.ts";
import { startsWait } from "./job/starts-wait.ts";
import { type FollowedJob, useEssayJob } from "./job/use-essay-job.ts";
import { createLiveTexts, type LiveTexts } from "./live/live-texts.ts";
import { useSectionRows } from "./section-rows.ts";
import { useSecondsAfter } from "./use-seconds-after.ts";

export type WriteInput = Omit<InputOf<RouteAt<"/api/essay/write">>, "essayId" | "requestId">;

/** An essay that is open to be written: its document, its sections, the job that writes them, and what can be done. */
export type EssayWork = {
  readonly essayId: string;
  /** undefined until it has been read: the text is there before. */
  readonly essay: Essay | undefined;
  readonly opened: OpenedDocument;
  readonly rows: readonly SectionRow[];
  readonly states: ReadonlyMap<string, SectionState>;
  readonly locked: ReadonlySet<string>;
  readonly live: LiveTexts;
  readonly job: FollowedJob | null;
  readonly limits: Limits;
  /** Seconds until this person may ask for the next section; 0 = now. */
  readonly waitSeconds: number;
  /** A call that changes the job is on its way. */
  readonly busy: boolean;
  /** How often this page has changed the job. */
  readonly changes: number;
  /** A job was begun on this page, and nothing has been heard of it yet. */
  readonly begins: boolean;
  /** Starts a job; false where the server refused, which has been said. */
  write(input: WriteInput): Promise<boolean>;
  steer(path: "/api/job/pause" | "/api/job/stop"): Promise<void>;
  /** Goes on; `maxTokens` agrees to another cap. */
  resume(maxTokens?: number): Promise<void>;
  retry(step: string, model?: string): Promise<void>;
  /** Sections that wait and can be written before others that do. */
  readonly mayGoFirst: ReadonlySet<string>;
  /** Writes a section that waits before the others. */
  goFirst(sectionId: string): Promise<void>;
};

/** Another page may start a job: the essay is read again this often while this page knows of none. */
const LOOK_EVERY_MS = 30_000;

/** null until the document is open. */
export function useEssayWork(essayId: string, opened: OpenedDocument | null): EssayWork | null {
  const [begun, setBegun] = useState<{ jobId: string; at: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const [changes, setChanges] = useState(0);
  const { data: essay, dataUpdatedAt } = useQuery({
    ...essayQuery(essayId),
    refetchInterval: ({ state }) => (isOpen(state.data) ? false : LOOK_EVERY_MS),
    refetchOnMount: "always",
  });
  const read = essay?.job?.jobId ?? null;
  const jobId = begun !== null && begun.at > dataUpdatedAt ? begun.jobId : read;
  const job = useEssayJob(jobId);
  const isSettled = useSettled(job);
  const rows = useSectionRows(opened?.editor.editor ?? null);
  const states = useMemo(
    () => sectionStates(rows, { status: job?.job.status ?? null, steps: job?.steps ?? [], isSettled }),
    [rows, job, isSettled],
  );
  const locked = useMemo(() => lockedIds(rows), [rows]);
  const goesOn = job !== null && ["queued", "running", "paused"].includes(job.job.status);
  const first = useMemo(() => (goesOn ? mayGoFirst(job?.steps ?? []) : NONE), [goesOn, job?.steps]);
  const limits = LIMITS[variant][useUser()?.level ?? "free"];
  const asked = useWaitSeconds();
  const jobWait = useSecondsAfter(job !== null && startsWait(job) ? job.job.createdAt : null, limits.waitSeconds);
  const [live] = useState(() => createLiveTexts());
  useEffect(() => () => live.end(), [live]);
  useEffect(() => {
    const writing = rows.flatMap(({ id }) => {
      const state = states.get(id);
      return state?.kind === "writing" && state.generationId !== null ? [[id, state.generationId] as const] : [];
    });
    live.follow(new Map(writing));
  }, [live, rows, states]);

  const store = opened?.store;
  const hasOnlyFailed = job?.job.pausedReason === "stepFailed";
  const actions = useMemo(() => {
    const run = async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      try {
        await work();
        setChanges((count) => count + 1);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toastRefusal(error);
        return false;
      } finally {
        setBusy(false);
        void refreshCounter();
      }
    };
    const change = async (work: (id: string) => Promise<unknown>) => {
      if (jobId !== null) await run(() => work(jobId));
    };
    return {
      write: (input: WriteInput) =>
        run(async () => {
          // What stands in a section when the job begins is what it may replace: the server needs to have it.
          await store?.();
          // Nothing is left of it but sections that failed: they can be written again one by one.
          if (hasOnlyFailed && jobId !== null) await call("/api/job/stop", { jobId });
          const started = await call("/api/essay/write", { ...input, essayId, requestId: crypto.randomUUID() });
          setBegun({ jobId: started.jobId, at: Date.now() });
          watchEssayJob(essayId);
          await queryClient.invalidateQueries({ queryKey: queryKeys.essays.one(essayId) });
        }),
      steer: (path: "/api/job/pause" | "/api/job/stop") => change((id) => call(path, { jobId: id })),
      resume: (maxTokens?: number) =>
        change((id) => call("/api/job/resume", { jobId: id, ...(maxTokens === undefined ? {} : { maxTokens }) })),
      goFirst: (sectionId: string) => change((id) => call("/api/job/stepFirst", { jobId: id, step: writeStep(sectionId) })),
      retry: (step: string, model?: string) =>
        change((id) => call("/api/job/retryStep", { jobId: id, step, ...(model === undefined ? {} : { model }) })),
    };
  }, [essayId, store, jobId, hasOnlyFailed]);

  return useMemo(
    () =>
      opened === null
        ? null
        : {
            essayId,
            essay,
            opened,
            rows,
            states,
            locked,
            live,
            job,
            limits,
            waitSeconds: Math.max(asked, jobWait),
            busy,
            changes,
            begins: begun !== null && begun.jobId === jobId && job === null,
            mayGoFirst: first,
            ...actions,
          },
    [essayId, essay, opened, rows, states, locked, live, job, limits, asked, jobWait, busy, changes, begun, jobId, first, actions],
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Its job has not ended: the line of the job tells what becomes of it. */
const isOpen = (essay: Essay | undefined): boolean => ["queued", "running", "paused"].includes(essay?.job?.status ?? "");

/** The line of the job may be ahead of that of the document by this much. */
const SETTLES_AFTER_MS = 2000;

/** Whether nothing has been heard of the job for a moment: by then the document has what its steps have put there. */
function useSettled(job: FollowedJob | null): boolean {
  const [settled, setSettled] = useState<FollowedJob | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(job), SETTLES_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [job]);
  return job === settled;
}
