/** Tells whether the page has been hidden for longer than `ms` without a break. */
export function afterHidden({ ms, signal }: { ms: number; signal: AbortSignal }): { passed: () => boolean } {
  let since: number | null = null;
  const look = () => {
    since = document.hidden ? performance.now() : null;
  };
  look();
  document.addEventListener("visibilitychange", look, { signal });
  return { passed: () => since !== null && performance.now() - since > ms };
}

/** Resolves when the page is looked at (again). */
export function untilVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve, reject) => {
    document.addEventListener("visibilitychange", () => !document.hidden && resolve(), { signal });
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** Resolves after `ms`; an abort rejects with its reason. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
