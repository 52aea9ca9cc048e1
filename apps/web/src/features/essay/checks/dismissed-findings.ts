import { create } from "zustand";
import { readJson, userKept } from "#lib/browser-storage.ts";
import { useSession } from "#lib/session-store.ts";

/** More are forgotten, those that were put away first. */
const KEPT_MAX = 500;

/** What a person has put away, by essay; in this browser only. */
const useDismissedStore = create<{ readonly byEssay: Readonly<Record<string, readonly string[]>> }>(() => ({ byEssay: {} }));

const NONE: readonly string[] = [];
const isKeys = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string");

/** Keys of the findings of an essay that are put away, and how one is put away or back. */
export function useDismissed(essayId: string): { dismissed: ReadonlySet<string>; dismiss: (key: string, isAway: boolean) => void } {
  const owner = useSession(({ owner: whose }) => whose);
  const id = `${owner ?? ""}/${essayId}`;
  const known = useDismissedStore(({ byEssay }) => byEssay[id]);
  const keys = known ?? (owner ? read(owner, essayId) : NONE);
  return {
    dismissed: new Set(keys),
    dismiss(key, isAway) {
      const next = [...keys.filter((one) => one !== key), ...(isAway ? [key] : [])].slice(-KEPT_MAX);
      useDismissedStore.setState(({ byEssay }) => ({ byEssay: { ...byEssay, [id]: next } }));
      if (owner) userKept(owner).write(`checks:${essayId}`, JSON.stringify(next));
    },
  };
}

function read(owner: string, essayId: string): readonly string[] {
  return readJson(userKept(owner), `checks:${essayId}`, isKeys) ?? NONE;
}
