import fc from "fast-check";
import mammoth from "mammoth";
import { describe, expect, it } from "vitest";
import { PROFILES } from "../profiles/index.ts";
import { readZipText } from "../testing/read-zip-text.ts";
import { ENGLISH_LETTER, FORMULAS, OFFICIAL_NOTICE, WEEKLY_REPORT } from "../testing/sample-texts.ts";
import { SCHOOL_TEXT, schoolPaper } from "../testing/school-paper.ts";
import type { WordTask } from "./render-word.ts";
import { renderWord } from "./render-word.ts";

const LABEL = '{"AIGC":{"Label":"1","ContentProducer":"","ProduceID":"g1"}}';

async function build(task: Partial<WordTask> & { text: string }) {
  const bytes = await renderWord({
    title: "给定标题",
    profile: PROFILES["plain-zh"],
    labelJson: LABEL,
    visibleLabel: "内容由 AI 生成",
    product: "橘笺",
    ...task,
  });
  const parts = readZipText(bytes);
  const part = (name: string) => parts.get(name) ?? "";
  const footers = [...parts].filter(([name]) => /^word\/footer\d+\.xml$/.test(name)).map(([, xml]) => xml);
  const style = (id: string) => new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`).exec(part("word/styles.xml"))?.[0] ?? "";
  return { bytes, part, footers, style, document: part("word/document.xml") };
}

/** The paragraph that holds `text`, as XML. */
function paragraphWith(xml: string, text: string): string {
  return xml.match(/<w:p>(?:(?!<\/w:p>).)*<\/w:p>/g)?.find((paragraph) => paragraph.includes(text)) ?? "";
}

/** The first tag that closes nothing or stays open, or null. */
function unbalanced(xml: string): string | null {
  const open: string[] = [];
  for (const [tag, close, name = "", empty] of xml.matchAll(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g)) {
    if (empty === "/") continue;
    if (close !== "/") open.push(name);
    else if (open.pop() !== name) return tag;
  }
  const stray = xml.replace(/<\?.*?\?>|<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/g, "");
  return stray.includes("<") ? "<" : (open.at(-1) ?? null);
}

describe("a Chinese text", () => {
  it("is set in the styles a reader expects", async () => {
    const { document, style } = await build({ text: WEEKLY_REPORT });
    const normal = style("Normal");
    expect(normal).toContain('w:default="1"');
    expect(normal).toContain('w:firstLineChars="200"');
    expect(normal).toContain('<w:jc w:val="both"/>');
    expect(normal).toContain('w:line="360" w:lineRule="auto"');
    expect(normal).toContain('w:ascii="Times New Roman" w:eastAsia="宋体"');
    expect(normal).toContain('<w:sz w:val="24"/>');
    for (const id of ["Title", "Heading1", "Heading2", "Heading3"]) {
      expect(style(id)).toContain('w:eastAsia="黑体"');
      expect(style(id)).toContain('w:firstLineChars="0"');
    }
    expect(paragraphWith(document, "前端组周报（第 47 周）")).toContain('<w:pStyle w:val="Title"/>');
    expect(paragraphWith(document, "一、本周完成")).toContain('<w:pStyle w:val="Heading1"/>');
    expect(document).not.toContain("给定标题");
  });

  it("has the paper and margins of a school paper", async () => {
    const { document } = await build({ text: "文" });
    expect(document).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
    expect(document).toMatch(/<w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1701"/);
  });

  it("numbers lists by Word, nested ones below", async () => {
    const { document, part } = await build({ text: `${WEEKLY_REPORT}\n\n5. 从五开始` });
    expect(paragraphWith(document, "完成登录页重构")).toContain('<w:ilvl w:val="0"/>');
    expect(paragraphWith(document, "二维码轮询")).toContain('<w:ilvl w:val="1"/>');
    expect(part("word/numbering.xml")).toContain('<w:start w:val="5"/>');
    expect(part("word/numbering.xml")).toContain('<w:lvlText w:val="（%2）"/>');
  });

  it("sets tables with three lines and repeats their head", async () => {
    const { document } = await build({ text: WEEKLY_REPORT });
    const borders = /<w:tblBorders>.*?<\/w:tblBorders>/.exec(document)?.[0] ?? "";
    expect(borders).toMatch(/<w:top w:val="single"[^>]*w:sz="12"/);
    expect(borders).toMatch(/<w:bottom w:val="single"[^>]*w:sz="12"/);
    expect(borders).toMatch(/<w:insideV w:val="none"/);
    expect(document).toMatch(/<w:tcBorders>.*?<w:bottom w:val="single"[^>]*w:sz="6"/);
    expect(document).toContain("<w:tblHeader/>");
    expect(paragraphWith(document, ">0.8<")).toContain('<w:jc w:val="right"/>');
  });

  it("puts name and date to the right and marks what is still missing", async () => {
    const { document } = await build({ text: WEEKLY_REPORT });
    expect(paragraphWith(document, "报告人：张三")).toContain('<w:pStyle w:val="Signature"/>');
    expect(paragraphWith(document, "2026年11月21日")).toContain('<w:pStyle w:val="Date"/>');
    expect(paragraphWith(document, "【待补充：严重缺陷数】")).toContain('<w:highlight w:val="yellow"/>');
  });

  it("marks what is missing in English texts too", async () => {
    const { document } = await build({ text: "Facts: 【To add: the specific facts】.", profile: PROFILES["plain-en"] });
    expect(paragraphWith(document, "【To add: the specific facts】")).toContain('<w:highlight w:val="yellow"/>');
    const written = await build({ text: "It began on [To add: date], in the hall.", profile: PROFILES["plain-en"] });
    expect(paragraphWith(written.document, "[To add: date]")).toContain('<w:highlight w:val="yellow"/>');
  });

  it("asks for Chinese quotation marks where both scripts have them", async () => {
    const { document } = await build({ text: WEEKLY_REPORT });
    expect(paragraphWith(document, "“首屏时间”")).toContain('<w:rFonts w:hint="eastAsia"/>');
  });

  it("links only to where the text did", async () => {
    const { part } = await build({ text: "[好](https://example.com/a) [坏](javascript:alert(1)) ![图](https://example.com/x.png)" });
    const links = [...part("word/_rels/document.xml.rels").matchAll(/Target="([^"]*)" TargetMode="External"/g)].map((match) => match[1]);
    expect(links).toEqual(["https://example.com/a"]);
  });
});

describe("an English text", () => {
  it("has no indent, Latin fonts and American spelling", async () => {
    const { document, style } = await build({ text: ENGLISH_LETTER, profile: PROFILES["plain-en"], visibleLabel: "AI-generated" });
    expect(style("Normal")).toContain('w:firstLineChars="0"');
    expect(style("Normal")).toContain('w:ascii="Times New Roman"');
    expect(style("Normal")).toContain('<w:lang w:val="en-US"');
    expect(style("Heading1")).toContain('w:ascii="Arial"');
    expect(paragraphWith(document, "three days")).toContain("<w:b/>");
    expect(paragraphWith(document, "Budget review")).toContain("☐");
    expect(paragraphWith(document, "Yours sincerely,")).toContain("Zhang San");
  });
});

describe("an official document", () => {
  it("keeps the numbers of GB/T 9704", async () => {
    const { document, style } = await build({ text: OFFICIAL_NOTICE, profile: PROFILES.gongwen });
    // 37, 26, 35 and 28 mm: a type area of 156 × 225 mm.
    expect(document).toMatch(/<w:pgMar w:top="2098" w:right="1474" w:bottom="1984" w:left="1587"/);
    expect(document).toMatch(/<w:docGrid w:type="lines" w:linePitch="578"/);
    expect(style("Normal")).toContain('w:line="578" w:lineRule="exact"');
    expect(style("Normal")).toContain('w:eastAsia="仿宋"');
    expect(style("Normal")).toContain('<w:sz w:val="32"/>');
    expect(style("Title")).toContain('w:eastAsia="方正小标宋简体"');
    expect(style("Title")).toContain('<w:sz w:val="44"/>');
    expect(style("Title")).toContain('<w:jc w:val="center"/>');
    expect(style("Heading1")).toContain('w:eastAsia="黑体"');
    expect(style("Heading2")).toContain('w:eastAsia="楷体"');
    expect(style("Heading3")).toContain('w:eastAsia="仿宋"');
    // Twenty-two lines fit the height, twenty-eight characters the width, and not one more of either.
    const typeArea = { width: (156 * 1440) / 25.4, height: (225 * 1440) / 25.4 };
    expect(Math.floor(typeArea.height / 578)).toBe(22);
    const spacing = Number(/<w:spacing w:val="(-?\d+)"\/>/.exec(style("Normal"))?.[1]);
    expect(Math.floor(typeArea.width / (320 + spacing))).toBe(28);
  });

  it("sets each level in its font, also inside a paragraph", async () => {
    const { document } = await build({ text: OFFICIAL_NOTICE, profile: PROFILES.gongwen });
    expect(paragraphWith(document, "一、检查范围")).toContain('<w:pStyle w:val="Heading1"/>');
    expect(paragraphWith(document, "（二）交通安全")).toContain('<w:pStyle w:val="Heading2"/>');
    const running = paragraphWith(document, "（一）消防安全。");
    expect(running).toMatch(/w:eastAsia="楷体"[^>]*\/><\/w:rPr><w:t[^>]*>（一）消防安全。</);
    expect(running).toContain("重点检查消防通道");
    expect(document).not.toContain('<w:b/></w:rPr><w:t xml:space="preserve">用电');
  });

  it("addresses, signs and dates as the standard says", async () => {
    const { document } = await build({ text: OFFICIAL_NOTICE, profile: PROFILES.gongwen });
    expect(paragraphWith(document, "各县区教育局、各直属学校：")).toContain('<w:pStyle w:val="Salutation"/>');
    expect(paragraphWith(document, "2026年11月21日")).toMatch(/<w:ind [^>]*w:right="1280"/);
    expect(paragraphWith(document, "2026年11月21日")).toContain('<w:pStyle w:val="Date"/>');
    // Six characters under a date of seven: half a character further in.
    expect(paragraphWith(document, ">某区教育局<")).toMatch(/<w:ind [^>]*w:right="1600"/);
    expect(paragraphWith(document, "附件：1.校园安全专项检查表")).toContain('<w:pStyle w:val="Attachment"/>');
    expect(paragraphWith(document, "2.检查组名单")).toMatch(/<w:ind [^>]*w:left="1600"/);
    expect(paragraphWith(document, "设立护学岗")).not.toContain("<w:numPr>");
  });

  it("names its fonts, and a theme of fonts that WPS has too", async () => {
    const { part } = await build({ text: OFFICIAL_NOTICE, profile: PROFILES.gongwen });
    expect(part("word/fontTable.xml")).toContain('<w:font w:name="仿宋"><w:altName w:val="FangSong"/><w:charset w:val="86"/>');
    expect(part("word/settings.xml")).toMatch(/<w:characterSpacingControl w:val="compressPunctuation"\/>.*<w:compat>/);
    expect(part("word/settings.xml")).toMatch(/<\/w:compat><w:themeFontLang w:val="en-US" w:eastAsia="zh-CN"\/><\/w:settings>/);
    expect(part("word/theme/theme1.xml")).toMatch(
      /<a:minorFont><a:latin typeface="Times New Roman"\/><a:ea typeface="宋体"\/><a:cs typeface=""\/><\/a:minorFont>/,
    );
  });

  it("numbers pages — 1 — on the outer side", async () => {
    const { document, footers, part } = await build({ text: OFFICIAL_NOTICE, profile: PROFILES.gongwen });
    expect(part("word/settings.xml")).toMatch(/<w:evenAndOddHeaders\/>/);
    expect(document).toMatch(/<w:footerReference w:type="even"/);
    const sides = footers.map((footer) => /<w:jc w:val="(\w+)"\/>/.exec(footer)?.[1]);
    expect(sides).toEqual(["right", "left"]);
    for (const footer of footers) {
      expect(footer).toMatch(/— <\/w:t>.*PAGE.* —/);
      expect(footer).toContain('<w:sz w:val="28"/>');
    }
  });
});

describe("a profile with everything a school asks for", () => {
  const text = SCHOOL_TEXT;

  it("lets Word number headings, and leaves out the numbers that were typed", async () => {
    const { document, part } = await build({ text, profile: schoolPaper });
    const numbering = part("word/numbering.xml");
    expect(numbering).toContain('<w:numFmt w:val="chineseCounting"/>');
    // The second level writes the first as 1, not as 一.
    expect(numbering).toMatch(/<w:isLgl\/>(?:(?!<w:lvl ).)*w:val="%1\.%2"/);
    for (const level of ["第%1章", "%1.%2"]) expect(numbering).toContain(`<w:lvlText w:val="${level}"/>`);
    expect(paragraphWith(document, ">绪论<")).toMatch(/<w:pStyle w:val="Heading1"\/>.*<w:ilvl w:val="0"\/>/);
    expect(paragraphWith(document, ">背景<")).toMatch(/<w:pStyle w:val="Heading2"\/>.*<w:ilvl w:val="1"\/>/);
    expect(paragraphWith(document, "的研究")).toContain("2026年的研究");
    expect(document).not.toMatch(/第一章|>1\.1/);
  });

  it("begins its sections where the profile says, each with its header and page numbers", async () => {
    const { document, part, footers } = await build({ text, profile: schoolPaper });
    const sections = document.match(/<w:sectPr>.*?<\/w:sectPr>/g) ?? [];
    expect(sections).toHaveLength(2);
    // A section ends with the paragraph that holds its properties.
    const sectionEnd = document.indexOf("</w:p>", document.indexOf(sections[0] ?? ""));
    expect(document.indexOf("摘要正文")).toBeLessThan(sectionEnd);
    expect(sectionEnd).toBeLessThan(document.indexOf(">绪论<"));
    expect(sections[0]).toContain('<w:pgNumType w:fmt="upperRoman"/>');
    expect(sections[1]).toContain('<w:pgNumType w:start="1" w:fmt="decimal"/>');
    expect(part("word/header1.xml")).not.toContain("<w:t");
    expect(part("word/header3.xml")).toContain("本科毕业论文：论文");
    expect(footers).toHaveLength(2);
  });

  it("has one section where no heading begins another", async () => {
    const { document } = await build({ text: "只有一段。", profile: schoolPaper });
    expect(document.match(/<w:sectPr>/g)).toHaveLength(1);
  });

  it("sets a caption above its table, and a sentence that only looks like one as text", async () => {
    const { document, style } = await build({ text, profile: schoolPaper });
    expect(paragraphWith(document, "表 1 各组成绩")).toContain('<w:pStyle w:val="Caption"/>');
    expect(style("Caption")).toMatch(/<w:keepNext\/>.*<w:jc w:val="center"\/>/);
    expect(paragraphWith(document, "表 2 没有表。")).not.toContain("Caption");
  });

  it("has its own paper, on which tables fit", async () => {
    const { document } = await build({ text, profile: schoolPaper });
    expect(document).toContain('<w:pgSz w:w="9978" w:h="14173"');
    const width = Number(/<w:tblW w:type="dxa" w:w="(\d+)"/.exec(document)?.[1]);
    expect(width).toBeLessThanOrEqual(9978 - 2 * 1134);
    expect(width).toBeGreaterThan(9978 - 2 * 1134 - 10);
  });
});

describe("formulas", () => {
  it("are Word's own, and stay readable where no converter knows them", async () => {
    const { document } = await build({ text: FORMULAS });
    expect(document.match(/<m:oMath>/g)).toHaveLength(5);
    expect(document).toContain("<m:rad>");
    expect(document).toContain("<m:m>");
    expect(document).toContain("\\unknowncmd{x}");
    expect(document).toContain("价格 $5 到 $6 是文字");
  });
});

describe("the AI label", () => {
  it("stands in the properties and the footer", async () => {
    const { part, footers } = await build({ text: "文" });
    expect(part("docProps/custom.xml")).toContain(`name="AIGC"><vt:lpwstr>${LABEL.replaceAll('"', "&quot;")}</vt:lpwstr>`);
    expect(part("docProps/core.xml")).toContain("<dc:title>给定标题</dc:title>");
    expect(part("docProps/core.xml")).toContain("<dc:creator>橘笺</dc:creator>");
    expect(footers.join()).toContain("内容由 AI 生成");
  });
  it("stays in the properties when the visible one is left out", async () => {
    const { part, footers } = await build({ text: "文", visibleLabel: null });
    expect(part("docProps/custom.xml")).toContain('name="AIGC"');
    expect(footers.join()).not.toContain("AI");
    expect(footers.join()).toContain("PAGE");
  });
});

describe("what comes back", () => {
  it("is the text, read by another library", async () => {
    const { bytes } = await build({ text: WEEKLY_REPORT });
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    for (const piece of ["前端组周报（第 47 周）", "支付改版", "二维码轮询", "首屏时间（秒）", "const budget = 130;", "2026年11月21日"])
      expect(value).toContain(piece);
  });

  it("is a well-formed file for a text of forbidden characters", async () => {
    const { document } = await build({
      title: "题\u0000\ud800",
      text: "甲\u0001乙\u000b丙\ud800丁\ufffe&#1;&#xD800;<b>&amp;]]>\n\n$x\u0002$ `\u0003`",
    });
    expect(document).not.toMatch(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u);
    expect(document.isWellFormed()).toBe(true);
    expect(document).toContain("甲乙丙丁");
    expect(document).toContain("&lt;b&gt;");
  });

  it("is well-formed XML for any text, in every profile", async () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.constantFrom(
        "# ",
        "## 一、",
        "\n",
        "\n\n",
        "- ",
        "  - ",
        "7. ",
        "> ",
        "**",
        "`",
        "```\n",
        "|a|b|\n|-|-|\n|c|\n",
        "$x^2$",
        "$$\n\\frac12\n$$\n",
        "（一）甲。乙",
        "附件：1. 甲\n",
        "某局\n2026年1月1日",
        "[a](http://b.c)",
        "<&>",
      ),
    );
    const profile = fc.constantFrom({}, { profile: PROFILES.gongwen }, { profile: PROFILES["plain-en"] });
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), profile, async (pieces, options) => {
        const { document } = await build({ text: pieces.join(""), title: pieces.at(0) ?? "", ...options });
        expect(unbalanced(document)).toBeNull();
        expect(document).not.toMatch(/(?![\t\n\r])\p{Cc}|&(?!amp;|lt;|gt;|quot;|apos;|#)/u);
      }),
      { numRuns: 30 },
    );
  });

  it("is a file even for an empty text", async () => {
    const { document } = await build({ text: "" });
    expect(document).toContain("给定标题");
  });
});
