import type { Page } from "playwright-core";
import { words } from "./words.ts";

/** What a newcomer fills in for titles, by language. */
const GIVEN = {
  zh: { major: "会计学", topic: "社区生鲜店存货盘点" },
  en: { major: "Accounting", topic: "Stocktaking in neighbourhood grocery shops" },
} as const;

/** Fills in what titles cannot be suggested without. */
export async function fillTitleForm(page: Page, variant: "zh" | "en"): Promise<void> {
  const { fields } = words[variant].essayTitle;
  await page.getByRole("textbox", { name: new RegExp(`^${fields.major}`) }).fill(GIVEN[variant].major);
  await page.getByRole("textbox", { name: new RegExp(`^${fields.topic}`) }).fill(GIVEN[variant].topic);
}
