import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { answerAs, openSandboxPhone } from "./support/sandbox-phone.ts";
import { settled } from "./support/settled.ts";
import { browser } from "./support/shared.ts";
import { startServer } from "./support/start-server.ts";
import { fillWeeklyReport, weeklyReport } from "./support/weekly-report.ts";
import { words } from "./support/words.ts";

const { session: w, shell, writing } = words.zh;
const PASSWORD = "橘子皮晒干了还是香";
const INAPP_AGENT =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50";
/** More Tab stops than any screen has before its sign-in button. */
const TABS_MAX = 60;

// In APP_ENV=test a captcha includes its text; the messaging platform is the sandbox.
const server = await startServer({ env: { APP_ENV: "test", SANDBOX: "on", SAMPLE_WRITER_SPEED: "0" } });
afterAll(() => server.stop());

const dialogOf = (page: Page): Locator => page.getByRole("dialog");
const tokenOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "token");

async function openDialog(page: Page, path = "/homepage"): Promise<Locator> {
  await page.goto(path);
  await settled(page);
  await page.getByRole("button", { name: shell.signInPhone }).first().click();
  await dialogOf(page).getByRole("heading").first().waitFor();
  return dialogOf(page);
}

/** Opens the weekly report once the session is known, and fills it. */
async function fillReport(page: Page): Promise<void> {
  await page.goto("/scene/weeklyReport");
  await settled(page);
  await page.waitForFunction(() => document.querySelector("[data-restoring]") === null);
  await fillWeeklyReport(page);
}

/** Content of the code on the page. */
async function codeOn(page: Page): Promise<string> {
  return (await dialogOf(page).getByRole("link", { name: w.wx.sandbox }).getAttribute("href")) ?? "";
}

async function waitUntilIn(page: Page): Promise<void> {
  await dialogOf(page).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: shell.user.open }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: shell.user.open }).click();
  await page.getByRole("menuitem", { name: shell.user.signOut }).click();
  await page.getByText(shell.user.signedOut).waitFor();
}

/** Opens sign-in by name and password; returns the captcha's text. */
async function openPasswordForm(page: Page, open: () => Promise<void>): Promise<string> {
  const [answer] = await Promise.all([page.waitForResponse("**/api/auth/code"), open()]);
  return ((await answer.json()) as { data: { text: string } }).data.text;
}

/** Registers a new user with this name; returns their nickname. */
async function register(page: Page, name: string, { remember = true }: { remember?: boolean } = {}): Promise<string> {
  const username = freshName(name);
  const dialog = await openDialog(page);
  const text = await openPasswordForm(page, () => dialog.getByRole("button", { name: w.ways.password }).click());
  await dialog.getByRole("button", { name: w.password.toRegister }).click();
  await dialog.getByLabel(w.password.username).fill(username);
  await dialog.locator("[name=password]").fill(PASSWORD);
  await dialog.locator("[name=code]").fill(text);
  if (!remember) await dialog.getByRole("checkbox").uncheck();
  await dialog.getByRole("button", { name: w.password.register }).click();
  await waitUntilIn(page);
  return username;
}

describe("signing in with the telephone", () => {
  it("scans, follows, and the desktop is signed in; the next time scanning is enough", async () => {
    const phone = await openSandboxPhone(browser, { url: server.url, name: "林小满" });
    const { context, page, faults } = await openVisitor(browser, { url: server.url });
    await openDialog(page);
    await phone.scan(await codeOn(page));
    await waitUntilIn(page);
    await signOut(page);
    await openDialog(page);
    await phone.scan(await codeOn(page));
    await waitUntilIn(page);
    expect(faults).toEqual([]);
    await context.close();
    await phone.context.close();
  });

  it("inside the messaging app takes one press, and comes back to the form as it was", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url, device: "phone", userAgent: INAPP_AGENT });
    await fillReport(page);
    await page.getByRole("button", { name: writing.write.start }).click();
    await dialogOf(page).getByRole("button", { name: w.wx.inapp }).click();
    await page.waitForURL("**/sandbox/wechat/connect/oauth2/authorize**");
    await answerAs(page, "微信里的人");
    await page.waitForURL("**/scene/weeklyReport");
    await page.waitForFunction((job) => document.querySelector<HTMLInputElement>('[name="job"]')?.value === job, weeklyReport.job);
    expect((await tokenOf(page))?.value).toBeTruthy();
    await page.goBack();
    expect(page.url()).not.toContain("code=");
    await context.close();
  });
});

