import { create } from "zustand";
import { isForgotten, keptUsers, onForget } from "#lib/browser-storage.ts";
import { deleteRows, deleteRowsOf, type EditRow, putRow, readRows } from "./journal-db.ts";
import type { Edit, Resource } from "./resource.ts";
import { adoptUnnamed, keepInStorage, removeFromStorage, storageEditsOf } from "./storage-edits.ts";

/** An edit the server has not acknowledged yet. `at`: epoch ms. */
export type JournalEntry = Edit & { baseVersion: number; at: number };

/** Unsaved edits on this device: a closed tab, an empty battery or a dead network lose nothing. Nothing here rejects. */
export type EditJournal = {
  /**
   * The newest edit of a text, of whichever tab; this tab goes on with it. Only of texts the server has given to this user. Newer ones
   * that are `known` to the server are dropped: they would hide an older one that is not.
   */
  read(resource: Resource, known?: (entry: JournalEntry) => boolean): Promise<JournalEntry | null>;
  /** Keeps an edit, at once, in place of this tab's earlier one and of the one it goes on with. */
  write(resource: Resource, entry: JournalEntry): Promise<void>;
  /** The server has what this tab kept. */
  clear(resource: Resource): Promise<void>;
};

/** Whether the browser keeps edits. Where it does not (private mode, no room left) they live as long as the page. */
export const useJournal = create<{ keeps: boolean }>(() => ({ keeps: true }));

/** Names this tab until it is reloaded. */
const TAB = Math.random().toString(36).slice(2);

/** Rows the database has not taken yet, or would not take. */
const unstored = new Map<string, EditRow>();
/** Rows of other tabs, by text, that this tab goes on with. */
const continued = new Map<string, EditRow>();

type Key = Pick<EditRow, "userId" | "kind" | "id" | "tab">;
const textOf = ({ userId, kind, id }: Omit<Key, "tab">) => `${userId}/${kind}/${id}`;
const nameOf = (row: Key) => `${textOf(row)}/${row.tab}`;

/** The unsaved edits of one user; of nobody (the owner is not known) none are kept. */
export function editJournalOf(userId: string | null): EditJournal {
  if (userId === null) return { read: async () => null, write: async () => undefined, clear: async () => undefined };
  return {
    async read(resource, known = () => false) {
      adoptUnnamed(userId, resource);
      const edits = await editsOf(userId, resource);
      const at = edits.findLastIndex((edit) => !known(edit));
      await drop(edits.slice(at + 1));
      const newest = edits[at];
      if (newest === undefined) return null;
      if (newest.tab !== TAB) continued.set(textOf(newest), newest);
      const { text, upTo, baseVersion } = newest;
      return { text, upTo, baseVersion, at: newest.at };
    },
    async write(resource, { text, upTo, baseVersion, at }) {
      if (isForgotten(userId)) return;
      const row = { ...resource, userId, tab: TAB, text, upTo, baseVersion, at };
      const old = continued.get(textOf(row));
      const keeps = await store(row, old);
      useJournal.setState({ keeps });
      if (keeps && old && continued.get(textOf(row)) === old) continued.delete(textOf(row));
    },
    async clear(resource) {
      const own = { ...resource, userId, tab: TAB };
      const old = continued.get(textOf(own));
      continued.delete(textOf(own));
      await drop(old ? [own, old] : [own]);
    },
  };
}

/** Unsaved edits of a user, oldest first: of one text, or of all. */
export async function editsOf(userId: string, resource?: Resource): Promise<EditRow[]> {
  const isMeant = (row: EditRow) => row.userId === userId && (!resource || textOf(row) === textOf({ userId, ...resource }));
  const stored = await readRows(userId, ...(resource ? [resource.kind, resource.id] : [])).catch(() => []);
  const byName = new Map(stored.map((row) => [nameOf(row), row]));
  for (const row of storageEditsOf(userId).filter(isMeant)) {
    const name = nameOf(row);
    if (row.at <= (byName.get(name)?.at ?? 0)) removeFromStorage(row);
    else if (row.at > (unstored.get(name)?.at ?? 0)) unstored.set(name, row);
  }
  const waiting = [...unstored.values()].filter(isMeant);
  for (const row of waiting) byName.set(nameOf(row), row);
  await Promise.all(waiting.map((row) => store(row)));
  return [...byName.values()].sort((a, b) => a.at - b.at);
}

/** The server has this edit, or its text is no more. What its tab has kept since stays. */
export async function dropEdit(edit: EditRow): Promise<void> {
  const now = (await editsOf(edit.userId, edit)).find(({ tab }) => tab === edit.tab);
  if (now?.at === edit.at) await drop([edit]);
}

/** Drops edits of users nothing else is kept for, who have not been here since `before` (epoch ms). */
export async function sweepJournal(before: number): Promise<void> {
  const kept = new Set(keptUsers());
  const rows = await readRows().catch(() => []);
  await drop(rows.filter(({ userId, at }) => !kept.has(userId) && at < before));
}

async function store(row: EditRow, old?: EditRow): Promise<boolean> {
  unstored.set(nameOf(row), row);
  try {
    await putRow(row, old);
  } catch {
    return false;
  }
  if (unstored.get(nameOf(row)) === row) unstored.delete(nameOf(row));
  removeFromStorage(row);
  if (old) removeFromStorage(old);
  return true;
}

async function drop(keys: readonly Key[]): Promise<void> {
  for (const key of keys) {
    unstored.delete(nameOf(key));
    removeFromStorage(key);
  }
  await deleteRows(keys).catch(() => undefined);
}

// What the database has not taken when the page goes is kept where writing takes no time.
globalThis.addEventListener?.("pagehide", () => {
  for (const row of unstored.values()) keepInStorage(row);
});

onForget((userId) => {
  for (const rows of [unstored, continued]) for (const [name, row] of rows) if (row.userId === userId) rows.delete(name);
  void deleteRowsOf(userId).catch(() => undefined);
});
