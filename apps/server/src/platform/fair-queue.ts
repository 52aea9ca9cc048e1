import { AppError } from "./errors.ts";

type Waiting<Lane> = { begin(lane: Lane): void; refuse(error: AppError): void };

export type FairQueue<Lane> = {
  /**
   * Calls `work` with a free lane when it is the person's turn. Throws work.tooMany when too much of theirs waits, work.busy when
   * too much waits altogether, and server.unavailable once the queue is closed.
   */
  run<T>(userId: string, work: (lane: Lane) => Promise<T>): Promise<T>;
  /** Refuses what waits. What runs goes on. */
  close(): void;
};

/**
 * Shares lanes among people: each person has one task running, and a free lane goes to the person who has waited longest since
 * their last turn. The lane used last is used again first.
 */
export function createFairQueue<Lane>(
  lanes: readonly Lane[],
  { what, waitingMax, waitingEachMax }: { what: string; waitingMax: number; waitingEachMax: number },
): FairQueue<Lane> {
  const free = [...lanes];
  const running = new Set<string>();
  /** In the order of turns. */
  const waiting = new Map<string, Waiting<Lane>[]>();
  let waitingCount = 0;
  let isClosed = false;

  function beginNext(): void {
    for (const [userId, tasks] of waiting) {
      if (running.has(userId)) continue;
      const lane = free.pop();
      if (lane === undefined) return;
      const task = tasks.shift();
      if (tasks.length === 0) waiting.delete(userId);
      waitingCount -= 1;
      running.add(userId);
      task?.begin(lane);
    }
  }

  /** Puts what else the person has waiting behind everybody else's. */
  function endTurn(userId: string, lane: Lane): void {
    free.push(lane);
    running.delete(userId);
    const tasks = waiting.get(userId);
    if (tasks !== undefined) {
      waiting.delete(userId);
      waiting.set(userId, tasks);
    }
    beginNext();
  }

  return {
    run(userId, work) {
      const own = waiting.get(userId) ?? [];
      if (isClosed) return Promise.reject(new AppError("server.unavailable", {}, `closed: ${what}`));
      if (waitingCount >= waitingMax) return Promise.reject(new AppError("work.busy", {}, `too much waits: ${what}`));
      if (own.length >= waitingEachMax) return Promise.reject(new AppError("work.tooMany", {}, `one person has too much waiting: ${what}`));
      return new Promise((resolve, reject) => {
        own.push({
          begin: (lane) =>
            void (async () => work(lane))()
              .finally(() => endTurn(userId, lane))
              .then(resolve, reject),
          refuse: reject,
        });
        waiting.set(userId, own);
        waitingCount += 1;
        beginNext();
      });
    },
    close() {
      isClosed = true;
      const refused = [...waiting.values()].flat();
      waiting.clear();
      waitingCount = 0;
      for (const { refuse } of refused) refuse(new AppError("server.unavailable", {}, `closed: ${what}`));
    },
  };
}
