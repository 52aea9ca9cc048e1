import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../db/schema/index.ts";

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
