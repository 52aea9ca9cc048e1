import type { JournalEntry } from "./edit-journal.ts";

export type Unsynced =
  | { kind: "none" }
  /** Made on top of what the server has: it simply goes on. */
  | { kind: "replay"; text: string }
  /** The server has moved on meanwhile: both are offered. */
  | { kind: "conflict"; text: string };

/** What an edit left on this device means for the text the server has now. */
export function unsyncedOf(entry: JournalEntry | null, server: { text: string; version: number }): Unsynced {
  if (!entry || entry.text === server.text) return { kind: "none" };
  return { kind: entry.baseVersion === server.version ? "replay" : "conflict", text: entry.text };
}
