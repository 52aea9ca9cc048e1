import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { chooseInWriteMenu } from "./support/choose-in-write-menu.ts";
import { freshName } from "./support/fresh-name.ts";
import { isSaved, noteOnServer, textOf } from "./support/note-on-server.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const m = words.zh.noteOutline.ai;
const MATERIAL = "三月到五月走访了十一家旧书店。\n年轻人占两成七，喜欢碰巧遇见。\n原因：租金一年涨了两成。";

it("an outline is proposed from what is said, is there after a reload, and the branches that are taken are one step of undo", async () => {
  const token = await server.signIn(freshName("列大纲的人"));
  const note = await noteOnServer(server, { token, markdown: "# 老城旧书店生存调查\n\n## 为什么看老城旧书店\n\n原来的字。\n" });
  const { page } = await openVisitor(browser, { url: server.url, token });
  await page.goto(note.path);
  await textOf(page).waitFor();
  const open = () => chooseInWriteMenu(page, m.tool);
  await open();
  const dialog = page.getByRole("dialog", { name: m.title });
  await dialog.getByLabel(m.material).fill(MATERIAL);
  await dialog.getByRole("button", { name: m.ask }).click();
  const box = (name: string) => dialog.getByRole("checkbox", { name, exact: true });
  await box("可以怎么做").waitFor();
  await expect.poll(() => box("为什么看老城旧书店").isDisabled()).toBe(true);
  expect(await findViolations(page)).toEqual([]);

  await page.reload();
  await textOf(page).waitFor();
  await open();
  await box("可以怎么做").waitFor();
  await expect.poll(() => dialog.getByLabel(m.material).inputValue()).toBe(MATERIAL);
  // By keys, as the pointer did before.
  await box("怎么看的").focus();
  await page.keyboard.press("Space");
  await box("可以怎么做").focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: m.take(2) }).press("Enter");
  await dialog.waitFor({ state: "hidden" });
  const headings = () => page.locator(".ProseMirror :is(h1, h2, h3)").allInnerTexts();
  const taken = ["为什么看老城旧书店", "怎么看的", "可以怎么做"];
  await expect.poll(headings).toEqual(taken);
  await isSaved(page);
  const { data } = await server.call("/api/note/get", { noteId: note.noteId }, token);
  const { outline } = data as { outline: { title: string; targetCnt: number | null; textData?: string; text: string }[] };
  expect(outline.map(({ title }) => title)).toEqual(taken);
  expect(outline[0]?.text).toBe("原来的字。");
  expect(outline[1]).toMatchObject({ targetCnt: expect.any(Number), textData: expect.stringContaining("走访") });

  await textOf(page).click();
  await page.keyboard.press("Control+z");
  await expect.poll(headings).toEqual(taken.slice(0, 1));
});
