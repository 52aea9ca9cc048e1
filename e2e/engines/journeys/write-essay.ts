import { expect } from "vitest";
import { makeMember, storedEssay } from "../../support/essay-on-server.ts";
import { freshName } from "../../support/fresh-name.ts";
import { words } from "../../support/words.ts";
import { openVisitors } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { essayTitle: t, essayOutline: o, essayContent: c, essayExport: x } = words.zh;

export const writeEssay: Journey = {
  name: "title, outline, essay",
  async run({ engine, server }) {
    const token = await server.signIn(freshName("写论文的人"));
    await makeMember(server, token);
    const visitors = await openVisitors(engine, { url: server.url, token });
    const page = await visitors.open("/essay/title");
    await page.fill({ role: "textbox", name: t.fields.major }, "会计学");
    await page.fill({ role: "textbox", name: t.fields.topic }, "社区生鲜店存货盘点");
    await page.press("Control+Enter");
    await page.click({ role: "button", name: t.results.pick });
    await page.at("/essay/outline?essay=");
    await page.click({ role: "button", name: o.ask.first });
    await page.see({ css: "textarea[data-title]", at: 1 });
    await page.click({ role: "button", name: o.bar.choose });
    await page.at("/essay/content?essay=");
    await page.click({ role: "button", name: c.write.all });
    await page.click({ css: "label", name: x.notice.accept });
    await page.click({ role: "button", name: c.quote.begin });
    const essayId = new URLSearchParams((await page.path()).split("?")[1]).get("essay") ?? "";
    await page.until("the essay done", async () => (await storedEssay(server, token, essayId)).job?.status === "done");
    const essay = await storedEssay(server, token, essayId);
    const first = essay.outline[0]?.title ?? "-";
    await page.read(first);
    expect(essay.outline.length).toBeGreaterThan(1);
  },
};
