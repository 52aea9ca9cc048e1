import { setImmediate as nextTurn } from "node:timers/promises";
import type { WorkKind } from "@tangleaf/contract";
import type { Db } from "../metering/metering.ts";
import { listBytes } from "./search.repo.ts";

/** Read by one statement: more would keep other calls waiting on SQLite. */
const LOT_BYTES = 1_500_000;
const LOT_ENTRIES = 200;

/** Entries in lots that are read by one statement each; others have their turn between two lots. */
export async function* lotsByBytes(db: Db, kind: WorkKind, ids: readonly string[]): AsyncGenerator<readonly string[]> {
  for (let from = 0; from < ids.length; from += LOT_ENTRIES) {
    let lot: string[] = [];
    let sum = 0;
    for (const { id, bytes } of await listBytes(db, kind, ids.slice(from, from + LOT_ENTRIES))) {
      if (lot.length > 0 && sum + bytes > LOT_BYTES) {
        yield lot;
        await nextTurn();
        [lot, sum] = [[], 0];
      }
      lot.push(id);
      sum += bytes;
    }
    if (lot.length > 0) yield lot;
    await nextTurn();
  }
}
