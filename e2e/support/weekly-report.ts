import type { Locator, Page } from "playwright-core";

/** Input of a weekly report; every digit of it must occur in the text. */
export const weeklyReport = {
  job: "前端开发实习生",
  summary: "购物车和结算页合并上线，灰度三天跳出率从 31% 降到 24%。修了优惠券叠加的金额错误。和设计一起整理了按钮、输入框两类组件。",
  plan: "地区数据按需加载，周三提测。把新组件推广到订单页。",
} as const;

const fieldOf = (page: Page, key: string): Locator => page.locator(`[name="${key}"]`);

/** Fills the form of the weekly report. */
export async function fillWeeklyReport(page: Page): Promise<void> {
  for (const [key, value] of Object.entries(weeklyReport)) await fieldOf(page, key).fill(value);
}

/** The written text on the paper. */
export const paperOf = (page: Page): Locator => page.getByRole("article");

/** A passage on the paper: rendered Markdown, which the editor replaces once it is loaded. */
export const shownOn = (page: Page, text: string): Locator => paperOf(page).getByText(text).filter({ visible: true }).first();
