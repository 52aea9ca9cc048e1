import fc from "fast-check";
import { expect, it } from "vitest";
import { nodeFromJson } from "../model/node-json.ts";
import { arbitraryBlocks } from "../testing/arbitrary-blocks.ts";
import { checkDocument } from "./check-document.ts";
import { excerptOf, rangeOfFinding } from "./range-of-finding.ts";
import { cite, content, figure, h, p, refer, table } from "./testing/build-content.ts";

/** What an editor has at the range of each finding of a rule. */
function selected(document: ReturnType<typeof content>, rule: string, options = {}): string[] {
  return checkDocument(document, options)
    .filter((one) => one.rule === rule)
    .map((finding) => {
      const range = rangeOfFinding(document, finding);
      const block = document.blocks[range?.block ?? -1];
      if (range === null || block === undefined) return "nothing";
      const node = nodeFromJson(block);
      if (!range.isNode) return node.textBetween(range.from - 1, range.to - 1);
      return range.from === 0 ? node.type.name : (node.nodeAt(range.from - 1)?.type.name ?? "nothing");
    });
}

it("is the words of a finding, in paragraphs and in cells", () => {
  const document = content([
    h(1, "甲"),
    p("见文献", cite("R1"), "，【待补充：样本量】", cite("R1"), "。"),
    table("t", "表", "一", "【待核实：数】"),
  ]);
  expect(selected(document, "mark")).toEqual(["【待补充：样本量】", "【待核实：数】"]);
});

it("is the node a finding is about: a citation, a figure, a cross reference whose target is gone, a footnote", () => {
  const document = {
    ...content([
      h(1, "甲"),
      p("甲", cite("R1"), "乙", cite("R7")),
      figure("f"),
      p("见", refer("f"), "与", refer("gone")),
      p("注", { type: "footnote", attrs: { id: "n" } }),
    ]),
    footnotes: { n: "【待补充：页码】" },
  };
  expect(selected(document, "citationUnknown", { references: ["R1"] })).toEqual(["citation"]);
  expect(selected(document, "crossReferenceBroken")).toEqual(["crossRef"]);
  expect(selected(document, "mark")).toEqual(["footnote"]);
  expect(selected(content([h(1, "甲"), figure("f")], { numbering: "chapters" }), "exhibitUnreferred")).toEqual(["figure"]);
});

it("is the title of a section a finding is about", () => {
  expect(selected(content([h(1, "空的一节"), h(1, "乙"), "字"]), "emptySection")).toEqual(["空的一节"]);
});

it("stands inside every block there can be", () => {
  fc.assert(
    fc.property(arbitraryBlocks, (blocks) => {
      const document = content(blocks);
      for (const [block, node] of document.blocks.entries()) {
        const size = nodeFromJson(node).nodeSize;
        const range = rangeOfFinding(document, {
          rule: "mark",
          severity: "warning",
          place: { sectionId: "", block },
          values: { mark: "", asked: "" },
        });
        expect(range?.to).toBeLessThanOrEqual(size);
        expect(range?.from).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it("shows the words with what stands around them on their line", () => {
  const document = content([h(1, "甲"), `${"前".repeat(30)}【待补充：样本量】${"后".repeat(30)}`]);
  const [finding] = checkDocument(document, { rules: ["mark"] });
  expect(finding && excerptOf(document, finding)).toEqual({
    before: `…${"前".repeat(16)}`,
    words: "【待补充：样本量】",
    after: `${"后".repeat(16)}…`,
  });
});
