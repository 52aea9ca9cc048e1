import fc from "fast-check";
import { expect, it } from "vitest";
import { blockText } from "../model/content-text.ts";
import { nodeFromJson } from "../model/node-json.ts";
import { arbitraryBlocks } from "../testing/arbitrary-blocks.ts";
import { positionInBlock } from "./position-in-block.ts";
import { cite, p, table, text } from "./testing/build-content.ts";

it("is where the editor has the character", () => {
  fc.assert(
    fc.property(arbitraryBlocks, (blocks) => {
      for (const block of blocks) {
        const node = nodeFromJson(block);
        const words = blockText(block);
        for (let offset = 0; offset < words.length; offset++) {
          const position = positionInBlock(block, offset);
          expect(position).not.toBeNull();
          const there = position === null || position === 0 ? null : node.nodeAt(position - 1);
          // Line feeds between paragraphs and formulas have no character of their own in the editor.
          if (position !== null && there?.isText === true && words[offset] !== "\n")
            expect(node.textBetween(position - 1, position)).toBe(words[offset]);
        }
        expect(positionInBlock(block, words.length + 1)).toBeNull();
      }
    }),
  );
});

it("counts citations and cells", () => {
  expect(positionInBlock(p("甲", cite("R1"), "乙"), 1)).toBe(3);
  expect(positionInBlock(table("t", "表", "甲", "乙丙"), 3)).toBe(10);
  expect(positionInBlock({ type: "paragraph", content: [text("")] }, 0)).toBeNull();
});
