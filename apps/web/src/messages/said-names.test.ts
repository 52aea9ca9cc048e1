import { expect, test } from "vitest";
import { accountMessages as accountEn } from "./en/account.ts";
import { homeMessages as homeEn } from "./en/home.ts";
import { invitesMessages as invitesEn } from "./en/invites.ts";
import { payMessages as payEn } from "./en/pay.ts";
import { rankMessages as rankEn } from "./en/rank.ts";
import { shellMessages as en } from "./en/shell.ts";
import { upgradeMessages as upgradeEn } from "./en/upgrade.ts";
import { accountMessages as accountZh } from "./zh/account.ts";
import { homeMessages as homeZh } from "./zh/home.ts";
import { invitesMessages as invitesZh } from "./zh/invites.ts";
import { payMessages as payZh } from "./zh/pay.ts";
import { rankMessages as rankZh } from "./zh/rank.ts";
import { shellMessages as zh } from "./zh/shell.ts";
import { upgradeMessages as upgradeZh } from "./zh/upgrade.ts";

test("the site is titled by what it writes and its name, in each language", () => {
  expect([zh.siteTitle, en.siteTitle]).toEqual(["AI 论文生成 · 橘笺", "AI paper writing · Tangleaf"]);
});

test("the home page is titled by the site's name and what it does, in each language", () => {
  expect([zh.homeTitle, en.homeTitle]).toEqual([
    "橘笺 · AI 写周报、公文和论文，三百多个场景",
    "Tangleaf · AI writing for reports, notices and essays",
  ]);
});

test("somebody who signs out is thanked in Chinese, and told to come back in English", () => {
  expect(zh.user.signedOut).toBe("已退出，谢谢");
  expect(en.user.signedOut).toMatch(/signed out.*welcome back/i);
});

test("half a price is said in the bar while it lasts, and the membership by its name otherwise", () => {
  expect([payZh.promo.half, payZh.promo.none]).toEqual(["会员半价", "会员"]);
  expect([payEn.promo.half, payEn.promo.none].join(" / ")).toMatch(/half.* \/ membership/i);
});

const NUMBERS = { days: 90, newcomer: "8,000" };
const LANGUAGES = [
  ["zh", { invites: invitesZh, account: accountZh, home: homeZh, rank: rankZh, upgrade: upgradeZh }, /微信.*写完第一篇/],
  ["en", { invites: invitesEn, account: accountEn, home: homeEn, rank: rankEn, upgrade: upgradeEn }, /WeChat.*first text/],
] as const;
test.each(LANGUAGES)("when a reward or the gift of a day comes is said with one rule on every page (%s)", (_, said, rule) => {
  const texts = [
    said.invites.lead("10,000"),
    said.invites.rules.lines(NUMBERS)[0],
    said.account.inviteSteps.steps[1]?.text(""),
    said.home.perks.invite.text,
    said.home.perks.daily.text,
    said.rank.facts.invite("10,000", 90),
    said.upgrade.signIn.gifts("8,000", "6,400", "3,000"),
  ];
  for (const text of texts) expect(text).toMatch(rule);
});
