import type { JobEvent, JobStep, JobSummary } from "@tangleaf/contract";
import { useEffect, useState } from "react";
import { followEvents, type OpenStream, waitForSession } from "#editor/stream/follow-stream.ts";
import { send } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { refreshCounter } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";

/** A job as it stands, and whether the line that tells of it is there. */
export type FollowedJob = { readonly job: JobSummary; readonly steps: readonly JobStep[]; readonly connected: boolean };

/** The steps with those that have changed in the place of what they were. */
export function mergeSteps(before: readonly JobStep[], changed: readonly JobStep[]): readonly JobStep[] {
  const byName = new Map(changed.map((step) => [step.name, step]));
  const kept = before.map((step) => byName.get(step.name) ?? step);
  const known = new Set(before.map(({ name }) => name));
  return [...kept, ...changed.filter(({ name }) => !known.has(name))];
}

/** Follows a job until it has ended; null where there is none, or nothing is known of it yet. What is known under `refreshed` is read again then, and where it pauses. */
export function useJob(jobId: string | null, refreshed: readonly string[]): FollowedJob | null {
  const [followed, setFollowed] = useState<FollowedJob | null>(null);
  useEffect(() => {
    if (jobId === null) return;
    const end = new AbortController();
    void follow(jobId, { refreshed, signal: end.signal, onChange: (change) => setFollowed(change) });
    return () => end.abort();
  }, [jobId, refreshed]);
  return followed?.job.jobId === jobId ? followed : null;
}

type Watch = {
  refreshed: readonly string[];
  signal: AbortSignal;
  onChange: (change: (before: FollowedJob | null) => FollowedJob | null) => void;
};

async function follow(jobId: string, { refreshed, signal, onChange }: Watch): Promise<void> {
  const open: OpenStream = (from, by) => send("/api/job/stream", { jobId, ...from }, { signal: by });
  const events = followEvents<JobEvent>(
    { after: 0, open, waitForSession, signal },
    { read: readJobEvent, reached: ({ id }) => id, isLast: ({ event }) => event === "done" },
  );
  const refresh = () => {
    void refreshAnswers(refreshed);
    void refreshCounter();
  };
  try {
    for await (const event of events) {
      if (signal.aborted) return;
      if (event.event === "line") onChange((before) => (before === null ? null : { ...before, connected: event.connected }));
      if (event.event === "job") {
        const { job, steps } = event.data;
        onChange((before) => ({ job, steps: before?.job.jobId === jobId ? mergeSteps(before.steps, steps) : steps, connected: true }));
        if (job.status === "paused") refresh();
      }
      if (event.event === "done") refresh();
    }
  } catch (error) {
    // A job that is not there any more says nothing; the document is asked again which one is.
    if (!(error instanceof ApiError)) throw error;
    void refreshAnswers(refreshed);
  }
}

/** Page and server are built from one contract: the shape of a known event is trusted, an unknown one is passed over. */
function readJobEvent(raw: { event: string; id: number | null; data: string }): JobEvent | undefined {
  if (raw.event !== "job" && raw.event !== "done") return undefined;
  try {
    return { event: raw.event, id: raw.id ?? 0, data: JSON.parse(raw.data) } as JobEvent;
  } catch {
    return undefined;
  }
}
