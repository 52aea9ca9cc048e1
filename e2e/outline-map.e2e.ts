import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { mindtree: m } = words.zh;
const SAVED = { timeout: 15_000 };

const node = (page: Page, name: string) => page.getByRole("treeitem", { name, exact: true });

async function data<T>(path: string, body: object, token: string): Promise<T> {
  return (await server.call(path, body, token)).data as T;
}

async function takeIdeas(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+j");
  await page.getByRole("button", { name: m.ideas.all }).click();
  await page.getByRole("button", { name: m.ideas.all }).waitFor({ state: "detached" });
}

it("a tree becomes an essay's outline, which is seen as a map and grows by ideas there", async () => {
  const token = await server.signIn(freshName("看图的人"));
  const tree = { text: "旧书店研究", kids: [{ text: "绪论" }, { text: "谁在买书", kids: [{ text: "学生" }] }] };
  const { mindtreeId } = await data<{ mindtreeId: string }>("/api/mindtree/save", { tree }, token);
  const facts = { mindtreeId, level: "undergraduate", language: "zh", length: 6000 };
  const { essayId } = await data<{ essayId: string }>("/api/mindtree/toEssay", facts, token);

  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto(`/essay/outline?essay=${essayId}`);
  await page.getByText(words.zh.essayOutline.map.map, { exact: true }).click();
  await node(page, "谁在买书").click();
  await takeIdeas(page);
  expect(await findViolations(page)).toEqual([]);
  type Line = { title: string; subPara: Line[] };
  const below = async () => {
    const essay = await data<{ outlines: { outline: Line[] }[] }>("/api/essay/get", { essayId }, token);
    return essay.outlines[0]?.outline.find(({ title }) => title === "谁在买书")?.subPara.length ?? 0;
  };
  await expect.poll(below, SAVED).toBeGreaterThan(3);
  expect(faults).toEqual([]);
  await context.close();
});

it("a note seen as a map grows by ideas there, and they are sections of the note", async () => {
  const token = await server.signIn(freshName("看笔记的人"));
  const { noteId } = await data<{ noteId: string }>("/api/note/create", { title: "旧书店", markdown: "## 谁在买书\n\n学生。\n" }, token);
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto(`/notebook/note/${noteId}`);
  await page.getByRole("button", { name: words.zh.note.tools.map }).click();
  // What has words is said to be done.
  await page
    .getByRole("dialog")
    .getByRole("treeitem", { name: /^谁在买书/ })
    .click();
  await takeIdeas(page);
  // The title, the section, and what was taken.
  await page.getByRole("dialog").getByRole("treeitem").nth(4).waitFor();
  expect(await findViolations(page)).toEqual([]);
  type Paragraph = { title: string; subPara: Paragraph[] };
  const below = async () => {
    const note = await data<{ outline: Paragraph[] }>("/api/note/get", { noteId }, token);
    return note.outline.find(({ title }) => title === "谁在买书")?.subPara.length ?? 0;
  };
  await expect.poll(below, SAVED).toBeGreaterThan(3);
  expect(faults).toEqual([]);
  await context.close();
});
