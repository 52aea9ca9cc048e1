import { expect } from "vitest";
import { words } from "../../support/words.ts";
import { openVisitors } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { shell } = words.zh;

export const dark: Journey = {
  name: "dark, kept over a reload",
  async run({ engine, server }) {
    const visitors = await openVisitors(engine, { url: server.url });
    const page = await visitors.open("/homepage");
    const theme = () => page.run(() => document.documentElement.dataset["theme"], null);
    expect(await theme()).toBe("light");
    await page.click({ role: "button", name: shell.user.theme.toDark });
    await page.until("the dark theme", async () => (await theme()) === "dark");
    const colours = () => page.run(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color], null);
    const lightness = (colour: string | undefined) => (colour?.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, one) => sum + Number(one), 0);
    const [paper, ink] = await colours();
    expect(lightness(ink)).toBeGreaterThan(lightness(paper));
    await page.open("/scene/weeklyReport");
    expect(await theme()).toBe("dark");
  },
};
