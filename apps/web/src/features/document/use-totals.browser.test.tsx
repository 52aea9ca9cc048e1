import type { NodeJson } from "@tangleaf/document/model";
import type { Editor } from "@tiptap/core";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { heading, openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { useTotals } from "./use-totals.ts";

afterEach(closeAll);

function Totals({ editor }: { editor: Editor }) {
  const { characters, paragraphs } = useTotals(editor);
  return `${characters} 字 ${paragraphs} 段`;
}

async function count(...blocks: NodeJson[]): Promise<string | null> {
  const screen = await render(<Totals editor={openBlocks(blocks).editor} />);
  return screen.container.textContent;
}

test("words before the first heading are a paragraph, as lists of notes count them, and marks have no length", async () => {
  expect(await count(paragraph("各班家长【待补充：日期】"))).toBe("4 字 1 段");
  expect(await count(paragraph(""), heading(1, "章"), paragraph("正文"))).toBe("2 字 1 段");
  expect(await count(paragraph("前"), heading(1, "章"), paragraph("正文"))).toBe("3 字 2 段");
});
