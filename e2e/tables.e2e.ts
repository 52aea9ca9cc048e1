import { writeXlsx } from "hucre/xlsx";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { openBrowser, openVisitor } from "./support/open-browser.ts";
import { startServer, type TestServer } from "./support/start-server.ts";
import { toGbk } from "./support/to-gbk.ts";
import { words } from "./support/words.ts";

const { table: m, tableSamples: samples } = words.zh;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A heading of two rows, as merged cells come out of a csv, and a row that adds up the others. */
const CSV = [
  "基本情况,基本情况,金额,金额",
  "部门,日期,预算,实际",
  ...["市场部", "技术部", "人事部"].flatMap((department, at) =>
    ["2026-01-08", "2026-02-12", "2026-03-20"].map((day, n) => `${department},${day},${1000 + at * 500},${900 + at * 700 + n * 110}`),
  ),
  "合计,,13500,15390",
].join("\r\n");

const file = { name: "一季度报销.csv", mimeType: "text/csv", buffer: toGbk(CSV) };

const bring = async (page: Page, one: typeof file): Promise<void> => {
  await page.goto("/table");
  await page.locator("input[type=file]").setInputFiles(one);
  await page.getByRole("grid").waitFor();
};

async function ask(page: Page, question: string) {
  const before = await page.getByRole("article").count();
  const box = page.getByRole("textbox", { name: m.chat.ask });
  await box.fill(question);
  await box.press("Enter");
  const answer = page.getByRole("article").nth(before);
  await answer.waitFor();
  return answer;
}

