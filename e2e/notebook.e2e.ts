import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { note: m, notebook: list } = words.zh;
const MARKDOWN = "# 为什么\n\n今年三月走访了十一家旧书店。\n\n# 谁在买\n\n记录到店顾客四百一十二人次。\n\n# 出路\n";

async function visit(path = "/notebook") {
  const token = await server.signIn(freshName("写笔记的人"));
  const visitor = await openVisitor(browser, { url: server.url, token });
  await visitor.page.goto(path);
  return { ...visitor, token };
}

async function visitNote(markdown = MARKDOWN) {
  const token = await server.signIn(freshName("写笔记的人"));
  const { data } = await server.call("/api/note/create", { title: "旧书店", markdown }, token);
  const { noteId } = data as { noteId: string };
  const visitor = await openVisitor(browser, { url: server.url, token });
  await visitor.page.goto(`/notebook/note/${noteId}`);
  await textOf(visitor.page).waitFor();
  const stored = async () =>
    ((await server.call("/api/note/get", { noteId }, token)).data as { outline: { title: string; text: string }[] }).outline;
  return { ...visitor, token, noteId, stored };
}

const textOf = (page: Page) => page.getByRole("textbox", { name: m.paper.label, exact: true });
const saved = (page: Page) => page.getByText(m.saved.saved, { exact: true }).first().waitFor();

async function type(page: Page, typed: string): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(typed);
  await textOf(page).getByText(typed).waitFor();
}

