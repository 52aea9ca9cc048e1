import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { browser, server } from "./support/shared.ts";
import { fillWeeklyReport, paperOf, shownOn, weeklyReport } from "./support/weekly-report.ts";
import { words } from "./support/words.ts";

const { session: w, shell, panels, texts, writing } = words.zh;
const WRITTEN_WITHIN_MS = 180_000;
/** Occurs in the text written from the form. */
const WRITTEN = "灰度三天";
const TYPED = "只有我自己看的半句话";
const EDITED = "我亲手改的一句";

const menuOf = (page: Page) => page.getByRole("button", { name: shell.user.open });
const signInButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: shell.signIn });
const fieldValue = (page: Page, field: string) => page.locator(`[name="${field}"]`).inputValue();

/** Types a name into the open sign-in dialog. */
async function signInBy(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  const form = dialog.getByLabel(w.dev.username);
  if (!(await form.isVisible())) await dialog.getByRole("button", { name: w.ways.dev }).click();
  await form.fill(name);
  await dialog.getByRole("button", { name: w.dev.submit }).click();
  await dialog.waitFor({ state: "hidden" });
  await menuOf(page).waitFor();
}

async function signIn(page: Page, name: string): Promise<void> {
  await signInButton(page).click();
  await signInBy(page, name);
}

async function pressSignOut(page: Page): Promise<void> {
  await menuOf(page).click();
  await page.getByRole("menuitem", { name: shell.user.signOut }).click();
}

async function signOut(page: Page): Promise<void> {
  await pressSignOut(page);
  await page.getByText(shell.user.signedOut).waitFor();
}

/** Opens a scene and waits until its form is hydrated and its stored input restored. */
async function openScene(page: Page, sceneType = "weeklyReport"): Promise<void> {
  await page.goto(`/scene/${sceneType}`);
  await settled(page);
  await waitForForm(page);
}

/** Waits until the form is hydrated. */
async function waitForForm(page: Page): Promise<void> {
  await page.locator("html[data-ready~=workspace]").waitFor({ state: "attached" });
}

/** Types into a scene's form without sending it. */
async function leaveHalfAForm(page: Page): Promise<void> {
  await openScene(page, "dailyReport");
  await page.locator("form [data-field]").first().fill(TYPED);
  await waitForKeptInput(page, TYPED);
}

/** Waits until the browser keeps what was typed into a form. */
async function waitForKeptInput(page: Page, typed: string): Promise<void> {
  await page.waitForFunction((text) => JSON.stringify({ ...localStorage }).includes(text), typed);
}

async function write(page: Page): Promise<string> {
  await openScene(page);
  await fillWeeklyReport(page);
  await page.getByRole("button", { name: writing.write.start }).click();
  await page.getByPlaceholder(writing.dock.own).waitFor({ timeout: WRITTEN_WITHIN_MS });
  await page.waitForURL(/[?&]text=/);
  return new URL(page.url()).searchParams.get("text") ?? "";
}

/** Types at the end of the text on the paper. */
async function edit(page: Page, typed: string): Promise<void> {
  const editor = paperOf(page).locator("[contenteditable=true]");
  await editor.getByText(WRITTEN).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(typed);
  await editor.getByText(typed).waitFor();
}

/** The text as stored on the server. */
async function savedText(generationId: string, token: string): Promise<string> {
  return ((await server.call("/api/ai/get", { generationId }, token)).data as { text: string }).text;
}

/** Everything the browser stores of this site, and what the page shows. */
async function tracesOn(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const addresses = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opened = indexedDB.open("edits");
      opened.onerror = () => reject(opened.error);
      opened.onsuccess = () => resolve(opened.result);
    });
    const rows = await Promise.all(
      [...database.objectStoreNames].map(
        (store) =>
          new Promise<unknown[]>((resolve) => {
            const read = database.transaction(store).objectStore(store).getAll();
            read.onsuccess = () => resolve(read.result);
          }),
      ),
    );
    database.close();
    return [
      rows,
      Object.entries({ ...localStorage }),
      Object.entries({ ...sessionStorage }),
      document.cookie,
      addresses,
      document.body.textContent,
      [...document.querySelectorAll<HTMLTextAreaElement>("input, textarea")].map(({ value }) => value),
    ];
  });
  return JSON.stringify([kept, page.url()]);
}

