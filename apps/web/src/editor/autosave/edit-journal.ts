import { allKept, readJson, userKept } from "#lib/browser-storage.ts";
import type { Edit, Resource } from "./resource.ts";

/** An edit of a generation is kept under its bare id. */
const PREFIX = "edit:";

/** An edit the server has not acknowledged yet. `at`: epoch ms. */
export type JournalEntry = Edit & { baseVersion: number; at: number };

/** Unsynced edits on this device: a closed tab, an empty battery or a dead network lose nothing. */
export type EditJournal = {
  /** Only of texts the server has given to this user. */
  read(resource: Resource): JournalEntry | null;
  write(resource: Resource, entry: JournalEntry): void;
  clear(resource: Resource): void;
};

/** The unsynced edits of one user; of nobody (the owner is not known) none are kept. */
export function editJournalOf(owner: string | null): EditJournal & { resources(): Resource[] } {
  if (owner === null) return { read: () => null, write: () => undefined, clear: () => undefined, resources: () => [] };
  const kept = userKept(owner);

  /** Kept by a version that did not say for whom: the server gave this text to this user, so it is their edit. */
  function adopt({ id }: Resource): void {
    const unnamed = allKept.read(PREFIX + id);
    if (unnamed === null) return;
    allKept.remove(PREFIX + id);
    if (kept.read(`${PREFIX}${id}`) === null) kept.write(`${PREFIX}${id}`, unnamed);
  }

  return {
    read(resource) {
      adopt(resource);
      const entry = readJson(kept, `${PREFIX}${resource.id}`, isEntry);
      return entry && { ...entry, upTo: entry.upTo ?? null };
    },
    // Full or forbidden storage: the edit still goes to the server with the next save.
    write: ({ id }, entry) => kept.write(`${PREFIX}${id}`, JSON.stringify(entry)),
    clear: ({ id }) => kept.remove(`${PREFIX}${id}`),
    resources: () => kept.keys().flatMap((key) => (key.startsWith(PREFIX) ? [{ kind: "generation", id: key.slice(PREFIX.length) }] : [])),
  };
}

function isEntry(value: unknown): value is JournalEntry {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string" && "baseVersion" in value;
}
