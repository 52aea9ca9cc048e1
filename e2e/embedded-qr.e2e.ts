import { DAILY_GIFT_TOKENS } from "@tangleaf/contract/constants";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { browser } from "./support/shared.ts";
import { startServer, type TestServer } from "./support/start-server.ts";
import { fillWeeklyReport, shownOn } from "./support/weekly-report.ts";
import { words } from "./support/words.ts";

const WRITTEN_WITHIN_MS = 180_000;
/** The narrowest phone supported. */
const NARROW = { width: 320, height: 640 };

const dialogOf = (page: Page): Locator => page.getByRole("dialog");
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Runs an action that loads a new captcha, and returns its text. */
async function readPicture(page: Page, act: () => Promise<unknown>): Promise<string> {
  const [answer] = await Promise.all([page.waitForResponse("**/api/auth/code"), act()]);
  return ((await answer.json()) as { data: { text: string } }).data.text;
}

describe.each(["zh", "en"] as const)("a sign-in code of this site (%s)", (variant) => {
  const { session: w, shell, pay, writing } = words[variant];
  const locale = variant === "zh" ? "zh-CN" : "en-GB";
  let server: TestServer;
  beforeAll(async () => {
    // In APP_ENV=test a captcha includes its text.
    const env = { APP_ENV: "test", SANDBOX: "off", QR_EMBEDDED: "on", SAMPLE_WRITER_SPEED: "0" };
    server = await startServer({ variant, env });
  });
  afterAll(() => server?.stop());

  async function openCode(page: Page): Promise<string> {
    await page.goto("/homepage");
    await settled(page);
    await page.getByRole("button", { name: shell.signInPhone }).first().click();
    return (await dialogOf(page).getByRole("link", { name: w.dialog.openHere }).getAttribute("href")) ?? "";
  }

  it("makes an account on a telephone with a captcha, by keyboard alone, and the newcomer writes at once", async () => {
    const desktop = await openVisitor(browser, { url: server.url, locale });
    const phone = await openVisitor(browser, { url: server.url, device: "phone", locale });
    const address = await openCode(desktop.page);
    const { page } = phone;
    await page.setViewportSize(NARROW);
    await readPicture(page, () => page.goto(address));
    await page.getByRole("img", { name: w.password.codeImage }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);

    // Focus order: the field, the button for another picture, the button that confirms.
    const field = page.locator("[name=code]");
    await field.focus();
    await page.keyboard.press("Tab");
    const again = await readPicture(page, () => page.keyboard.press("Enter"));
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type(again === "0000" ? "1111" : "0000");
    const text = await readPicture(page, () => page.keyboard.press("Enter"));
    await page.waitForFunction(() => document.querySelector("[name=code]")?.getAttribute("aria-invalid") === "true");
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "code");
    expect(await field.inputValue()).toBe("");
    expect(await findViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.keyboard.type(text);
    for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: w.confirm.done }).waitFor();

    await dialogOf(desktop.page).waitFor({ state: "hidden" });
    const gifts = desktop.page.getByRole("button", { name: pay.gift.afterFirstText });
    await gifts.first().waitFor();
    await desktop.page.goto("/scene/weeklyReport");
    await settled(desktop.page);
    await fillWeeklyReport(desktop.page);
    await desktop.page.getByRole("button", { name: writing.write.start }).click();
    await shownOn(desktop.page, "24%").waitFor({ timeout: WRITTEN_WITHIN_MS });
    // The page learns without a reload that today's tokens can be claimed.
    await desktop.page.getByRole("link", { name: shell.nav.home }).first().click();
    await desktop.page
      .getByRole("button", { name: pay.gift.action(DAILY_GIFT_TOKENS.toLocaleString("en-US")) })
      .first()
      .waitFor();
    expect([...desktop.faults, ...phone.faults]).toEqual([]);
    await desktop.context.close();
    await phone.context.close();
  });
});