describe("two people at one browser", () => {
  it("the second finds nothing of the first: no text, no form, no address, nothing kept", async () => {
    const { context, page, faults } = await openVisitor(browser, { url: server.url });
    const first = freshName("先来的人");
    await openScene(page);
    await signIn(page, first);
    const text = await write(page);
    await leaveHalfAForm(page);
    await page.goto(`/scene/weeklyReport?text=${text}`);
    await shownOn(page, WRITTEN).waitFor();
    // The service worker controls the page by now and has cached the pages seen.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await shownOn(page, WRITTEN).waitFor();
    await signOut(page);

    await shownOn(page, WRITTEN).waitFor({ state: "detached" });
    await page.waitForURL("**/scene/weeklyReport");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await fieldValue(page, "summary")).toBe("");
    await openScene(page, "dailyReport");
    expect(await page.locator("form [data-field]").first().inputValue()).toBe("");
    for (const trace of [text, WRITTEN, TYPED, weeklyReport.summary.slice(0, 8), first]) expect(await tracesOn(page)).not.toContain(trace);

    await signIn(page, freshName("后来的人"));
    await openScene(page);
    expect(await fieldValue(page, "summary")).toBe("");
    await openScene(page, "dailyReport");
    expect(await page.locator("form [data-field]").first().inputValue()).toBe("");
    await page.goto("/my/texts");
    await page.getByText(texts.empty.title).waitFor();
    for (const trace of [text, WRITTEN, TYPED, first]) expect(await tracesOn(page)).not.toContain(trace);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("a form typed before signing in goes over to the one who signs in, over every tab, and to nobody after them", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    await leaveHalfAForm(page);
    await openScene(page);
    await signIn(page, freshName("写了半句的人"));
    await openScene(page, "dailyReport");
    const field = page.locator("form [data-field]").first();
    await expect.poll(() => field.inputValue()).toBe(TYPED);
    await signOut(page);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("form [data-field]")?.value === "");
    await signIn(page, freshName("另一个人"));
    await openScene(page, "dailyReport");
    expect(await field.inputValue()).toBe("");
    expect(await tracesOn(page)).not.toContain(TYPED);
    await context.close();
  });

  it("a page that stands open in another tab is emptied with the sign-out, and is the next person's with the next sign-in", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    await openScene(page);
    await signIn(page, freshName("两个标签的人"));
    const text = await write(page);
    const other = await context.newPage();
    await other.goto(`/scene/weeklyReport?text=${text}`);
    await shownOn(other, WRITTEN).waitFor();
    await page.bringToFront();
    await signOut(page);
    await shownOn(other, WRITTEN).waitFor({ state: "detached" });
    await signInButton(other).waitFor();
    expect(await tracesOn(other)).not.toContain(WRITTEN);
    await signIn(page, freshName("下一个"));
    await menuOf(other).waitFor();
    expect(await fieldValue(other, "summary")).toBe("");
    expect(await tracesOn(other)).not.toContain(text);
    await context.close();
  });

  it("whose session ended elsewhere leaves nothing to who signs in next, and finds the unsaved edit when they are back", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    const first = freshName("过期的人");
    await openScene(page);
    await signIn(page, first);
    const text = await write(page);
    const token = (await context.cookies()).find(({ name }) => name === "token")?.value;
    // The page learns of the end from its stream or from a refused change: what is typed before that must not be sent yet.
    const ended = Promise.withResolvers<void>();
    await page.route("**/api/document/update", async (route) => {
      await ended.promise;
      await route.continue();
    });
    await edit(page, EDITED);
    await server.call("/api/user/logout", {}, token);
    ended.resolve();
    await page.getByRole("dialog").waitFor();
    await signInBy(page, freshName("捡到电脑的人"));
    await shownOn(page, WRITTEN).waitFor({ state: "detached" });
    expect(await page.locator("body").textContent()).not.toContain(EDITED);
    expect(await fieldValue(page, "summary")).toBe("");
    await page.reload();
    await menuOf(page).waitFor();
    expect(await page.locator("body").textContent()).not.toContain(EDITED);
    await signOut(page);

    await signIn(page, first);
    await page.goto(`/scene/weeklyReport?text=${text}`);
    await shownOn(page, EDITED).waitFor();
    const back = await server.signIn(first);
    await expect.poll(() => savedText(text, back)).toContain(EDITED);
    await context.close();
  });

  it("what stood in the fields is not filled in again by the browser after the session is gone", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    await openScene(page);
    await signIn(page, freshName("关了又开的人"));
    await openScene(page);
    await fillWeeklyReport(page);
    await waitForKeptInput(page, weeklyReport.summary);
    await context.clearCookies({ name: "token" });
    await page.goto("/healthz");
    await page.goBack();
    // Before hydration the form shows what the browser restores.
    expect(await fieldValue(page, "summary")).toBe("");
    await waitForForm(page);
    expect(await fieldValue(page, "summary")).toBe("");
    await context.close();
  });
});

describe("signing out with an edit that is not saved", () => {
  it("sends it first", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    const name = freshName("边改边走的人");
    await openScene(page);
    await signIn(page, name);
    const text = await write(page);
    await edit(page, EDITED);
    await signOut(page);
    expect(await savedText(text, await server.signIn(name))).toContain(EDITED);
    expect(await tracesOn(page)).not.toContain(EDITED);
    await context.close();
  });

  it("asks where it cannot be sent; whoever stays loses nothing, whoever goes leaves nothing", async () => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    await openScene(page);
    await signIn(page, freshName("断网的人"));
    await write(page);
    await edit(page, EDITED);
    await context.setOffline(true);
    await page.keyboard.insertText("又一句");
    await pressSignOut(page);
    const dialog = page.getByRole("dialog", { name: panels.unsaved.title });
    await dialog.getByText(panels.unsaved.text(1)).waitFor();
    await dialog.getByRole("button", { name: panels.unsaved.stay }).click();
    await dialog.waitFor({ state: "hidden" });
    await shownOn(page, EDITED).waitFor();
    await pressSignOut(page);
    await dialog.getByRole("button", { name: panels.unsaved.discard }).click();
    await page.getByText(shell.user.signedOut).waitFor();
    await shownOn(page, EDITED).waitFor({ state: "detached" });
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await fieldValue(page, "summary")).toBe("");
    expect(await tracesOn(page)).not.toContain(EDITED);
    await context.close();
  });
});

it("where the browser keeps nothing, signing in, writing, editing and signing out go on", async () => {
  const { context, page, faults } = await openVisitor(browser, { url: server.url });
  await context.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage", "indexedDB"] as const) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException(`${area} is forbidden`, "SecurityError");
        },
      });
    }
  });
  await openScene(page);
  await signIn(page, freshName("无痕的人"));
  await write(page);
  await edit(page, EDITED);
  await signOut(page);
  await shownOn(page, WRITTEN).waitFor({ state: "detached" });
  // Logged by the router's scroll restoration script; harmless.
  expect(faults.filter((fault) => !fault.includes("sessionStorage is forbidden"))).toEqual([]);
  await context.close();
});
