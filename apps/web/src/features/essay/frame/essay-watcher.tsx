import { webPaths } from "@tangleaf/contract/web-paths";
import { useEffect } from "react";
import { call } from "#lib/api-client.ts";
import { markEssayJob, NOTE_PREFIX, watchedEssays } from "#lib/essay-jobs.ts";
import { refreshCounter } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { useUserState } from "#lib/user-state.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { type EndOfJob, noticeOf } from "./job-notice.ts";

const ASK_AGAIN_MS = 15_000;
const AT_ONCE = 100;

/** Tells of essays and notes whose writing has ended or stopped, wherever one is. It asks only while the page is looked at. */
export function EssayWatcher() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = () => {
      // What the network loses is asked for again with the next look.
      if (!document.hidden) void tellOfEnded(signal).catch(() => undefined);
    };
    look();
    // Where a stream tells of long work, it is looked at when that changes.
    const stopHearing = useUserState.subscribe(({ state }, before) => {
      if (state !== null && JSON.stringify(state.jobs) !== JSON.stringify(before.state?.jobs)) look();
    });
    const timer = window.setInterval(() => !useUserState.getState().live && look(), ASK_AGAIN_MS);
    document.addEventListener("visibilitychange", look, { signal });
    return () => {
      stopHearing();
      window.clearInterval(timer);
      controller.abort();
    };
  }, []);
  return null;
}

async function tellOfEnded(signal: AbortSignal): Promise<void> {
  const waitedFor = Object.keys(watchedEssays());
  for (const key of waitedFor)
    if (key.startsWith(NOTE_PREFIX)) await tell(key, await noteOf(key.slice(NOTE_PREFIX.length), signal), signal);
  const essays = waitedFor.filter((key) => !key.startsWith(NOTE_PREFIX));
  if (essays.length === 0) return;
  const { list } = await call("/api/essay/list", { size: AT_ONCE }, { signal, background: true });
  for (const essayId of essays) {
    const job = list.find((essay) => essay.essayId === essayId)?.job ?? null;
    if (job !== null && job.status !== "paused") markEssayJob(essayId, "running");
    else await tell(essayId, await essayOf(essayId, signal), signal);
  }
}

type Written = { readonly jobId: string; readonly title: string | null; readonly path: string };

async function essayOf(essayId: string, signal: AbortSignal): Promise<Written | null> {
  const essay = await call("/api/essay/get", { essayId }, { signal, background: true }).catch(() => null);
  return essay === null || essay.job === null ? null : { jobId: essay.job.jobId, title: essay.title, path: webPaths.essayContent(essayId) };
}

async function noteOf(noteId: string, signal: AbortSignal): Promise<Written | null> {
  const writing = await call("/api/note/writing", { noteId }, { signal, background: true }).catch(() => null);
  return writing === null || writing.jobId === null ? null : { jobId: writing.jobId, title: null, path: webPaths.note(noteId) };
}

/** Its job is paused or over, or the text is gone: what has become of it, told once. */
async function tell(key: string, written: Written | null, signal: AbortSignal): Promise<void> {
  if (written === null) {
    markEssayJob(key, null);
    return;
  }
  const { job } = await call("/api/job/get", { jobId: written.jobId }, { signal, background: true });
  if (job.status === "queued" || job.status === "running") {
    if (key.startsWith(NOTE_PREFIX)) markEssayJob(key, "running");
    return;
  }
  const end: EndOfJob = job.status === "paused" ? (job.pausedReason ?? "user") : job.status;
  const isNews = job.status !== "paused" || watchedEssays()[key] === "running";
  // Another tab may have told of it while this one asked.
  if (!(key in watchedEssays())) return;
  markEssayJob(key, job.status === "paused" ? "paused" : null);
  if (isNews && !isShown(written.path)) show(end, { path: written.path, title: written.title ?? job.title });
  void refreshAnswers(key.startsWith(NOTE_PREFIX) ? queryKeys.notes.lists : queryKeys.essays.all);
  void refreshCounter();
}

function show(end: EndOfJob, written: { path: string; title: string }): void {
  const notice = noticeOf(end, written);
  if (notice !== null) toast(notice);
}

/** On its own page one sees it. */
function isShown(path: string): boolean {
  return `${location.pathname}${location.search}` === path;
}
