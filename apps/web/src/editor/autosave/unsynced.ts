import type { JournalEntry } from "./edit-journal.ts";
import type { ServerText } from "./resource.ts";

export type Unsynced =
  | { kind: "none" }
  /** Made on top of what the server has: it simply goes on. */
  | { kind: "replay"; text: string }
  /** The server has moved on meanwhile: both are offered. */
  | { kind: "conflict"; text: string };

/** What an edit left on this device means for the text the server has now. */
export function unsyncedOf(entry: JournalEntry | null, server: ServerText): Unsynced {
  if (!entry) return { kind: "none" };
  const text = wholeOf(entry, server);
  if (text === server.text) return { kind: "none" };
  return { kind: entry.baseVersion === server.version ? "replay" : "conflict", text };
}

/** An edit made while the text was still growing stands for its beginning: what was written behind it follows. */
function wholeOf({ text, upTo }: JournalEntry, server: Pick<ServerText, "text" | "rawUnits">): string {
  if (upTo === null) return text;
  const behind = Math.max(0, server.rawUnits - upTo);
  return text + server.text.slice(server.text.length - behind);
}
