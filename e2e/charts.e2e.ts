import { readFile } from "node:fs/promises";
import { chartsIn } from "@tangleaf/document/charts";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { isSaved, noteOnServer, textOf } from "./support/note-on-server.ts";
import { openVisitor } from "./support/open-browser.ts";
import { contentOf } from "./support/same-content.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { chartTool: m, chart: c } = words.zh;
const LIBRARY = "月份\t进馆（千人次）\t座位使用率\n3月\t18.2\t61%\n4月\t21.6\t64%\n5月\t19.8\t58%\n6月\t27.4\t82%\n合计\t87\t";

/** Pastes into the first cell, as a sheet program has put it on the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  const cell = page.getByRole("grid", { name: m.grid.label }).locator("th").first();
  await cell.focus();
  await cell.evaluate((at, table) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", table);
    at.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
const line = (page: Page, label: string) => page.getByRole("button", { name: new RegExp(`^${m.paper.edit(label, "")}`) });
const drawn = (page: Page, name: string) => page.getByRole("figure").locator("svg text", { hasText: name }).first();
const kind = (page: Page, name: keyof typeof c.kinds) =>
  page.getByRole("radiogroup", { name: m.kinds.label }).getByText(c.kinds[name], { exact: true });
const saved = (page: Page) => page.getByText(m.saved.saved, { exact: true }).waitFor();

async function write(page: Page, label: string, words: string): Promise<void> {
  await line(page, label).click();
  await page.getByRole("textbox", { name: label, exact: true }).fill(words);
  await page.keyboard.press("Enter");
}

it("figures are pasted, drawn, given a claim, redrawn, taken as a picture, kept and put into a note", async () => {
  const token = await server.signIn(freshName("画图的人"));
  const { page, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto("/chart");
  await paste(page, LIBRARY);
  await drawn(page, "6月").waitFor();
  await write(page, m.paper.title, "6月最高，进馆 27.4 千人次");
  await write(page, m.paper.source, "校图书馆");
  await kind(page, "bar").click();
  await page.waitForURL(/\/chart\?chart=/);
  await saved(page);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: m.files.action }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: m.files.png(2) }).click()]);
  expect(download.suggestedFilename()).toBe("6月最高，进馆 27.4 千人次.png");
  const png = await readFile(await download.path());
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual(["PNG", 2 * (640 + 48)]);

  await page.reload();
  await drawn(page, "6月").waitFor();
  // The claim follows the figures, and says when they no longer bear it.
  const cell = page.getByRole("gridcell", { name: "27.4" });
  await cell.focus();
  await page.keyboard.type("30");
  await page.keyboard.press("Enter");
  await line(page, m.paper.title).filter({ hasText: "进馆 30 千人次" }).waitFor();
  await saved(page);

  const { noteId, path } = await noteOnServer(server, { token, markdown: "# 馆情\n\n## 借阅\n\n第一段。\n\n## 座位\n\n满了。" });
  await page.getByRole("button", { name: m.insert.action }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(m.insert.place).selectOption({ label: m.insert.behind("借阅") });
  await dialog.getByRole("button", { name: m.insert.put }).click();
  await page.locator("#main").getByRole("link", { name: m.insert.open }).click();
  await page.waitForURL(new RegExp(path));
  await page.locator("[data-node=chart] svg").waitFor();
  await isSaved(page);
  const content = await contentOf(server, { token, noteId });
  const types = content.blocks.map(({ type }) => type);
  expect(types.slice(types.indexOf("table"), types.indexOf("table") + 3)).toEqual(["table", "chart", "heading"]);
  expect([...chartsIn(content).values()].map(({ claim }) => claim.text)).toEqual(["6月最高，进馆 30 千人次"]);
  expect(faults).toEqual([]);
});

it("on a phone, before signing in, figures of a text are traced, drawn and kept, and go over to the account", async () => {
  const { page, faults } = await openVisitor(browser, { url: server.url, device: "phone" });
  await page.goto("/chart");
  await page.getByRole("button", { name: m.grid.fromText }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: m.text.field }).fill("毕业去向中，就业占52.5%，升学占33%，出国占14.5%。");
  await dialog.getByRole("button", { name: "33%", exact: true }).click();
  expect(await dialog.locator("mark[data-asked]").textContent()).toBe("33%");
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: m.text.use }).click();
  await page.getByRole("radiogroup", { name: m.views.label }).getByText(m.views.picture, { exact: true }).click();
  await drawn(page, "升学").waitFor();
  await page.getByText(m.saved.local).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  await page.reload();
  await drawn(page, "升学").waitFor();

  const token = await server.signIn(freshName("登录的人"));
  await page.context().addCookies([{ name: "token", value: token, url: server.url }]);
  await page.goto("/chart/index");
  await page.getByRole("link", { name: /各项目的占比/ }).waitFor();
  const { data } = await server.call("/api/chart/list", {}, token);
  expect((data as { total: number }).total).toBe(1);
  expect(faults).toEqual([]);
});

it("charts go into the bin and come back", async () => {
  const token = await server.signIn(freshName("画图的人"));
  const { page } = await openVisitor(browser, { url: server.url, token });
  await page.goto("/chart");
  await page.getByRole("button", { name: m.sample.action }).click();
  await saved(page);
  await page.goto("/chart/index");
  await page.getByRole("button", { name: `${m.list.remove} · ${m.sample.title}` }).click();
  await page.getByText(m.list.none.title, { exact: true }).waitFor();
  await page.getByRole("button", { name: m.list.undo }).click();
  await page.getByRole("link", { name: new RegExp(m.sample.title) }).waitFor();
});

it("on a phone, a chart in a note is in sight while its panel changes it", async () => {
  const token = await server.signIn(freshName("改图的人"));
  const note = await noteOnServer(server, {
    token,
    markdown: "# 馆情\n\n## 借阅\n\n| 学院 | 借阅量（册） |\n| --- | --- |\n| 文学院 | 5200 |\n| 理学院 | 3100 |",
  });
  const { page, faults } = await openVisitor(browser, { url: server.url, token, device: "phone" });
  await page.goto(note.path);
  await textOf(page).locator("td", { hasText: "5200" }).click();
  await page.getByRole("button", { name: c.draw }).click();
  const picture = page.locator("[data-node=chart] svg").first();
  await picture.waitFor();
  await page.locator("[data-node=chart]").getByRole("button", { name: c.edit }).click();
  const panel = page.getByRole("dialog", { name: c.title });
  await panel.getByText(c.kinds.pie, { exact: true }).click();
  const [of, over] = [await picture.boundingBox(), await panel.boundingBox()];
  expect(of?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect((of?.y ?? 0) + (of?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  expect(await findViolations(page)).toEqual([]);
  await panel.getByRole("button", { name: c.done, exact: true }).click();
  await isSaved(page);
  const [chart] = chartsIn(await contentOf(server, { token, noteId: note.noteId })).values();
  expect(chart?.spec.type).toBe("pie");
  expect(faults).toEqual([]);
});

const WECHAT =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50";

it("inside WeChat a picture gets an address of its own, which is the file once it is opened in the browser", async () => {
  const token = await server.signIn(freshName("在微信里画"));
  const { page, faults } = await openVisitor(browser, { url: server.url, token, device: "phone", userAgent: WECHAT });
  await page.goto("/chart");
  await paste(page, LIBRARY);
  await page.getByRole("radiogroup", { name: m.views.label }).getByText(m.views.picture, { exact: true }).click();
  await drawn(page, "6月").waitFor();
  await page.getByRole("button", { name: m.files.action }).click();
  expect(await page.getByRole("menuitem", { name: m.files.svg }).count()).toBe(0);
  await page.getByRole("menuitem", { name: m.files.png(2) }).click();
  await page.waitForURL(/\/files\//);
  await page.getByText("在浏览器打开").waitFor();
  await page.waitForFunction(() => (document.querySelector("img")?.naturalWidth ?? 0) > 0);
  expect(await findViolations(page)).toEqual([]);
  expect(faults).toEqual([]);

  const { page: own } = await openVisitor(browser, { url: server.url, device: "phone" });
  const [download] = await Promise.all([own.waitForEvent("download"), own.goto(page.url()).catch(() => undefined)]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
});
