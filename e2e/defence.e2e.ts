import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { noteOnServer } from "./support/note-on-server.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { note: n, defence: m } = words.zh;
const MARKDOWN =
  "# 绪论\n\n## 选题背景\n\n近五年老城区实体书店减少了三成，旧书店却只关了两家。多数研究关注新书店，对旧书店的经营缺少一手材料。\n\n## 研究方法\n\n本文在 2025 年 3 月至 5 月走访 11 家旧书店，记录到店顾客 412 人次，并访谈店主 9 人。\n\n# 结论\n\n旧书店活下来靠的是偶遇的体验与稳定的书源。样本集中在老城区，结论不能直接推广到新城区。\n";

it("slides and a talk are made of a note, and taken along as a file", async () => {
  const token = await server.signIn(freshName("要答辩的人"));
  const { path } = await noteOnServer(server, { token, markdown: MARKDOWN });
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto(path);
  await page.getByRole("button", { name: n.export.more }).click();
  await page.getByRole("menuitem", { name: m.action }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: new RegExp(`^${m.write}`) }).click();
  await dialog.getByText("记录到店顾客 412 人次").first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: m.pptx }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.pptx$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  expect(faults).toEqual([]);
  await context.close();
});
