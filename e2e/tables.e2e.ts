import { writeXlsx } from "hucre/xlsx";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { askTable, REPORT_CSV } from "./support/table-page.ts";
import { words } from "./support/words.ts";

const { table: m, tableSamples: samples } = words.zh;

const bring = async (page: Page, one: typeof REPORT_CSV): Promise<void> => {
  await page.goto("/table");
  await page.locator("input[type=file]").setInputFiles(one);
  await page.getByRole("grid").waitFor();
};

it("a word of a plan is changed in place, an answer becomes a table of its own, and all of it is there after a reload", async () => {
  const { page } = await openVisitor(browser, { url: server.url });
  await bring(page, REPORT_CSV);
  const answer = await askTable(page, "各部门的平均实际");
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
  const answer = await askTable(page, "分数最高的前 1 名");
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
  const unread = await askTable(page, "各学院的咕噜噜面试分");
  expect(await unread.textContent()).toContain("咕噜噜");
  const refused = await askTable(page, "预测明年的面试分");
  expect(await refused.getByRole("button", { name: m.answer.plan }).count()).toBe(0);
});

it("a table made before signing in goes along, and is there on another device with its answers, which are the server's now", async () => {
  const { page, context, faults } = await openVisitor(browser, { url: server.url });
  await bring(page, REPORT_CSV);
  await askTable(page, "各部门的总实际");
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
  await askTable(other.page, "实际最高的前 3 名");
  await expect
    .poll(async () =>
      ((await server.call("/api/table/get", { tableId }, token)).data as { answers: { ask: string }[] }).answers.map(
        ({ ask: asked }) => asked,
      ),
    )
    .toEqual(["各部门的总实际", "实际最高的前 3 名"]);

  // A file brought while signed in is shown at once and goes up.
  await bring(other.page, { ...REPORT_CSV, name: "二季度报销.csv" });
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
  const answer = await askTable(page, "各门店的总销售额");
  expect(await answer.textContent()).toContain("江湾店");
  expect(await findViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
});
