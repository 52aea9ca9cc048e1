import { expect } from "vitest";
import { freshName } from "../../support/fresh-name.ts";
import { words } from "../../support/words.ts";
import { openVisitors, type Visitor } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { notebook: list, note: m } = words.zh;
/** A page has fewer stops of the Tab key than this. */
const STOPS_MAX = 150;

async function tabTo(page: Visitor, css: string, name = ""): Promise<void> {
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    const isThere = await page.run(
      (wanted) => {
        const focused = document.activeElement;
        const label = focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
        return focused?.matches(wanted.css) === true && label.trim().startsWith(wanted.name);
      },
      { css, name },
    );
    if (isThere) return;
    await page.press("Tab");
  }
  throw new Error(`${css} ${name} is not reached by Tab`);
}

export const keyboardOnly: Journey = {
  name: "a note by keyboard only",
  async run({ engine, server }) {
    const token = await server.signIn(freshName("只用键盘的人"));
    const visitors = await openVisitors(engine, { url: server.url, token });
    const page = await visitors.open("/notebook/index/all");
    await page.see({ role: "link", name: list.create.action });
    await tabTo(page, "a", list.create.action);
    await page.press("Enter");
    await page.see({ css: `[contenteditable=true][aria-label="${m.paper.label}"]` });
    await tabTo(page, "article textarea, article input", m.name);
    await page.type("键盘写的");
    await page.press("Enter");
    await page.type("# 甲");
    await page.press("Enter");
    await page.type("第一句");
    await page.press("Enter");
    await page.type("- 一条");
    await page.see({ css: "[contenteditable=true] li", name: "一条" });
    const stored = await page.until("the note stored", async () => {
      const { data } = await server.call("/api/note/list", { size: 1 }, token);
      const [note] = (data as { list: { title: string; noteId: string }[] }).list;
      return note?.title === "键盘写的" && note;
    });
    expect(stored.noteId).not.toBe("");
  },
};
