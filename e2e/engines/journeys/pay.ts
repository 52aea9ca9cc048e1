import { freshName } from "../../support/fresh-name.ts";
import { words } from "../../support/words.ts";
import { openVisitors } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { pay: p, upgrade: u } = words.zh;
const PACK = "小额度包";

export const payForTokens: Journey = {
  name: "pay",
  async run({ engine, server }) {
    const token = await server.signIn(freshName("付钱的人"));
    const visitors = await openVisitors(engine, { url: server.url, token });
    const page = await visitors.open("/upgrade");
    await page.click({ role: "button", name: `${u.take} ${PACK}` });
    await page.read(p.due(PACK));
    const address = await page.until("the code's address", () =>
      page.run((name) => [...document.querySelectorAll("a")].find((link) => link.textContent?.includes(name))?.href ?? null, p.sandbox),
    );
    const phone = await visitors.open(new URL(address).pathname + new URL(address).search);
    await phone.click({ role: "button", name: "支付" });
    await phone.read("支付成功");
    await page.read(p.paid.title);
    await page.click({ role: "button", name: p.paid.close });
  },
};
