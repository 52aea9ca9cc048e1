/** What is worked out of a text is behind it by this much at most, in two halves: a wait for more to come, and one for idle time. */
const BEHIND_AT_MOST_MS = 500;

/**
 * Runs in idle time, a few times a second at most however often the text changes: for what is shown beside it, like counts.
 * Returns what cancels it.
 */
export function whenAtRest(run: () => void): () => void {
  const half = BEHIND_AT_MOST_MS / 2;
  let idle: number | null = null;
  const timer = window.setTimeout(() => {
    if (typeof requestIdleCallback === "function") idle = requestIdleCallback(run, { timeout: half });
    else run();
  }, half);
  return () => {
    window.clearTimeout(timer);
    if (idle !== null) cancelIdleCallback(idle);
  };
}
