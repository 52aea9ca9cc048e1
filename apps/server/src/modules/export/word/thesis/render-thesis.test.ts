import { describe, expect, it } from "vitest";
import { THESIS_PROFILES } from "../../profiles/index.ts";
import type { ThesisProfile } from "../../profiles/thesis-profile.ts";
import { findWordFaults } from "../../testing/find-word-faults.ts";
import { readZipText } from "../../testing/read-zip-text.ts";
import { heading, say } from "../../testing/sample-document.ts";
import { THESIS, THESIS_EN, THESIS_IMAGES } from "../../testing/sample-thesis.ts";
import type { ThesisFile } from "../../thesis-file.ts";
import { renderThesis } from "./render-thesis.ts";

const undergraduate = THESIS_PROFILES["thesis-zh-undergraduate"];
const master = THESIS_PROFILES["thesis-zh-master"];
const LABEL = { labelJson: '{"AIGC":{"Label":"1"}}', visibleLabel: "内容由 AI 生成", product: "橘笺" };

async function partsOf(thesis: ThesisFile, profile: ThesisProfile = undergraduate, label: Partial<typeof LABEL> = {}) {
  return readZipText(await renderThesis({ thesis, profile, images: THESIS_IMAGES, ...LABEL, ...label }));
}
const bodyOf = async (thesis: ThesisFile, profile: ThesisProfile = undergraduate) =>
  (await partsOf(thesis, profile)).get("word/document.xml") ?? "";
/** Paragraphs of a body: style and words, fields as what they show. */
function paragraphsOf(body: string): string[] {
  return [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([xml]) => {
    const style = /<w:pStyle w:val="([^"]+)"/.exec(xml)?.[1] ?? "";
    const words = [...xml.matchAll(/<w:t[ >][^<]*|<w:tab\/>/g)].map(([run]) =>
      run === "<w:tab/>" ? "\t" : run.replace(/^<w:t[^>]*>/, ""),
    );
    return `${style}|${words.join("")}`;
  });
}
const headersOf = (parts: ReadonlyMap<string, string>) =>
  [...parts].filter(([path]) => /^word\/header\d+\.xml$/.test(path)).map(([, xml]) => xml);
const small: ThesisFile = {
  content: { title: "", settings: {}, blocks: [heading(1, "h1", "绪论"), say("正文。")], footnotes: {} },
  facts: {},
  abstracts: {},
  references: [],
  appendix: null,
  acknowledgements: null,
  aiStatement: null,
  isDraft: false,
};

describe("the parts of a thesis", () => {
  it("stand in the order of the profile", async () => {
    const order = async (profile: ThesisProfile) =>
      paragraphsOf(await bodyOf(THESIS, profile))
        .filter((line) => /^(DeclarationHeading|PartHeading|FrontHeading|TOCHeading|Heading1)\|/.test(line))
        .map((line) => line.split("|")[1]);
    const body = ["绪论", "文献综述", "研究设计", "数据与描述", "结果与分析", "结论与建议"];
    const front = ["原创性声明", "使用授权书", "摘　要", "Abstract", "目　录"];
    expect(await order(undergraduate)).toEqual([...front, ...body, "参考文献", "附　录", "致　谢", "使用人工智能工具的说明"]);
    const [first, second, third] = undergraduate.sections;
    if (first === undefined || second === undefined || third === undefined) throw new Error("three sections");
    const own = { ...undergraduate, sections: [first, second, { ...third, parts: ["body", "acknowledgements", "references"] }] } as const;
    expect(await order(own)).toEqual([...front, ...body, "致　谢", "参考文献"]);
  });

  it("are left out where nobody has written them, and none of them makes up a fact", async () => {
    const lines = paragraphsOf(await bodyOf(small));
    expect(lines.filter((line) => /Heading\|/.test(line))).toEqual([
      "DeclarationHeading|原创性声明",
      "DeclarationHeading|使用授权书",
      "TOCHeading|目　录",
    ]);
    expect(lines.filter((line) => line.startsWith("Cover"))).toEqual([
      `Cover1|${"\u00a0".repeat(40)}`,
      "Cover2|毕业论文（设计）",
      `Cover3|${"\u00a0".repeat(40)}`,
      ...["学　　院", "专　　业", "班　　级", "学　　号", "学生姓名", "指导教师", "完成日期"].flatMap((label) => [
        `Cover5|${label}`,
        "Cover5|",
      ]),
    ]);
    expect(findWordFaults(await partsOf(small))).toEqual([]);
  });

  it("have a page of their own where they are to be written by hand", async () => {
    const lines = paragraphsOf(await bodyOf({ ...small, appendix: [], acknowledgements: "" }));
    expect(lines.slice(-2)).toEqual(["PartHeading|附　录", "PartHeading|致　谢"]);
  });

  it("have the cover's facts where they are known", async () => {
    const lines = paragraphsOf(await bodyOf(THESIS));
    expect(lines).toContain("Cover1|橘洲大学");
    expect(lines).toContain("Cover4|——以三所食堂为例");
    expect(lines).toContain("Cover5|周老师　教授");
  });
});

