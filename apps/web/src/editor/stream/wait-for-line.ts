const FIRST_BACK_OFF_MS = 500;
const LAST_BACK_OFF_MS = 15_000;
const FACTOR = 2;

/** Waiting time before the next attempt: doubles with every failure. */
export function backOffMs(failures: number): number {
  return Math.min(FIRST_BACK_OFF_MS * FACTOR ** failures, LAST_BACK_OFF_MS);
}

/** Waits, but no longer than until the network is back or the page is looked at again. */
export function waitForLine({ ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve) => {
    const onVisible = () => {
      if (document.visibilityState === "visible") end();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener?.("online", end);
    globalThis.document?.addEventListener("visibilitychange", onVisible);
    signal.addEventListener("abort", end);
    function end() {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", end);
      globalThis.document?.removeEventListener("visibilitychange", onVisible);
      signal.removeEventListener("abort", end);
      resolve();
    }
  });
}
