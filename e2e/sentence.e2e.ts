import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { type Device, openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { shownOn } from "./support/weekly-report.ts";
import { words } from "./support/words.ts";

const w = words.zh;
const WRITTEN_WITHIN_MS = 180_000;

/** Says what is due on the home page and presses Enter. */
async function say(page: Page, sentence: string): Promise<void> {
  await page.goto("/");
  await page.waitForURL("**/homepage");
  await page.locator("main").getByRole("combobox").fill(sentence);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/scene/**");
}

const valueIn = (page: Page, field: string) =>
  page
    .waitForFunction((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value || null, field)
    .then((value) => value.jsonValue());

/** Starts writing and waits for words of one's own on the paper. */
async function writeUntil(page: Page, shown: string): Promise<void> {
  await page.getByRole("button", { name: w.writing.write.start }).click();
  await shownOn(page, shown).waitFor({ timeout: WRITTEN_WITHIN_MS });
}

describe.each(["desktop", "phone"] as const)("from the home page by a sentence, on the %s", (device: Device) => {
  it("the right form, filled in, to the first written word", async () => {
    const token = await server.signIn(freshName("读过活着"));
    const { context, page, faults } = await openVisitor(browser, { url: server.url, device, token });
    await say(page, "帮我写一篇关于《活着》的读后感，800 字");
    expect(new URL(page.url()).pathname).toBe("/scene/postReading");
    expect(await valueIn(page, "bookName")).toBe("活着");
    await page.locator('[name="bookDesc"]').fill("福贵的一生，家人一个个走了，他和一头老牛还在。");
    await page.locator('[name="orientation"]').fill("活着本身就是回答");
    await writeUntil(page, "老牛");
    expect(faults).toEqual([]);
    await context.close();
  });

  it("where nothing fits, a text of any kind about what was said", async () => {
    const token = await server.signIn(freshName("写别的"));
    const { context, page, faults } = await openVisitor(browser, { url: server.url, device, token });
    await say(page, "嘞哦豁哩啦");
    expect(new URL(page.url()).pathname).toBe("/scene/freeWrite");
    expect(await valueIn(page, "topic")).toBe("嘞哦豁哩啦");
    await page.locator('[name="style"]').fill("随笔");
    await page.locator('[name="content"]').fill("昨天傍晚在江边听见有人这样唱，唱了三遍，江面起了风。");
    await writeUntil(page, "江边");
    expect(faults).toEqual([]);
    await context.close();
  });
});
