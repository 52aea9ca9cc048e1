import type { FormValues } from "./form-state.ts";

const PREFIX = "form:";
/** Forms kept at the same time; the oldest gives way. */
const KEPT_FORMS = 40;

type Kept = { values: FormValues; at: number };

/** Unsent forms, by scene: they survive a reload, signing in and an ended session. A full or forbidden storage costs nothing else. */
export const formDrafts = {
  read(sceneType: string): FormValues | null {
    return readKept(PREFIX + sceneType)?.values ?? null;
  },
  write(sceneType: string, values: FormValues, now: number): void {
    try {
      localStorage.setItem(PREFIX + sceneType, JSON.stringify({ values, at: now } satisfies Kept));
      forgetOldest();
    } catch {
      // Private windows and full storages: the form then lives as long as the page.
    }
  },
  clear(sceneType: string): void {
    try {
      localStorage.removeItem(PREFIX + sceneType);
    } catch {
      // Nothing was kept.
    }
  },
};

function readKept(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null && "values" in value && typeof value.values === "object" && value.values !== null;
}

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= KEPT_FORMS) return;
  const byAge = keys.map((key) => ({ key, at: readKept(key)?.at ?? 0 })).sort((a, b) => a.at - b.at);
  for (const { key } of byAge.slice(0, keys.length - KEPT_FORMS)) localStorage.removeItem(key);
}
