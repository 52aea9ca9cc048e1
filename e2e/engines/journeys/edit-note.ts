import { expect } from "vitest";
import { freshName } from "../../support/fresh-name.ts";
import { noteOnServer } from "../../support/note-on-server.ts";
import { words } from "../../support/words.ts";
import type { Target } from "../find-in-page.ts";
import { openVisitors, type Visitor } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { note: m, blocks: b } = words.zh;
const MARKDOWN = `# 旧书店

## 数据

- 一条
- 两条

| 店 | 人次 |
| --- | --- |
| 老城 | 412 |

面积 $a^2$ 不变。

结论见[[R1]]后面。

末尾的一段。
`;
const TEXT: Target = { css: `[contenteditable=true][aria-label="${m.paper.label}"]` };
/** A paragraph as Word writes it. */
const FROM_WORD = `<p class="MsoNormal"><b>粗体</b>来自 Word<o:p></o:p></p>`;

const last: Target = { css: "p", within: `[contenteditable=true][aria-label="${m.paper.label}"]`, at: -1 };
const citation: Target = { css: ".citation" };
const reference: Target = { css: "[data-node=crossRef], .cross-ref" };

async function insertCrossReference(page: Visitor): Promise<void> {
  await page.type("/");
  await page.see({ role: "option", name: b.actions.crossRef });
  await page.type(b.actions.crossRef);
  await page.see({ role: "option", name: b.actions.crossRef });
  await page.press("Enter");
  await page.see({ role: "dialog", name: b.crossRef.title });
  await page.press("Enter");
  await page.gone({ role: "dialog", name: b.crossRef.title });
}

export const editNote: Journey = {
  name: "note: list, table, formula, chips, caret, Backspace, undo, paste from Word, reload",
  async run({ engine, server }) {
    const token = await server.signIn(freshName("记笔记的人"));
    const note = await noteOnServer(server, { token, markdown: MARKDOWN });
    const visitors = await openVisitors(engine, { url: server.url, token });
    const page = await visitors.open(note.path);
    await page.see({ css: "table td", within: TEXT.css ?? "" });
    await page.see({ css: "ul li" });
    await page.see({ css: "math, .katex, [data-node=mathInline]" });
    await page.see(citation);

    // Words before and after a chip, by caret alone.
    await page.click({ css: "p", name: "结论见", within: TEXT.css ?? "" });
    await page.press("End");
    await page.type("完");
    await page.until("the end is written", async () => /后面。完/.test(await note.words()));
    for (const _ of "后面。完") await page.press("ArrowLeft");
    // The first press selects the chip, the second goes past it.
    await page.press("ArrowLeft");
    await page.press("ArrowLeft");
    await page.type("前");
    await page.until("words on both sides", async () => /结论见前.*后面。完/.test(await note.words()));

    // Backspace removes a chip as one sign, undo brings it back.
    await page.press("ArrowRight");
    await page.press("ArrowRight");
    await page.press("Backspace");
    await page.gone(citation);
    await page.press("Control+z");
    await page.see(citation);

    await page.click(last);
    await page.press("End");
    await page.press("Enter");
    await insertCrossReference(page);
    await page.see(reference);
    await page.type("接着写");

    await page.press("Enter");
    await visitors.copy(FROM_WORD);
    await page.press("Control+v");
    await page.see({ css: "strong", name: "粗体" });
    await page.until("everything stored", async () => /接着写[\s\S]*粗体来自 Word/.test(await note.words()));

    await page.open(note.path);
    await page.see({ css: "strong", name: "粗体" });
    await page.see(reference);
    await page.see(citation);
    expect(await note.words()).toContain("结论见");
  },
};
