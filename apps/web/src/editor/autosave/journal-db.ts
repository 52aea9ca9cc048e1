import type { Edit, Resource } from "./resource.ts";

/** An edit the server has not acknowledged. One row for each user, resource and tab: no tab overwrites what another keeps. */
export type EditRow = Edit & Resource & { userId: string; tab: string; baseVersion: number; at: number };

/**
 * What a document is on this device: `state` (a Yjs update), changes since. `sent`: 1 once the server has the change. `tab`
 * names the page that made it, `n` counts its changes.
 */
export type DocumentRow = { userId: string; documentId: string; epoch: number; state: Uint8Array; at: number };
export type ChangeRow = {
  userId: string;
  documentId: string;
  tab: string;
  n: number;
  epoch: number;
  update: Uint8Array;
  sent: 0 | 1;
  at: number;
};

/** A part of a table of this device: what is said of it, the file it was read from, or what was read. Its key: user, part, table. */
export type TablePart = { userId: string; part: "about" | "file" | "sheets"; tableId: string; value: unknown };

const DATABASE = "edits";
const VERSION = 3;
const STORE = "edit";
/** All stores; keys begin with the user's id. */
const STORES = [STORE, "document", "change", "table"] as const;
type Store = (typeof STORES)[number];
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

/** Everything a user has here, edits and documents. */
export function deleteRowsOf(userId: string): Promise<void> {
  return changeStores(STORES, (store) => {
    for (const name of STORES) store(name).delete(startingWith([userId]));
  });
}

/** Writes documents and their changes, in one transaction. */
export function changeDocuments(write: (stores: { documents: IDBObjectStore; changes: IDBObjectStore }) => void): Promise<void> {
  return changeStores(["document", "change"], (store) => write({ documents: store("document"), changes: store("change") }));
}

export const documentKey = ({ userId, documentId }: Pick<DocumentRow, "userId" | "documentId">) => [userId, documentId];
export const changeKey = ({ userId, documentId, tab, n }: Pick<ChangeRow, "userId" | "documentId" | "tab" | "n">) => [
  userId,
  documentId,
  tab,
  n,
];

export async function hasUnsentDocuments(userId: string): Promise<boolean> {
  return (await readDocuments(userId)).changes.some(({ sent }) => sent === 0);
}

/** Documents of a user, or one of them, with the changes since; read in one transaction. */
export async function readDocuments(...start: string[]): Promise<{ documents: DocumentRow[]; changes: ChangeRow[] }> {
  const transaction = (await open()).transaction(["document", "change"], "readonly");
  const range = start.length === 0 ? undefined : startingWith(start);
  // A document's own key has nothing behind its id, so the range of what begins with it needs it named.
  const documents: IDBRequest<DocumentRow[]> = transaction.objectStore("document").getAll(start.length === 2 ? start : range);
  const changes: IDBRequest<ChangeRow[]> = transaction.objectStore("change").getAll(range);
  await ended(transaction);
  return { documents: documents.result, changes: changes.result };
}

/** Writes parts of tables, in one transaction; a value of null takes the part away. */
export function changeTables(parts: readonly TablePart[]): Promise<void> {
  return changeStores(["table"], (store) => {
    for (const { userId, part, tableId, value } of parts) {
      if (value === null) store("table").delete([userId, part, tableId]);
      else store("table").put(value, [userId, part, tableId]);
    }
  });
}

/** A part of all tables of a user, or of one of them. */
export async function readTables({
  userId,
  part,
  tableId,
}: Omit<TablePart, "value" | "tableId"> & { tableId?: string }): Promise<unknown[]> {
  const transaction = (await open()).transaction("table", "readonly");
  const key = [userId, part];
  const store = transaction.objectStore("table");
  // One is got by itself: it may be megabytes, which a list of one takes longer to bring.
  const request = tableId === undefined ? store.getAll(startingWith(key)) : store.get([...key, tableId]);
  // Not until the transaction has ended: that is said after what was asked for next, which may be megabytes.
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(tableId === undefined ? request.result : [request.result]);
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
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

function change(write: (store: IDBObjectStore) => void): Promise<void> {
  return changeStores([STORE], (store) => write(store(STORE)));
}

async function changeStores(names: readonly Store[], write: (store: (name: Store) => IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(names, "readwrite");
  write((name) => transaction.objectStore(name));
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
    const request = globalThis.indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const name of STORES) if (!there.contains(name)) request.result.createObjectStore(name);
    };
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
