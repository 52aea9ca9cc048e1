import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { makeMember } from "./support/essay-on-server.ts";
import { freshName } from "./support/fresh-name.ts";
import { noteOnServer } from "./support/note-on-server.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { note: m, notebook: list, blocks, noteOutline: o, noteWriting: w, noteSuggest: g, sectionWriting: sections } = words.zh;
const PIXEL = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
/** A page has fewer stops of the Tab key than this. */
const STOPS_MAX = 120;

const isFocused = (target: Locator) => target.evaluate((one) => one === document.activeElement);

/** Stops of the Tab key nobody would see the focus on. */
const unseen = new Set<string>();

async function lookAtFocus(page: Page): Promise<void> {
  const stop = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const isDrawn = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    };
    // A field may draw it around itself, and the text has its caret.
    const isText = focused.isContentEditable || focused instanceof HTMLTextAreaElement;
    const around = [focused, focused.parentElement, focused.nextElementSibling].filter((one) => one !== null);
    return isText || around.some(isDrawn) ? null : `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent}`;
  });
  if (stop !== null) unseen.add(stop);
}

/** Tab, or Shift Tab, until the focus is there. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
    await lookAtFocus(page);
  }
  throw new Error(`${String(target)} is not reached by ${key}`);
}

it("a note is begun, written, arranged, named, exported and left without a pointer", async () => {
  const token = await server.signIn(freshName("只用键盘的人"));
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  const { keyboard } = page;
  const text = page.getByRole("textbox", { name: m.paper.label, exact: true });
  const inText = () => expect.poll(() => isFocused(text)).toBe(true);
  await page.goto("/notebook/index/all");
  await tabTo(page, page.getByRole("link", { name: list.create.action, exact: true }));
  await keyboard.press("Enter");
  await text.waitFor();

  await tabTo(page, page.locator("article").getByRole("textbox", { name: m.name }));
  await keyboard.type("键盘写的");
  await keyboard.press("Enter");
  await inText();
  await keyboard.type("# 甲");
  await keyboard.press("Enter");
  await keyboard.type("第一句");
  await keyboard.press("Enter");
  await keyboard.type("- 一条");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await text.getByRole("listitem").getByText("一条").waitFor();

  const insert = async (name: string) => {
    await keyboard.type("/");
    await page.getByRole("listbox", { name: blocks.slash.title }).waitFor();
    await keyboard.type(name);
    await page.getByRole("option", { name }).first().waitFor();
    await keyboard.press("Enter");
  };
  await insert(blocks.actions.table);
  await page.getByRole("dialog").waitFor();
  await keyboard.press("Enter");
  await inText();
  await keyboard.type("格一");
  await keyboard.press("Tab");
  await keyboard.type("格二");
  await text.getByRole("cell").or(text.getByRole("columnheader")).getByText("格二").waitFor();
  await keyboard.press("Alt+F10");
  await expect.poll(() => isFocused(page.getByRole("button", { name: blocks.table.actions.rowBefore }))).toBe(true);
  await keyboard.press("Escape");
  await inText();
  const tools = page.getByRole("toolbar", { name: blocks.table.tools });
  for (let rows = 0; rows < 4 && (await tools.count()) > 0; rows++) {
    await keyboard.press("ArrowDown");
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  expect(await tools.count()).toBe(0);
  await keyboard.type("公式");
  await keyboard.press("ControlOrMeta+Alt+=");
  await page.getByRole("textbox", { name: blocks.formula.latex }).waitFor();
  await keyboard.type("a^2");
  await keyboard.press("Escape");
  await inText();
  await keyboard.press("ArrowRight");
  await keyboard.press("ControlOrMeta+Alt+f");
  await page.getByRole("dialog", { name: blocks.footnote.title(1) }).waitFor();
  await keyboard.type("出处");
  await keyboard.press("Escape");
  await inText();
  await keyboard.press("Enter");
  await insert(blocks.actions.crossRef);
  await page.getByRole("dialog", { name: blocks.crossRef.title }).waitFor();
  await keyboard.press("Enter");
  await inText();
  await keyboard.press("Enter");
  const choosing = page.waitForEvent("filechooser");
  await insert(blocks.actions.figure);
  await (await choosing).setFiles({ name: "图.png", mimeType: "image/png", buffer: PIXEL });
  await text.locator("[data-node=figure] img").waitFor();
  // The picture is selected: the arrow key goes on behind it.
  await keyboard.press("ArrowDown");
  await keyboard.type("# 乙");

  await keyboard.press("ControlOrMeta+h");
  await page.getByRole("textbox", { name: blocks.find.query }).waitFor();
  await keyboard.type("第一句");
  await tabTo(page, page.getByRole("textbox", { name: blocks.find.replacement }));
  await keyboard.type("改过的一句");
  await tabTo(page, page.getByRole("button", { name: blocks.find.replaceAll }));
  await keyboard.press("Enter");
  await text.getByText("改过的一句").waitFor();
  await keyboard.press("Escape");
  await inText();

  const row = (title: string) => page.getByRole("treeitem", { name: new RegExp(`^${title}`) });
  await row("乙").waitFor();
  await tabTo(page, page.locator('[role=treeitem][tabindex="0"]'), "Shift+Tab");
  await keyboard.press("End");
  await expect.poll(() => isFocused(row("乙"))).toBe(true);
  await keyboard.press("Alt+ArrowUp");
  await expect
    .poll(() => page.getByRole("treeitem").allTextContents())
    .toMatchObject([/^乙/, /^甲/].map((one) => expect.stringMatching(one)));
  await keyboard.press("Alt+ArrowDown");
  await keyboard.press("Tab");
  await expect.poll(() => row("乙").getAttribute("aria-level")).toBe("2");
  await keyboard.press("Escape");
  await inText();

  await tabTo(page, page.getByRole("tab", { name: m.side.noteSetting }));
  for (let tabs = await page.getByRole("tab").count(); tabs > 1; tabs -= 1) await keyboard.press("ArrowRight");
  await tabTo(page, page.getByLabel(m.versions.name));
  await keyboard.type("初稿");
  await keyboard.press("Enter");
  const version = page.getByRole("button", { name: /初稿/ });
  await tabTo(page, version);
  await keyboard.press("Enter");
  await page.getByRole("dialog", { name: "初稿" }).waitFor();
  await keyboard.press("Escape");
  await expect.poll(() => isFocused(version)).toBe(true);

  const settings = page.getByRole("button", { name: m.tools.settings });
  // On from the last stop to the first one: in the outline Tab is a change of level.
  await tabTo(page, settings);
  await keyboard.press("Enter");
  await page.getByRole("dialog", { name: m.settings.title }).waitFor();
  await keyboard.press("Escape");
  await expect.poll(() => isFocused(settings)).toBe(true);

  const formats = page.getByRole("button", { name: m.export.more });
  await tabTo(page, formats, "Shift+Tab");
  await keyboard.press("ArrowDown");
  await page.getByRole("menuitem", { name: m.export.outline.opml }).waitFor();
  await keyboard.press("Escape");
  await expect.poll(() => isFocused(formats)).toBe(true);
  await keyboard.press("ArrowDown");
  const downloading = page.waitForEvent("download");
  // Behind the formats stands the talk.
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowUp");
  await keyboard.press("Enter");
  expect((await downloading).suggestedFilename()).toBe("键盘写的.xmind");

  await tabTo(page, page.getByRole("link", { name: m.notebook, exact: true }), "Shift+Tab");
  await keyboard.press("Enter");
  await page.getByRole("link", { name: /键盘写的/ }).waitFor();
  expect([...unseen]).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it("an outline is proposed and taken, the note is written, and a suggestion accepted without a pointer", async () => {
  const token = await server.signIn(freshName("用键盘请 AI 的人"));
  await makeMember(server, token);
  const note = await noteOnServer(server, { token, markdown: "# 旧书店调查\n\n## 记书架\n\n店主对书架进行了整理。\n" });
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  const { keyboard } = page;
  const text = page.getByRole("textbox", { name: m.paper.label, exact: true });
  const press = async (target: Locator, key = "Enter") => {
    await tabTo(page, target);
    await keyboard.press(key);
  };
  await page.goto(note.path);
  await text.waitFor();

  // The menu is opened by its button and walked by arrows.
  const choose = async (downs: number) => {
    await press(page.getByRole("button", { name: w.menu.label, exact: true }));
    await page.getByRole("menu", { name: w.menu.label }).waitFor();
    for (let at = 0; at < downs; at += 1) await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
  };
  await choose(2);
  const outline = page.getByRole("dialog", { name: o.ai.title });
  await tabTo(page, outline.getByLabel(o.ai.material));
  await keyboard.type("走访了十一家旧书店。租金一年涨了两成。年轻顾客在变多。");
  await press(outline.getByRole("button", { name: o.ai.ask }));
  const boxes = outline.getByRole("checkbox", { disabled: false });
  await boxes.nth(1).waitFor();
  await press(boxes.nth(1), "Space");
  await press(outline.getByRole("button", { name: o.ai.take(1) }));
  await outline.waitFor({ state: "hidden" });
  await expect.poll(() => page.getByRole("treeitem").count()).toBe(2);

  await choose(1);
  await press(page.getByRole("button", { name: sections.quote.begin }));
  const status = async () =>
    ((await server.call("/api/job/list", { kind: "note" }, token)).data as { list: { status: string }[] }).list[0]?.status;
  await expect.poll(status, { interval: 300 }).toBe("done");

  await tabTo(page, page.locator('[role=treeitem][tabindex="0"]'));
  await keyboard.press("Escape");
  await expect.poll(() => isFocused(text)).toBe(true);
  await keyboard.press("ControlOrMeta+Home");
  await keyboard.press("ArrowDown");
  await keyboard.press("Escape");
  await press(page.getByRole("button", { name: new RegExp(`^${g.actions.polish}`) }).first());
  await page.locator("ins.suggest-added").first().waitFor();
  await press(page.getByRole("button", { name: g.bar.accept, exact: true }).first());
  await expect.poll(note.words).toContain("店主对书架整理了。");
  await expect.poll(() => page.locator("ins.suggest-added").count()).toBe(0);
  expect([...unseen]).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
