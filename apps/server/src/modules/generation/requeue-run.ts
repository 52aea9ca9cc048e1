import type { Kysely } from "kysely";
import { commitIf } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import type { Queue } from "../queue/queue.ts";
import type { GenerationRow } from "./generation.repo.ts";
import { takeBackRun } from "./run.repo.ts";

/**
 * Lets a run wait again, to be written from its beginning by whoever takes it next. Nothing was charged for it yet, and its
 * reservation stays. false = it was not ours any more, or somebody has edited what was there: then it can only end.
 */
export async function requeueRun(
  deps: { db: Kysely<Database>; queue: Pick<Queue, "requeue"> },
  row: Pick<GenerationRow, "id" | "epoch" | "text" | "seed_units">,
): Promise<boolean> {
  return commitIf(deps.db, async (trx) => {
    // Claims lock the item before the row, so this does too.
    await deps.queue.requeue(trx, row.id);
    return takeBackRun(trx, row);
  });
}