describe("numbers of a thesis", () => {
  it("are counted by chapter in the school's labels", async () => {
    for (const [profile, words] of [
      [undergraduate, ["图1-1", "表4-2", "表5-1", "(3-2)", "见式 (3-1)"]],
      [master, ["图1.1", "表4.2", "表5.1", "(3.2)", "见式 (3.1)"]],
    ] as const) {
      const text = paragraphsOf(await bodyOf(THESIS, profile)).join("\n");
      for (const word of words) expect(text).toContain(word);
    }
    const english = paragraphsOf(await bodyOf(THESIS_EN, THESIS_PROFILES["thesis-en"])).join("\n");
    expect(english).toContain("Figure 4.1  Errors by day");
    expect(english).toContain("See Figure 4.1 and Eq. (4.1)");
  });

  it("of headings are counted by Word on several levels, in each of the three forms", async () => {
    const levels = async (numbering: ThesisProfile["numbering"]) => {
      const xml = (await partsOf(small, { ...undergraduate, numbering })).get("word/numbering.xml") ?? "";
      const level = (index: number) => new RegExp(`<w:pStyle w:val="Heading${index}"/>.*?<w:lvlText w:val="([^"]*)"`, "s").exec(xml)?.[1];
      return [1, 2, 3].map(level);
    };
    expect(await levels("chapters")).toEqual(["第%1章", "%1.%2", "%1.%2.%3"]);
    expect(await levels("chinese")).toEqual(["%1、", "（%2）", "%3."]);
    expect(await levels("decimal")).toEqual(["%1", "%1.%2", "%1.%2.%3"]);
  });

  it("have captions above tables, below figures, and a right tab before the number of a formula", async () => {
    const lines = paragraphsOf(await bodyOf(THESIS));
    const table = lines.findIndex((line) => line.startsWith("Caption|表4-1"));
    expect(lines[table + 1]).toBe("TableHeading|食堂");
    const figure = lines.findIndex((line) => line.startsWith("Caption|图1-1"));
    expect(lines[figure - 1]).toBe("Figure|");
    expect(lines.find((line) => line.startsWith("Formula|"))).toMatch(/^Formula\|\t.*\t\(3-1\)$/);
  });

  it("of pages begin at I in front and at 1 in the body, and the cover has none", async () => {
    const body = await bodyOf(THESIS);
    const sections = [...body.matchAll(/<w:sectPr.*?<\/w:sectPr>/gs)].map(([xml]) => /<w:pgNumType[^>]*>/.exec(xml)?.[0] ?? "");
    const roman = '<w:pgNumType w:start="1" w:fmt="upperRoman"/>';
    expect(sections.slice(0, 7)).toEqual([
      "<w:pgNumType/>",
      "<w:pgNumType/>",
      roman,
      '<w:pgNumType w:fmt="upperRoman"/>',
      '<w:pgNumType w:fmt="upperRoman"/>',
      '<w:pgNumType w:start="1" w:fmt="decimal"/>',
      '<w:pgNumType w:fmt="decimal"/>',
    ]);
    expect(sections.filter((xml) => xml.includes('w:start="1"'))).toHaveLength(2);
  });
});

describe("the pages of a thesis", () => {
  it("have the school above them, or the chapter they are in, right and left ones each their own", async () => {
    const headers = headersOf(await partsOf({ ...THESIS, isDraft: false }, master));
    const words = headers.map((xml) => [...xml.matchAll(/<w:t[ >][^<]*/g)].map(([run]) => run.replace(/^<w:t[^>]*>/, "")).join(""));
    expect(words).toContain("第二章 文献综述");
    expect(words).toContain("橘洲大学硕士学位论文");
    expect(headers.join("")).toContain("STYLEREF 1 \\n");
    expect(headers.join("")).toContain("STYLEREF &quot;Part Heading&quot;");
    expect((await partsOf(THESIS, master)).get("word/settings.xml")).toContain("<w:evenAndOddHeaders");
    expect((await partsOf(THESIS, undergraduate)).get("word/settings.xml")).not.toContain("<w:evenAndOddHeaders/>");
  });

  it("show a watermark across each of them until the text is confirmed", async () => {
    const draft = headersOf(await partsOf(THESIS));
    expect(draft.length).toBeGreaterThan(0);
    expect(draft.every((xml) => xml.includes('string="初稿"'))).toBe(true);
    const ids = draft.map((xml) => /<v:shape id="([^"]*)"/.exec(xml)?.[1]);
    expect(new Set(ids).size).toBe(draft.length);
    expect(headersOf(await partsOf({ ...THESIS, isDraft: false })).join("")).not.toContain("textpath");
    expect(headersOf(await partsOf(THESIS_EN, THESIS_PROFILES["thesis-en"])).join("")).toContain('string="DRAFT"');
  });

  it("carry the AI label in the file, and below them unless it is left out", async () => {
    const parts = await partsOf(THESIS);
    expect(parts.get("docProps/custom.xml")).toContain("AIGC");
    const footers = (all: ReadonlyMap<string, string>) => [...all].filter(([path]) => /footer\d+\.xml$/.test(path)).map(([, xml]) => xml);
    expect(footers(parts).every((xml) => xml.includes("内容由 AI 生成"))).toBe(true);
    const without = readZipText(
      await renderThesis({ thesis: THESIS, profile: undergraduate, images: THESIS_IMAGES, ...LABEL, visibleLabel: null }),
    );
    expect(footers(without).join("")).not.toContain("内容由");
    expect(without.get("docProps/custom.xml")).toContain("AIGC");
  });
});

