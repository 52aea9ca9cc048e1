import { anonymousKept, type Kept, readJson, userKept } from "#lib/browser-storage.ts";
import { currentOwner } from "#lib/session-store.ts";

const SEEN_MAX = 50;
const KEY = "templates-seen";
type Seen = { readonly at: number; readonly list: readonly string[] };

const isSeen = (value: unknown): value is Seen =>
  typeof value === "object" &&
  value !== null &&
  "list" in value &&
  Array.isArray(value.list) &&
  value.list.every((one) => typeof one === "string");

/** Of whoever is here: their own, or what nobody has signed in for yet. */
function kept(): Pick<Kept<typeof KEY>, "read" | "write"> {
  const owner = currentOwner();
  return typeof owner === "string" ? userKept(owner) : anonymousKept;
}

/** Templates looked at in this browser, the last first. */
export const seenTemplates = (): readonly string[] => readJson(kept(), KEY, isSeen)?.list ?? [];

export function rememberTemplate(pubId: string): void {
  const list = [pubId, ...seenTemplates().filter((one) => one !== pubId)].slice(0, SEEN_MAX);
  kept().write(KEY, JSON.stringify({ at: Date.now(), list } satisfies Seen));
}
