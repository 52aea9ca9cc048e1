import type { WrittenSection } from "@tangleaf/contract";
import { LIMITS, type Limits } from "@tangleaf/contract/limits";
import { useEffect, useMemo, useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { refreshCounter, useUser } from "#lib/queries.ts";
import { useSecondsUntil } from "#lib/use-seconds-until.ts";
import { useWaitSeconds } from "#lib/use-wait-seconds.ts";
import { variant } from "#lib/variant.ts";
import type { OpenedDocument } from "../opened-document.ts";
import { createLiveTexts, type LiveTexts } from "./live-texts.ts";
import { mayGoFirst } from "./may-go-first.ts";
import { useSectionRows } from "./section-rows.ts";
import { lockedIds, type SectionRow, type SectionState, sectionStates, stepsBySection } from "./section-states.ts";
import { startsWait } from "./starts-wait.ts";
import { type FollowedJob, useJob } from "./use-job.ts";

/** A document that is open to be written: its sections, the job that writes them, and what can be done. */
export type SectionWork = {
  readonly opened: OpenedDocument;
  readonly rows: readonly SectionRow[];
  readonly states: ReadonlyMap<string, SectionState>;
  readonly locked: ReadonlySet<string>;
  readonly live: LiveTexts;
  readonly job: FollowedJob | null;
  /** What became of the texts of the job, as far as the server has said. */
  readonly written: readonly WrittenSection[];
  readonly limits: Limits;
  /** Characters that are written for a section at once. */
  readonly lengthOf: (row: SectionRow) => number;
  /** Seconds until this person may ask for the next section; 0 = now. */
  readonly waitSeconds: number;
  /** A call that changes the job is on its way. */
  readonly busy: boolean;
  /** How often this page has changed the job. */
  readonly changes: number;
  /** A job was begun on this page, and nothing has been heard of it yet. */
  readonly begins: boolean;
  /** Starts a job with a call that answers with its id; false where the server refused, which has been said. */
  start(begin: () => Promise<{ jobId: string }>): Promise<boolean>;
  steer(path: "/api/job/pause" | "/api/job/stop"): Promise<void>;
  /** Goes on; `maxTokens` agrees to another cap. */
  resume(maxTokens?: number): Promise<void>;
  retry(step: string, model?: string): Promise<void>;
  /** Sections that wait and can be written before others that do. */
  readonly mayGoFirst: ReadonlySet<string>;
  /** Writes a section that waits before the others. */
  goFirst(sectionId: string): Promise<void>;
};

/** Another page may start a job: the document is asked again this often while this page knows of none. */
export const LOOK_EVERY_MS = 30_000;

type Options = {
  /** The job the server knows of, and when it said so. */
  readonly known: { readonly jobId: string | null; readonly at: number };
  /** What the server says of its sections; the same array at every drawing. */
  readonly written: readonly WrittenSection[];
  /** What is read again once a job has ended; the same array at every drawing. */
  readonly refreshed: readonly string[];
  readonly lengthOf: (row: SectionRow, limits: Limits) => number;
};

/** null until the document is open. */
export function useSectionWork(opened: OpenedDocument | null, { known, written, refreshed, lengthOf }: Options): SectionWork | null {
  const [begun, setBegun] = useState<{ jobId: string; at: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const [changes, setChanges] = useState(0);
  const jobId = begun !== null && begun.at > known.at ? begun.jobId : known.jobId;
  const job = useJob(jobId, refreshed);
  const isSettled = useSettled(job);
  const rows = useSectionRows(opened?.editor.editor ?? null);
  const states = useMemo(
    () => sectionStates(rows, { status: job?.job.status ?? null, steps: job?.steps ?? [], isSettled, written }),
    [rows, job, isSettled, written],
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

  const writing = useRef(stepsBySection([]));
  useEffect(() => {
    writing.current = stepsBySection(job?.steps ?? []);
  }, [job?.steps]);

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
      start: (begin: () => Promise<{ jobId: string }>) =>
        run(async () => {
          // What stands in a section when the job begins is what it may replace: the server needs to have it.
          await store?.();
          // Nothing is left of it but sections that failed: they can be written again one by one.
          if (hasOnlyFailed && jobId !== null) await call("/api/job/stop", { jobId });
          const started = await begin();
          setBegun({ jobId: started.jobId, at: Date.now() });
        }),
      steer: (path: "/api/job/pause" | "/api/job/stop") => change((id) => call(path, { jobId: id })),
      resume: (maxTokens?: number) =>
        change((id) => call("/api/job/resume", { jobId: id, ...(maxTokens === undefined ? {} : { maxTokens }) })),
      goFirst: (sectionId: string) =>
        change(async (id) => {
          const step = writing.current.get(sectionId)?.writes.name;
          if (step !== undefined) await call("/api/job/stepFirst", { jobId: id, step });
        }),
      retry: (step: string, model?: string) =>
        change((id) => call("/api/job/retryStep", { jobId: id, step, ...(model === undefined ? {} : { model }) })),
    };
  }, [store, jobId, hasOnlyFailed]);
  const ownLength = useMemo(() => (row: SectionRow) => lengthOf(row, limits), [lengthOf, limits]);

  return useMemo(
    () =>
      opened === null
        ? null
        : {
            opened,
            rows,
            states,
            locked,
            live,
            job,
            written,
            limits,
            lengthOf: ownLength,
            waitSeconds: Math.max(asked, jobWait),
            busy,
            changes,
            begins: begun !== null && begun.jobId === jobId && job === null,
            mayGoFirst: first,
            ...actions,
          },
    [opened, rows, states, locked, live, job, written, limits, ownLength, asked, jobWait, busy, changes, begun, jobId, first, actions],
  );
}

const NONE: ReadonlySet<string> = new Set();

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

const SECOND_MS = 1000;

/** Seconds until so many have passed after a time, counting down; 0 = they have. */
function useSecondsAfter(time: string | null, seconds: number): number {
  const left = useSecondsUntil(time === null || seconds === 0 ? 0 : Date.parse(time) + seconds * SECOND_MS);
  // A clock that differs from the server's makes the wait no longer than the whole.
  return Math.min(seconds, left);
}
