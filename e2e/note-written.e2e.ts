import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { makeMember } from "./support/essay-on-server.ts";
import { freshName } from "./support/fresh-name.ts";
import { noteOnServer, textOf } from "./support/note-on-server.ts";
import { openBrowser, openVisitor } from "./support/open-browser.ts";
import { startServer, type TestServer } from "./support/start-server.ts";
import { words } from "./support/words.ts";

const { noteWriting: m, sectionWriting: w } = words.zh;
const OUTLINE = "# 为什么是旧书店\n\n# 谁还在买旧书\n\n## 到店顾客画像\n\n## 年轻人为何而来\n\n# 写在最后\n\n我自己写的结尾。";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env: { SAMPLE_WRITER_SPEED: "8" } }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it("the whole note is written while its owner types elsewhere in it, and every word of theirs stays", async () => {
  const token = await server.signIn(freshName("写笔记的人"));
  await makeMember(server, token);
  const note = await noteOnServer(server, { token, markdown: OUTLINE });
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto(note.path);
  await textOf(page).waitFor();
  await page.getByRole("button", { name: new RegExp(m.all) }).click();
  await page.getByText(w.quote.sectionCount(3, "1,200")).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: w.quote.begin }).click();
  await page.getByText(w.job.mayClose).waitFor();
  await page
    .getByRole("treeitem", { name: /写到|在排队/ })
    .first()
    .waitFor();
  await textOf(page).getByText("我自己写的结尾。").click();
  await page.keyboard.press("End");
  await page.keyboard.insertText("写的同时我在改别处。");
  const done = async () =>
    ((await server.call("/api/job/list", { kind: "note" }, token)).data as { list: { status: string }[] }).list[0]?.status;
  await expect.poll(done, { timeout: 60_000, interval: 300 }).toBe("done");
  await expect.poll(() => note.words()).toContain("我自己写的结尾。写的同时我在改别处。");
  const all = await note.words();
  for (const title of ["为什么是旧书店", "到店顾客画像", "年轻人为何而来"]) expect(all).toContain(`“${title}”要写的事实`);
  await textOf(page).getByText("“年轻人为何而来”要写的事实").first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
