import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { makeEssay, makeMember, sectionsOf, storedEssay } from "./support/essay-on-server.ts";
import { freshName } from "./support/fresh-name.ts";
import { type Device, openBrowser, openVisitor } from "./support/open-browser.ts";
import { startServer, type TestServer } from "./support/start-server.ts";
import { words } from "./support/words.ts";

const { essayContent: m, essayExport: x, document: d } = words.zh;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env: { SAMPLE_WRITER_SPEED: "40" } }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function visit({ member = true, device = "desktop" as Device } = {}) {
  const token = await server.signIn(freshName("写论文的人"));
  if (member) await makeMember(server, token);
  const essayId = await makeEssay(server, token);
  const visitor = await openVisitor(browser, { url: server.url, token, device });
  await visitor.page.goto(`/essay/content?essay=${essayId}`);
  await textOf(visitor.page).waitFor();
  return { ...visitor, token, essayId, stored: () => storedEssay(server, token, essayId) };
}

const textOf = (page: Page) => page.getByRole("textbox", { name: d.paper.label, exact: true });
const listOf = (page: Page) => page.getByRole("navigation", { name: m.list.label });
/** Writes a paragraph behind the heading of a section. */
async function writeUnder(page: Page, title: string, typed: string): Promise<void> {
  await listOf(page)
    .getByRole("button", { name: new RegExp(title) })
    .click();
  await textOf(page).focus();
  // The editor puts the caret where it was told a moment after it has the focus.
  await expect.poll(() => page.evaluate(() => getSelection()?.anchorNode?.textContent ?? "")).toBe(title);
  await page.keyboard.press("Enter");
  await page.keyboard.insertText(typed);
}
const saved = (page: Page) => page.getByText(d.saved.saved, { exact: true }).first().waitFor();

it("all is written while the page is closed, one's own words stay, and the text that was not put in is there to take", async () => {
  const { page, context, token, essayId, stored, faults } = await visit();
  await page.getByRole("button", { name: m.write.all }).click();
  await page.getByText(m.quote.sectionCount(5, "1,800")).waitFor();
  await page.getByText(x.notice.accept).click();
  await page.getByRole("button", { name: m.quote.begin }).click();
  await page.getByText(m.job.mayClose).waitFor();
  await listOf(page)
    .getByRole("button", { name: /2.3 访谈提纲.*排队中/ })
    .waitFor();
  // Under the heading of a section that waits, a person writes already.
  await writeUnder(page, "2.3 访谈提纲", "我自己访谈了三位同学。");
  await expect.poll(async () => sectionsOf(await stored()).get("s23")?.text).toBe("我自己访谈了三位同学。");
  await page.close();
  await expect.poll(async () => (await stored()).job?.status, { timeout: 90_000, interval: 500 }).toBe("done");

  const again = await context.newPage();
  await again.goto(`/essay/content?essay=${essayId}`);
  await textOf(again).getByText("我自己访谈了三位同学。").waitFor();
  const sections = sectionsOf(await stored());
  for (const id of ["s11", "s12", "s21", "s22"]) expect(sections.get(id)?.text).not.toBe("");
  expect(sections.get("s23")?.text).toBe("我自己访谈了三位同学。");
  await listOf(again)
    .getByText(/^5 \/ 5 段/)
    .waitFor();
  await again.getByRole("button", { name: m.slot.showOf("2.3 访谈提纲") }).click();
  await again.getByRole("button", { name: m.text.below }).click();
  await saved(again);
  await expect.poll(async () => sectionsOf(await stored()).get("s23")?.text).toMatch(/^我自己访谈了三位同学。\n[\s\S]{10,}/);
  expect(faults).toEqual([]);
  expect((await server.call("/api/job/list", { kind: "essay" }, token)).data).toMatchObject({ total: 1 });
  await context.close();
});

