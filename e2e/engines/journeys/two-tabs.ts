import { freshName } from "../../support/fresh-name.ts";
import { noteOnServer } from "../../support/note-on-server.ts";
import { openVisitors } from "../visitor.ts";
import type { Journey } from "./journey.ts";

export const twoTabs: Journey = {
  name: "two tabs of one note",
  async run({ engine, server }) {
    const token = await server.signIn(freshName("开两页的人"));
    const note = await noteOnServer(server, { token, markdown: "# 两页\n\n第一段。\n\n第二段。\n" });
    const visitors = await openVisitors(engine, { url: server.url, token });
    const first = await visitors.open(note.path);
    await first.see({ css: "[contenteditable=true] p", name: "第一段" });
    const second = await visitors.open(note.path);
    await second.click({ css: "[contenteditable=true] p", name: "第二段" });
    await second.press("End");
    await second.type("乙写的");
    await first.read("第二段。乙写的");
    await first.click({ css: "[contenteditable=true] p", name: "第一段" });
    await first.press("End");
    await first.type("甲写的");
    await second.read("第一段。甲写的");
    await second.until("both stored", async () => /甲写的[\s\S]*乙写的/.test(await note.words()));
  },
};
