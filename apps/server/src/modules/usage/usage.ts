import type { ApiLogEntry, CountData, FileLink } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { shanghaiDate, shanghaiDay, startOfShanghaiDay } from "../../platform/shanghai-day.ts";
import type { PersonalData } from "../personal-data.ts";
import { exportLog, logAsCsv } from "./export-log.ts";
import { grantsOf, presentLogRow } from "./present-log.ts";
import { countLog, readGrantSources, readLog, sumUse, type UseRow } from "./usage.repo.ts";
import type { LogFilter, UsageDeps } from "./usage-deps.ts";

const FILE = "usage.csv";

/** Days shown by default, today included. */
const DEFAULT_DAYS = 14;

/** Most days of a span: a leap year. */
const MAX_DAYS = 366;

/** Public API of the usage module: what a user's tokens came from and went to. */
export type Usage = ReturnType<typeof createUsage>;

/** The usage module. It only reads what metering and generation have written. */
export function createUsage(deps: UsageDeps) {
  const { db, clock, variant, metering } = deps;
  return {
    /** Every generation that ended, every grant and every expiry, once, newest first. */
    async log({ page, size, ...filter }: LogFilter & { page: number; size: number }): Promise<{ total: number; list: ApiLogEntry[] }> {
      // Expiries are written when the balance is asked for; the log needs them too.
      await metering.counter(filter.userId);
      const [total, rows] = await Promise.all([countLog(db, filter), readLog(db, filter, { limit: size, offset: (page - 1) * size })]);
      const sources = await readGrantSources(db, grantsOf(rows));
      return { total, list: rows.map((row) => presentLogRow(row, { sources, variant })) };
    },

    /** The newest 50,000 entries of the same log as a CSV file among the user's downloads. */
    exportLog: (filter: LogFilter): Promise<FileLink> => exportLog(deps, filter),

    /**
     * Use by Shanghai day and by kind; a moment stands for its day. Without a span the last 14 days. Throws span.invalid for
     * one that ends before it begins or is longer than 366 days.
     */
    async countData({ userId, from, to }: Pick<LogFilter, "userId" | "from" | "to">): Promise<CountData> {
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

/** First and last day of a span as numbers of Shanghai days, with defaults. Throws span.invalid. */
function countSpan({ from, to, now }: { from?: number | undefined; to?: number | undefined; now: number }): {
  first: number;
  last: number;
} {
  const last = shanghaiDay(to ?? now);
  const first = from === undefined ? last - (DEFAULT_DAYS - 1) : shanghaiDay(from);
  if (first > last || last - first >= MAX_DAYS) throw new AppError("span.invalid", { field: "from", params: { max: MAX_DAYS } });
  return { first, last };
}

/** The usage log of a person. It has no table: it is read from those of metering and generation. */
export function usagePersonalData(deps: Pick<UsageDeps, "db" | "variant">): PersonalData {
  return {
    module: "usage",
    tables: {},

    async *exportPersonalData(userId) {
      for await (const { csv } of logAsCsv(deps, { userId })) yield [{ path: FILE, content: csv, last: false }];
      yield [{ path: FILE, content: "", last: true }];
      return {};
    },
  };
}
