import type { Clock } from "../../ports/clock.ts";

/** Calls a source takes: so many in each span, so many at once. */
export type Pace = { readonly calls: number; readonly spanMs: number; readonly atOnce: number };

/** Keeps to the pace of one source, in this process. */
export type Pacer = {
  /** Resolves when it is our turn; false where too many wait already, or `signal` was aborted. */
  turn(signal: AbortSignal): Promise<boolean>;
  /** After a turn: the call is over. */
  done(): void;
  /** The source has told its pace. */
  set(pace: Partial<Pace>): void;
};

/** A person waits for a search: more than these would only run into their timeouts. */
const WAITING_MAX = 30;

type Waiter = { readonly signal: AbortSignal; readonly settle: (isOurTurn: boolean) => void };

export function createPacer(clock: Clock, first: Pace): Pacer {
  let pace = first;
  let running = 0;
  let begun: number[] = [];
  let cancelTimer: (() => void) | null = null;
  const waiting: Waiter[] = [];

  function next(): void {
    cancelTimer?.();
    cancelTimer = null;
    while (waiting[0] !== undefined && running < pace.atOnce) {
      const now = clock.now();
      // Of the future: the clock was set back.
      begun = begun.filter((at) => at <= now && at > now - pace.spanMs);
      const oldest = begun[0];
      if (begun.length >= pace.calls && oldest !== undefined) {
        cancelTimer = clock.after(oldest + pace.spanMs - now, next);
        return;
      }
      running++;
      begun.push(now);
      waiting.shift()?.settle(true);
    }
  }

  return {
    turn(signal) {
      if (signal.aborted || waiting.length >= WAITING_MAX) return Promise.resolve(false);
      return new Promise((resolve) => {
        const leave = () => {
          const place = waiting.indexOf(waiter);
          if (place >= 0) waiting.splice(place, 1);
          resolve(false);
        };
        const settle = (isOurTurn: boolean) => {
          signal.removeEventListener("abort", leave);
          resolve(isOurTurn);
        };
        const waiter: Waiter = { signal, settle };
        signal.addEventListener("abort", leave, { once: true });
        waiting.push(waiter);
        next();
      });
    },
    done() {
      running--;
      next();
    },
    set(told) {
      pace = { ...pace, ...told };
    },
  };
}
