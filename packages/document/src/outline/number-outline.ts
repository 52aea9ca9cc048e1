import { type Heading, numberHeadings } from "./number-headings.ts";

type Numbered<L> = { readonly id: string; readonly subPara: readonly L[] };

/** The number of each line of an outline by its id, as the essay's file will count: 第一章 · 1.1 in Chinese, else 1 · 1.1. */
export function numberOutline<L extends Numbered<L>>(lines: readonly L[], language: string): ReadonlyMap<string, string> {
  const ids: string[] = [];
  const headings: Heading[] = [];
  const read = (items: readonly L[], level: number): void => {
    for (const { id, subPara } of items) {
      ids.push(id);
      headings.push({ level, numbered: true });
      read(subPara, level + 1);
    }
  };
  read(lines, 1);
  const numbers = language === "zh" ? numberHeadings(headings, "chapters", "zh") : numberHeadings(headings, "decimal", "en");
  return new Map(ids.map((id, index) => [id, numbers[index] ?? ""]));
}
