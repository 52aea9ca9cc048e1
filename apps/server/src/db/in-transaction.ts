import type { Kysely, Transaction } from "kysely";
import type { Database } from "./schema/index.ts";

/**
 * Runs `fn` in the transaction already open on `db`, or in a new one.
 *
 * Inside a transaction use only the `trx` you were given and pass it on to every module you call: on SQLite there is one
 * connection, and a query on the outer `db` would wait for the very transaction that waits for it.
 */
export function inTransaction<T>(db: Kysely<Database> | Transaction<Database>, fn: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return isTransaction(db) ? fn(db) : db.transaction().execute(fn);
}

function isTransaction(db: Kysely<Database> | Transaction<Database>): db is Transaction<Database> {
  return db.isTransaction;
}

class NotKept extends Error {}

/** One transaction; what it has done is kept only where `fn` gives true, which is also the answer. */
export async function commitIf(db: Kysely<Database>, fn: (trx: Transaction<Database>) => Promise<boolean>): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      if (!(await fn(trx))) throw new NotKept();
      return true;
    });
  } catch (error) {
    if (error instanceof NotKept) return false;
    throw error;
  }
}