it("a GBK csv with a heading of two rows and a total row is read, asked five things, each with its plan in words", async () => {
  const { page, faults } = await openVisitor(browser, { url: server.url });
  await bring(page, file);
  await page.getByText("第 10 行是合计，不计入").waitFor();
  await page.getByText(/gb18030/).waitFor();
  await page.getByRole("columnheader", { name: /金额·实际/ }).waitFor();
  const asked: readonly (readonly [string, RegExp])[] = [
    ["各部门的总实际", /人事部，7,230/],
    ["实际最高的前 3 名", /2,520/],
    ["每月的总实际", /4,800/],
    ["市场部的平均实际", /1,010/],
    ["把实际 1500 以上的标出来", /6 行/],
  ];
  for (const [question, said] of asked) {
    const answer = await ask(page, question);
    expect(await answer.textContent(), question).toMatch(said);
    const plan = answer.getByRole("button", { name: m.answer.plan });
    if ((await plan.getAttribute("aria-expanded")) === "false") await plan.click();
    await answer.getByRole("list").last().waitFor();
  }
  await page.locator("[role=row][data-tone]").first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it("a word of a plan is changed in place, an answer becomes a table of its own, and all of it is there after a reload", async () => {
  const { page } = await openVisitor(browser, { url: server.url });
  await bring(page, file);
  const answer = await ask(page, "各部门的平均实际");
  await answer.getByRole("button", { name: m.answer.change("平均") }).click();
  await page
    .getByRole("menuitem", { name: /合计|总/ })
    .first()
    .click();
  await page.getByText("7,230").first().waitFor();
  await page.getByRole("article").getByRole("button", { name: m.answer.save }).click();
  await page.getByRole("heading", { level: 1, name: /一季度报销 · 各部门/ }).waitFor();
  await page.getByRole("grid").getByText("市场部").waitFor();
  await page.goBack();
  await page.reload();
  await page.getByRole("article").waitFor();
  expect(await page.getByRole("article").count()).toBe(1);
});

it("an xlsx is read, a column sorted and filtered from its head, a cell changed, undone, and the answer before it says so", async () => {
  const xlsx = await writeXlsx({
    sheets: [
      {
        name: "名单",
        rows: [
          ["姓名", "分数"],
          ["甲", 81],
          ["乙", 95],
          ["丙", 78],
        ],
      },
      {
        name: "安排",
        rows: [
          ["时间", "地点"],
          ["周一", "报告厅"],
        ],
      },
    ],
  });
  const { page } = await openVisitor(browser, { url: server.url });
  await bring(page, { name: "面试.xlsx", mimeType: "application/octet-stream", buffer: Buffer.from(xlsx) });
  await page.getByRole("button", { name: "安排" }).click();
  await page.getByRole("grid").getByText("报告厅").waitFor();
  await page.getByRole("button", { name: "名单" }).click();
  const answer = await ask(page, "分数最高的前 1 名");
  expect(await answer.textContent()).toContain("乙");
  const grid = page.getByRole("grid");
  await grid.getByText("81", { exact: true }).dblclick();
  await page.keyboard.insertText("99");
  await page.keyboard.press("Enter");
  await answer.getByText(m.answer.stale).waitFor();
  await answer.getByRole("button", { name: m.answer.again }).click();
  await page.getByRole("article").getByText("甲", { exact: false }).first().waitFor();
  await grid.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await grid.getByText("81", { exact: true }).waitFor();
});

it("what cannot be read is asked back or said, and what is no table is refused at its place", async () => {
  const { page } = await openVisitor(browser, { url: server.url });
  await page.goto("/table");
  await page.locator("input[type=file]").setInputFiles({ name: "说明.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await page.getByRole("alert").getByText(m.fault.read.format).waitFor();
  await page.getByRole("button", { name: m.create.paste }).click();
  await page.getByRole("textbox", { name: m.create.pasteHere }).fill(samples[0]?.lines ?? "");
  await page.getByRole("button", { name: m.create.read }).click();
  await page.getByRole("grid").waitFor();
  const unread = await ask(page, "各学院的咕噜噜面试分");
  expect(await unread.textContent()).toContain("咕噜噜");
  const refused = await ask(page, "预测明年的面试分");
  expect(await refused.getByRole("button", { name: m.answer.plan }).count()).toBe(0);
});

it("an answer is taken to the page of charts and drawn there", async () => {
  const { page } = await openVisitor(browser, { url: server.url });
  await bring(page, file);
  const answer = await ask(page, "各部门的总实际");
  await answer.getByRole("button", { name: m.answer.chart }).click();
  await page.waitForURL(/\/chart/);
  await page.getByRole("figure").locator("svg").first().waitFor();
  await page.getByText("市场部").first().waitFor();
});

it("a table made before signing in goes along, and is there on another device with its answers, which are the server's now", async () => {
  const { page, context, faults } = await openVisitor(browser, { url: server.url });
  await bring(page, file);
  await ask(page, "各部门的总实际");
  const token = await server.signIn(freshName("问表的人"));
  await context.addCookies([{ name: "token", value: token, url: server.url }]);
  await page.goto("/table");
  await page.getByText(m.list.takenAlong(1)).waitFor();
  const { list } = (await server.call("/api/table/list", {}, token)).data as { list: { tableId: string; title: string }[] };
  expect(list.map(({ title }) => title)).toEqual(["一季度报销"]);
  const tableId = list[0]?.tableId ?? "";

  const other = await openVisitor(browser, { url: server.url, token });
  await other.page.goto(`/table/sheet/${tableId}`);
  await other.page.getByRole("grid").getByText("市场部").first().waitFor();
  expect(await other.page.getByRole("article").count()).toBe(1);
  await ask(other.page, "实际最高的前 3 名");
  await expect
    .poll(async () =>
      ((await server.call("/api/table/get", { tableId }, token)).data as { answers: { ask: string }[] }).answers.map(
        ({ ask: asked }) => asked,
      ),
    )
    .toEqual(["各部门的总实际", "实际最高的前 3 名"]);

  // A file brought while signed in is shown at once and goes up.
  await bring(other.page, { ...file, name: "二季度报销.csv" });
  await other.page.waitForURL((url) => !url.pathname.includes("local-"));
  await other.page.getByRole("grid").getByText("技术部").first().waitFor();
  expect([...faults, ...other.faults]).toEqual([]);
});

it("on a phone the sheet and the conversation are two tabs, by touch and without faults", async () => {
  const { page, faults } = await openVisitor(browser, { url: server.url, device: "phone" });
  await page.goto("/table");
  await page
    .getByRole("button")
    .filter({ hasText: samples[1]?.title ?? "" })
    .tap();
  await page.getByRole("grid").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("radiogroup", { name: m.view.label }).getByText(m.view.chat).tap();
  const answer = await ask(page, "各门店的总销售额");
  expect(await answer.textContent()).toContain("江湾店");
  expect(await findViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
});
