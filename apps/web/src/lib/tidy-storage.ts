import { SESSION_REMEMBER_DAYS } from "@tangleaf/contract/constants";
import { allInTab, allKept, forgetUser, keptUsers, readJson, userKept } from "./browser-storage.ts";

const MS_PER_DAY = 86_400_000;
/** What a user kept goes when they have not been here for as long as a session is remembered. */
export const AWAITED_MS = SESSION_REMEMBER_DAYS * MS_PER_DAY;

/**
 * Left by versions that kept things for the browser and not for a person: whose it was cannot be told any more, so nobody gets
 * it. An unsaved edit (`edit:`) is not among them: the server says whose text it belongs to, and its owner takes it over when
 * they open the text.
 */
const OWNERLESS = /^(form:|unseen:|dailyGift$|localMessage$)/;
const OWNERLESS_IN_TAB = new Set(["openOrder", "signIn"]);

/** Once a visit: drops what belongs to nobody, and what belongs to somebody who does not come back. */
export function tidyStorage(now: number): void {
  for (const key of allKept.keys()) if (OWNERLESS.test(key) || isOldEdit(key, now)) allKept.remove(key);
  for (const key of allInTab.keys()) if (OWNERLESS_IN_TAB.has(key)) allInTab.remove(key);
  for (const userId of keptUsers()) {
    const visited = userKept(userId).read("visited");
    // The visit could not be stored earlier: the 180 days start now.
    if (visited === null) userKept(userId).write("visited", String(now));
    else if (now - Number(visited) > AWAITED_MS) forgetUser(userId);
  }
}

function isOldEdit(key: string, now: number): boolean {
  if (!key.startsWith("edit:")) return false;
  const hasAge = (value: unknown): value is { at: number } => typeof value === "object" && value !== null && "at" in value;
  return now - (readJson(allKept, key, hasAge)?.at ?? 0) > AWAITED_MS;
}
