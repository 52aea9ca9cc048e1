import { useState } from "react";
import type { ChartWork } from "./chart-work.ts";

const STEPS_MAX = 200;

type History = { readonly past: readonly ChartWork[]; readonly now: ChartWork; readonly future: readonly ChartWork[] };

/** A chart being made, with what can be taken back. */
export function useChartWork(initial: () => ChartWork) {
  const [{ past, now, future }, set] = useState<History>(() => ({ past: [], now: initial(), future: [] }));
  return {
    work: now,
    change(next: (work: ChartWork) => ChartWork): void {
      set((history) => {
        const changed = next(history.now);
        if (changed === history.now) return history;
        return { past: [...history.past, history.now].slice(-STEPS_MAX), now: changed, future: [] };
      });
    },
    /** What is typed beside the chart is no step of it. */
    note: (emphasis: string): void => set((history) => ({ ...history, now: { ...history.now, emphasis } })),
    undo: past.length === 0 ? null : () => set(back),
    redo: future.length === 0 ? null : () => set(again),
  };
}

function back({ past, now, future }: History): History {
  const before = past.at(-1);
  return before === undefined ? { past, now, future } : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

function again({ past, now, future }: History): History {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
