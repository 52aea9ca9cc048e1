import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { isSaved, noteOnServer, textOf } from "./support/note-on-server.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { noteSuggest: m } = words.zh;
const MARKDOWN = "# 旧书店\n\n## 为什么\n\n因为时间很紧，所以我们进行了讨论。\n\n## 谁还在买\n\n他们对书进行了整理。\n";
const POLISHED = "因为时间很紧，所以我们讨论了。";

const press = async (target: Locator, key = "Enter") => {
  await target.focus();
  await target.press(key);
};

it("a suggestion waits beside the text, through a reload and on a phone, until it is accepted by the keyboard; undo offers it again", async () => {
  const token = await server.signIn(freshName("要建议的人"));
  const note = await noteOnServer(server, { token, markdown: MARKDOWN });
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto(note.path);
  await page.getByText("因为时间很紧").click();
  await press(page.getByRole("button", { name: new RegExp(`^${m.actions.polish}`) }).first());
  const added = page.locator("ins.suggest-added");
  await added.first().waitFor();
  await isSaved(page);
  expect(await note.words()).not.toContain(POLISHED);
  await page.reload();
  await added.first().waitFor();
  expect(await findViolations(page)).toEqual([]);

  const phone = await openVisitor(browser, { device: "phone", url: server.url, token });
  await phone.page.goto(note.path);
  await phone.page.locator("ins.suggest-added").first().waitFor();
  expect(await findViolations(phone.page)).toEqual([]);

  await press(page.getByRole("tab", { name: m.list.title }));
  await press(page.getByRole("button", { name: m.bar.each, exact: true }).last());
  await page.getByRole("dialog").getByRole("button", { name: m.decide.takeAll }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await press(page.getByRole("button", { name: m.list.acceptAll }));
  await page.getByText(m.list.empty).waitFor();
  await expect.poll(note.words).toContain(POLISHED);
  await expect.poll(() => phone.page.locator("ins.suggest-added").count()).toBe(0);
  await textOf(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await added.first().waitFor();
  await expect.poll(note.words).not.toContain(POLISHED);
  expect([...faults, ...phone.faults]).toEqual([]);
  await phone.context.close();
  await context.close();
});
