import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeMember, storedEssay } from "./support/essay-on-server.ts";
import { freshName } from "./support/fresh-name.ts";
import { openInLibreOffice } from "./support/in-libreoffice.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { fillTitleForm } from "./support/title-form.ts";
import { words } from "./support/words.ts";

const { essayTitle: t, essayOutline: o, essayContent: c, essayExport: x } = words.zh;

it("a newcomer goes from a major to a Word file, and closes the page on the way", async () => {
  const token = await server.signIn(freshName("第一次来的人"));
  await makeMember(server, token);
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto("/essay/title");
  await fillTitleForm(page, "zh");
  await page.keyboard.press("Control+Enter");
  await page
    .getByRole("button", { name: new RegExp(`^${t.results.pick}`) })
    .first()
    .click();
  await page.waitForURL("**/essay/outline?essay=*");
  await page.getByRole("button", { name: new RegExp(`^${o.ask.first}`) }).click();
  await page.locator("textarea[data-title]").nth(1).waitFor();
  await page.getByRole("button", { name: new RegExp(`^${o.bar.choose}`) }).click();
  await page.waitForURL("**/essay/content?essay=*");
  await page.getByRole("button", { name: c.write.all }).click();
  await page.getByText(x.notice.accept).click();
  await page.getByRole("button", { name: c.quote.begin }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const address = page.url();
  await page.close();

  const essayId = new URL(address).searchParams.get("essay") ?? "";
  await expect.poll(async () => (await storedEssay(server, token, essayId)).job?.status, { interval: 250 }).toBe("done");
  const back = await context.newPage();
  await back.goto(address);
  await back.getByRole("button", { name: c.export.action }).click();
  const downloading = back.waitForEvent("download");
  await back.getByRole("dialog").getByRole("button", { name: x.action, exact: true }).click();
  const file = join(mkdtempSync(join(tmpdir(), "tangleaf-thesis-")), "thesis.docx");
  await (await downloading).saveAs(file);
  const opened = await openInLibreOffice(readFileSync(file));
  // Results are tables with a head and empty cells.
  if (opened !== null) expect(opened.tables).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});
