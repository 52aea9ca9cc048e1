import { performance } from "node:perf_hooks";

const LOOK_MS = 10_000;
/** Of the event loop's time between two looks. */
const IDLE_SHARE = 0.05;

/** What Node adds with `--expose-gc`. `last-resort` also gives back what the heap keeps for later. */
const collectAll = () => globalThis.gc?.({ type: "major", flavor: "last-resort" });

/**
 * Collects garbage once, when the process has had next to nothing to do for 10 s: starting leaves some 20 MB that the heap
 * would keep. It holds the process for about 100 ms, so a process that is needed is left alone and looked at again later.
 * Does nothing unless Node was started with `--expose-gc`.
 */
export function collectWhenIdle(collect: () => void = collectAll): void {
  let seen = performance.eventLoopUtilization();
  const look = () => {
    const now = performance.eventLoopUtilization();
    if (performance.eventLoopUtilization(now, seen).utilization < IDLE_SHARE) return collect();
    seen = now;
    setTimeout(look, LOOK_MS).unref();
  };
  setTimeout(look, LOOK_MS).unref();
}
