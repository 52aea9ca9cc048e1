import { create } from "zustand";
import { readJson, userKept } from "./browser-storage.ts";
import { currentOwner } from "./session-store.ts";

/** Essays and notes that are being written, and what was last told of each: an essay by its id, a note by `note:` and its id. */
type Watched = Readonly<Record<string, "running" | "paused">>;

const KEY = "essay-jobs";
const isWatched = (value: unknown): value is Watched => typeof value === "object" && value !== null && !Array.isArray(value);

/** Counts the changes, so that whoever shows something of it looks again. What is watched is read where it is kept: other tabs change it too. */
export const useEssayJobs = create<{ changes: number }>(() => ({ changes: 0 }));

/** The user's essays whose end is waited for. */
export function watchedEssays(): Watched {
  const owner = currentOwner();
  return typeof owner === "string" ? (readJson(userKept(owner), KEY, isWatched) ?? {}) : {};
}

/** A note among what is watched. */
export const NOTE_PREFIX = "note:";

/** From now on the user is told when this essay is written, wherever in the site they are, and also after a reload. */
export function watchEssayJob(essayId: string): void {
  const watched = watchedEssays();
  if (!(essayId in watched)) keep({ ...watched, [essayId]: "running" });
}

/** What has been told of an essay; null = it is over, nothing more will be. */
export function markEssayJob(essayId: string, told: "running" | "paused" | null): void {
  const { [essayId]: before, ...others } = watchedEssays();
  if (told !== before) keep(told === null ? others : { ...others, [essayId]: told });
}

function keep(watched: Watched): void {
  const owner = currentOwner();
  if (typeof owner !== "string") return;
  if (Object.keys(watched).length === 0) userKept(owner).remove(KEY);
  else userKept(owner).write(KEY, JSON.stringify(watched));
  useEssayJobs.setState(({ changes }) => ({ changes: changes + 1 }));
}
