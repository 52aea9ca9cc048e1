import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { essayTitle: m, shell } = words.zh;
const TOPIC = "社区生鲜店存货盘点";
/** A page has fewer stops of the Tab key than this. */
const STOPS_MAX = 80;

const isFocused = (target: Locator) => target.evaluate((one) => one === document.activeElement);

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(target)} is not reached by Tab`);
}

type Essay = { title: string; topic: string; major: string; keywords: string[]; titleGenerations: string[] };

it("a title is found, by the keyboard alone, from the bar of the home page to its choice", async () => {
  const token = await server.signIn(freshName("只用键盘的人"));
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  const { keyboard } = page;
  await page.goto("/homepage");
  await tabTo(page, page.getByRole("navigation", { name: shell.nav.label }).getByRole("link", { name: shell.nav.essay }));
  await keyboard.press("Enter");
  await page.waitForURL("**/essay/title");

  await tabTo(page, page.getByRole("button", { name: m.majors.action, exact: true }));
  await keyboard.press("Enter");
  const search = page.getByRole("searchbox", { name: m.majors.search });
  await tabTo(page, search);
  await keyboard.type("kuaijixue");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^会计学/ })
    .waitFor();
  await keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await expect.poll(() => page.getByRole("textbox", { name: new RegExp(`^${m.fields.major}`) }).inputValue()).toBe("会计学");

  await tabTo(page, page.getByRole("textbox", { name: new RegExp(`^${m.fields.topic}`) }));
  await keyboard.type(TOPIC);
  await tabTo(page, page.getByRole("textbox", { name: new RegExp(`^${m.fields.keywords}`) }));
  await keyboard.type("存货");
  await keyboard.press("Enter");
  await page.getByText("存货", { exact: true }).waitFor();
  await tabTo(page, page.locator("summary", { hasText: m.fields.material }));
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: new RegExp(`^${m.fields.material}`) }));
  await keyboard.type("3 家门店，月末盘点由店员自己盘");
  await keyboard.press("ControlOrMeta+Enter");

  const titles = page.getByRole("heading", { level: 3 });
  await titles.first().waitFor();
  await expect.poll(() => titles.count()).toBe(2);
  const chosen = (await titles.nth(1).textContent()) ?? "";
  await tabTo(page, page.getByRole("button", { name: m.results.pickLabel(chosen) }));
  await keyboard.press("Enter");
  await page.waitForURL("**/essay/outline?essay=*");

  const essayId = new URL(page.url()).searchParams.get("essay") ?? "";
  const { data } = await server.call("/api/essay/get", { essayId }, token);
  expect(data as Essay).toMatchObject({ title: chosen, topic: TOPIC, major: "会计学" });
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  await context.close();
});
