import type { Clock } from "../ports/clock.ts";

/** Real time. The only file that reads the machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  every: (ms, fn) => {
    let isRunning = false;
    const tick = async () => {
      // Runs never overlap.
      if (isRunning) return;
      isRunning = true;
      try {
        await fn();
      } finally {
        isRunning = false;
      }
    };
    const timer = setInterval(tick, ms).unref();
    return () => clearInterval(timer);
  },
  after: (ms, fn) => {
    const timer = setTimeout(fn, ms).unref();
    return () => clearTimeout(timer);
  },
};
