import { describe, expect, it } from "vitest";
import { GOLDEN_DOCUMENTS } from "../../import/testing/golden-documents.ts";
import { DOCUMENT_PROFILES, PARTED_PROFILES, PROFILES } from "../profiles/index.ts";
import { findWordFaults } from "../testing/find-word-faults.ts";
import { readZipText } from "../testing/read-zip-text.ts";
import { PICTURE } from "../testing/sample-document.ts";
import { FORMULAS, OFFICIAL_NOTICE, WEEKLY_REPORT } from "../testing/sample-texts.ts";
import { THESIS, THESIS_EN, THESIS_IMAGES } from "../testing/sample-thesis.ts";
import { schoolPaper } from "../testing/school-paper.ts";
import { renderDocument } from "./document/render-document.ts";
import { renderWord } from "./render-word.ts";
import { renderThesis } from "./thesis/render-thesis.ts";

const LOOKS = ["note", "report"] as const;

describe("a Word file has everything where Word wants it", () => {
  it.each(Object.entries(GOLDEN_DOCUMENTS))("of a document: %s", async (_, content) => {
    for (const look of LOOKS) {
      const language = content.settings.language ?? "zh";
      const profile = DOCUMENT_PROFILES[look][language];
      const label = { labelJson: "{}", visibleLabel: "AI" };
      const bytes = await renderDocument({ content, language, profile, images: new Map([["b1", PICTURE]]), ...label, product: "橘笺" });
      expect(findWordFaults(readZipText(bytes))).toEqual([]);
    }
  });

  it("of code in a language that cannot be in the name of a style", async () => {
    const block = (language: string) => ({
      type: "codeBlock" as const,
      attrs: { language },
      content: [{ type: "text" as const, text: "x" }],
    });
    const blocks = ["a,b", "a;b\\{}", "字 ] (list)", "x".repeat(300), "c++"].map(block);
    const content = { title: "\u0001题", settings: {}, blocks, footnotes: {} };
    const task = { content, language: "zh", profile: DOCUMENT_PROFILES.note.zh, images: new Map(), labelJson: null } as const;
    const parts = readZipText(await renderDocument({ ...task, visibleLabel: null, product: "橘笺" }));
    expect(findWordFaults(parts)).toEqual([]);
    expect(parts.get("word/styles.xml")).toContain("Code [c++]");
  });

  it.each(Object.entries({ ...PROFILES, "school-paper": schoolPaper }))("of a text in the look %s", async (_, profile) => {
    for (const text of [WEEKLY_REPORT, OFFICIAL_NOTICE, FORMULAS]) {
      const bytes = await renderWord({ title: "题目", text, profile, labelJson: "{}", visibleLabel: "AI", product: "橘笺" });
      expect(findWordFaults(readZipText(bytes))).toEqual([]);
    }
  });
});

describe("a thesis has everything where Word wants it", () => {
  it.each(Object.entries(PARTED_PROFILES))("in the look %s", async (_, profile) => {
    const label = { labelJson: "{}", visibleLabel: "AI", product: "橘笺" };
    for (const thesis of [THESIS, THESIS_EN, { ...THESIS, facts: {}, isDraft: false, references: [] }])
      expect(findWordFaults(readZipText(await renderThesis({ thesis, profile, images: THESIS_IMAGES, ...label })))).toEqual([]);
  });
});

describe("the rules find", () => {
  it.each([
    ["what stands too late", '<w:pPr><w:jc w:val="left"/><w:ind w:left="0"/></w:pPr>', "w:ind stands too late in w:pPr"],
    ["a number that is not whole", '<w:pPr><w:ind w:left="10.5"/></w:pPr>', 'w:ind w:left="10.5"'],
    ["a prefix nobody declared", "<w:p><w14:x/></w:p>", "w14 is not declared"],
    ["a style that is not there", '<w:pPr><w:pStyle w:val="None"/></w:pPr>', "w:pStyle None is not there"],
    [
      "a cell without a paragraph",
      "<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/></w:tblGrid><w:tr><w:tc><w:tcPr/></w:tc></w:tr></w:tbl>",
      "a cell does not end",
    ],
    ["a bookmark that does not end", '<w:bookmarkStart w:id="1" w:name="a"/>', "a bookmark does not end"],
    ["a picture without a relationship", '<w:drawing r:embed="rId1" xmlns:r="r"/>', "refers to rId1"],
  ])("%s", (_, inside, fault) => {
    const parts = new Map([["word/document.xml", `<w:document xmlns:w="w"><w:body>${inside}</w:body></w:document>`]]);
    expect(findWordFaults(parts).join("\n")).toContain(fault);
  });
});
