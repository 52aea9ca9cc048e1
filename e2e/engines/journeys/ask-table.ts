import { freshName } from "../../support/fresh-name.ts";
import { words } from "../../support/words.ts";
import { openVisitors } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { table: m } = words.zh;
const TABLE = "部门,金额\n市场部,1200\n技术部,3400\n市场部,800";

export const askTable: Journey = {
  name: "table and its worker",
  async run({ engine, server }) {
    const token = await server.signIn(freshName("问表的人"));
    const visitors = await openVisitors(engine, { url: server.url, token });
    const page = await visitors.open("/table");
    await page.click({ role: "button", name: m.create.paste });
    await page.click({ role: "textbox", name: m.create.pasteHere });
    for (const line of TABLE.split("\n")) {
      await page.type(line);
      await page.press("Enter");
    }
    await page.click({ role: "button", name: m.create.read });
    await page.see({ css: "[role=grid]" });
    await page.fill({ role: "textbox", name: m.chat.ask }, "各部门的总金额");
    await page.press("Enter");
    await page.until("the sums", () =>
      page.run(() => /2,?000[\s\S]*3,?400|3,?400[\s\S]*2,?000/.test(document.querySelector("article")?.textContent ?? ""), null),
    );
  },
};
