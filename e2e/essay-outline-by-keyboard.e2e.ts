import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { essayOutline: m } = words.zh;
/** A page has fewer stops of the Tab key than this. */
const STOPS_MAX = 150;
const TITLE = "社区生鲜店存货盘点的问题与改进";

type Line = { title: string; targetCnt: number | null; subPara: Line[] };
type Essay = { stage: string; title: string; length: number; outline: Line[]; outlines: { version: number; outline: Line[] }[] };

const isFocused = (target: Locator) => target.evaluate((one) => one === document.activeElement);

/** Tab, or Shift Tab, until the focus is there. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    if (await isFocused(target)) return;
    // A heading takes Tab for itself until Esc gives it back.
    await page.keyboard.press("Escape");
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reached by ${key}`);
}

async function essayOf(page: Page, token: string): Promise<Essay> {
  const essayId = new URL(page.url()).searchParams.get("essay") ?? "";
  return (await server.call("/api/essay/get", { essayId }, token)).data as Essay;
}

it("an outline is drafted, changed and made a document without a pointer, and survives a reload on the way", async () => {
  const token = await server.signIn(freshName("列大纲的人"));
  const { page, context } = await openVisitor(browser, { url: server.url, token });
  const { keyboard } = page;
  await page.goto("/essay/outline");
  await tabTo(page, page.getByRole("textbox", { name: m.fields.title }));
  await keyboard.type(TITLE);
  await tabTo(page, page.getByRole("textbox", { name: m.fields.material }));
  await keyboard.type("3 家门店；月末盘点由店员自己盘；叶菜损耗没有单独记");
  await keyboard.press("Control+Enter");
  await page.waitForURL("**/essay/outline?essay=*");
  const headings = page.locator("textarea[data-title]");
  await headings.nth(1).waitFor();
  const drafted = await essayOf(page, token);
  expect(drafted.outlines[0]?.outline.reduce((sum, { targetCnt }) => sum + (targetCnt ?? 0), 0)).toBe(drafted.length);

  // A section: a free account has all its chapters already.
  await tabTo(page, headings.nth(1));
  await keyboard.press("End");
  await keyboard.press("Enter");
  await keyboard.type("附：盘点表");
  await keyboard.press("Alt+ArrowUp");
  await expect.poll(async () => JSON.stringify((await essayOf(page, token)).outlines[0]?.outline)).toContain("附：盘点表");
  await page.reload();
  await headings.nth(1).waitFor();
  expect(await headings.evaluateAll((all) => all.filter((one) => (one as HTMLTextAreaElement).value === "附：盘点表").length)).toBe(1);

  await tabTo(page, page.getByRole("button", { name: new RegExp(m.difference.fit("").slice(0, 4)) }));
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: m.bar.choose }), "Shift+Tab");
  await keyboard.press("Enter");
  await page.waitForURL("**/essay/content?essay=*");
  const made = await essayOf(page, token);
  expect(made).toMatchObject({ stage: "content", title: TITLE });
  expect(JSON.stringify(made.outline)).toContain("附：盘点表");
  const sum = (lines: Line[]): number =>
    lines.reduce((all, { targetCnt, subPara }) => all + (subPara.length > 0 ? sum(subPara) : (targetCnt ?? 0)), 0);
  expect(sum(made.outline)).toBe(made.length);
  await context.close();
});
