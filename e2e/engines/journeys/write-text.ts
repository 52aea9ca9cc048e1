import { expect } from "vitest";
import { makeMember } from "../../support/essay-on-server.ts";
import { freshName } from "../../support/fresh-name.ts";
import { words } from "../../support/words.ts";
import { openVisitors } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { writing: w } = words.zh;
const PAPER = "article";
const FIRST_CHARACTERS = 40;

export const writeText: Journey = {
  name: "sentence, form, text, stop, resume",
  async run({ engine, slow }) {
    const token = await slow.signIn(freshName("说一句的人"));
    await makeMember(slow, token);
    const visitors = await openVisitors(engine, { url: slow.url, token });
    const page = await visitors.open("/homepage");
    await page.fill({ css: "main [role=combobox]" }, "帮我写一篇关于《活着》的读后感，800 字");
    await page.press("Enter");
    await page.at("/scene/postReading");
    await page.until("the book in the form", async () => (await page.see({ css: '[name="bookName"]' })).value === "活着");
    await page.fill({ css: '[name="bookDesc"]' }, "福贵的一生，家人一个个走了，他和一头老牛还在。");
    await page.fill({ css: '[name="orientation"]' }, "活着本身就是回答");
    await page.click({ role: "button", name: w.write.start });
    const written = () => page.run((css) => (document.querySelector(css)?.textContent ?? "").length, PAPER);
    await page.until("words on the paper", async () => (await written()) > FIRST_CHARACTERS);
    await page.click({ role: "button", name: w.dock.stop });
    await page.read(w.dock.stopped);
    const stopped = await written();
    await page.click({ role: "button", name: w.write.resume });
    await page.until("more words", async () => (await written()) > stopped);
    await page.read(w.write.startAgain);
    const { data } = await slow.call("/api/ai/list", { size: 2 }, token);
    expect((data as { list: { status: string }[] }).list.map(({ status }) => status)).toEqual(["done", "stopped"]);
  },
};
