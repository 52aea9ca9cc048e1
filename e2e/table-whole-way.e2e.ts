import type { TableAnswer } from "@tangleaf/contract";
import { chartsIn } from "@tangleaf/document/charts";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { readZipText } from "../apps/server/src/modules/export/testing/read-zip-text.ts";
import { blockMessages as b } from "../apps/web/src/messages/zh/blocks.ts";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { openInLibreOffice } from "./support/in-libreoffice.ts";
import { noteOnServer, textOf } from "./support/note-on-server.ts";
import { openVisitor } from "./support/open-browser.ts";
import { contentOf } from "./support/same-content.ts";
import { browser, server } from "./support/shared.ts";
import { askTable, REPORT_CSV } from "./support/table-page.ts";
import { unbackedFigures } from "./support/unbacked-figures.ts";
import { words } from "./support/words.ts";

const { table: m, chartTool: c } = words.zh;

const ASKED: readonly (readonly [question: string, said: RegExp, planned: RegExp])[] = [
  ["各部门的总实际", /人事部，7,230/, /部门分组/],
  ["实际最高的前 3 名", /2,520/, /从高到低/],
  ["每月的总实际", /4,800/, /的月分组/],
  ["市场部的平均实际", /1,010/, /实际平均/],
  ["把实际 1500 以上的标出来", /6 行/, /不低于 1,500/],
];

/** Drops a file where tables are made, as a hand does. */
async function drop(page: Page, { name, buffer }: typeof REPORT_CSV): Promise<void> {
  await page.goto("/table");
  const target = page.getByRole("button", { name: m.create.paste });
  await target.evaluate(
    (at, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(file.bytes)], file.name));
      for (const type of ["dragover", "drop"]) at.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, bytes: [...buffer] },
  );
  await page.waitForURL((url) => /\/table\/sheet\/(?!local-)/.test(url.pathname));
}

it("a GBK csv is asked five things in words, an answer becomes a chart, goes into a note with its table, and stands in a Word file", async () => {
  const token = await server.signIn(freshName("报销的人"));
  const { page, faults } = await openVisitor(browser, { url: server.url, token });
  await drop(page, REPORT_CSV);
  for (const guess of [/第 10 行是合计，不计入/, /gb18030/]) await page.getByText(guess).waitFor();
  await page.getByRole("columnheader", { name: /金额·实际/ }).waitFor();
  const tableId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  for (const [question, said, planned] of ASKED) {
    const answer = await askTable(page, question);
    await answer.getByText(said).first().waitFor();
    const plan = answer.getByRole("button", { name: m.answer.plan });
    if ((await plan.getAttribute("aria-expanded")) === "false") await plan.click();
    await answer.getByRole("listitem").filter({ hasText: planned }).first().waitFor();
  }
  await page.locator("[role=row][data-tone]").first().waitFor();
  expect(await findViolations(page)).toEqual([]);

  // No number on the screen is without a cell behind it.
  const answersOf = async () => ((await server.call("/api/table/get", { tableId }, token)).data as { answers: TableAnswer[] }).answers;
  await expect.poll(async () => (await answersOf()).length).toBe(ASKED.length);
  for (const [n, answer] of (await answersOf()).entries()) {
    expect([answer.by, answer.charged]).toEqual(["planner", 0]);
    const shown = page.getByRole("article").nth(n);
    expect(await shown.textContent()).toContain(answer.say.map(({ text }) => text).join(""));
    const figures = await shown.locator("tbody td, tbody th").allTextContents();
    expect(unbackedFigures(answer, figures), answer.ask).toEqual([]);
  }

  await page.getByRole("article").first().getByRole("button", { name: m.answer.chart }).click();
  await page.getByRole("figure").locator("svg text", { hasText: "市场部" }).first().waitFor();
  await page.getByText("人事部的", { exact: false }).filter({ hasText: "7,230" }).first().waitFor();
  const note = await noteOnServer(server, { token, markdown: "# 报销说明\n\n## 各部门\n\n各部门实际支出见" });
  await page.getByRole("button", { name: c.insert.action }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(c.insert.place).selectOption({ label: c.insert.behind("各部门") });
  await dialog.getByRole("button", { name: c.insert.put }).click();
  await page.locator("#main").getByRole("link", { name: c.insert.open }).click();
  await page.locator("[data-node=chart] svg").waitFor();
  await textOf(page).locator("p", { hasText: "见" }).click();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: b.toolbar.insert, exact: true }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${b.actions.crossRef}`) }).click();
  await page
    .getByRole("dialog", { name: b.crossRef.title })
    .getByRole("button", { name: /人事部/ })
    .click();
  await textOf(page).locator("p", { hasText: "见图 1" }).waitFor();
  const stored = () => contentOf(server, { token, noteId: note.noteId });
  await expect.poll(async () => JSON.stringify(await stored())).toContain("crossRef");

  const content = await stored();
  const [chart] = chartsIn(content).values();
  expect([chart?.claim.text, chart?.claim.faults]).toEqual([expect.stringContaining("7,230"), []]);
  const { data } = await server.call("/api/note/export", { noteId: note.noteId, format: "docx" }, token);
  const file = new Uint8Array(await (await fetch(new URL((data as { url: string }).url, server.url))).arrayBuffer());
  const document = readZipText(file).get("word/document.xml") ?? "";
  const written = document.replaceAll(/<w:instrText[^>]*>[^<]*<\/w:instrText>|<[^>]+>/g, "");
  for (const said of ["表 1", "图 1", "各部门实际支出见图 1", chart?.claim.text ?? "no claim", "7,230"]) expect(written).toContain(said);
  const opened = await openInLibreOffice(file);
  if (opened !== null) expect(opened).toMatchObject({ tables: 1, pictures: 1 });
  expect(faults).toEqual([]);
});
