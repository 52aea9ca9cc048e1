import { NPS } from "@tangleaf/contract/advice";
import { expect, it } from "vitest";
import { findViolations } from "./support/axe.ts";
import { makeMember } from "./support/essay-on-server.ts";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { browser, server } from "./support/shared.ts";
import { textOnServer } from "./support/text-on-server.ts";
import { words } from "./support/words.ts";

const { advice: w } = words.zh;
const TEXTS = 3;

it("whoever has three texts is asked once, ten seconds after the page came, and may say why", async () => {
  const token = await server.signIn(freshName("写了三篇的人"));
  for (let n = 0; n < TEXTS; n += 1) {
    await textOnServer(server, token);
    // The first text makes the trial available; a member does not wait between texts.
    if (n === 0) await makeMember(server, token);
  }
  const { page, context, faults } = await openVisitor(browser, { url: server.url, token });
  await context.clearCookies({ name: "nps" });
  await page.clock.install();
  await page.goto("/my/info");
  await settled(page);
  const card = page.getByRole("region", { name: w.nps.title });
  await page.clock.fastForward(NPS.delayMs);
  await card.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await card.getByText("7", { exact: true }).click();
  await card.getByRole("textbox").fill("希望记住我们组的固定格式");
  expect(await findViolations(page)).toEqual([]);
  await card.getByRole("button", { name: w.nps.send }).click();
  await page.getByText(w.nps.thanks).waitFor();
  expect((await context.cookies()).some(({ name }) => name === "nps")).toBe(true);
  expect((await server.call("/api/advise/isShowNpsAdvise", {}, token)).code).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it("an opinion is given from the foot of the page without an account", async () => {
  const { page, context, faults } = await openVisitor(browser, { url: server.url });
  await page.goto("/homepage");
  await settled(page);
  await page.getByRole("contentinfo").getByRole("button", { name: w.open }).click();
  const dialog = page.getByRole("dialog", { name: w.title });
  await dialog.getByRole("radio", { name: w.starOf(5) }).check({ force: true });
  await dialog.getByRole("textbox", { name: new RegExp(`^${w.content}`) }).fill("图表再多几种就更好了");
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: w.send }).click();
  await page.getByText(w.sent).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
