import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockText } from "../model/content-text.ts";
import { deriveSections, FRONT_SECTION, flattenSections } from "../model/derive-sections.ts";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { arbitraryBlocks } from "../testing/arbitrary-blocks.ts";
import { checkDocument } from "./check-document.ts";
import type { CheckOptions } from "./check-options.ts";
import { type Finding, type Place, SEVERITIES } from "./finding.ts";
import { content, h, p } from "./testing/build-content.ts";

const EMPTY: DocumentContent = { title: "", settings: {}, blocks: [], footnotes: {} };
const PIECES = [
  ...'图表式中文，。,“”"「【】[](（）0123456789%. \n',
  "【待补充：数】",
  "[[R1]]",
  "[[R9]]",
  "问卷426份",
  "客户关系管理（CRM）",
  "CRM",
  "Figure 2",
  "表1-1",
  "5KG",
  "The same words stand here again and again. ",
  "同一句话在这里说了一遍又说了一遍还要再说一遍。",
];
const words = fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((pieces) => pieces.join(""));
const block: fc.Arbitrary<NodeJson> = fc.oneof(
  words.map((text) => p(text)),
  fc.tuple(fc.integer({ min: 1, max: 3 }), words, fc.nat(200)).map(([level, text, target]) => h(level, text, { target })),
);
const contents: fc.Arbitrary<DocumentContent> = fc
  .tuple(
    fc.array(
      fc.oneof(
        block,
        arbitraryBlocks.map(([one]) => one ?? p("")),
      ),
      { maxLength: 12 },
    ),
    fc.constantFrom("zh", "en"),
    fc.constantFrom("none", "chapters", "decimal"),
  )
  .map(([blocks, language, numbering]) => ({ title: "", settings: { language, numbering }, blocks, footnotes: {} }) as DocumentContent);
const OPTIONS: CheckOptions = {
  target: 500,
  references: ["R1", "R2"],
  glossary: [{ term: "问卷", variants: ["调查问卷", "表"] }],
  sources: [{ name: "own", text: "同一句话在这里说了一遍又说了一遍还要再说一遍。The same words stand here again and again." }],
};

function placesOf({ place, values }: Finding): Place[] {
  return [
    place,
    ...Object.values(values).filter((value): value is Place => typeof value === "object" && value !== null && "sectionId" in value),
  ];
}

describe("whatever a document holds", () => {
  it("findings stand inside it, with the severity of their rule or less", () => {
    fc.assert(
      fc.property(contents, (document) => {
        const ids = new Set([FRONT_SECTION, ...flattenSections(deriveSections(document.blocks)).map(({ id }) => id)]);
        for (const finding of checkDocument(document, OPTIONS)) {
          expect([SEVERITIES[finding.rule], "hint"]).toContain(finding.severity);
          for (const { sectionId, block, from, to } of placesOf(finding)) {
            const node = document.blocks[block];
            expect(ids).toContain(sectionId);
            expect(node).toBeDefined();
            if (node === undefined || from === undefined || to === undefined) continue;
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(blockText(node).length);
          }
        }
      }),
    );
  });
  it("the same document gives the same findings", () => {
    fc.assert(
      fc.property(contents, (document) => {
        expect(checkDocument(structuredClone(document), OPTIONS)).toEqual(checkDocument(document, OPTIONS));
      }),
    );
  });
  it("rules that are asked for alone find what they find among all", () => {
    fc.assert(
      fc.property(contents, fc.constantFrom("exhibitMissing", "repeatedSentence", "mark"), (document, rule) => {
        expect(checkDocument(document, { ...OPTIONS, rules: [rule] })).toEqual(
          checkDocument(document, OPTIONS).filter((one) => one.rule === rule),
        );
      }),
    );
  });
});

it("finds nothing in an empty document", () => {
  expect(checkDocument(EMPTY)).toEqual([]);
  expect(
    checkDocument(EMPTY, { target: 1000, glossary: [{ term: "问卷" }], references: ["R1"], sources: [{ name: "a", text: "b" }] }),
  ).toEqual([]);
});

/**
 * Work that is quadratic in so much takes minutes in each rule; nothing is timed, the runner's limit ends what hangs. Openings a
 * pattern can begin with come in greater numbers, because a pattern alone is fast.
 */
const OPENINGS = 600_000;
const CHARACTERS = 200_000;
it.each([
  ...["1", " ", "【待补充", "[To add", "（A", "A（BC）", "“"].map((piece) => ({ piece, characters: OPENINGS })),
  ...["中", "【", "。", "图", "1 份", "一二三"].map((piece) => ({ piece, characters: CHARACTERS })),
])("comes to an end with $characters characters of '$piece'", ({ piece, characters }) => {
  const words = piece.repeat(characters / piece.length);
  const document = content([h(1, words.slice(0, 1000)), words, h(1, "乙"), words.slice(0, 1000)]);
  expect(Array.isArray(checkDocument(document, { ...OPTIONS, sources: [{ name: "own", text: words }] }))).toBe(true);
});
