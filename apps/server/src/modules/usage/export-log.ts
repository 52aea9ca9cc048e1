import type { ApiLogEntry, FileLink, Variant } from "@tangleaf/contract";
import { usageEn } from "../../messages/usage.en.ts";
import { usageZh } from "../../messages/usage.zh.ts";
import { shanghaiDate, shanghaiDay, shanghaiTime } from "../../platform/shanghai-day.ts";
import { grantsOf, presentLogRow } from "./present-log.ts";
import { type LogRow, type Place, readGrantSources, readLog } from "./usage.repo.ts";
import type { LogFilter, UsageDeps } from "./usage-deps.ts";

/** About four years of a text every hour; a spreadsheet opens it quickly. */
const MAX_ROWS = 50_000;
const BATCH_ROWS = 1000;

/** Byte order mark: without it spreadsheets assume the local code page. */
const BYTE_ORDER_MARK = "\uFEFF";
const NEEDS_QUOTES = /[",\r\n]/;

/** First characters that make a spreadsheet evaluate a text as a formula. */
const RUNS_AS_FORMULA = /^[=+\-@\t\r]/;

const messages = { zh: usageZh, en: usageEn };

/** The log as CSV in batches, so that other calls run in between; each with the moment of its oldest entry. */
export async function* logAsCsv(
  { db, variant }: Pick<UsageDeps, "db" | "variant">,
  filter: LogFilter,
): AsyncGenerator<{ csv: string; oldestAt: number | undefined }> {
  yield { csv: BYTE_ORDER_MARK + headLine(variant), oldestAt: undefined };
  let place: Place = { offset: 0 };
  for (let count = 0; count < MAX_ROWS; count += BATCH_ROWS) {
    const rows: readonly LogRow[] = await readLog(db, filter, { limit: Math.min(BATCH_ROWS, MAX_ROWS - count), ...place });
    const sources = await readGrantSources(db, grantsOf(rows));
    const oldest = rows.at(-1);
    if (oldest === undefined) return;
    yield { csv: rows.map((row) => logLine(presentLogRow(row, { sources, variant }), variant)).join(""), oldestAt: oldest.createdAt };
    if (rows.length < BATCH_ROWS) return;
    place = { before: oldest };
  }
}

/** Stores the log as a CSV file among the user's downloads. */
export async function exportLog(deps: UsageDeps, filter: LogFilter): Promise<FileLink> {
  await deps.metering.counter(filter.userId);
  const lots: string[] = [];
  let oldestAt: number | undefined;
  for await (const lot of logAsCsv(deps, filter)) {
    lots.push(lot.csv);
    oldestAt = lot.oldestAt ?? oldestAt;
  }
  const now = deps.clock.now();
  const days = [filter.from ?? oldestAt ?? now, filter.to ?? now].map((moment) => shanghaiDate(shanghaiDay(moment)));
  return deps.exporter.storeFile({
    userId: filter.userId,
    name: `${[messages[deps.variant].fileName, ...days].join("_")}.csv`,
    contentType: "text/csv; charset=utf-8",
    source: new TextEncoder().encode(lots.join("")),
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

/** One line of a CSV file (RFC 4180). Texts that would be formulas get an apostrophe; numbers stay numbers. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = RUNS_AS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
