/**
 * The way to the first written word, step by step: of a visitor to a sample, of a visitor to a text of their own, and of a member.
 * Clicks, characters typed and what each step lets one wait are counted; a person's time is reckoned from them, at the pace of
 * somebody who types slowly. Beside it the same text started by a call, without any page.
 */
import type { Locator, Page } from "playwright-core";
import { freshName } from "../e2e/support/fresh-name.ts";
import { type Device, openBrowser, openVisitor } from "../e2e/support/open-browser.ts";
import { openSandboxPhone } from "../e2e/support/sandbox-phone.ts";
import { startServer } from "../e2e/support/start-server.ts";
import { shownOn, weeklyReport } from "../e2e/support/weekly-report.ts";
import { words } from "../e2e/support/words.ts";

const { writing: w, session } = words.zh;
const SENTENCE = "帮我写一份周报，岗位是前端开发实习生";
const CHARACTERS_PER_SECOND = 1.2;
const CLICK_SECONDS = 1.5;
const DEVICES: readonly Device[] = ["desktop", "phone"];
const POLL_MS = 10;

type Step = { what: string; clicks: number; characters: number; waitMs: number };

/** Notes what each thing a person does costs them. */
function createPerson() {
  const steps: Step[] = [];
  const note = async (what: string, cost: { clicks?: number; characters?: number }, until: () => Promise<unknown>) => {
    const begun = performance.now();
    await until();
    steps.push({ what, clicks: cost.clicks ?? 0, characters: cost.characters ?? 0, waitMs: performance.now() - begun });
  };
  return {
    steps,
    note,
    click: (what: string, target: Locator, until: () => Promise<unknown>) =>
      note(what, { clicks: 1 }, async () => {
        await target.click();
        await until();
      }),
    /** A click puts the caret there; typing itself lets nobody wait. */
    async type(what: string, field: Locator, text: string) {
      await field.fill(text);
      steps.push({ what, clicks: 1, characters: [...text].length, waitMs: 0 });
    },
  };
}

type Person = ReturnType<typeof createPerson>;

async function sayOnHome(page: Page, person: Person): Promise<void> {
  await person.note("opens the site", {}, async () => {
    await page.goto("/");
    await page.waitForURL("**/homepage");
    await page.locator("main").getByRole("combobox").waitFor();
  });
  await person.type("says what is due", page.locator("main").getByRole("combobox"), SENTENCE);
  await person.note("Enter: the form, with what was said in it", { characters: 1 }, async () => {
    await page.keyboard.press("Enter");
    await page.waitForFunction((job) => document.querySelector<HTMLInputElement>('[name="job"]')?.value === job, weeklyReport.job);
  });
}

async function fillRest(page: Page, person: Person): Promise<void> {
  await person.type("what was done", page.locator('[name="summary"]'), weeklyReport.summary);
  await person.type("what comes next", page.locator('[name="plan"]'), weeklyReport.plan);
}

const report = (name: string, steps: readonly Step[]) => {
  const sum = (of: "clicks" | "characters" | "waitMs") => steps.reduce((all, step) => all + step[of], 0);
  const seconds = sum("waitMs") / 1000 + sum("clicks") * CLICK_SECONDS + sum("characters") / CHARACTERS_PER_SECOND;
  console.log(
    `${name}: ${sum("clicks")} clicks, ${sum("characters")} characters, waited ${(sum("waitMs") / 1000).toFixed(2)} s; a person needs about ${seconds.toFixed(0)} s`,
  );
  for (const { what, clicks, characters, waitMs } of steps) {
    console.log(`  ${what}: ${clicks} clicks, ${characters} characters, ${waitMs.toFixed(0)} ms`);
  }
};

const server = await startServer({ env: { APP_ENV: "test", SANDBOX: "on" } });
const browser = await openBrowser();
try {
  const token = await server.signIn(freshName("without a page"));
  const { data: scene } = await server.call("/api/scene/get", { sceneType: "weeklyReport" }, token);
  const begun = performance.now();
  const { data } = await server.call(
    "/api/ai/start",
    { sceneType: "weeklyReport", type: (scene as { type: string }).type, fields: weeklyReport },
    token,
  );
  const { generationId } = data as { generationId: string };
  for (;;) {
    const { data: now } = await server.call("/api/ai/get", { generationId }, token);
    if ((now as { text: string }).text !== "") break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  console.log(`baseline, started by a call: first words after ${(performance.now() - begun).toFixed(0)} ms`);

  for (const device of DEVICES) {
    const visitor = await openVisitor(browser, { url: server.url, device });
    const looks = createPerson();
    await sayOnHome(visitor.page, looks);
    const ofTheSample = shownOn(visitor.page, "接口联调完成 80%");
    await looks.click("a filled example", visitor.page.getByRole("button", { name: w.example.fill }), () => ofTheSample.waitFor());
    report(`${device}, visitor to a sample`, looks.steps);
    await visitor.context.close();

    const newcomer = await openVisitor(browser, { url: server.url, device });
    const writes = createPerson();
    await sayOnHome(newcomer.page, writes);
    await fillRest(newcomer.page, writes);
    const code = newcomer.page.getByRole("dialog").getByRole("link", { name: session.wx.sandbox });
    const start = (page: Page) => page.getByRole("button", { name: w.write.start });
    await writes.click("write: the sign-in", start(newcomer.page), () => code.waitFor());
    const phone = await openSandboxPhone(browser, { url: server.url, name: freshName("新来的") });
    await writes.note("scans, follows: the first words", { clicks: 2 }, async () => {
      await phone.scan((await code.getAttribute("href")) ?? "");
      await shownOn(newcomer.page, "灰度三天").waitFor();
    });
    report(`${device}, newcomer to own words`, writes.steps);
    await Promise.all([phone.context.close(), newcomer.context.close()]);

    const member = await openVisitor(browser, { url: server.url, device, token: await server.signIn(freshName("写过的")) });
    const knows = createPerson();
    await sayOnHome(member.page, knows);
    await fillRest(member.page, knows);
    await knows.click("write: the first words", start(member.page), () => shownOn(member.page, "灰度三天").waitFor());
    report(`${device}, member to own words`, knows.steps);
    await member.context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
