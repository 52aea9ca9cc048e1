import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { openBrowser, openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { startServer, type TestServer } from "./support/start-server.ts";
import { fillWeeklyReport, paperOf, shownOn, weeklyReport } from "./support/weekly-report.ts";
import { words } from "./support/words.ts";

const { writing: w, session } = words.zh;
const EXAMPLE_JOB = "产品经理";
const OF_THE_EXAMPLE = "接口联调完成 80%";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env: { SAMPLE_WRITER_SPEED: "400" } }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("the example of a form", () => {
  it.each(["desktop", "phone"] as const)(
    "shows a visitor what comes of it, who then signs in and writes their own (%s)",
    async (device) => {
      const { context, page, faults } = await openVisitor(browser, { url: server.url, device });
      await page.goto("/scene/weeklyReport");
      await page.getByRole("button", { name: w.example.fill }).click();
      await expect.poll(() => page.locator('[name="job"]').inputValue()).toBe(EXAMPLE_JOB);
      // A phone stays on the form, which was asked for, until the sample is.
      if (device === "phone") {
        expect(await page.locator('[name="job"]').isVisible()).toBe(true);
        await page.getByRole("button", { name: w.example.look }).click();
      }
      await shownOn(page, OF_THE_EXAMPLE).waitFor();
      await page.getByText(w.example.notYours).waitFor();

      await page.getByRole("button", { name: w.example.own }).click();
      await page.getByText(w.example.takenOut).waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "job");
      await expect.poll(() => page.locator('[name="job"]').inputValue()).toBe("");
      // Nothing of the example is kept as theirs.
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(EXAMPLE_JOB);

      await fillWeeklyReport(page);
      await page.getByRole("button", { name: w.write.start }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: session.ways.dev }).click();
      await dialog.getByLabel(session.dev.username).fill(freshName("看过样例"));
      await dialog.getByRole("button", { name: session.dev.submit }).click();
      await shownOn(page, "灰度三天").waitFor();
      expect(await paperOf(page).textContent()).not.toContain(OF_THE_EXAMPLE);

      const token = (await context.cookies()).find((cookie) => cookie.name === "token")?.value ?? "";
      const { data } = await server.call("/api/ai/list", {}, token);
      expect(data).toMatchObject({ total: 1 });
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it("brings back what was typed before it, and takes its sample away, with Ctrl Z", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    await page.goto("/scene/weeklyReport");
    await page.locator('[name="job"]').fill(weeklyReport.job);
    await page.getByRole("button", { name: w.example.fill }).click();
    await shownOn(page, OF_THE_EXAMPLE).waitFor();
    await page.keyboard.press("Control+z");
    await page.waitForFunction((job) => document.querySelector<HTMLInputElement>('[name="job"]')?.value === job, weeklyReport.job);
    await page.getByText(w.example.notYours).waitFor({ state: "hidden" });
    await context.close();
  });

  it("is filled in though it was asked for before the code of the workspace was there", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    const pressed = Promise.withResolvers<void>();
    await page.route("**/scene-workspace*.js", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto("/scene/weeklyReport", { waitUntil: "load" });
    await page.getByRole("button", { name: w.example.fill }).click();
    pressed.resolve();
    await shownOn(page, OF_THE_EXAMPLE).waitFor();
    await context.close();
  });
});

it("what is typed while the last text is still on its way into the page stays", async () => {
  const token = await server.signIn(freshName("手快的人"));
  const { context, page } = await openVisitor(browser, { url: server.url, token });
  await page.goto("/scene/weeklyReport");
  await settled(page);
  await fillWeeklyReport(page);
  // Left before its end was seen, however fast it is written: the next visit takes it up by itself.
  let left = false;
  await page.route("**/api/ai/stream", (route) => (left ? route.continue() : undefined));
  await page.getByRole("button", { name: w.write.start }).click();
  await page.waitForURL(/text=/);
  const got = Promise.withResolvers<void>();
  await page.route("**/api/ai/get", async (route) => {
    await got.promise;
    await route.continue();
  });
  left = true;
  await page.goto("/scene/weeklyReport");
  const job = page.locator('[name="job"]');
  await page.waitForURL(/text=/);
  await job.fill("这周换了岗位");
  got.resolve();
  await shownOn(page, "灰度三天").waitFor();
  expect(await job.inputValue()).toBe("这周换了岗位");
  expect(await page.locator('[name="summary"]').inputValue()).not.toBe("");
  await context.close();
});

describe("the last inputs", () => {
  it("are offered once there are some, and go over typed words only as far as Ctrl Z", async () => {
    const token = await server.signIn(freshName("上周写过"));
    const { context, page } = await openVisitor(browser, { url: server.url, token });
    await page.goto("/scene/weeklyReport");
    await settled(page);
    await page.getByRole("button", { name: w.example.fill }).waitFor();
    expect(await page.getByRole("button", { name: w.form.carryIn }).count()).toBe(0);
    await fillWeeklyReport(page);
    await page.getByRole("button", { name: w.write.start }).click();
    await shownOn(page, "灰度三天").waitFor();
    await page.getByRole("button", { name: w.write.startAgain }).or(page.getByText(/秒后/)).first().waitFor();

    // The address names the text, which comes back with its inputs: typed before, the words would be put behind them.
    await page.waitForURL(/text=/);
    await page.reload();
    const job = page.locator('[name="job"]');
    await expect.poll(() => job.inputValue()).toBe(weeklyReport.job);
    await job.fill("这周换了岗位");
    await page.getByRole("button", { name: w.form.carryIn }).click();
    await expect.poll(() => job.inputValue()).toBe(weeklyReport.job);
    await page.keyboard.press("Control+z");
    await expect.poll(() => job.inputValue()).toBe("这周换了岗位");
    await context.close();
  });
});
