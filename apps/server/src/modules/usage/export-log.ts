import type { ApiLogEntry, FileLink, Variant } from "@tangleaf/contract";
import { usageEn } from "../../messages/usage.en.ts";
import { usageZh } from "../../messages/usage.zh.ts";
import { shanghaiDate, shanghaiDay, shanghaiTime } from "../../platform/shanghai-day.ts";
import type { UsageRooms } from "./create-usage.ts";
import { csvLine } from "./csv-line.ts";
import { grantsOf, presentLogRow } from "./present-log.ts";
import { type LogRow, type Place, readGrantSources, readLog } from "./usage.repo.ts";
import type { LogFilter } from "./usage.ts";

/** Some four years of writing every hour; a spreadsheet opens it in a moment. */
const MAX_ROWS = 50_000;
const BATCH_ROWS = 1000;
/** Spreadsheets take a file without it for one of the local code page. */
const BYTE_ORDER_MARK = "\uFEFF";

const messages = { zh: usageZh, en: usageEn };

/** Writes the log to a CSV file, in batches, so that other calls are answered in between. */
export async function exportLog(rooms: UsageRooms, filter: LogFilter): Promise<FileLink> {
  const { db, clock, variant } = rooms;
  await rooms.metering.counter(filter.userId);
  const lines = [BYTE_ORDER_MARK, headLine(variant)];
  let place: Place = { offset: 0 };
  let oldest: LogRow | undefined;
  for (let count = 0; count < MAX_ROWS; count += BATCH_ROWS) {
    const rows: readonly LogRow[] = await readLog(db, filter, { limit: Math.min(BATCH_ROWS, MAX_ROWS - count), ...place });
    const sources = await readGrantSources(db, grantsOf(rows));
    lines.push(...rows.map((row) => logLine(presentLogRow(row, { sources, variant }), variant)));
    oldest = rows.at(-1) ?? oldest;
    if (rows.length < BATCH_ROWS || oldest === undefined) break;
    place = { before: oldest };
  }
  const now = clock.now();
  const days = [filter.from ?? oldest?.createdAt ?? now, filter.to ?? now].map((moment) => shanghaiDate(shanghaiDay(moment)));
  return rooms.exporter.storeFile({
    userId: filter.userId,
    name: `${[messages[variant].fileName, ...days].join("_")}.csv`,
    contentType: "text/csv; charset=utf-8",
    bytes: new TextEncoder().encode(lines.join("")),
  });
}

function headLine(variant: Variant): string {
  const columns = ["time", "kind", "title", "model", "chars", "tokens", "charged", "balance"] as const;
  return csvLine(columns.map((column) => messages[variant][`column.${column}`]));
}

function logLine({ time, kind, title, model, chars, tokens, charged, balance }: ApiLogEntry, variant: Variant): string {
  const kindName = Reflect.get(messages[variant], `kind.${kind}`) ?? kind;
  return csvLine([shanghaiTime(Date.parse(time)), kindName, title, model, chars, tokens, charged, balance]);
}
