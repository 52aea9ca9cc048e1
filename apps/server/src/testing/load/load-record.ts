/** What people wait for. */
export const WAITS = ["browse", "edit", "first word", "export", "pay"] as const;
export type Wait = (typeof WAITS)[number];

/** What happened since it was last asked: how long each thing took, and what did not work at first. */
export type LoadRecord = {
  took(wait: Wait, ms: number): void;
  /** A call was answered. */
  answered(): void;
  /** A call got no answer, or a fault of the server; it is made again. */
  failed(what: string): void;
  take(): LoadReport;
};

export type LoadReport = {
  readonly seconds: number;
  readonly calls: number;
  readonly failures: ReadonlyMap<string, number>;
  readonly waits: ReadonlyMap<Wait, readonly number[]>;
  /** Longest time without any answer, in milliseconds. */
  readonly silenceMs: number;
};

export function createLoadRecord(): LoadRecord {
  let [began, calls, lastAnswer, silenceMs] = [performance.now(), 0, performance.now(), 0];
  let failures = new Map<string, number>();
  let waits = new Map<Wait, number[]>();
  const silent = () => {
    const now = performance.now();
    silenceMs = Math.max(silenceMs, now - lastAnswer);
    return now;
  };
  const keep = (wait: Wait): number[] => {
    const kept = waits.get(wait) ?? [];
    waits.set(wait, kept);
    return kept;
  };
  return {
    took: (wait, ms) => void keep(wait).push(ms),
    answered() {
      calls += 1;
      lastAnswer = silent();
    },
    failed: (what) => void failures.set(what, (failures.get(what) ?? 0) + 1),
    take() {
      const now = silent();
      const report = { seconds: (now - began) / 1000, calls, failures, waits, silenceMs };
      [began, calls, lastAnswer, silenceMs] = [now, 0, now, 0];
      failures = new Map();
      waits = new Map();
      return report;
    },
  };
}

export const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);
