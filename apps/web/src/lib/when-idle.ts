/** A part waits no longer than this for a quiet moment. */
const IDLE_AT_MOST_MS = 2000;
/** Browsers that do not tell when they are idle are given this long. */
const ASSUMED_IDLE_MS = 200;

/** Resolves when the main thread has nothing else to do: what is drawn already comes before what is only looked at. */
export function whenIdle(): Promise<void> {
  // A page that is being stored has nothing to wait for.
  if (import.meta.env.SSR) return Promise.resolve();
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: IDLE_AT_MOST_MS });
    else setTimeout(resolve, ASSUMED_IDLE_MS);
  });
}
