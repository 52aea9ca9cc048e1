import { allKept, readJson, userKept } from "./browser-storage.ts";

const PREFIX = "edit:";

/** An edit the server has not acknowledged yet. */
export type JournalEntry = {
  baseVersion: number;
  text: string;
  /** Units of the written text that `text` stands for; null = all of it. */
  upTo: number | null;
  at: number;
};

/** Unsynced edits on this device: a closed tab, an empty battery or a dead network lose nothing. */
export type EditJournal = {
  /** Only of texts the server has given to this user. */
  read(generationId: string): JournalEntry | null;
  write(generationId: string, entry: JournalEntry): void;
  clear(generationId: string): void;
};

/** The unsynced edits of one user; of nobody (the owner is not known) none are kept. */
export function editJournalOf(owner: string | null): EditJournal & { ids(): string[] } {
  if (owner === null) return { read: () => null, write: () => undefined, clear: () => undefined, ids: () => [] };
  const kept = userKept(owner);

  /** Kept by a version that did not say for whom: the server gave this text to this user, so it is their edit. */
  function adopt(generationId: string): void {
    const unnamed = allKept.read(PREFIX + generationId);
    if (unnamed === null) return;
    allKept.remove(PREFIX + generationId);
    if (kept.read(`${PREFIX}${generationId}`) === null) kept.write(`${PREFIX}${generationId}`, unnamed);
  }

  return {
    read(generationId) {
      adopt(generationId);
      const entry = readJson(kept, `${PREFIX}${generationId}`, isEntry);
      return entry && { ...entry, upTo: entry.upTo ?? null };
    },
    // Full or forbidden storage: the edit still goes to the server with the next save.
    write: (generationId, entry) => kept.write(`${PREFIX}${generationId}`, JSON.stringify(entry)),
    clear: (generationId) => kept.remove(`${PREFIX}${generationId}`),
    ids: () => kept.keys().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])),
  };
}

function isEntry(value: unknown): value is JournalEntry {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string" && "baseVersion" in value;
}
