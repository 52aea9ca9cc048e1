import type { OutlineLine } from "./outline-line.ts";

type Lines = readonly OutlineLine[];

/** An outline with the states before and behind it. `typing`: the field a run of changes goes into, which is one step to undo. */
export type OutlineHistory = {
  readonly now: Lines;
  readonly past: readonly Lines[];
  readonly future: readonly Lines[];
  readonly typing: string | null;
};

export type HistoryAction =
  | { readonly type: "changed"; readonly lines: Lines; readonly typing?: string | undefined }
  | { readonly type: "undone" | "redone" | "paused" };

const STEPS_KEPT = 200;

export const historyOf = (now: Lines): OutlineHistory => ({ now, past: [], future: [], typing: null });

export function historyReducer(history: OutlineHistory, action: HistoryAction): OutlineHistory {
  return REDUCERS[action.type](history, action);
}

const REDUCERS: Readonly<Record<HistoryAction["type"], (history: OutlineHistory, action: HistoryAction) => OutlineHistory>> = {
  changed(history, action) {
    if (action.type !== "changed" || action.lines === history.now) return history;
    const { lines: now, typing = null } = action;
    const goesOn = typing !== null && typing === history.typing;
    return { now, past: goesOn ? history.past : [...history.past, history.now].slice(-STEPS_KEPT), future: [], typing };
  },
  undone({ now, past, future, ...rest }) {
    const before = past.at(-1);
    if (before === undefined) return { now, past, future, ...rest };
    return { now: before, past: past.slice(0, -1), future: [now, ...future], typing: null };
  },
  redone({ now, past, future, ...rest }) {
    const [next, ...later] = future;
    if (next === undefined) return { now, past, future, ...rest };
    return { now: next, past: [...past, now], future: later, typing: null };
  },
  paused: (history) => (history.typing === null ? history : { ...history, typing: null }),
};
