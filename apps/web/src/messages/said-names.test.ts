import { expect, test } from "vitest";
import { payMessages as payEn } from "./en/pay.ts";
import { shellMessages as en } from "./en/shell.ts";
import { payMessages as payZh } from "./zh/pay.ts";
import { shellMessages as zh } from "./zh/shell.ts";

test("the site is titled by what it writes and its name, in each language", () => {
  expect([zh.siteTitle, en.siteTitle]).toEqual(["AI 论文生成 · 橘笺", "AI paper writing · Tangleaf"]);
});

test("somebody who signs out is thanked in Chinese, and told to come back in English", () => {
  expect(zh.user.signedOut).toBe("已退出，谢谢");
  expect(en.user.signedOut).toMatch(/signed out.*welcome back/i);
});

test("half a price is said in the bar while it lasts, and the membership by its name otherwise", () => {
  expect([payZh.promo.half, payZh.promo.none]).toEqual(["会员半价", "会员"]);
  expect([payEn.promo.half, payEn.promo.none].join(" / ")).toMatch(/half.* \/ membership/i);
});
