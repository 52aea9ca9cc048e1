import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { paperOf, shownOn, weeklyReport } from "./support/weekly-report.ts";
import { words } from "./support/words.ts";

const { editor: m } = words.zh;
/** Stands in every text written from these fields. */
const WRITTEN = "购物车和结算页";
const TYPED = "刚打的这一句还没存";
/** Limit of the wait until an edit is in the page's journal. */
const KEPT_WITHIN_MS = 180_000;
const CRASHED_WITHIN_MS = 180_000;

type Visit = { context: BrowserContext; page: Page; path: string; saved: () => Promise<string> };

/** Somebody with a finished text in the editor. */
async function openText({
  prepare = async () => undefined,
}: {
  prepare?: (context: BrowserContext) => Promise<void>;
} = {}): Promise<Visit> {
  const token = await server.signIn(freshName("正在改的人"));
  const input = { sceneType: "weeklyReport", fields: { ...weeklyReport, length: 600 } };
  const { data } = await server.call("/api/ai/start", { kind: "scene", input, requestId: crypto.randomUUID() }, token);
  const { generationId } = data as { generationId: string };
  const get = async () => (await server.call("/api/ai/get", { generationId }, token)).data as { status: string; text: string };
  await expect.poll(async () => (await get()).status, { message: "the text was not done", timeout: KEPT_WITHIN_MS }).toBe("done");
  const path = `/scene/weeklyReport?text=${generationId}`;
  // A worker that starts while the emulated network comes back may stay without one; offline.e2e.ts has what workers do.
  const { context, page } = await openVisitor(browser, { url: server.url, token, serviceWorkers: "block" });
  await prepare(context);
  await page.goto(path);
  return { context, page, path, saved: async () => (await get()).text };
}

async function type(page: Page, typed: string): Promise<void> {
  const editor = paperOf(page).locator("[contenteditable=true]");
  await editor.getByText(WRITTEN).first().click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(typed);
  await editor.getByText(typed).waitFor();
}

async function close(page: Page): Promise<void> {
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
}

/** Waits until the page has what was typed in its journal. */
async function waitForJournal(page: Page, typed: string): Promise<void> {
  const message = `"${typed}" is not in the page's journal`;
  await expect.poll(async () => (await page.evaluate(keptEdits)).join(), { message, timeout: KEPT_WITHIN_MS }).toContain(typed);
}

/** Ends the process of the page: none of its handlers run. Only what is in the journal is left. */
async function kill(page: Page, typed: string): Promise<void> {
  await waitForJournal(page, typed);
  const crashed = page.waitForEvent("crash", { timeout: CRASHED_WITHIN_MS });
  const session = await page.context().newCDPSession(page);
  // Not awaited: a crashed page does not answer.
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
}

async function openAnew({ context, path }: Visit): Promise<Page> {
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function expectSaved({ saved }: Visit, typed: string): Promise<void> {
  await expect.poll(saved, { message: `"${typed}" was not saved`, timeout: KEPT_WITHIN_MS }).toContain(typed);
}

it.each([
  ["closed", close],
  ["killed", kill],
])("what was typed offline into a page that is %s right after it is there at the next visit, and goes to the server", async (_, end) => {
  const visit = await openText();
  await paperOf(visit.page).locator("[contenteditable=true]").waitFor();
  await visit.context.setOffline(true);
  await type(visit.page, TYPED);
  await end(visit.page, TYPED);
  // A page that is closed in order may still send its last words past the emulated network.
  if (end === kill) expect(await visit.saved()).not.toContain(TYPED);
  await shownOn(await openAnew(visit), TYPED).waitFor();
  await expectSaved(visit, TYPED);
  await visit.context.close();
});

it("two tabs that edit one text offline each keep their own, and the second to come back is asked which one stands", async () => {
  const visit = await openText();
  const other = await openAnew(visit);
  for (const page of [visit.page, other]) await paperOf(page).locator("[contenteditable=true]").waitFor();
  await visit.context.setOffline(true);
  // The newest edit of the journal is offered, so the first tab's must be in it before the second's.
  await type(visit.page, "第一页的话");
  await waitForJournal(visit.page, "第一页的话");
  await type(other, "第二页的话");
  // A closed page would still try to send its edit, and the test could not tell which of the two was first.
  await kill(other, "第二页的话");
  await visit.context.setOffline(false);
  await expectSaved(visit, "第一页的话");
  const kept = async () => (await visit.page.evaluate(keptEdits)).join();
  await expect.poll(kept, { message: "the saved edit is still in the journal", timeout: KEPT_WITHIN_MS }).not.toContain("第一页的话");
  await visit.page.close();
  const page = await openAnew(visit);
  await page.getByRole("button", { name: m.conflict.theirs }).waitFor();
  await shownOn(page, "第二页的话").waitFor();
  await page.getByRole("button", { name: m.conflict.mine }).click();
  await expectSaved(visit, "第二页的话");
  await visit.context.close();
});

it("what was typed offline is saved by the same page as soon as the network is back, and nothing stays behind", async () => {
  const visit = await openText();
  await paperOf(visit.page).locator("[contenteditable=true]").waitFor();
  await visit.context.setOffline(true);
  await type(visit.page, TYPED);
  await visit.page.getByText(m.saved.offlineKept).waitFor();
  await visit.context.setOffline(false);
  await visit.page.getByText(m.saved.saved, { exact: true }).waitFor();
  expect(await visit.saved()).toContain(TYPED);
  await expect.poll(() => visit.page.evaluate(keptEdits), { message: "the journal is not empty" }).toHaveLength(0);
  await visit.context.close();
});

it("where the browser keeps nothing it says so, asks before the page goes, and saves as soon as it can", async () => {
  const visit = await openText({
    prepare: async (context) => {
      await context.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("private mode", "InvalidStateError");
        };
      });
    },
  });
  await paperOf(visit.page).locator("[contenteditable=true]").waitFor();
  await visit.context.setOffline(true);
  await type(visit.page, TYPED);
  await visit.page.getByText(m.notKept.title).waitFor();
  await visit.page.getByText(m.saved.offlineNotKept).waitFor();
  const asked = visit.page.waitForEvent("dialog");
  await visit.page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).dismiss();
  await visit.context.setOffline(false);
  await expectSaved(visit, TYPED);
  await visit.context.close();
});

/** What the page keeps of edits, each as JSON. */
function keptEdits(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open("edits");
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const read = opened.result.transaction("edit").objectStore("edit").getAll();
      read.onsuccess = () => resolve(read.result.map((edit) => JSON.stringify(edit)));
    };
  });
}
