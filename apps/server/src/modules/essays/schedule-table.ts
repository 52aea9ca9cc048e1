import type { Variant } from "@tangleaf/contract";
import { markdownToBlocks } from "@tangleaf/document/convert";
import type { NodeJson } from "@tangleaf/document/model";
import { scheduleEn } from "../../messages/schedule.en.ts";
import { scheduleZh } from "../../messages/schedule.zh.ts";

const ROWS_MAX = 12;
const PIECES = /[\n;；。]+/;
const DAY = String.raw`(?:\d{4}\s*年\s*)?\d{1,2}\s*月(?:\s*\d{1,2}\s*日|[上中下]旬|初|底)?|\d{4}\s*[-./年]\s*\d{1,2}(?:\s*[-./月]\s*\d{1,2}日?)?`;
const MONTH = String.raw`(?:(?:early|mid|late)[ -])?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?(?: \d{1,2},?)?(?: \d{4})?`;
const WEEK = String.raw`第\s*[\d一二三四五六七八九十]+\s*(?:周|个月|学期)|(?:weeks?|months?) \d+`;
const MOMENT = `(?:${DAY}|${WEEK}|${MONTH})`;
/** A stretch of time at the beginning of a line: 2026年10月—12月, Oct to Dec 2026, weeks 1-4. */
const TIME = new RegExp(
  String.raw`^\s*(${MOMENT}(?:\s*(?:[-–—~～至到]+|to|until)\s*(?:${MOMENT}|\d{1,2}\s*(?:月|日|周|个月)?))?)\s*(?:[:：，,、]|\s)\s*`,
  "i",
);

/**
 * The schedule of a proposal as a table: the lines its author wrote, each with its time, or the usual stages with blanks for their
 * dates. No date is made up.
 */
export function scheduleTable(said: string, language: Variant): NodeJson[] {
  const words = language === "zh" ? scheduleZh : scheduleEn;
  const lines = said
    .split(PIECES)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, ROWS_MAX);
  const rows = lines.length === 0 ? words.stages.map((work) => [words.noTime, work]) : lines.map((line) => rowOf(line, words.noTime));
  const cells = (row: readonly string[]) => `| ${row.map((cell) => cell.replaceAll("|", "／")).join(" | ")} |`;
  const table = [words.head, words.head.map(() => "---"), ...rows.map(([time = "", work = ""], n) => [String(n + 1), time, work])];
  return [...markdownToBlocks(table.map(cells).join("\n")).blocks];
}

function rowOf(line: string, noTime: string): readonly string[] {
  const [whole = "", time = ""] = TIME.exec(line) ?? [];
  return time === "" ? [noTime, line] : [time.trim(), line.slice(whole.length).trim()];
}
