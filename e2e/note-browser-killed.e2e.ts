import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { goToEnd, isSaved, noteOnServer, textOf } from "./support/note-on-server.ts";
import { type SpawnedBrowser, spawnBrowser } from "./support/spawn-browser.ts";
import { startServer, type TestServer } from "./support/start-server.ts";

/** Between the browser's having the last key and the kill. */
const PAUSES_MS = [0, 0, 5, 20, 60, 120, 200, 300];
const KEYS_A_ROUND = 5;
const FIRST_KEY = 0x4e00;
const SHOWN_WITHIN_MS = 180_000;

let server: TestServer;
let running: SpawnedBrowser | null = null;
const profile = mkdtempSync(join(tmpdir(), "tangleaf-profile-"));
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await running?.kill();
  await server?.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** A second connection to what the page keeps, opened before the keys: nothing the page writes later gets in while it opens. */
const watchKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("edits");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          Object.assign(globalThis, { kept: opening.result });
          resolve();
        };
      }),
  );

/**
 * Whether the page shows the words, and the browser then has every change the page had handed over by that moment: a reading
 * transaction comes behind the writing ones that were begun before it, and before any that are begun later.
 */
const hasTaken = (page: Page, words: string) =>
  textOf(page).evaluate(
    (paper, shown) =>
      new Promise<boolean>((resolve, reject) => {
        if (paper.textContent !== shown) return resolve(false);
        const { kept } = globalThis as unknown as { kept: IDBDatabase };
        const reading = kept.transaction("change", "readonly");
        reading.objectStore("change").count();
        reading.oncomplete = () => resolve(true);
        reading.onabort = () => reject(reading.error);
      }),
    words,
  );

it("a browser killed 0 to 300 ms after it has taken a key, eight times, has kept every character typed offline", async () => {
  const token = await server.signIn(freshName("打字的人"));
  const note = await noteOnServer(server, { token, markdown: "开头" });
  let typed = "开头";

  const open = async () => {
    running = await spawnBrowser(profile);
    const context = running.browser.contexts()[0];
    if (context === undefined) throw new Error("no context");
    context.setDefaultTimeout(SHOWN_WITHIN_MS);
    // Written to the disk only now and then, so that a killed browser has lost it.
    await context.addCookies([{ name: "token", value: token, url: server.url }]);
    const page = await context.newPage();
    await page.goto(server.url + note.path);
    await textOf(page).waitFor();
    await expect.poll(() => textOf(page).textContent()).toBe(typed);
    return { page, context };
  };

  for (const [round, pause] of PAUSES_MS.entries()) {
    const { page, context } = await open();
    await isSaved(page);
    await goToEnd(page);
    await context.setOffline(true);
    await watchKept(page);
    for (let n = 0; n < KEYS_A_ROUND; n += 1) {
      const key = String.fromCharCode(FIRST_KEY + round * KEYS_A_ROUND + n);
      await page.keyboard.insertText(key);
      typed += key;
    }
    await expect.poll(() => hasTaken(page, typed)).toBe(true);
    await sleep(pause);
    await running?.kill();
    running = null;
  }
  const { page } = await open();
  await isSaved(page);
  expect(await note.words()).toBe(typed);
});
