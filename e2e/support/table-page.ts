import type { Locator, Page } from "playwright-core";
import { toGbk } from "./to-gbk.ts";
import { words } from "./words.ts";

const { table: m } = words.zh;

/** A heading of two rows, as merged cells come out of a csv, and a row that adds up the others; written as old programs write it. */
const CSV = [
  "基本情况,基本情况,金额,金额",
  "部门,日期,预算,实际",
  ...["市场部", "技术部", "人事部"].flatMap((department, at) =>
    ["2026-01-08", "2026-02-12", "2026-03-20"].map((day, n) => `${department},${day},${1000 + at * 500},${900 + at * 700 + n * 110}`),
  ),
  "合计,,13500,15390",
].join("\r\n");
export const REPORT_CSV = { name: "一季度报销.csv", mimeType: "text/csv", buffer: toGbk(CSV) };

/** Asks an opened table, and waits for the answer. */
export async function askTable(page: Page, question: string): Promise<Locator> {
  const before = await page.getByRole("article").count();
  const box = page.getByRole("textbox", { name: m.chat.ask });
  await box.fill(question);
  await box.press("Enter");
  const answer = page.getByRole("article").nth(before);
  await answer.waitFor();
  return answer;
}
