import type { usageZh } from "./usage.zh.ts";

/** Texts of the usage log as a CSV file. */
export const usageEn: Readonly<Record<keyof typeof usageZh, string>> = {
  fileName: "usage",
  "column.time": "Time (UTC+8)",
  "column.kind": "Kind",
  "column.title": "Title",
  "column.model": "Model",
  "column.chars": "Words",
  "column.tokens": "Tokens used",
  "column.charged": "Tokens charged",
  "column.balance": "Balance",
  "kind.scene": "Writing",
  "kind.revise": "New drafts",
  "kind.continue": "Continued",
  "kind.edit": "Reworked passages",
  "kind.summary": "Summaries",
  "kind.titles": "Essay titles",
  "kind.outline": "Essay outline",
  "kind.brief": "Essay brief",
  "kind.abstract": "Essay abstracts",
  "kind.section": "Essay text",
  "kind.reword": "Essay rewording",
  "kind.sync": "Essay updates",
  "kind.source": "Reading a source",
  "kind.grant": "Received",
  "kind.expire": "Expired",
};
