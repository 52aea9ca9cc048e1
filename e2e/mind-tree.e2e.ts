import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { mindtree: m, document: d, session } = words.zh;

const node = (page: Page, name: string) => page.getByRole("treeitem", { name, exact: true });
const isSaved = (page: Page) => page.getByText(d.saved.saved, { exact: true }).first().waitFor();

type Nested = { text: string; kids?: Nested[] };
const lines = ({ text, kids = [] }: Nested): unknown => (kids.length === 0 ? text : { [text]: kids.map(lines) });

async function stored(token: string, mindtreeId: string): Promise<unknown> {
  return lines(((await server.call("/api/mindtree/get", { mindtreeId }, token)).data as { tree: Nested }).tree);
}

async function plant(page: Page, topic: string): Promise<string> {
  await page.goto("/mindtree");
  await page.getByRole("textbox", { name: m.create.topic, exact: true }).fill(topic);
  await page.getByRole("button", { name: m.create.action, exact: true }).click();
  await page.waitForURL(/\/mindtree\/tree\/.+/);
  await node(page, topic).click();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

it("a tree is made by keyboard, gets ideas, is there after a reload, takes edits without a line, and follows another page", async () => {
  const token = await server.signIn(freshName("种树的人"));
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  const mindtreeId = await plant(page, "周末市集");
  for (const key of ["Tab", "场地", "Enter", "Tab", "操场", "Enter", "Enter", "中心", "Enter"]) {
    if (/^[A-Z]/.test(key)) await page.keyboard.press(key);
    else await page.keyboard.insertText(key);
  }
  await isSaved(page);
  expect(await stored(token, mindtreeId)).toEqual({ 周末市集: [{ 场地: ["操场", "中心"] }] });
  expect(await findViolations(page)).toEqual([]);

  await node(page, "场地").click();
  await page.keyboard.press("ControlOrMeta+j");
  await page.getByRole("button", { name: m.ideas.all }).waitFor();
  await page.getByText(m.ideas.sample).waitFor();
  expect(await stored(token, mindtreeId)).toEqual({ 周末市集: [{ 场地: ["操场", "中心"] }] });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: m.ideas.all }).waitFor({ state: "detached" });
  // Ideas have a pace: so soon, the next are refused with the seconds to wait, which the button counts down.
  await page.keyboard.press("ControlOrMeta+j");
  await page.getByRole("button", { name: /^\d 秒后再发散/ }).waitFor();
  await page.getByRole("button", { name: m.bar.ideas, exact: false }).first().waitFor();
  await page.keyboard.press("ControlOrMeta+j");
  await page.getByRole("button", { name: m.ideas.all }).waitFor();
  await page.getByText(/^来了 \d+ 个点子/).waitFor({ state: "attached" });
  await page.getByRole("button", { name: m.ideas.all }).click();
  await isSaved(page);
  const grown = (await stored(token, mindtreeId)) as { 周末市集: { 场地: unknown[] }[] };
  expect(grown.周末市集[0]?.场地.length).toBeGreaterThan(2);

  await page.reload();
  await node(page, "操场").waitFor();
  await context.setOffline(true);
  await node(page, "操场").click();
  await page.keyboard.press("F2");
  await page.keyboard.insertText("北侧");
  await page.keyboard.press("Enter");
  await node(page, "操场北侧").waitFor();
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.goto(`/mindtree/tree/${mindtreeId}`);
  await node(page, "操场北侧").waitFor();
  await isSaved(page);
  await expect.poll(() => stored(token, mindtreeId).then(JSON.stringify)).toContain("操场北侧");

  const other = await openVisitor(browser, { url: server.url, token });
  await other.page.goto("/mindtree/tree");
  await other.page.waitForURL(/\/mindtree$/);
  await other.page.goto(`/mindtree/tree/${mindtreeId}`);
  await node(other.page, "中心").click();
  await other.page.keyboard.press("F2");
  await other.page.keyboard.insertText("二楼");
  await other.page.keyboard.press("Enter");
  await node(page, "中心二楼").waitFor();
  // A browser says of itself that it has no line.
  expect(faults.filter((fault) => !fault.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

it("an .xmind made here opens here again with everything it carries, after saying what it does not", async () => {
  const token = await server.signIn(freshName("种树的人"));
  const { page, faults } = await openVisitor(browser, { url: server.url, token });
  await plant(page, "旅行");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("行李");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: m.bar.export, exact: true }).click();
  await page.getByRole("combobox", { name: m.export.format }).selectOption("xmind");
  await page.getByText(m.export.lossCount(m.export.losses.colours, 1)).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: m.export.take, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("旅行.xmind");
  const buffer = readFileSync(await download.path());
  await page.goto("/mindtree");
  await page.getByLabel(m.import.title).setInputFiles({ name: "旅行.xmind", mimeType: "application/x-xmind", buffer });
  await page.waitForURL(/\/mindtree\/tree\/.+/);
  await node(page, "行李").waitFor();
  await page.getByRole("button", { name: m.bar.toNote, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: m.note.make }).click();
  await page.waitForURL(/\/notebook\/note\/.+/);
  await page.getByRole("heading", { name: "行李" }).first().waitFor();
  expect(faults).toEqual([]);
});

it("trees made without an account are kept in the browser and come along at sign-in", async () => {
  const { page } = await openVisitor(browser, { url: server.url });
  await plant(page, "没登录的树");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("第一枝");
  await page.keyboard.press("Enter");
  await page.getByText(m.saved, { exact: true }).first().waitFor();
  await page.reload();
  await node(page, "第一枝").waitFor();
  await node(page, "第一枝").click();
  await page.keyboard.press("ControlOrMeta+j");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: session.ways.dev }).click();
  await dialog.getByLabel(session.dev.username).fill(freshName("后来登录的人"));
  await dialog.getByRole("button", { name: session.dev.submit }).click();
  await page.getByText(m.list.takenAlong(1)).waitFor();
  await node(page, "第一枝").waitFor();
  expect(page.url()).not.toContain("local-");
});

it("on a phone the outline comes first, its bar adds and removes, and the map is one tap away", async () => {
  const token = await server.signIn(freshName("种树的人"));
  const { data } = await server.call("/api/mindtree/save", { tree: { text: "市集", kids: [{ text: "场地" }, { text: "预算" }] } }, token);
  const { mindtreeId } = data as { mindtreeId: string };
  const { page, faults } = await openVisitor(browser, { url: server.url, token, device: "phone" });
  await page.goto(`/mindtree/tree/${mindtreeId}`);
  const rows = page.getByRole("list", { name: "市集" }).getByRole("textbox");
  await rows.nth(1).click();
  await page.getByRole("button", { name: m.bar.child }).click();
  await page.keyboard.insertText("看台");
  await page.keyboard.press("Enter");
  await expect.poll(() => stored(token, mindtreeId)).toEqual({ 市集: [{ 场地: ["看台"] }, "预算"] });
  expect(await findViolations(page)).toEqual([]);
  await page.getByText(m.bar.map, { exact: true }).click();
  await node(page, "看台").tap();
  await page.getByRole("button", { name: m.bar.remove, exact: true }).click();
  await expect.poll(() => stored(token, mindtreeId)).toEqual({ 市集: ["场地", "预算"] });
  await node(page, "预算").tap();
  await node(page, "预算").tap();
  await page.keyboard.insertText("1");
  await page.keyboard.press("Enter");
  await expect.poll(() => stored(token, mindtreeId)).toEqual({ 市集: ["场地", "预算1"] });
  expect(faults).toEqual([]);
});