describe("signing in with a name and a password", () => {
  it("registers, signs out, and signs in again under the remembered name", async () => {
    const { context, page, faults } = await openVisitor(browser, { url: server.url });
    const username = await register(page, "晒橘皮的人");
    await signOut(page);
    const dialog = await openDialog(page);
    const text = await openPasswordForm(page, () => dialog.getByRole("button", { name: w.ways.password }).click());
    expect(await dialog.getByLabel(w.password.username).inputValue()).toBe(username);
    await dialog.locator("[name=password]").fill(PASSWORD);
    await dialog.locator("[name=code]").fill(text);
    await dialog.getByRole("button", { name: w.password.login, exact: true }).click();
    await waitUntilIn(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("needs no mouse", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    await register(page, "只用键盘的人");
    await signOut(page);
    const text = await openPasswordFormByKeys(page);
    // The remembered name is filled in, so focus is in the first empty field.
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "password");
    await page.keyboard.type("WrongOnPurpose");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.insertText(PASSWORD);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await waitUntilIn(page);
    await context.close();
  });
});

/** Presses Tab until the focused element has this text. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let stop = 0; stop < TABS_MAX; stop += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(readFocused)) === text) return;
  }
  throw new Error(`no stop of the Tab key reads ${text}`);
}

/** What a button that has the focus reads; of the words for a desktop and a phone, those that are shown. Runs in the page. */
function readFocused(): string | null | undefined {
  const words = [...(document.activeElement?.querySelectorAll("span") ?? [])];
  return (words.find(({ offsetParent }) => offsetParent !== null) ?? document.activeElement)?.textContent;
}

/** From the home page to the form for name and password without a mouse. */
async function openPasswordFormByKeys(page: Page): Promise<string> {
  await page.goto("/homepage");
  await settled(page);
  await tabTo(page, shell.signIn);
  await page.keyboard.press("Enter");
  await dialogOf(page).getByText(w.states.waiting).waitFor();
  await tabTo(page, w.ways.password);
  return openPasswordForm(page, () => page.keyboard.press("Enter"));
}

describe("a session", () => {
  it.each([
    [true, "stays", "记住我的人"],
    [false, "is gone", "不用记住的人"],
  ])("with remember %s %s after the browser was closed", async (remember, _, username) => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    await register(page, username, { remember });
    await page.reload();
    await page.getByRole("button", { name: shell.user.open }).waitFor();
    // Closing a browser removes session cookies.
    const { cookies } = await context.storageState();
    await context.close();
    const next = await openVisitor(browser, { url: server.url });
    await next.context.addCookies(cookies.filter(({ expires }) => expires > 0));
    await next.page.goto("/homepage");
    const shown = next.page.getByRole("button", { name: remember ? shell.user.open : shell.signIn });
    await shown.first().waitFor();
    await next.context.close();
  });

  it("that ended elsewhere asks to sign in over the page and keeps what was typed (code 99)", async () => {
    const token = await server.signIn(freshName("被踢下线的人"));
    const { context, page } = await openVisitor(browser, { url: server.url, token });
    await fillReport(page);
    await server.call("/api/user/logout", {}, token);
    // A key, not a click: the page may have asked already, and its dialog would cover the button.
    await page.keyboard.press("Control+Enter");
    await dialogOf(page).getByText(shell.errors.sessionEnded).waitFor();
    expect(await tokenOf(page)).toBeUndefined();
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "hidden" });
    expect(await page.locator('[name="summary"]').inputValue()).toBe(weeklyReport.summary);
    await context.close();
  });

  it("ends here even when the server cannot be told", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url, token: await server.signIn(freshName("断网退出的人")) });
    await page.route("**/api/user/logout", (route) => route.abort());
    await page.goto("/homepage");
    await signOut(page);
    expect(await tokenOf(page)).toBeUndefined();
    await context.close();
  });
});
