import { expect } from "vitest";
import { freshName } from "../../support/fresh-name.ts";
import { weeklyReport } from "../../support/weekly-report.ts";
import { words } from "../../support/words.ts";
import { openVisitors } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { session: s, writing: w, shell } = words.zh;

const DIALOG = "dialog[open], [role=dialog]";

export const signIn: Journey = {
  name: "sign-in that goes on with what was begun",
  async run({ engine, server }) {
    const visitors = await openVisitors(engine, { url: server.url });
    const page = await visitors.open("/scene/weeklyReport");
    for (const [key, value] of Object.entries(weeklyReport)) await page.fill({ css: `[name="${key}"]` }, value);
    await page.click({ role: "button", name: w.write.start });
    await page.click({ role: "button", name: s.ways.dev, within: DIALOG });
    await page.fill({ role: "textbox", name: s.dev.username, within: DIALOG }, freshName("林小满"));
    await page.click({ role: "button", name: s.dev.submit, within: DIALOG });
    await page.until("the text", () => page.run(() => (document.querySelector("article")?.textContent ?? "").includes("灰度三天"), null));
    await page.see({ role: "button", name: shell.user.open });
    await page.open("/my/texts");
    const link = await page.see({ css: 'a[href*="?text="]' });
    expect(link.text).toContain("周报");
  },
};