it("what is being written shows in its place, in every tab, and editing beside it goes on", async () => {
  const { page, context, stored } = await visit();
  const other = await context.newPage();
  await other.goto(page.url());
  await textOf(other).waitFor();
  await page.getByRole("button", { name: m.write.oneOf("2.1 样本选取") }).click();
  await listOf(page)
    .getByRole("button", { name: /2.1 样本选取.*写到 [1-9]/ })
    .waitFor();
  await writeUnder(page, "1.1 研究背景", "写的同时我在改别处。");
  await textOf(other).getByText("写的同时我在改别处。").waitFor();
  await expect.poll(async () => sectionsOf(await stored()).get("s21")?.text, { interval: 300 }).not.toBe("");
  expect(sectionsOf(await stored()).get("s11")?.text).toBe("写的同时我在改别处。");
  const written =
    sectionsOf(await stored())
      .get("s21")
      ?.text.match(/[\u4e00-\u9fff]{4,}/)?.[0] ?? "";
  await textOf(other).getByText(written).first().waitFor();
  await context.close();
});

it("writing is paused and goes on, and stopped for good keeps what is there", async () => {
  const { page, context, stored } = await visit();
  await page.getByRole("button", { name: m.write.all }).click();
  await page.getByText(x.notice.accept).click();
  await page.getByRole("button", { name: m.quote.begin }).click();
  await page.getByRole("button", { name: m.job.pause }).click();
  await page.getByText(m.job.paused.user).waitFor();
  await page.getByRole("button", { name: m.job.resume.user }).first().click();
  await page.getByText(m.job.mayClose).waitFor();
  await page.getByRole("button", { name: m.job.more, exact: true }).click();
  await page.getByRole("menuitem", { name: m.job.stopNow }).click();
  await page.getByRole("button", { name: m.write.all }).waitFor();
  expect((await stored()).job?.status).toBe("stopped");
  await context.close();
});

it("without membership a section is written at a time, titles are locked and say why, and it works by keyboard alone", async () => {
  const { page, context, stored } = await visit({ member: false });
  await page.getByRole("button", { name: m.write.oneOf("1.1 研究背景") }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => sectionsOf(await stored()).get("s11")?.text, { interval: 300 }).not.toBe("");
  await page
    .getByRole("button", { name: /\d+ 秒后可写/ })
    .first()
    .waitFor();
  await listOf(page)
    .getByRole("button", { name: /第一章 绪论/ })
    .focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => listOf(page).locator("[aria-current]").textContent()).toContain("1.2 概念界定");
  await textOf(page).focus();
  await page.keyboard.insertText("改");
  await page.getByText(m.titles.locked).waitFor();
  expect(sectionsOf(await stored()).get("s12")?.title).toBe("1.2 概念界定");
  await context.close();
});

it("the outline is refined as cards, and what is changed is the document's", async () => {
  const { page, context, stored } = await visit();
  await page.getByText(m.view.outline).first().click();
  const card = page.getByRole("article", { name: "1.2 概念界定" });
  await card.getByRole("textbox", { name: m.section.brief }).fill("什么算深度阅读");
  await card.getByRole("button", { name: m.refine.more("1.2 概念界定") }).click();
  await page.getByRole("menuitem", { name: m.refine.up }).click();
  await saved(page);
  await expect.poll(async () => [...sectionsOf(await stored()).keys()]).toEqual(["s12", "s11", "s21", "s22", "s23"]);
  await context.close();
});

it.each(["desktop", "phone"] as const)(
  "on a %s nothing is in the way of anybody: while it is written, and when it is done",
  async (device) => {
    const { page, context, token, essayId, stored, faults } = await visit({ device });
    expect(await findViolations(page)).toEqual([]);
    await server.call("/api/essay/write", { essayId, paragraphIds: ["s11", "s21"] }, token);
    await page.reload();
    await page.getByText(m.job.mayClose).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expect.poll(async () => (await stored()).job?.status, { interval: 300 }).toBe("done");
    // The sample writer leaves marks of what is missing, which the switch counts.
    if (device === "phone") await page.getByText(new RegExp(`^${m.list.label} · `)).click();
    await listOf(page)
      .getByText(/^2 \/ 5 段/)
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
