import { useEffect } from "react";
import { call } from "#lib/api-client.ts";
import { markEssayJob, watchedEssays } from "#lib/essay-jobs.ts";
import { refreshCounter } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { type EndOfJob, noticeOf } from "./job-notice.ts";

const ASK_AGAIN_MS = 15_000;
const AT_ONCE = 100;

/** Tells of essays whose writing has ended or stopped, wherever one is. It asks only while the page is looked at. */
export function EssayWatcher() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = () => {
      // What the network loses is asked for again with the next look.
      if (!document.hidden) void tellOfEnded(signal).catch(() => undefined);
    };
    look();
    const timer = window.setInterval(look, ASK_AGAIN_MS);
    document.addEventListener("visibilitychange", look, { signal });
    return () => {
      window.clearInterval(timer);
      controller.abort();
    };
  }, []);
  return null;
}

async function tellOfEnded(signal: AbortSignal): Promise<void> {
  const waitedFor = Object.keys(watchedEssays());
  if (waitedFor.length === 0) return;
  const { list } = await call("/api/essay/list", { size: AT_ONCE }, { signal, quiet: true });
  for (const essayId of waitedFor) {
    const job = list.find((essay) => essay.essayId === essayId)?.job ?? null;
    if (job !== null && job.status !== "paused") markEssayJob(essayId, "running");
    else await tell(essayId, signal);
  }
}

/** Its job is paused or over, or the essay is gone: what has become of it, told once. */
async function tell(essayId: string, signal: AbortSignal): Promise<void> {
  const essay = await call("/api/essay/get", { essayId }, { signal, quiet: true }).catch(() => null);
  if (essay === null || essay.job === null) {
    markEssayJob(essayId, null);
    return;
  }
  const { job } = await call("/api/job/get", { jobId: essay.job.jobId }, { signal, quiet: true });
  if (job.status === "queued" || job.status === "running") return;
  const end: EndOfJob = job.status === "paused" ? (job.pausedReason ?? "user") : job.status;
  const isNews = job.status !== "paused" || watchedEssays()[essayId] === "running";
  // Another tab may have told of it while this one asked.
  if (!(essayId in watchedEssays())) return;
  markEssayJob(essayId, job.status === "paused" ? "paused" : null);
  if (isNews && !isShown(essayId)) show(end, essay);
  void queryClient.invalidateQueries({ queryKey: queryKeys.essays.all });
  void refreshCounter();
}

function show(end: EndOfJob, essay: { essayId: string; title: string }): void {
  const notice = noticeOf(end, essay);
  if (notice !== null) toast(notice);
}

/** On its own page one sees it. */
function isShown(essayId: string): boolean {
  return location.pathname === "/essay/content" && new URLSearchParams(location.search).get("essay") === essayId;
}
