/** What a sentence says for a form, by field. It travels in the state of the address: a reload keeps it, the server never sees it. */
export type Said = Readonly<Record<string, string | number>>;

export const saidState = (said: Said): { said: Said } => ({ said });

/** What the state of an address brings, or null. */
export function saidIn(state: unknown): Said | null {
  if (typeof state !== "object" || state === null || !("said" in state) || typeof state.said !== "object" || state.said === null)
    return null;
  const entries = Object.entries(state.said).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
