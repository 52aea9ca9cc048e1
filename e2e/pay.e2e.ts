import { DAILY_GIFT_TOKENS, NEW_USER_GIFT_TOKENS, ORDER_WINDOW_SECONDS, TOKENS_PER_CHARACTER } from "@tangleaf/contract/constants";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { browser, server } from "./support/shared.ts";
import { fillWeeklyReport, shownOn, weeklyReport } from "./support/weekly-report.ts";
import { words } from "./support/words.ts";

const w = words.zh;
const SECOND_MS = 1000;
/** The page asks once a second for the payment. */
const NOTICED_WITHIN_MS = 180_000;
/** The sweep that tells the platform runs every 5 seconds. */
const CLOSED_WITHIN_MS = 180_000;
const WRITTEN_WITHIN_MS = 180_000;
const [OPEN, PAID, CANCELLED] = [1, 2, 4];
const SMALL_PACK = { title: "小额度包", tokens: 40_000 };

const grouped = (tokens: number) => tokens.toLocaleString("en-US");
const chipOf = (page: Page): Locator => page.getByRole("banner").getByRole("button", { name: w.shell.user.open });
const dialogOf = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

/** A new user, and a page signed in as them. */
async function visit(name: string, path: string) {
  const token = await server.signIn(freshName(name));
  const visitor = await openVisitor(browser, { url: server.url, token });
  await visitor.page.goto(path);
  return { ...visitor, token };
}

/** The same at the form of a report, filled in; this page hears nothing of what its user does on another device. */
async function visitUntold(name: string) {
  const token = await server.signIn(freshName(name));
  const visitor = await openVisitor(browser, { url: server.url, token });
  await visitor.context.route("**/api/user/stream", (route) => route.fulfill({ contentType: "text/event-stream", body: ": open\n\n" }));
  await visitor.page.goto("/scene/weeklyReport");
  await settled(visitor.page);
  await fillWeeklyReport(visitor.page);
  return { ...visitor, token };
}

/** A text begun on another device: whoever writes without membership has to wait a minute. */
async function beginElsewhere(token: string): Promise<void> {
  const begun = await server.call("/api/ai/start", { kind: "scene", input: { sceneType: "weeklyReport", fields: weeklyReport } }, token);
  expect(begun.code).toBe(0);
}

/** Chooses goods in the open pay dialog by their shown name. */
async function choose(page: Page, title: string): Promise<void> {
  await dialogOf(page, w.pay.title).getByRole("radio", { name: title }).check();
}

/** Content of the shown code; waits for the code of these goods. */
async function codeOf(page: Page, title: string): Promise<string> {
  const box = dialogOf(page, w.pay.title);
  await box.getByText(w.pay.due(title)).waitFor();
  return (await box.getByRole("link", { name: w.pay.sandbox }).getAttribute("href")) ?? "";
}

/** Pays the order of a code on another device. */
async function payOnPhone(address: string): Promise<void> {
  const phone = await openVisitor(browser, { url: server.url, device: "phone" });
  await phone.page.goto(address);
  await phone.page.getByRole("button", { name: "支付", exact: true }).click();
  await phone.page.getByText("支付成功").waitFor();
  await phone.context.close();
}

type Listed = { outOrderId: string; goodsTitle: string; status: number };
async function ordersOf(token: string): Promise<Listed[]> {
  const { data } = await server.call("/api/user/getVipLog", {}, token);
  return (data as { list: Listed[] }).list;
}

/** Number of the order that waits for its payment. */
async function openOrderOf(token: string): Promise<string> {
  return (await ordersOf(token)).find(({ status }) => status === OPEN)?.outOrderId ?? "";
}

async function statusOf(token: string, outOrderId: string): Promise<number> {
  const { data } = await server.call("/api/pay/v3/queryOrderStatus", { outOrderId }, token);
  return (data as { orderStatus: number }).orderStatus;
}

