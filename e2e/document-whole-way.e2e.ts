import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { storedEssay } from "./support/essay-on-server.ts";
import { freshName } from "./support/fresh-name.ts";
import { openInLibreOffice } from "./support/in-libreoffice.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { writing: w, essayContent: c, essayExport: x, essayList: l } = words.zh;
const TOPIC = "短视频平台隐私协议可读性研究";

it("an opening report goes from its form to a Word file with its schedule, without membership and by keyboard", async () => {
  const token = await server.signIn(freshName("开题的人"));
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto("/document/openingReport");
  await page.getByLabel("论文题目").fill(TOPIC);
  await page.getByLabel(/^专业/).fill("情报学");
  await page.getByLabel("学历层次").fill("硕士");
  await page.getByLabel("关键词").fill("隐私协议、可读性");
  await page.getByLabel("研究设想").fill("用可读性公式给 12 个平台打分；再做 30 人访谈");
  await page.getByLabel("进度安排").fill("2026年10月—11月：查阅文献；写出初稿");
  await page.getByRole("button", { name: new RegExp(w.write.start) }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Control+Enter");
  await page.waitForURL("**/essay/content?essay=*");
  const essayId = new URL(page.url()).searchParams.get("essay") ?? "";
  await expect.poll(async () => (await storedEssay(server, token, essayId)).job?.status, { interval: 250 }).toBe("done");
  await page.getByRole("cell", { name: "2026年10月—11月" }).waitFor();
  await page.getByRole("heading", { name: TOPIC, level: 1 }).waitFor();

  await page.getByRole("button", { name: c.export.action }).click();
  await page.getByText(x.notice.accept).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: x.action, exact: true }).click();
  const file = join(mkdtempSync(join(tmpdir(), "tangleaf-report-")), "report.docx");
  await (await downloading).saveAs(file);
  const opened = await openInLibreOffice(readFileSync(file));
  if (opened !== null) expect(opened.tables).toBeGreaterThan(0);

  await page.goto("/essay/list");
  await page.getByRole("link", { name: TOPIC, exact: true }).waitFor();
  await page.getByText(l.facts("开题报告", "中文")).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
