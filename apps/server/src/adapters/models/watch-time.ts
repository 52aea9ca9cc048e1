import type { Clock } from "../../ports/clock.ts";
import { ModelError, type Pace } from "../../ports/model.ts";
import type { ModelConfig } from "./model-config.ts";

/** Time for the usage and the end mark after a finish reason; some endpoints keep the connection open instead. */
const FINISHED_MS = 3000;

/** Aborts a call that sends nothing for too long, and records that this was the cause. */
export function watchTime(signal: AbortSignal, { clock, config }: { readonly clock: Clock; readonly config: ModelConfig }) {
  const { timeouts } = config;
  const ending = new AbortController();
  const onAbort = () => ending.abort();
  signal.addEventListener("abort", onAbort);
  let lastSign = clock.now();
  let cancel = clock.after(timeouts.firstTokenMs, () => expire("timeoutFirst"));
  let waitingFirst = true;
  let isFinished = false;
  let waiting = () => {};
  const expire = (fault: "timeoutFirst" | "timeoutIdle") => {
    watch.late = new ModelError(fault, `nothing came in time (${config.name})`);
    ending.abort();
  };
  // One repeating timer instead of one per piece.
  const look = () => {
    // Text that waits to be handed over counts as a sign of life too.
    waiting();
    const left = lastSign + timeouts.idleMs - clock.now();
    if (left <= 0) expire("timeoutIdle");
    else cancel = clock.after(left, look);
  };
  // No getters: see createAnswerReader.
  const watch = {
    signal: ending.signal,
    late: null as ModelError | null,
    again() {
      if (isFinished) return;
      lastSign = clock.now();
      if (!waitingFirst) return;
      waitingFirst = false;
      cancel();
      cancel = clock.after(timeouts.idleMs, look);
    },
    /** The answer has ended, and nothing prolongs it any more. */
    finish() {
      if (isFinished) return;
      isFinished = true;
      cancel();
      cancel = clock.after(FINISHED_MS, () => ending.abort());
    },
    wait(hand: () => void, pace: Pace) {
      waiting = hand;
      pace(hand);
    },
    close() {
      cancel();
      signal.removeEventListener("abort", onAbort);
      ending.abort();
    },
  };
  return watch;
}
