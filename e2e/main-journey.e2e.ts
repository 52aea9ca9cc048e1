import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { openBrowser, openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { startServer, type TestServer } from "./support/start-server.ts";
import { storedText } from "./support/stored-text.ts";
import { fillWeeklyReport, paperOf, shownOn, weeklyReport } from "./support/weekly-report.ts";
import { words } from "./support/words.ts";

const w = words.zh;
const WRITTEN_WITHIN_MS = 180_000;

/** Characters a second. The sample writer writes as much as it is told of: with the long list below it writes for a minute. */
const SLOWLY = { SAMPLE_WRITER_SPEED: "40" };
const LONG = "4000";
const LONG_SUMMARY = Array.from({ length: 60 }, (_, at) => `第 ${at + 1} 个页面改用新组件，走查后重排了间距和对齐。`).join("");

let server: TestServer;
let slow: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, slow, browser] = await Promise.all([
    startServer({ env: { SAMPLE_WRITER_SPEED: "400" } }),
    startServer({ env: SLOWLY }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([server?.stop(), slow?.stop()]);
});

type Row = { generationId: string; status: string; sceneType: string; text: string; chars: number };

async function newestOf(at: TestServer, token: string): Promise<Row | undefined> {
  const { data } = await at.call("/api/ai/list", { size: 1 }, token);
  return (data as { list: Row[] }).list[0];
}

/** Waits until the user's newest text has ended, and returns it. */
async function newestAtRest(at: TestServer, token: string): Promise<Row> {
  const until = performance.now() + WRITTEN_WITHIN_MS;
  for (;;) {
    const row = await newestOf(at, token);
    if (row && !["queued", "writing"].includes(row.status)) {
      return (await at.call("/api/ai/get", { generationId: row.generationId }, token)).data as Row;
    }
    if (performance.now() > until) throw new Error(`still ${row?.status ?? "nothing"} after ${WRITTEN_WITHIN_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function signInByName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: w.session.ways.dev }).click();
  await dialog.getByLabel(w.session.dev.username).fill(name);
  await dialog.getByRole("button", { name: w.session.dev.submit }).click();
  await dialog.waitFor({ state: "hidden" });
}

describe("the main job", () => {
  it("takes a visitor from the home page to a whole text that survives the closed page, is found on the phone and opens as Word", async () => {
    const { context, page, faults } = await openVisitor(browser, { url: server.url });
    await page.goto("/");
    await page.waitForURL("**/homepage");

    // Click 1: a chip of the home page fills the form; click 2: write.
    await page.locator('main a[href="/scene/weeklyReport"]').first().click();
    await page.waitForURL("**/scene/weeklyReport");
    await fillWeeklyReport(page);
    await page.getByRole("button", { name: w.writing.write.start }).click();

    // Signing in keeps the form and starts writing without another click.
    await signInByName(page, freshName("林小满"));
    await shownOn(page, "灰度三天").waitFor({ timeout: WRITTEN_WITHIN_MS });
    const token = (await context.cookies()).find((cookie) => cookie.name === "token")?.value ?? "";
    expect(token).not.toBe("");
    await context.close();
    expect(faults).toEqual([]);

    // The text is finished while no page is open.
    const text = await newestAtRest(server, token);
    expect(text.status).toBe("done");
    for (const sentence of ["31%", "24%", "优惠券叠加", "周三提测"]) expect(text.text).toContain(sentence);

    // Later, on the phone: found, opened, whole.
    const phone = await openVisitor(browser, { url: server.url, device: "phone", token });
    await phone.page.goto("/my/texts");
    await phone.page.locator(`a[href*="${text.generationId}"]`).first().click();
    await phone.page.waitForURL(`**/scene/weeklyReport?text=${text.generationId}`);
    await shownOn(phone.page, "周三提测").waitFor();
    const shown = ((await paperOf(phone.page).textContent()) ?? "").replace(/\s/g, "");
    for (const line of text.text.split("\n").filter((one) => /^[^#|>*-]{12,}/.test(one))) {
      expect(shown).toContain(line.replaceAll("**", "").replace(/\s/g, "").slice(0, 60));
    }

    // Downloaded as a Word file with its name, and opened by a word processor.
    const [download] = await Promise.all([
      phone.page.waitForEvent("download"),
      phone.page.getByRole("button", { name: w.writing.bar.word }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.docx$/);
    const folder = mkdtempSync(join(tmpdir(), "tangleaf-word-"));
    const file = join(folder, "text.docx");
    await download.saveAs(file);
    execFileSync(
      "soffice",
      ["--headless", `-env:UserInstallation=file://${folder}/profile`, "--convert-to", "txt:Text (encoded):UTF8", "--outdir", folder, file],
      {
        stdio: "ignore",
      },
    );
    expect(execFileSync("cat", [join(folder, "text.txt")], { encoding: "utf8" })).toContain("周三提测");
    expect(phone.faults).toEqual([]);
    await phone.context.close();
  });

  it("keeps what was typed over a reload", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    await page.goto("/scene/weeklyReport");
    await settled(page);
    await fillWeeklyReport(page);
    // Input is stored a moment after typing pauses; the last field is stored last.
    await page.waitForFunction((plan) => Object.values(localStorage).some((kept) => String(kept).includes(plan)), weeklyReport.plan);
    await page.reload();
    await page.waitForFunction((job) => document.querySelector<HTMLInputElement>('[name="job"]')?.value === job, weeklyReport.job);
    await context.close();
  });

  it.each([
    ["any code of the page", "**/*.js", "commit"],
    // React has hydrated by then and replays clicks on lazy parts.
    ["the workspace's own code", "**/scene-workspace*.js", "load"],
  ] as const)("writes what was asked for with Ctrl ↵ before %s was there", async (_, held, waitUntil) => {
    const { context, page } = await openVisitor(browser, { url: server.url, token: await server.signIn(freshName("手快的人")) });
    const pressed = Promise.withResolvers<void>();
    await page.route(held, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto("/scene/weeklyReport", { waitUntil });
    if (waitUntil === "load") await page.getByRole("button", { name: w.shell.user.open }).waitFor();
    await fillWeeklyReport(page);
    await page.keyboard.press("Control+Enter");
    pressed.resolve();
    await shownOn(page, "灰度三天").waitFor({ timeout: WRITTEN_WITHIN_MS });
    await context.close();
  });

  it("names the field that is missing, at the field, and puts the cursor there", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url, token: await server.signIn(freshName("缺一格")) });
    await page.goto("/scene/weeklyReport");
    await settled(page);
    await page.locator('[name="job"]').fill("产品经理");
    await page.getByRole("button", { name: w.writing.write.start }).click();
    const summary = page.locator('[name="summary"]');
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "summary");
    expect(await summary.getAttribute("aria-invalid")).toBe("true");
    const noteId = await summary.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${noteId}"]`).textContent()).toBeTruthy();
    await context.close();
  });
});

