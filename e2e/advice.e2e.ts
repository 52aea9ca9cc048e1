import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { openBrowser, openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { startServer, type TestServer } from "./support/start-server.ts";
import { weeklyReport } from "./support/weekly-report.ts";
import { words } from "./support/words.ts";

const { advice: w, shell } = words.zh;
const TEXTS = 3;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ variant: "zh", env: { SAMPLE_WRITER_SPEED: "0" } }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The first text opens the gifts; a member does not wait between texts. */
async function writeTexts(token: string): Promise<void> {
  const done = async () => {
    const { list } = (await server.call("/api/ai/list", {}, token)).data as { list: { status: string }[] };
    return list.filter(({ status }) => status === "done").length;
  };
  for (let n = 0; n < TEXTS; n += 1) {
    await server.call("/api/ai/start", { kind: "scene", input: { sceneType: "weeklyReport", fields: weeklyReport } }, token);
    await expect.poll(done).toBe(n + 1);
    if (n === 0) await server.call("/api/pay/activity/claim", { goodsId: "vip99" }, token);
  }
}

it("whoever has three texts is asked once, ten seconds after the page came, and may say why", async () => {
  const token = await server.signIn(freshName("写了三篇的人"));
  await writeTexts(token);
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await context.clearCookies({ name: "nps" });
  await page.goto("/my/info");
  const card = page.getByRole("region", { name: w.nps.title });
  await card.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await card.getByText("7", { exact: true }).click();
  await card.getByRole("textbox").fill("希望记住我们组的固定格式");
  expect(await findViolations(page)).toEqual([]);
  await card.getByRole("button", { name: w.nps.send }).click();
  await page.getByText(w.nps.thanks).waitFor();
  expect((await context.cookies()).some(({ name }) => name === "nps")).toBe(true);
  expect((await server.call("/api/advise/isShowNpsAdvise", {}, token)).code).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it("an opinion is given from the menu of one's own, and by somebody who is not signed in from the foot of the page", async () => {
  for (const token of [await server.signIn(freshName("有话说的人")), undefined]) {
    const { page, context, faults } = await openVisitor(browser, { url: server.url, ...(token !== undefined && { token }) });
    await page.goto("/homepage");
    await settled(page);
    if (token === undefined) {
      // Who looks for the foot of the page scrolls there: its buttons come with the first sign of somebody.
      await page.mouse.wheel(0, 100_000);
      await page.getByRole("contentinfo").getByRole("button", { name: w.open }).click();
    } else {
      await page.getByRole("button", { name: shell.user.open }).click();
      await page.getByRole("menuitem", { name: w.open }).click();
    }
    const dialog = page.getByRole("dialog", { name: w.title });
    await dialog.getByRole("radio", { name: w.starOf(5) }).check({ force: true });
    await dialog.getByRole("textbox", { name: new RegExp(`^${w.content}`) }).fill("图表再多几种就更好了");
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: w.send }).click();
    await page.getByText(w.sent).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  }
});
