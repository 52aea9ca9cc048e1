import { readFile } from "node:fs/promises";
import { countCharacters } from "@tangleaf/document";
import { contentText, type DocumentContent, type NodeJson } from "@tangleaf/document/model";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { blockMessages as b } from "../apps/web/src/messages/zh/blocks.ts";
import { outlineMessages as o } from "../apps/web/src/messages/zh/outline.ts";
import { freshName } from "./support/fresh-name.ts";
import { openInLibreOffice } from "./support/in-libreoffice.ts";
import { isSaved, noteOnServer, textOf } from "./support/note-on-server.ts";
import { openVisitor } from "./support/open-browser.ts";
import { CHAPTERS, MASS, PASTED, reportMarkdown } from "./support/report.ts";
import { comparable, contentOf } from "./support/same-content.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { note: m, notebook: list } = words.zh;
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** The editor's library puts its selection back 20 ms after it got the focus: faster than a person presses, not than a test. */
const SELECTION_IS_BACK_MS = 60;
const TITLE = "旧书店生存调查";

const insert = async (page: Page, name: keyof typeof b.actions) => {
  await page.getByRole("button", { name: b.toolbar.insert, exact: true }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${b.actions[name]}`) }).click();
};

/** A panel that was closed has given the focus back, and the editor has put its selection where it was. */
async function isBack(page: Page): Promise<void> {
  await textOf(page).and(page.locator(":focus")).waitFor();
  await waitInPage(page, SELECTION_IS_BACK_MS);
}

/** Waits in the page's own time: its earlier timers have run by then, however busy the machine is. */
function waitInPage(page: Page, ms: number): Promise<void> {
  return page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), ms);
}

/** Puts the cursor behind the words of a paragraph. */
async function goBehind(page: Page, typed: string): Promise<void> {
  await textOf(page).locator("p", { hasText: typed }).last().click();
  await page.keyboard.press("End");
}

/**
 * A new empty paragraph behind the last one. Where the editor put its selection back over the click, as it may just after a
 * panel was closed, it is clicked again, as a person does who sees the caret elsewhere.
 */
async function newLine(page: Page): Promise<void> {
  await isBack(page);
  const last = textOf(page).locator("[data-group] > p").last();
  const isThere = async () => {
    await last.click();
    await waitInPage(page, SELECTION_IS_BACK_MS);
    return last.evaluate((paragraph) => paragraph.contains(getSelection()?.anchorNode ?? null));
  };
  await expect.poll(isThere).toBe(true);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
}

async function writeSection(page: Page): Promise<void> {
  // What the call made ends with a formula.
  await goBehind(page, "条记录表明");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("# ");
  await page.keyboard.insertText("实地观察");
  await page.keyboard.press("Enter");
  for (const character of "这一节在页面上逐字打出。") await page.keyboard.insertText(character);
  await page.keyboard.press("ControlOrMeta+Alt+f");
  const note = page.getByRole("dialog").getByRole("textbox");
  await note.fill("观察于三月进行。");
  await note.press("ControlOrMeta+Enter");
}

async function writeFormula(page: Page, latex: string): Promise<void> {
  await insert(page, "mathBlock");
  const panel = page.getByRole("dialog", { name: b.formula.title });
  await panel.getByLabel(b.formula.latex).fill(latex);
  await panel.getByText(b.formula.numbered).click();
  await panel.getByRole("button", { name: b.formula.done, exact: true }).click();
  await panel.waitFor({ state: "detached" });
}

/** Three by three, the first two cells merged, with three lines, a title and a source. */
async function writeTable(page: Page): Promise<void> {
  await insert(page, "table");
  const size = page.getByRole("button", { name: new RegExp(b.table.insert) });
  await size.focus();
  await page.keyboard.press("Enter");
  const table = textOf(page).locator("table").last();
  for (const words of ["到店", "", "网店", "周一", "31", "12", "周日", "58", "40"]) {
    await page.keyboard.insertText(words);
    if (words !== "40") await page.keyboard.press("Tab");
  }
  await table.locator("th").first().dragTo(table.locator("th").nth(1));
  await table.locator("th.selectedCell").nth(1).waitFor();
  const tools = page.getByRole("toolbar", { name: b.table.tools });
  await tools.getByRole("button", { name: b.table.actions.merge }).click();
  await table.locator("th[colspan='2']").waitFor();
  await tools.getByRole("button", { name: b.table.actions.threeLine, exact: true }).click();
  await tools.getByRole("button", { name: b.table.actions.settings }).click();
  const panel = page.getByRole("dialog", { name: b.table.title });
  await panel.getByLabel(b.table.caption).fill("各日来客");
  await panel.getByLabel(b.table.source).fill("来源：店主记账");
  await panel.getByRole("button", { name: b.table.done, exact: true }).click();
  await panel.waitFor({ state: "detached" });
}

/** Pictures of this very page, each of another size. */
async function addPictures(page: Page, captions: readonly string[]): Promise<void> {
  const files = [];
  for (const [n] of captions.entries()) {
    const clip = { x: 0, y: 0, width: 240 + n * 40, height: 120 };
    files.push({ name: `图${n}.png`, mimeType: "image/png", buffer: await page.screenshot({ clip }) });
  }
  const choosing = page.waitForEvent("filechooser");
  await insert(page, "figure");
  await (await choosing).setFiles(files);
  for (const [n, caption] of captions.entries()) {
    const figure = textOf(page).locator("figure").nth(n);
    await figure.getByRole("status").waitFor({ state: "detached" });
    // Drawn when it comes near the screen.
    await figure.locator("figcaption").scrollIntoViewIfNeeded();
    await figure.locator("img").waitFor();
    await figure.locator("figcaption").click();
    const panel = page.getByRole("dialog", { name: b.figure.title });
    await panel.getByLabel(b.figure.caption).fill(caption);
    await panel.getByLabel(b.figure.alt).fill(`${caption}的样子`);
    await panel.getByRole("button", { name: b.figure.done, exact: true }).click();
    await panel.waitFor({ state: "detached" });
  }
}

async function refer(page: Page, title: string): Promise<void> {
  await insert(page, "crossRef");
  const panel = page.getByRole("dialog", { name: b.crossRef.title });
  await panel.getByLabel(b.crossRef.search).fill(title);
  await panel.getByRole("button", { name: new RegExp(title) }).click();
  await panel.waitFor({ state: "detached" });
  await isBack(page);
}

/** Moves a chapter in the outline. */
async function moveChapter(page: Page, title: string, key: "Alt+ArrowUp" | "Alt+ArrowDown"): Promise<void> {
  // Its name is number, title, count.
  await page
    .getByRole("tree", { name: o.title })
    .getByRole("treeitem", { name: new RegExp(`(^| )${title} `) })
    .focus();
  await page.keyboard.press(key);
}

/** The words a page shows, block by block, without what is drawn late. */
const shownOn = (page: Page): Promise<string[]> =>
  textOf(page).evaluate((text) =>
    [...text.querySelectorAll("h1, h2, h3, p, figcaption, .caption")].map((block) => {
      const copy = block.cloneNode(true) as Element;
      for (const drawn of copy.querySelectorAll("[data-node=mathInline]")) drawn.remove();
      return `${block.tagName} ${copy.textContent}`;
    }),
  );

const chaptersOf = ({ blocks }: DocumentContent) =>
  blocks.filter(({ type, attrs }) => type === "heading" && attrs?.["level"] === 1).map(({ content }) => content?.[0]?.text);
const count = (blocks: readonly NodeJson[], type: NodeJson["type"]) => blocks.filter((block) => block.type === type).length;

it("a report is written, rearranged on two devices at once, exported to Word, imported back, and is the same report", async () => {
  const token = await server.signIn(freshName("写报告的人"));
  // Most of its text comes by a call; of every kind of block one at least is made on the page.
  const { noteId, path } = await noteOnServer(server, { token, markdown: reportMarkdown() });
  const note = { token, noteId };
  const { context, page, faults } = await openVisitor(browser, { url: server.url, token });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(path);
  await page.getByRole("textbox", { name: m.name }).first().fill(TITLE);
  await writeSection(page);
  await newLine(page);
  await writeFormula(page, "W=\\int F\\,ds");
  await newLine(page);
  await writeTable(page);
  await newLine(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
  await page.keyboard.press("ControlOrMeta+v");
  await textOf(page).getByText("贴进来的最后一段。").waitFor();
  await newLine(page);
  await addPictures(page, ["门面", "书架", "账本"]);
  await isBack(page);
  await goBehind(page, "这一节在页面上逐字打出。");
  await refer(page, "各日来客");
  await refer(page, "书架");
  await page.getByRole("button", { name: m.tools.settings }).click();
  await page.getByRole("radio", { name: /^第一章/ }).check();
  await page.getByRole("button", { name: m.settings.done }).click();
  await isSaved(page);
  const written = await contentOf(server, note);
  expect(countCharacters(contentText(written))).toBeGreaterThan(30_000);
  const kinds = (["mathBlock", "table", "figure"] as const).map((type) => count(written.blocks, type));
  expect(kinds).toEqual([MASS.formulas + 3, MASS.tables + 2, 3]);

  // The other device moves chapters too, while it is offline and when both are there.
  const other = await openVisitor(browser, { url: server.url, token });
  await other.page.goto(path);
  await isSaved(other.page);
  await other.context.setOffline(true);
  await moveChapter(other.page, "结论", "Alt+ArrowUp");
  await moveChapter(other.page, "结论", "Alt+ArrowUp");
  await goBehind(other.page, "第800条记录表明");
  await other.page.keyboard.insertText("离线时添的一句。");
  await moveChapter(page, "绪论", "Alt+ArrowDown");
  await moveChapter(page, "绪论", "Alt+ArrowDown");
  await isSaved(page);
  await other.context.setOffline(false);
  await isSaved(other.page);
  // What was moved offline has come to the first page too: the last two moves begin from one order.
  const shownOnBoth = async () => (await shownOn(page)).join("\n") === (await shownOn(other.page)).join("\n");
  await expect.poll(shownOnBoth).toBe(true);
  await Promise.all([moveChapter(page, "实地观察", "Alt+ArrowUp"), moveChapter(other.page, "文献综述", "Alt+ArrowDown")]);
  const [, , third, fourth, fifth, sixth, seventh] = CHAPTERS;
  const expected = [third, CHAPTERS[1], CHAPTERS[0], fourth, fifth, CHAPTERS[7], sixth, "实地观察", seventh];
  await expect.poll(async () => chaptersOf(await contentOf(server, note))).toEqual(expected);
  await expect.poll(async () => (await shownOn(page)).join("\n")).toContain("离线时添的一句。");
  await expect.poll(async () => (await shownOn(other.page)).join("\n") === (await shownOn(page)).join("\n")).toBe(true);
  await Promise.all([isSaved(page), isSaved(other.page)]);
  await other.context.close();
  const rearranged = await contentOf(server, note);
  const sorted = ({ blocks }: DocumentContent) => blocks.map((block) => JSON.stringify(block).replace("离线时添的一句。", "")).toSorted();
  expect(sorted(rearranged)).toEqual(sorted(written));

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: m.export.action }).click();
  const docx = await readFile(await (await downloading).path());
  const opened = await openInLibreOffice(docx);
  const inText = JSON.stringify(rearranged.blocks).split('"mathInline"').length - 1;
  if (opened !== null) expect(opened).toEqual({ tables: 5, pictures: 3, formulas: opened.formulas === null ? null : 20 + inText });
  await page.goto("/notebook/index/all");
  await page.getByRole("button", { name: list.create.label }).click();
  await page.getByRole("menuitem", { name: list.create.file }).click();
  await page.getByLabel(list.file.choose).setInputFiles({ name: "report.docx", mimeType: DOCX, buffer: docx });
  await page.getByRole("link", { name: list.file.open }).click();
  await textOf(page).getByText("离线时添的一句。").waitFor();
  const imported = page.url().split("/").at(-1) ?? "";
  expect(imported).not.toBe(noteId);
  const back = await contentOf(server, { token, noteId: imported });
  expect(await comparable(server, token, back)).toEqual(await comparable(server, token, rearranged));
  expect(faults.filter((fault) => !fault.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await context.close();
});
