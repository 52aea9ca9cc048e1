import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import type { AppError } from "../../platform/errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db, Metering } from "../metering/metering.ts";
import { assertBinCapacity } from "./bin-capacity.ts";
import { countRemoved, listExpired, lockUser, type RemovableTable, requireOpenUser, setRemoved } from "./removed.repo.ts";

export { assertBinCapacity } from "./bin-capacity.ts";

const DAY_MS = 86_400_000;
const WORKS_A_BATCH = 20;

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly metering: Pick<Metering, "levelOf">;
  readonly variant: Variant;
};
type Several = { readonly userId: string; readonly ids: readonly string[] };
type RemovableRow = { readonly removed_at: number | null };
type DueWork = { readonly id: string; readonly user_id: string };

/** Operations that differ by kind of work. They run under the lock of the owner's row. */
export type BinKind<Row extends RemovableRow> = {
  readonly table: RemovableTable;
  /** Days in which a removed work can be brought back. */
  readonly days: number;
  /** The refusal where one of the ids is not the person's. */
  readonly unknown: () => AppError;
  readonly readId: (row: Row) => string;
  /** Those of the ids that are the person's, removed or not. */
  readonly find: (trx: Db, userId: string, ids: readonly string[]) => Promise<Row[]>;
  /** Throws where the person may have no more works outside the bin. */
  readonly assertCapacity?: (trx: Db, userId: string, rows: readonly Row[]) => Promise<void>;
  /** Closes or opens what belongs to the works. */
  readonly setAvailable?: (trx: Db, rows: readonly Row[], isAvailable: boolean) => Promise<void>;
  /** Deletes works for good with all that belongs to them. What it returns runs once that is committed. */
  readonly erase: (trx: Db, userId: string, rows: readonly Row[]) => Promise<void | (() => Promise<void>)>;
  /** Works that go by themselves: up to `limit` of them, and whether one is gone, which is unknown to its owner then. */
  readonly goesByItself?: {
    readonly list: (now: number, limit: number) => Promise<DueWork[]>;
    readonly isGone: (row: Row, now: number) => boolean;
  };
};

/** Removes, restores and erases works of one kind. Locks rows in this order: the owner's, those that belong to the works, the works'. */
export function createBin<Row extends RemovableRow>({ db, clock, ...limits }: Parts, kind: BinKind<Row>) {
  const { table, readId } = kind;
  const keptMs = kind.days * DAY_MS;

  /** The person's works under the lock of their row. */
  async function own(trx: Db, { userId, ids }: Several): Promise<Row[]> {
    await requireOpenUser(trx, userId);
    const wanted = [...new Set(ids)];
    const now = clock.now();
    const rows = (await kind.find(trx, userId, wanted)).filter((row) => kind.goesByItself?.isGone(row, now) !== true);
    if (rows.length !== wanted.length) throw kind.unknown();
    return rows;
  }

  async function move(trx: Db, rows: readonly Row[], removedAt: number | null): Promise<void> {
    await kind.setAvailable?.(trx, rows, removedAt === null);
    await setRemoved(trx, table, rows.map(readId), removedAt);
  }

  /** Deletes what is due of a person's work, which may have been restored, used or deleted meanwhile. */
  async function eraseDue({ id, user_id }: DueWork, now: number): Promise<number> {
    const erased = await inTransaction(db, async (trx) => {
      await lockUser(trx, user_id);
      const rows = (await kind.find(trx, user_id, [id])).filter(
        (row) => (row.removed_at !== null && row.removed_at <= now - keptMs) || kind.goesByItself?.isGone(row, now),
      );
      return { count: rows.length, after: rows.length > 0 && (await kind.erase(trx, user_id, rows)) };
    });
    if (erased.after) await erased.after();
    return erased.count;
  }

  async function eraseListed(list: (now: number) => Promise<DueWork[]>): Promise<number> {
    let total = 0;
    for (;;) {
      const now = clock.now();
      const due = await list(now);
      let erased = 0;
      for (const work of due) erased += await eraseDue(work, now);
      total += erased;
      if (due.length < WORKS_A_BATCH || erased === 0) return total;
    }
  }

  return {
    own,

    /** Throws the kind's refusal, and bin.full. */
    async remove(several: Several): Promise<void> {
      await inTransaction(db, async (trx) => {
        const rows = (await own(trx, several)).filter(({ removed_at }) => removed_at === null);
        if (rows.length === 0) return;
        const { userId } = several;
        await assertBinCapacity(limits, trx, { userId, has: await countRemoved(trx, table, userId), more: rows.length });
        await move(trx, rows, clock.now());
      });
    },

    /** Throws the kind's refusals. */
    async restore(several: Several): Promise<void> {
      await inTransaction(db, async (trx) => {
        const rows = (await own(trx, several)).filter(({ removed_at }) => removed_at !== null);
        if (rows.length === 0) return;
        await kind.assertCapacity?.(trx, several.userId, rows);
        await move(trx, rows, null);
      });
    },

    /** Deletes those that were removed, for good, and no other. */
    async erase(several: Several): Promise<void> {
      const after = await inTransaction(db, async (trx) => {
        const rows = (await own(trx, several)).filter(({ removed_at }) => removed_at !== null);
        return rows.length > 0 && kind.erase(trx, several.userId, rows);
      });
      if (after) await after();
    },

    /** Deletes what has waited long enough; returns how many. */
    async eraseExpired(): Promise<number> {
      const expired = await eraseListed((now) => listExpired(db, table, { before: now - keptMs, limit: WORKS_A_BATCH }));
      const { goesByItself } = kind;
      return goesByItself === undefined ? expired : expired + (await eraseListed((now) => goesByItself.list(now, WORKS_A_BATCH)));
    },
  };
}
