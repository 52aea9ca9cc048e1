import type { JobPausedReason } from "@tangleaf/contract";
import { essayMessages } from "#messages/essay.ts";
import type { Toast } from "#ui/toast/toast-store.ts";

const m = essayMessages.told;

/** How a job ended, or why it is paused. */
export type EndOfJob = JobPausedReason | "done" | "stopped" | "failed";
type Words = { tone: Toast["tone"]; title: (essay: string) => string; detail?: string };

/** What is told of each; whoever paused it knows. */
const WORDS: Readonly<Record<EndOfJob, Words | null>> = {
  user: null,
  done: { tone: "ok", title: m.done },
  balance: { tone: "lock", title: m.balance, detail: m.balanceDetail },
  cap: { tone: "lock", title: m.cap, detail: m.capDetail },
  stepFailed: { tone: "error", title: m.failed, detail: m.failedDetail },
  failed: { tone: "error", title: m.failed, detail: m.failedDetail },
  stopped: { tone: "info", title: m.stopped, detail: m.stoppedDetail },
};

/** The toast about an essay or a note that is no longer being written; null where there is nothing to tell. */
export function noticeOf(end: EndOfJob, { path, title }: { path: string; title: string }): Omit<Toast, "id"> | null {
  const words = WORDS[end];
  if (words === null) return null;
  return {
    tone: words.tone,
    title: words.title(title === "" ? essayMessages.untitled : title),
    detail: words.detail,
    action: { text: m.open, to: path },
  };
}
