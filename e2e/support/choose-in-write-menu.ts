import type { Page } from "playwright-core";
import { words } from "./words.ts";

/** Opens the menu 写作 of a note and chooses an item. */
export async function chooseInWriteMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: words.zh.noteWriting.menu.label, exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
}