describe("a text that is being written", () => {
  /** Fills the form of a long text on the slow server, starts it, and waits until some of it is shown. */
  async function begin(name: string) {
    const token = await slow.signIn(freshName(name));
    const visitor = await openVisitor(browser, { url: slow.url, token });
    const { page } = visitor;
    await page.goto("/scene/weeklyReport");
    await settled(page);
    await fillWeeklyReport(page);
    await page.locator('[name="summary"]').fill(weeklyReport.summary + LONG_SUMMARY);
    await page.locator('form input[inputmode="numeric"]').first().fill(LONG);
    await page.getByRole("button", { name: w.writing.write.start }).click();
    await shownOn(page, "灰度三天").waitFor({ timeout: WRITTEN_WITHIN_MS });
    return { ...visitor, token };
  }

  it("stops at once, charges only what was written, and tells a free user how long to wait", async () => {
    const { context, page, token } = await begin("停笔的人");
    await page.keyboard.press("Escape");
    const text = await newestAtRest(slow, token);
    expect(text.status).toBe("stopped");
    const { data } = await slow.call("/api/user/getApiLog", {}, token);
    const [row] = (data as { list: { chars: number; charged: number }[] }).list;
    expect(row?.charged).toBeLessThanOrEqual(Math.ceil((row?.chars ?? 0) * 1.25));
    await page
      .getByText(/\d+ 秒后可接着写/)
      .first()
      .waitFor();
    await context.close();
  });

  it("is shown on a second device, character for character", async () => {
    const first = await begin("两台设备");
    const second = await openVisitor(browser, { url: slow.url, device: "phone", token: first.token });
    await second.page.goto("/scene/weeklyReport");
    await shownOn(second.page, "灰度三天").waitFor();
    await first.page.keyboard.press("Escape");
    const text = await newestAtRest(slow, first.token);
    // Gap marks, layout marks and signs of lists are drawn in elements of their own, so words between them are compared.
    const parts = text.text.split(/[【】*#|\n]/).map((part) => part.replace(/^\s*-\s/, "").trim());
    const tail = parts.findLast((part) => part.length >= 6) ?? "";
    for (const { page } of [first, second]) await shownOn(page, tail.slice(-10)).waitFor();
    await first.context.close();
    await second.context.close();
  });

  it("is there again after the server was killed", async () => {
    const { context, page, token } = await begin("断电的人");
    // What was shown in the last half second may be lost: the part compared below has been stored.
    const generationId = (await newestOf(slow, token))?.generationId ?? "";
    await expect.poll(() => storedText(slow.dataDir, generationId), { timeout: WRITTEN_WITHIN_MS }).toContain("灰度三天");
    await slow.crash();
    const text = await newestAtRest(slow, token);
    expect(text.status).toBe("interrupted");
    expect(text.text.length).toBeGreaterThan(20);
    await page.goto("/my/texts");
    await page.locator(`a[href*="${text.generationId}"]`).first().click();
    await shownOn(page, "灰度三天").waitFor();
    await context.close();
  });
});
