import { expect } from "vitest";
import { freshName } from "../../support/fresh-name.ts";
import { words } from "../../support/words.ts";
import { openVisitors } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { mindtree: m } = words.zh;

export const growTree: Journey = {
  name: "mind tree",
  async run({ engine, server }) {
    const token = await server.signIn(freshName("种树的人"));
    const visitors = await openVisitors(engine, { url: server.url, token });
    const page = await visitors.open("/mindtree");
    await page.fill({ role: "textbox", name: m.create.topic }, "周末市集");
    await page.click({ role: "button", name: m.create.action });
    await page.at("/mindtree/tree/");
    await page.click({ role: "treeitem", name: "周末市集" });
    await page.press("Tab");
    await page.type("场地");
    await page.press("Enter");
    await page.press("Enter");
    await page.type("摊主");
    await page.press("Enter");
    const mindtreeId = (await page.path()).split("/").at(-1);
    const stored = async () => JSON.stringify((await server.call("/api/mindtree/get", { mindtreeId }, token)).data);
    await page.until("both branches stored", async () => /场地.*摊主/.test(await stored()));
    await page.open(`/mindtree/tree/${mindtreeId}`);
    const branch = await page.see({ role: "treeitem", name: "摊主" });
    expect(branch.text).toContain("摊主");
  },
};
