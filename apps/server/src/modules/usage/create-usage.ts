import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { shanghaiDate, startOfShanghaiDay } from "../../platform/shanghai-day.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Metering } from "../metering/metering.ts";
import { countSpan } from "./count-span.ts";
import { exportLog } from "./export-log.ts";
import { grantsOf, presentLogRow } from "./present-log.ts";
import { countLog, readGrantSources, readLog, sumUse, type UseRow } from "./usage.repo.ts";
import type { Usage } from "./usage.ts";

export type UsageDeps = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly variant: Variant;
  readonly metering: Pick<Metering, "counter">;
  readonly exporter: Pick<Exporter, "storeFile">;
};

/** The usage module. It only reads what metering and generation have written. */
export function createUsage(deps: UsageDeps): Usage {
  const { db, clock, variant, metering } = deps;
  return {
    async log({ page, size, ...filter }) {
      // Expiries are written when the balance is asked for; the log needs them too.
      await metering.counter(filter.userId);
      const [total, rows] = await Promise.all([countLog(db, filter), readLog(db, filter, { limit: size, offset: (page - 1) * size })]);
      const sources = await readGrantSources(db, grantsOf(rows));
      return { total, list: rows.map((row) => presentLogRow(row, { sources, variant })) };
    },

    exportLog: (filter) => exportLog(deps, filter),

    async countData({ userId, from, to }) {
      const { first, last } = countSpan({ from, to, now: clock.now() });
      const [{ balanceToken }, rows] = await Promise.all([
        metering.counter(userId),
        sumUse(db, { userId, from: startOfShanghaiDay(first), to: startOfShanghaiDay(last + 1) - 1 }),
      ]);
      const byDay = totals(rows, ({ day }) => day);
      const byKind = [...totals(rows, ({ kind }) => kind)].filter(([, tokens]) => tokens > 0);
      return {
        balanceToken,
        used: rows.reduce((sum, { tokens }) => sum + tokens, 0),
        chars: rows.reduce((sum, { chars }) => sum + chars, 0),
        days: Array.from({ length: last - first + 1 }, (_, n) => ({ date: shanghaiDate(first + n), tokens: byDay.get(first + n) ?? 0 })),
        byKind: byKind.sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([kind, tokens]) => ({ kind, tokens })),
      };
    },
  };
}

function totals<K>(rows: readonly UseRow[], keyOf: (row: UseRow) => K): Map<K, number> {
  const sums = new Map<K, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.tokens);
  return sums;
}
