import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { chooseInWriteMenu } from "./support/choose-in-write-menu.ts";
import { makeMember } from "./support/essay-on-server.ts";
import { freshName } from "./support/fresh-name.ts";
import { isSaved, noteOnServer, textOf } from "./support/note-on-server.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { note: d, noteSources: s, noteOutline: o, noteWriting: m, noteSuggest: g, sectionWriting: w } = words.zh;
const FILES = [
  { name: "访谈.txt", text: "店主说，租金一年涨了两成，夜里十点以后还有人上门。年轻人说来旧书店是为了碰巧遇见没想到的书。" },
  { name: "观察.md", text: "# 城市旧书店观察\n\n旧书店的年轻顾客在变多，停留的时间比年长的顾客更长。租金是旧书店最大的一笔支出。" },
  { name: "客流.csv", text: "店名,到店人次,成交\n老城一店,412,57\n桥头店,236,31\n" },
];
const OBJECTS = ["书架", "价格", "账本", "环境", "租金", "旧书"];
const ownSections = OBJECTS.map((object) => `## 记${object}\n\n店主对${object}进行了整理。`).join("\n\n");
const MARKDOWN = `# 老城旧书店生存调查\n\n${ownSections}\n`;
const MATERIAL = "走访了十一家旧书店。\n租金一年涨了两成。\n年轻顾客在变多。";

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

async function feed(page: Page, { name, text }: (typeof FILES)[number]): Promise<void> {
  await chooseInWriteMenu(page, s.feed.action);
  const dialog = page.getByRole("dialog", { name: s.feed.title });
  await dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await dialog.getByRole("button", { name: s.feed.confirm }).click();
  await dialog.waitFor({ state: "hidden" });
}

it("three files become sources, two proposed branches are taken and written while their owner types, four of six suggestions are accepted, and citations open their passages", async () => {
  const token = await server.signIn(freshName("写调查的人"));
  await makeMember(server, token);
  const note = await noteOnServer(server, { token, markdown: MARKDOWN });
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto(note.path);
  await textOf(page).waitFor();
  for (const file of FILES) await feed(page, file);
  await page.getByRole("tab", { name: s.tab }).click();
  for (const { name } of FILES) await page.getByRole("checkbox", { name: new RegExp(name.split(".")[0] ?? "") }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await chooseInWriteMenu(page, o.ai.tool);
  const outline = page.getByRole("dialog", { name: o.ai.title });
  await outline.getByLabel(o.ai.material).fill(MATERIAL);
  await outline.getByRole("button", { name: o.ai.ask }).click();
  const boxes = outline.getByRole("checkbox", { disabled: false });
  await boxes.nth(1).waitFor();
  for (const at of [0, 1]) {
    await boxes.nth(at).focus();
    await page.keyboard.press("Space");
  }
  await outline.getByRole("button", { name: new RegExp(`^${o.ai.take(2).slice(0, 2)}`) }).press("Enter");
  await outline.waitFor({ state: "hidden" });
  // The quote counts the sections the server has.
  await isSaved(page);

  await chooseInWriteMenu(page, new RegExp(m.all));
  const quote = page.getByRole("button", { name: w.quote.begin });
  await quote.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await quote.click();
  // Typed at once, while the branches are written. What is written above may move the paragraph while it is pressed.
  const paragraph = "店主对书架进行了整理。";
  const pressed = async () => {
    await textOf(page).getByText(paragraph).click();
    return page.evaluate(() => getSelection()?.anchorNode?.textContent);
  };
  await expect.poll(pressed).toBe(paragraph);
  await page.keyboard.press("End");
  await page.keyboard.insertText("写的同时我在改别处。");
  const status = async () =>
    ((await server.call("/api/job/list", { kind: "note" }, token)).data as { list: { status: string }[] }).list[0]?.status;
  await expect.poll(status, { interval: 300 }).toBe("done");
  await expect.poll(note.words).toContain("店主对书架进行了整理。写的同时我在改别处。");

  const suggestions = page.getByRole("tab", { name: g.list.title });
  await page.getByRole("tab", { name: d.side.noteSetting }).click();
  for (const [at, object] of OBJECTS.entries()) {
    await textOf(page).getByText(`店主对${object}进行了整理。`).click();
    await expect.poll(() => page.getByRole("textbox", { name: d.paragraph.title }).inputValue()).toBe(`记${object}`);
    await page
      .getByRole("button", { name: new RegExp(`^${g.actions.polish}`) })
      .first()
      .click();
    await expect.poll(() => suggestions.textContent()).toContain(String(at + 1));
    await page.locator("ins.suggest-added").nth(at).waitFor();
  }
  await suggestions.click();
  await page.getByText(g.list.count(OBJECTS.length)).waitFor();
  const list = page.getByRole("tabpanel");
  for (let left = OBJECTS.length; left > 2; left -= 1) {
    await list.getByRole("button", { name: g.bar.accept, exact: true }).first().click();
    await page.getByText(g.list.count(left - 1)).waitFor();
  }
  await page.getByRole("button", { name: g.list.rejectAll }).click();
  await page.getByText(g.list.empty).waitFor();
  await isSaved(page);
  const all = await note.words();
  expect(all.match(/进行了整理/g)).toHaveLength(2);
  expect(OBJECTS.filter((object) => all.includes(`店主对${object}进行了整理`))).toHaveLength(2);

  const cited = textOf(page).locator("[data-refs], .citation").first();
  await cited.click();
  await page.getByRole("region", { name: s.passage.label }).waitFor();
  const passage = await page.getByRole("region", { name: s.passage.label }).locator("blockquote p").first().textContent();
  expect(FILES.map(({ text }) => lettersOf(text)).join("|")).toContain(lettersOf(passage ?? "-").slice(0, 12));
  expect(faults).toEqual([]);
  await context.close();
});
