import { allKept, readJson, userKept } from "#lib/browser-storage.ts";
import type { EditRow } from "./journal-db.ts";
import type { Resource } from "./resource.ts";

// Edits in `localStorage`: what a page that had to go could not bring into the database, and what earlier versions kept there
// (generations only, by their bare id). They are read once and go over into the database.

const PREFIX = "edit:";
/** Stands for the tab in rows of versions that did not tell tabs apart. */
const EARLIER = "earlier";

type StoredEdit = { baseVersion: number; text: string; at: number; upTo?: number | null } & Partial<Resource & { tab: string }>;

/** Written at once: this works while a page is being closed. */
export function keepInStorage(row: EditRow): void {
  userKept(row.userId).write(keyOf(row), JSON.stringify(row));
}

export function removeFromStorage(row: Pick<EditRow, "userId" | "kind" | "id" | "tab">): void {
  userKept(row.userId).remove(row.tab === EARLIER ? `${PREFIX}${row.id}` : keyOf(row));
}

export function storageEditsOf(userId: string): EditRow[] {
  const kept = userKept(userId);
  return kept.keys().flatMap((key) => {
    const edit = key.startsWith(PREFIX) ? readJson(kept, key as `edit:${string}`, isEdit) : null;
    if (edit === null) return [];
    const { kind = "generation", id = key.slice(PREFIX.length), tab = EARLIER, upTo = null, ...rest } = edit;
    return [{ ...rest, userId, kind, id, tab, upTo }];
  });
}

/** Kept by a version that did not say for whom: the server gave this text to this user, so it is their edit. */
export function adoptUnnamed(userId: string, { kind, id }: Resource): void {
  const key = `${PREFIX}${id}` as const;
  const unnamed = kind === "generation" ? allKept.read(key) : null;
  if (unnamed === null) return;
  allKept.remove(key);
  if (userKept(userId).read(key) === null) userKept(userId).write(key, unnamed);
}

const keyOf = ({ kind, id, tab }: Pick<EditRow, "kind" | "id" | "tab">) => `${PREFIX}${kind}/${id}/${tab}` as const;

function isEdit(value: unknown): value is StoredEdit {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string" && "baseVersion" in value;
}
