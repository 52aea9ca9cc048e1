import type { Clock } from "../ports/clock.ts";

/** Real time. The only file that reads the machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  every: (ms, fn) => {
    const timer = setInterval(() => void fn(), ms).unref();
    return () => clearInterval(timer);
  },
  after: (ms, fn) => {
    const timer = setTimeout(fn, ms).unref();
    return () => clearTimeout(timer);
  },
};
