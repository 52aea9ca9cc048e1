import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { table: m, tableSamples: samples } = words.zh;
/** A page has fewer stops of the Tab key than this. */
const STOPS_MAX = 120;

const isFocused = (target: Locator) => target.evaluate((one) => one === document.activeElement);

/** Presses a key until the focus is there. */
async function goTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" | "ArrowDown" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reached by ${key}`);
}

it("a table is opened, sorted, changed, asked, drawn and found again without a pointer", async () => {
  const { page, faults } = await openVisitor(browser, { url: server.url });
  const { keyboard } = page;
  const sample = samples[1];
  if (sample === undefined) throw new Error("no sample");
  await page.goto("/table");
  await goTo(page, page.getByRole("button").filter({ hasText: sample.title }));
  await keyboard.press("Enter");

  const grid = page.getByRole("grid");
  await goTo(page, grid);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "Alt+ArrowDown"]) await keyboard.press(key);
  await goTo(page, page.getByRole("menuitem", { name: m.head.desc, exact: true }), "ArrowDown");
  await keyboard.press("Enter");
  const first = grid.locator("[role=row]").nth(1);
  await first.getByText("73,768.47").waitFor();

  await goTo(page, grid);
  await keyboard.press("F2");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.insertText("90000");
  await keyboard.press("Enter");
  await grid.getByText("90,000.00").waitFor();
  await keyboard.press("ControlOrMeta+z");
  await grid.getByText("73,768.47").waitFor();

  await goTo(page, page.getByRole("textbox", { name: m.chat.ask }));
  await keyboard.insertText("各门店的总销售额");
  await keyboard.press("Enter");
  const answer = page.getByRole("article");
  await answer.getByText("301,830.28").first().waitFor();
  await goTo(page, answer.getByRole("button", { name: m.answer.change("合计") }), "Shift+Tab");
  await keyboard.press("Enter");
  await goTo(page, page.getByRole("menuitem", { name: "平均", exact: true }), "ArrowDown");
  await keyboard.press("Enter");
  await answer.getByRole("button", { name: m.answer.change("平均") }).waitFor();
  expect(await answer.count()).toBe(1);

  await goTo(page, answer.getByRole("button", { name: m.answer.chart }));
  await keyboard.press("Enter");
  await page.waitForURL(/\/chart/);
  await page.getByRole("figure").locator("svg text", { hasText: "人民广场店" }).first().waitFor();

  await keyboard.press("ControlOrMeta+k");
  // The headings of the figures are such boxes too.
  const palette = page.getByRole("dialog");
  await palette.getByRole("combobox").fill(sample.title);
  const found = palette.getByRole("option", { name: new RegExp(sample.title) });
  await found.waitFor();
  while ((await found.getAttribute("aria-selected")) !== "true") await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await page.waitForURL(/\/table\/sheet\//);
  await answer.first().waitFor();
  expect(faults).toEqual([]);
});
