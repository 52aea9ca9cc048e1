import type { AnswerBody } from "@tangleaf/table/answer-schema";
import { copyText } from "#lib/text-actions.ts";
import { printCell } from "../grid/cell-text.ts";

const cellText = (text: string): string => text.replaceAll("|", "\\|").replace(/\s+/g, " ");

/** An answer as Markdown: its sentence, and its rows as a table. */
export function answerMarkdown({ say, columns, rows, kind }: Pick<AnswerBody, "say" | "columns" | "rows" | "kind">): string {
  const sentence = say.map(({ text }) => text).join("");
  if (kind !== "table" && kind !== "rows") return sentence;
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(" | ")} |`;
  const head = line(columns.map(({ name, unit }) => (unit === undefined || unit === "%" ? name : `${name} (${unit})`)));
  const rule = line(columns.map(({ type }) => (type === "number" ? "---:" : "---")));
  const body = rows.map((row) => line(columns.map((column, col) => printCell(row[col] ?? null, column))));
  return [sentence, "", head, rule, ...body].join("\n");
}

export const copyAnswer = (answer: Pick<AnswerBody, "say" | "columns" | "rows" | "kind">): Promise<void> =>
  copyText(answerMarkdown(answer));
