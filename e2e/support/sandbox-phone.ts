import type { Browser, BrowserContext, Page } from "playwright-core";
import { openVisitor } from "./open-browser.ts";

export type SandboxPhone = {
  readonly context: BrowserContext;
  /** Scans a code: opens its content, follows or signs in, and waits until the site has been notified. */
  scan(address: string): Promise<void>;
};

/** A phone with the sandbox's messaging app; its owner follows nobody yet. */
export async function openSandboxPhone(browser: Browser, { url, name }: { url: string; name: string }): Promise<SandboxPhone> {
  const { context, page } = await openVisitor(browser, { url, device: "phone" });
  return {
    context,
    async scan(address) {
      await page.goto(address);
      await answerAs(page, name);
      await page.waitForURL("**/sandbox/wechat/done/**");
    },
  };
}

/** Presses the first button of the sandbox's page; a new phone gets its owner's name first. */
export async function answerAs(page: Page, name: string): Promise<void> {
  const who = page.locator("[name=name]");
  if (await who.isVisible()) await who.fill(name);
  await page.locator("button.main").click();
}