describe("paying", () => {
  it("takes a newcomer from today's gift over a package paid on the phone to the new quota, told once, and a receipt", async () => {
    const { context, page, faults } = await visit("礼物", "/upgrade");

    const gift = page.getByRole("complementary").getByRole("button", { name: w.pay.gift.action(grouped(DAILY_GIFT_TOKENS)) });
    await gift.click();
    await page
      .getByText(w.pay.gift.done(grouped(DAILY_GIFT_TOKENS), grouped(Math.floor(DAILY_GIFT_TOKENS / TOKENS_PER_CHARACTER))), {
        exact: true,
      })
      .waitFor();
    await chipOf(page)
      .getByText(grouped(NEW_USER_GIFT_TOKENS + DAILY_GIFT_TOKENS))
      .waitFor();
    await page.getByRole("complementary").getByRole("button", { name: w.pay.gift.claimed }).waitFor();

    await page.getByRole("button", { name: `${w.upgrade.take} ${SMALL_PACK.title}` }).click();
    await payOnPhone(await codeOf(page, SMALL_PACK.title));
    const paid = dialogOf(page, w.pay.paid.title);
    await paid.getByText(grouped(SMALL_PACK.tokens)).waitFor({ timeout: NOTICED_WITHIN_MS });
    await paid.getByRole("button", { name: w.pay.paid.close, exact: true }).click();
    await paid.waitFor({ state: "hidden" });
    await dialogOf(page, w.pay.message.title).waitFor({ state: "hidden" });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith("/message")))).toEqual([]);
    await chipOf(page)
      .getByText(grouped(NEW_USER_GIFT_TOKENS + DAILY_GIFT_TOKENS + SMALL_PACK.tokens))
      .waitFor();

    await page.goto("/my/order");
    await page.getByRole("link", { name: w.orders.receipt.of(SMALL_PACK.title) }).click();
    await page.getByRole("article").getByText("¥15.00").waitFor();
    await page.getByRole("article").getByText("礼物").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it("refuses a second gift of the day in the server's words", async () => {
    const { context, page, token } = await visit("再来一次", "/homepage");
    await server.call("/api/pay/activity/gift5k", {}, token);
    await page
      .getByRole("complementary")
      .getByRole("button", { name: w.pay.gift.action(grouped(DAILY_GIFT_TOKENS)) })
      .click();
    await dialogOf(page, w.pay.gift.failed).getByText("今天的已经领过了").waitFor();
    await dialogOf(page, w.pay.gift.failed).getByRole("button", { name: w.pay.gift.close, exact: true }).click();
    await page.getByRole("complementary").getByRole("button", { name: w.pay.gift.claimed }).waitFor();
    await context.close();
  });

  it("cancels the order when another package is chosen, and the new one when the box is closed", async () => {
    const { context, page, token, faults } = await visit("换一个", "/upgrade");
    await page.getByRole("button", { name: `${w.upgrade.take} 月度会员` }).click();
    await codeOf(page, "月度会员");
    const month = await openOrderOf(token);
    await choose(page, "年度会员");
    await codeOf(page, "年度会员");
    const year = await openOrderOf(token);
    expect(year).not.toBe(month);
    expect(await statusOf(token, month)).toBe(CANCELLED);
    await page.keyboard.press("Escape");
    await dialogOf(page, w.pay.title).waitFor({ state: "hidden" });
    await expect.poll(() => statusOf(token, year)).toBe(CANCELLED);
    // Looked at and not bought: once the platform has closed them, neither is in the list.
    await expect.poll(() => ordersOf(token), { timeout: CLOSED_WITHIN_MS }).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("reads in a second tab's place that the order was cancelled", async () => {
    const { context, page, token } = await visit("两个标签", "/upgrade");
    await page.getByRole("button", { name: `${w.upgrade.take} 月度会员` }).click();
    await codeOf(page, "月度会员");
    await server.call("/api/pay/v3/nativepay", { goodsId: "year" }, token);
    await dialogOf(page, w.pay.title).getByRole("heading", { name: w.pay.cancelled.title }).waitFor({ timeout: NOTICED_WITHIN_MS });
    await context.close();
  });

  it("says after ten minutes that the order timed out, and has cancelled it", async () => {
    const { context, page, token } = await visit("十分钟", "/homepage");
    await page.clock.install();
    await page.goto("/upgrade");
    await page.getByRole("button", { name: `${w.upgrade.take} 季度会员` }).click();
    await codeOf(page, "季度会员");
    const order = await openOrderOf(token);
    await page.clock.fastForward((ORDER_WINDOW_SECONDS - 30) * SECOND_MS);
    await page
      .getByRole("timer")
      .getByText(/^00:[0-3]\d$/)
      .waitFor();
    await page.clock.fastForward(40 * SECOND_MS);
    await dialogOf(page, w.pay.expired.title).waitFor();
    await dialogOf(page, w.pay.expired.title).getByRole("button", { name: w.pay.expired.close, exact: true }).click();
    await expect.poll(() => statusOf(token, order)).toBe(CANCELLED);
    await page.clock.fastForward(SECOND_MS);
    await dialogOf(page, w.pay.title).getByText(w.pay.choose).waitFor();
    await context.close();
  });

  it("opens the pay box over a form that costs too much, keeps what was typed, and writes it once paid", async () => {
    const { context, page, token } = await visit("不够了", "/scene/polishDoc");
    const sentence = "灰度三天跳出率从 31% 降到 24%，优惠券叠加的金额错误已经修好。";
    const typed = sentence.repeat(250);
    await page.locator('[name="content"]').fill(typed);
    await page.getByRole("button", { name: w.writing.write.start }).click();
    await page.getByText(w.shell.errors.balance, { exact: true }).waitFor();
    const box = dialogOf(page, w.pay.title);
    await box.waitFor();
    await choose(page, SMALL_PACK.title);
    await payOnPhone(await codeOf(page, SMALL_PACK.title));
    await dialogOf(page, w.pay.paid.title)
      .getByRole("button", { name: w.pay.paid.close, exact: true })
      .click({ timeout: NOTICED_WITHIN_MS });
    expect(await page.locator('[name="content"]').inputValue()).toBe(typed);
    expect((await ordersOf(token))[0]?.status).toBe(PAID);
    await page.getByRole("button", { name: w.writing.write.start }).click();
    await shownOn(page, "31%").waitFor({ timeout: WRITTEN_WITHIN_MS });
    await context.close();
  });

  it("offers membership over the form when the minute between two texts has not passed, and keeps what was typed (code 97)", async () => {
    const { context, page, token } = await visitUntold("太快了");
    await beginElsewhere(token);
    await page.getByRole("button", { name: w.writing.write.start }).click();
    await page.getByText(w.shell.errors.vip, { exact: true }).waitFor();
    await dialogOf(page, w.pay.title).waitFor();
    await page.keyboard.press("Escape");
    await dialogOf(page, w.pay.title).waitFor({ state: "hidden" });
    expect(await page.locator('[name="summary"]').inputValue()).toBe(weeklyReport.summary);
    await context.close();
  });

  it("gives the trial membership in the box that code 97 opened, and writes at once", async () => {
    const { context, page, token, faults } = await visitUntold("先试试");
    await beginElsewhere(token);
    await page.getByRole("button", { name: w.writing.write.start }).click();
    const box = dialogOf(page, w.pay.title);
    await box.getByText(w.upgrade.had("见面礼", w.upgrade.free)).waitFor();
    await box.getByRole("button", { name: `${w.upgrade.claim} 尝鲜会员` }).click();
    await box.waitFor({ state: "hidden" });
    await chipOf(page).getByText(w.shell.user.member).waitFor();
    await page.getByRole("button", { name: w.writing.write.start }).click();
    await shownOn(page, "31%").waitFor({ timeout: WRITTEN_WITHIN_MS });
    expect(faults).toEqual([]);
    await context.close();
  });

  it("makes no order before a plan is chosen, and pays an order that a closed tab left open from the list", async () => {
    const { context, page, token, faults } = await visit("关了又开", "/homepage");
    await page.getByRole("complementary").getByRole("button", { name: w.pay.topUp.free }).click();
    await dialogOf(page, w.pay.title).getByText(w.pay.choose).waitFor();
    await choose(page, SMALL_PACK.title);
    const code = await codeOf(page, SMALL_PACK.title);
    await page.close();
    const later = await context.newPage();
    await later.goto("/my/order");
    await later.getByRole("button", { name: w.orders.resume.of(SMALL_PACK.title) }).click();
    expect(await codeOf(later, SMALL_PACK.title)).toBe(code);
    await payOnPhone(code);
    await dialogOf(later, w.pay.paid.title)
      .getByRole("button", { name: w.pay.paid.close, exact: true })
      .click({ timeout: NOTICED_WITHIN_MS });
    await later.getByRole("link", { name: w.orders.receipt.of(SMALL_PACK.title) }).waitFor();
    await expect.poll(async () => (await ordersOf(token)).map(({ status }) => status), { timeout: CLOSED_WITHIN_MS }).toEqual([PAID]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("counts down what the server leaves, on a device whose clock is an hour ahead and is then set back", async () => {
    const { context, page, token } = await visit("表快了", "/homepage");
    const [hourMs, nineToTen] = [3600 * SECOND_MS, /^(10:00|09:[0-5]\d)$/];
    await page.clock.install({ time: Date.now() + hourMs });
    await page.goto("/upgrade");
    await page.getByRole("button", { name: `${w.upgrade.take} 季度会员` }).click();
    await codeOf(page, "季度会员");
    const timer = page.getByRole("timer");
    await timer.getByText(nineToTen).waitFor();
    await page.clock.setSystemTime(Date.now() - hourMs);
    await timer.getByText(/^(69|70):/).waitFor({ state: "hidden" });
    await timer.getByText(nineToTen).waitFor();
    await page.clock.setSystemTime(Date.now() + hourMs);
    await timer.getByText("00:00").waitFor({ state: "hidden" });
    await timer.getByText(nineToTen).waitFor();
    expect((await ordersOf(token)).map(({ status }) => status)).toEqual([1]);
    await context.close();
  });

  it("shows the code on a phone wherever the goods were chosen, and saves it as a picture", async () => {
    const token = await server.signIn(freshName("手机上买"));
    const { context, page, faults } = await openVisitor(browser, { url: server.url, token, device: "phone" });
    await page.goto("/upgrade");
    await page.getByRole("button", { name: `${w.upgrade.take} ${SMALL_PACK.title}` }).click();
    const code = dialogOf(page, w.pay.title).getByRole("img", { name: /年度会员/ });
    await choose(page, "年度会员");
    await codeOf(page, "年度会员");
    await expect.poll(async () => (await code.boundingBox())?.y ?? -1).toBeGreaterThan(0);
    const saved = page.waitForEvent("download");
    await dialogOf(page, w.pay.title).getByRole("button", { name: w.pay.save }).click();
    expect((await saved).suggestedFilename()).toBe(`${w.pay.savedName}.png`);
    expect(faults).toEqual([]);
    await context.close();
  });
});
