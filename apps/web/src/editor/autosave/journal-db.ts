import type { Edit, Resource } from "./resource.ts";

/** An edit the server has not acknowledged. One row for each user, resource and tab: no tab overwrites what another keeps. */
export type EditRow = Edit & Resource & { userId: string; tab: string; baseVersion: number; at: number };

const DATABASE = "edits";
const STORE = "edit";
/** A browser that does not answer within this counts as one that keeps nothing. */
const OPEN_WITHIN_MS = 2000;

let opening: Promise<IDBDatabase> | null = null;

type Key = Pick<EditRow, "userId" | "kind" | "id" | "tab">;

/** Stores a row in place of the one with the same key and of `old`, in one transaction. */
export function putRow(row: EditRow, old?: EditRow): Promise<void> {
  return change((store) => {
    store.put(row, keyOf(row));
    if (old) store.delete(keyOf(old));
  });
}

export function deleteRows(rows: readonly Key[]): Promise<void> {
  return change((store) => {
    for (const row of rows) store.delete(keyOf(row));
  });
}

export function deleteRowsOf(userId: string): Promise<void> {
  return change((store) => void store.delete(startingWith([userId])));
}

/** Rows whose key begins with these parts: user, then kind and id of the resource; all rows without any. */
export async function readRows(...start: string[]): Promise<EditRow[]> {
  const transaction = (await open()).transaction(STORE, "readonly");
  const request: IDBRequest<EditRow[]> = transaction.objectStore(STORE).getAll(start.length === 0 ? undefined : startingWith(start));
  await ended(transaction);
  return request.result;
}

const keyOf = ({ userId, kind, id, tab }: Key) => [userId, kind, id, tab];

/** In the order of keys an array follows every string. */
const startingWith = (start: readonly string[]) => IDBKeyRange.bound([...start], [...start, []]);

async function change(write: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(STORE, "readwrite");
  write(transaction.objectStore(STORE));
  // At once, not after the requests have answered: a page that is being closed may not hear them.
  transaction.commit();
  await ended(transaction);
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
}

/** The database, opened once; opened again after a failure or when the browser has closed it. */
function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    setTimeout(() => reject(new Error("no answer")), OPEN_WITHIN_MS);
    const request = globalThis.indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
  });
  opening.catch(forget);
  return opening;
}

function forget(): void {
  opening = null;
}
