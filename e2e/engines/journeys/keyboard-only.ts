import { expect } from "vitest";
import { freshName } from "../../support/fresh-name.ts";
import { words } from "../../support/words.ts";
import { openVisitors, type Visitor } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { notebook: list, note: m } = words.zh;
/** A page has fewer stops of the Tab key than this. */
const STOPS_MAX = 150;

/** Presses Tab until the target has the focus, or Shift Tab where it stands before the focus: past the last stop is the browser's own bar. */
async function tabTo(page: Visitor, css: string, name = ""): Promise<void> {
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    const key = await page.run(findWay, { css, name });
    if (key === null) return;
    await page.press(key);
  }
  throw new Error(`${css} ${name} is not reached by Tab`);
}

/** Runs in the page: the key that leads to the target, null where it has the focus. */
function findWay({ css, name }: { css: string; name: string }): "Tab" | "Shift+Tab" | null {
  const label = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const target = [...document.querySelectorAll(css)].find((element) => label(element).startsWith(name));
  const focused = document.activeElement ?? document.body;
  if (target === undefined) return "Tab";
  if (target === focused) return null;
  return focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
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