it("a blank page is opened, named and written on, is there after a reload, and shows in the list", async () => {
  const { page, context, faults } = await visit();
  await page
    .getByRole("link", { name: list.create.tile })
    .or(page.getByRole("link", { name: list.empty.action }))
    .first()
    .click();
  await textOf(page).waitFor();
  await page.getByRole("textbox", { name: m.name }).first().fill("第一篇");
  await type(page, "刚写的一句");
  await saved(page);
  await page.reload();
  await textOf(page).getByText("刚写的一句").waitFor();
  await saved(page);
  await page.getByRole("link", { name: list.title, exact: true }).click();
  await page.getByRole("link", { name: /第一篇/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it("what is written in one tab appears in the other", async () => {
  const { page, context } = await visitNote();
  const other = await context.newPage();
  await other.goto(page.url());
  await textOf(other).waitFor();
  await type(page, "这边写的");
  await textOf(other).getByText("这边写的").waitFor();
  await type(other, "那边写的");
  await textOf(page).getByText("那边写的").waitFor();
  await context.close();
});

it("without a line, two tabs of one browser still see each other's words, and the server has them once it is back", async () => {
  const { page, context, stored } = await visitNote();
  const other = await context.newPage();
  await other.goto(page.url());
  await textOf(other).waitFor();
  await saved(other);
  await context.setOffline(true);
  await type(page, "离线时这边写的");
  await textOf(other).getByText("离线时这边写的").waitFor();
  await type(other, "离线时那边写的");
  await textOf(page).getByText("离线时那边写的").waitFor();
  await context.setOffline(false);
  await saved(page);
  await expect.poll(async () => JSON.stringify(await stored()).match(/离线时[这那]边写的/g)).toEqual(["离线时这边写的", "离线时那边写的"]);
  await context.close();
});

it("another tab is named with the section it is in; one tab alone says nothing of it", async () => {
  const { page, context } = await visitNote();
  await saved(page);
  expect(await page.getByRole("button", { name: m.others.one(m.others.tab) }).count()).toBe(0);
  const other = await context.newPage();
  await other.goto(page.url());
  await textOf(other).getByText("记录到店顾客四百一十二人次。").click();
  await page.getByRole("treeitem", { name: new RegExp(`谁在买.*${m.others.here(m.others.tab)}`) }).waitFor();
  await page.getByRole("button", { name: m.others.one(m.others.tab) }).click();
  await page.getByRole("menuitem", { name: `${m.others.tab} · ${m.others.section("谁在买")}` }).waitFor();
  await context.close();
});

it("a section is moved and indented in the outline by keyboard, and the server has it so", async () => {
  const { page, context, stored } = await visitNote();
  await page.getByRole("treeitem", { name: /^为什么/ }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(async () => (await stored()).map(({ title }) => title)).toEqual(["谁在买", "为什么", "出路"]);
  await context.close();
});

it("offline the state says so and what is typed stays; back online it is saved", async () => {
  const { page, context, stored } = await visitNote();
  await saved(page);
  await context.setOffline(true);
  await type(page, "离线写的");
  await page
    .getByText(/离线 · /)
    .first()
    .waitFor();
  await context.setOffline(false);
  await saved(page);
  await expect.poll(async () => JSON.stringify(await stored())).toContain("离线写的");
  await context.close();
});

it("a note is exported as Word and imported again with its headings, and an import is undone", async () => {
  const { page, context } = await visitNote();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: m.export.action }).click();
  const file = await (await downloading).path();
  await page.goto("/notebook/index/all");
  await page.getByRole("button", { name: list.create.label }).click();
  await page.getByRole("menuitem", { name: list.create.file }).click();
  const importFile = () =>
    page.getByLabel(list.file.choose).setInputFiles({
      name: "旧书店.docx",
      mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      buffer: readFileSync(file),
    });
  await importFile();
  await page.getByText(list.file.contains).waitFor();
  await page.getByRole("button", { name: list.file.again }).click();
  // The same file again is told, and its note is thrown away with one press.
  await importFile();
  await page.getByText(list.file.same).waitFor();
  await page.getByRole("button", { name: list.file.undo }).click();
  await page.getByText(list.file.choose, { exact: true }).waitFor();
  await importFile();
  await page.getByRole("link", { name: list.file.open }).click();
  await textOf(page).getByText("今年三月走访了十一家旧书店").waitFor();
  await page.getByRole("treeitem", { name: /谁在买/ }).waitFor();
  await context.close();
});

it("a note is renamed, found by its words, put into a folder, thrown away and brought back", async () => {
  const { page, context } = await visitNote();
  await page.goto("/notebook/index/all");
  const more = (title: string) => page.getByRole("button", { name: list.menu.label(title) });
  await more("旧书店").click();
  await page.getByRole("menuitem", { name: list.menu.rename }).click();
  await page.getByRole("textbox", { name: list.rename.label }).fill("新名字");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "新名字" }).waitFor();

  await page.getByRole("searchbox").fill("十一家");
  await page.locator("mark", { hasText: "十一家" }).first().waitFor();
  await page.getByRole("searchbox").fill("没有这样的话");
  await page.getByRole("heading", { name: list.nothingFound.title }).waitFor();
  await page.getByRole("button", { name: list.nothingFound.action }).click();

  await more("新名字").click();
  await page.getByRole("menuitem", { name: list.menu.move }).click();
  await page.getByRole("button", { name: list.move.newFolder }).click();
  await page.getByLabel(new RegExp(`^${list.folder.name}`)).fill("论文");
  await page.keyboard.press("Enter");
  await page.getByText(list.said.moved("论文")).waitFor();

  await more("新名字").click();
  await page.getByRole("menuitem", { name: list.menu.remove }).click();
  await page.getByRole("heading", { name: "新名字" }).waitFor({ state: "detached" });
  await page.goto("/notebook/index/bin");
  await more("新名字").click();
  await page.getByRole("menuitem", { name: list.menu.restore }).click();
  await page.getByRole("heading", { name: list.emptyBin.title }).waitFor();
  await page.goto("/notebook/index/all");
  await page.getByRole("heading", { name: "新名字" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await context.close();
});

it("a version is named, compared with what came since, and gone back to", async () => {
  const { page, context, stored } = await visitNote();
  await page.getByRole("tab", { name: m.side.versions }).click();
  await page.getByLabel(m.versions.name).fill("初稿");
  await page.getByRole("button", { name: m.versions.save, exact: true }).click();
  await page.getByText("初稿").waitFor();
  await type(page, "后来添的");
  await saved(page);
  await page.getByRole("button", { name: /初稿/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("ins", { hasText: "后来添的" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: m.versions.restore }).click();
  await page.getByRole("button", { name: m.versions.confirm, exact: true }).click();
  await textOf(page).getByText("后来添的").waitFor({ state: "detached" });
  expect(JSON.stringify(await stored())).not.toContain("后来添的");
  await context.close();
});
