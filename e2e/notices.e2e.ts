import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { notices: w, noticeWords, panels } = words.zh;
const STREAM = "/api/user/stream";

/** How many streams a page has asked for. */
function countStreams(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(STREAM) && !(request.postData() ?? "").includes("once")) count += 1;
  });
  return () => count;
}

const dotIn = (page: Page) => page.getByRole("button", { name: panels.notices.hasNew });

it("two tabs hear of a notice over one stream; read in one, it is read in the other", async () => {
  const token = await server.signIn(freshName("两个标签"));
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  const opened = countStreams(page);
  await page.goto("/my/info");
  await expect.poll(opened).toBe(1);
  const other = await context.newPage();
  const openedByOther = countStreams(other);
  await other.goto("/homepage");
  await settled(other);

  // From another device: both tabs are told, live.
  await server.call("/api/user/close", {}, token);
  await Promise.all([dotIn(page).waitFor(), dotIn(other).waitFor()]);
  expect([opened(), openedByOther()]).toEqual([1, 0]);
  await server.call("/api/user/reopen", {}, token);

  await dotIn(other).click();
  await other.getByText(noticeWords.accountClosing.title).waitFor();
  expect(await findViolations(other)).toEqual([]);
  await dotIn(page).waitFor({ state: "detached" });
  await other.keyboard.press("Escape");
  expect(await other.getByText(w.end).count()).toBe(0);

  // The tab with the stream goes: the other has it from then on.
  await page.close();
  await expect.poll(openedByOther).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});