describe("what a thesis cites", () => {
  it("is a superscript that leads to the entry in the list", async () => {
    const body = await bodyOf(THESIS);
    expect(body).toMatch(/<w:hyperlink w:history="1" w:anchor="_r_1"><w:r><w:rPr><w:vertAlign w:val="superscript"\/>/);
    expect(body).toContain('<w:bookmarkStart w:name="_r_12"');
    expect(paragraphsOf(body)).toContain("Reference|[1]\t张明, 李华. 高校食堂就餐需求预测研究[J]. 高校后勤研究, 2021, 38(4): 21-25.");
    expect(paragraphsOf(body).join("\n")).toContain("都有报道[1-3]，成因却说法不一[2,5]。");
    expect(body).not.toContain("[[R");
  });

  it("is left out of abstracts and acknowledgements, which cite nothing", async () => {
    const abstracts = { zh: { text: "摘要[[R1]]。", keywords: [] } };
    const lines = paragraphsOf(await bodyOf({ ...THESIS, abstracts, acknowledgements: "感谢 [[R2]][[R3]]。" }));
    expect(lines).toContain("|摘要。");
    expect(lines).toContain("|感谢。");
  });

  it("is not numbered twice where an entry brings its number along", async () => {
    const references = [{ id: "R1", number: 1, text: "[1] 张明. 食堂研究[M]." }];
    expect(paragraphsOf(await bodyOf({ ...small, references })).at(-1)).toBe("Reference|[1]\t张明. 食堂研究[M].");
  });
});

it("tables have three rules whatever the text says, and their head is repeated on every page", async () => {
  const body = await bodyOf(THESIS);
  const [, , long = ""] = [...body.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([xml]) => xml);
  expect(long).toContain("9月1日");
  expect(long).toContain("<w:tblHeader/>");
  expect(long).toMatch(/<w:top w:val="single" w:color="000000" w:sz="12"|<w:top w:val="single" [^>]*w:sz="12"/);
  expect(long).toMatch(/<w:bottom [^>]*w:sz="6"/);
  expect(long).not.toContain("TableGrid");
});

it("a chapter begins a new page once, even behind a break of the page", async () => {
  const blocks = [heading(1, "h1", "绪论"), say("一。"), { type: "pageBreak" as const }, heading(1, "h2", "结论")];
  const body = await bodyOf({ ...small, content: { ...small.content, blocks } });
  // The empty paragraph is Word's break between sections.
  expect(paragraphsOf(body).slice(-4)).toEqual(["Heading1|绪论", "|一。", "|", "Heading1|结论"]);
  expect(body).not.toContain("pageBreakBefore");
});

it("a break between chapters is too flat to fill a page of its own", async () => {
  const body = await bodyOf(THESIS);
  const breaks = [...body.matchAll(/<w:p><w:pPr>((?:(?!<\/w:pPr>).)*?)<w:sectPr/gs)].map(([, settings = ""]) => settings);
  const flat = '<w:spacing w:after="0" w:before="0" w:line="20" w:lineRule="exact"/>';
  expect(breaks.length).toBeGreaterThan(10);
  // The others are in the last line of their part.
  expect(breaks.filter((settings) => settings !== flat)).toEqual(['<w:pStyle w:val="Signing"/>', '<w:pStyle w:val="Reference"/>']);
});

it("a table of contents names parts and three levels, with the page each is printed on", async () => {
  const entries = paragraphsOf(await bodyOf(THESIS, master)).filter((line) => line.startsWith("TOC") && !line.startsWith("TOCHeading"));
  expect(entries.slice(0, 4)).toEqual(["TOC1|摘　要\tI", "TOC1|Abstract\tII", "TOC1|第一章 绪论\t1", "TOC2|1.1 研究背景\t1"]);
  expect(entries.some((line) => line.startsWith("TOC3|2.1.1 时间序列方法\t"))).toBe(true);
});
