import { readFileSync } from "node:fs";
import { allTemplates } from "@tangleaf/catalogue/essay-templates";
import { expect, it } from "vitest";
import { readZipText } from "../apps/server/src/modules/export/testing/read-zip-text.ts";
import { makeMember, storedEssay } from "./support/essay-on-server.ts";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { template: m, essayOutline: o, essayContent: c, essayExport: x } = words.zh;
/** So many characters in a row that two texts share are no accident. */
const GRAM_CHARACTERS = 8;

function grams(text: string): Set<string> {
  const pieces = text.split(/[^\p{Script=Han}]+/u);
  return new Set(
    pieces.flatMap((piece) => Array.from({ length: piece.length - GRAM_CHARACTERS + 1 }, (_, at) => piece.slice(at, at + GRAM_CHARACTERS))),
  );
}

it("somebody finds a template of their subject, starts an essay on it, and none of its sample sentences is in what they hand in", async () => {
  const token = await server.signIn(freshName("找范文的人"));
  await makeMember(server, token);
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto("/template/list");
  await page.getByRole("searchbox", { name: m.search }).fill("护理 专科");
  await page.waitForURL("**/template/list?q=*");
  const first = page.locator("[data-template]").first();
  await first.filter({ hasText: "跌倒" }).click();
  await page.waitForURL("**/template/page/*");
  const pubId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const template = allTemplates().find((one) => one.pubId === pubId);

  // The lengths of all lines follow the length of the whole at once.
  const length = page.getByRole("spinbutton", { name: m.length });
  await length.fill("5000");
  await length.press("Enter");
  const [chapter] = template?.outline ?? [];
  await page
    .getByText(m.about(String((5000 * (chapter?.weight ?? 0)) / 100)), { exact: true })
    .first()
    .waitFor();

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: m.word }).click();
  expect((await file).suggestedFilename()).toContain("范文骨架-");
  expect(readFileSync(await (await file).path()).byteLength).toBeGreaterThan(5000);

  // From here two clicks make it an outline.
  await page.getByRole("button", { name: m.use }).click();
  await page.getByRole("textbox", { name: template?.slots[0]?.label.zh ?? "" }).fill("乡镇卫生院");
  await page.getByRole("button", { name: m.dialog.start, exact: true }).click();
  await page.waitForURL("**/essay/outline?essay=*");
  await page.locator("textarea[data-title]").nth(1).waitFor();
  const essayId = new URL(page.url()).searchParams.get("essay") ?? "";
  const essay = (await server.call("/api/essay/get", { essayId }, token)).data as {
    title: string;
    outlines: { outline: { targetCnt: number }[] }[];
  };
  expect(essay.title).toContain("乡镇卫生院");
  expect(essay.outlines[0]?.outline.reduce((sum, { targetCnt }) => sum + targetCnt, 0)).toBe(5000);

  await page.getByRole("button", { name: new RegExp(`^${o.bar.choose}`) }).click();
  await page.waitForURL("**/essay/content?essay=*");
  await page.getByRole("button", { name: c.write.all }).click();
  await page.getByText(x.notice.accept).click();
  await page.getByRole("button", { name: c.quote.begin }).click();
  await expect.poll(async () => (await storedEssay(server, token, essayId)).job?.status, { interval: 250 }).toBe("done");
  const { url } = (await server.call("/api/essay/export", { essayId, format: "docx" }, token)).data as { url: string };
  const word = readZipText(Buffer.from(await (await fetch(server.url + url)).arrayBuffer())).get("word/document.xml") ?? "";
  const written = grams(word.replace(/<[^>]+>/g, ""));
  const samples = [
    template?.hardSample.text.zh ?? "",
    ...(template?.opening ?? []).filter(({ type }) => type === "paragraph").map(({ text }) => text.zh),
  ];
  expect(written.size).toBeGreaterThan(500);
  expect([...grams(samples.join("\n"))].filter((gram) => written.has(gram))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it("the list is gone through by keys, stars what one keeps, and remembers what was seen", async () => {
  const token = await server.signIn(freshName("收藏的人"));
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto("/template/list");
  const cards = page.locator("[data-template]");
  await cards.nth(5).waitFor();
  // Keys work once the page is alive.
  await settled(page);
  await page.keyboard.press("/");
  expect(await page.getByRole("searchbox", { name: m.search }).evaluate((one) => one === document.activeElement)).toBe(true);
  await cards.first().focus();
  await page.keyboard.press("ArrowRight");
  expect(await cards.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/template/page/*");
  await page.getByRole("button", { name: m.star, exact: true }).click();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("button", { name: m.unstar, exact: true }).waitFor();
  for (const mine of ["starred", "seen"]) {
    await page.goto(`/template/list?mine=${mine}`);
    await cards.filter({ hasText: title ?? "" }).waitFor();
    await expect.poll(() => cards.count()).toBe(1);
  }
  await page.goto("/template/list?kind=speech");
  await page.getByText(m.total(3)).waitFor();
  await page.goBack();
  await page.waitForURL("**/template/list?mine=seen");
  expect(faults).toEqual([]);
  await context.close();
});
