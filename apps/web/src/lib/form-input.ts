import { anonymousKept, readJson, userKept } from "./browser-storage.ts";

/** What was typed, by field. */
type FormInput = Readonly<Record<string, string | number>>;

const PREFIX = "form:";
/** Forms kept at the same time; the oldest gives way. */
const KEPT_FORMS = 40;

type Kept = { values: FormInput; at: number };

/**
 * Unsent forms of a user, or of whoever has not signed in (null), by scene or another name: they survive a reload, signing in and an ended
 * session. A full or forbidden storage costs nothing else: the form then lives as long as the page.
 */
export function formInputsOf(owner: string | null) {
  const kept = owner === null ? anonymousKept : userKept(owner);
  const readForm = (key: `form:${string}`) => readJson(kept, key, isKept);

  function forgetOldest(): void {
    const forms = kept.keys().filter((key) => key.startsWith(PREFIX)) as `form:${string}`[];
    if (forms.length <= KEPT_FORMS) return;
    const byAge = forms.map((key) => ({ key, at: readForm(key)?.at ?? 0 })).sort((a, b) => a.at - b.at);
    for (const { key } of byAge.slice(0, forms.length - KEPT_FORMS)) kept.remove(key);
  }

  return {
    read: (sceneType: string): FormInput | null => readForm(`${PREFIX}${sceneType}`)?.values ?? null,
    write(sceneType: string, values: FormInput, now: number): void {
      kept.write(`${PREFIX}${sceneType}`, JSON.stringify({ values, at: now } satisfies Kept));
      forgetOldest();
    },
    clear: (sceneType: string): void => kept.remove(`${PREFIX}${sceneType}`),
  };
}

function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null && "values" in value && typeof value.values === "object" && value.values !== null;
}
