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
  read(generationId: string): JournalEntry | null;
  write(generationId: string, entry: JournalEntry): void;
  clear(generationId: string): void;
};

export const editJournal: EditJournal = {
  read(generationId) {
    try {
      const entry: unknown = JSON.parse(localStorage.getItem(PREFIX + generationId) ?? "null");
      return isEntry(entry) ? { ...entry, upTo: entry.upTo ?? null } : null;
    } catch {
      return null;
    }
  },
  write(generationId, entry) {
    try {
      localStorage.setItem(PREFIX + generationId, JSON.stringify(entry));
    } catch {
      // Full or forbidden storage: the edit still goes to the server with the next save.
    }
  },
  clear(generationId) {
    try {
      localStorage.removeItem(PREFIX + generationId);
    } catch {
      // Nothing was kept.
    }
  },
};

function isEntry(value: unknown): value is JournalEntry {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string" && "baseVersion" in value;
}
