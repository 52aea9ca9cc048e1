import { readFileSync } from "node:fs";
import type { Download, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { fillWeeklyReport, shownOn } from "./support/weekly-report.ts";
import { words } from "./support/words.ts";

const w = words.zh;
/** First bytes of every ZIP file, and so of a Word file. */
const ZIP_MARK = "PK";

/** Presses the button and returns the downloaded file. */
async function fileOf(page: Page, name: string): Promise<{ name: string; text: string }> {
  const coming: Promise<Download> = page.waitForEvent("download");
  await page.getByRole("button", { name }).first().click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

describe("the account's own records", () => {
  it("lead from a written text to its line in the log, its day in the plot, its row in the table file, and its Word file once more", async () => {
    const token = await server.signIn(freshName("林小满"));
    const { context, page, faults } = await openVisitor(browser, { url: server.url, token });
    await page.goto("/scene/weeklyReport");
    await fillWeeklyReport(page);
    await page.keyboard.press("Control+Enter");
    await shownOn(page, "31%").waitFor();
    await page.getByPlaceholder(w.writing.dock.own).waitFor();
    const word = await fileOf(page, w.writing.bar.word);

    const { data } = await server.call("/api/user/getApiLog", { kind: "scene" }, token);
    const [line] = (data as { list: { title: string; charged: number }[] }).list;
    if (line === undefined) throw new Error("the log is empty");
    const charged = line.charged.toLocaleString("en-US");
    expect(line.charged).toBeGreaterThan(0);

    await page.goto("/my/count");
    const row = page.getByRole("row").filter({ hasText: line.title });
    await row.waitFor();
    await expect.poll(() => row.textContent()).toContain(charged);
    expect(await page.getByRole("slider", { name: w.usage.plot.walk }).getAttribute("aria-valuetext")).toContain(charged);

    expect.soft(await findViolations(page)).toEqual([]);

    const table = await fileOf(page, w.usage.csv.action);
    expect(table.name).toMatch(/\.csv$/);
    expect(table.text).toContain(line.title);
    expect(table.text).toContain(String(line.charged));

    // The choice is in the address, so the browser's back button undoes it.
    await page.getByRole("button", { name: w.usage.kinds.names.grant }).click();
    await row.waitFor({ state: "detached" });
    await page.goBack();
    await row.waitFor();

    await page.goto("/my/download");
    await page.getByRole("row").filter({ hasText: word.name }).waitFor();
    expect.soft(await findViolations(page)).toEqual([]);
    const again = await fileOf(page, w.downloads.againOf(word.name));
    expect(again.name).toBe(word.name);
    expect(again.text.slice(0, ZIP_MARK.length)).toBe(ZIP_MARK);
    expect(again.text).toBe(word.text);
    expect(faults).toEqual([]);
    await context.close();
  });
});
