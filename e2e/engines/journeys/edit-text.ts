import { expect } from "vitest";
import { makeMember } from "../../support/essay-on-server.ts";
import { freshName } from "../../support/fresh-name.ts";
import { weeklyReport } from "../../support/weekly-report.ts";
import { words } from "../../support/words.ts";
import { openVisitors } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { writing: w } = words.zh;
const ADDED = "这句是自己加的";

export const editText: Journey = {
  name: "edit, copy, Word",
  async run({ engine, server }) {
    const token = await server.signIn(freshName("改稿的人"));
    await makeMember(server, token);
    const input = { sceneType: "weeklyReport", fields: weeklyReport };
    const { data } = await server.call("/api/ai/start", { kind: "scene", input }, token);
    const { generationId } = data as { generationId: string };
    type Text = { status: string; text: string };
    const stored = async () => (await server.call("/api/ai/get", { generationId }, token)).data as Text;
    const visitors = await openVisitors(engine, { url: server.url, token });
    const page = await visitors.open(`/scene/weeklyReport?text=${generationId}`);
    await page.until("the text done", async () => (await stored()).status === "done");
    await page.click({ css: "[contenteditable=true] p", within: "article", at: -1 });
    await page.press("Control+End");
    await page.type(ADDED);
    await page.until("the edit stored", async () => (await stored()).text.includes(ADDED));
    await page.click({ role: "button", name: w.bar.copy });
    await page.read(w.bar.copied);
    await page.click({ role: "button", name: w.bar.word });
    const files = await page.until("the file in the list of downloads", async () => {
      const { list } = (await server.call("/api/user/downloads", {}, token)).data as { list: { name: string }[] };
      return list.length > 0 && list;
    });
    expect(files[0]?.name).toMatch(/\.docx$/);
  },
};
