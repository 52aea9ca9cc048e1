import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { carryCover, coverPreview, readTemplate, type SchoolTemplate } from "./index.ts";
import { COVER, embeddedObject, schoolFile, textBox } from "./testing/school-files.ts";

function read(bytes: Uint8Array): SchoolTemplate {
  const reading = readTemplate(bytes);
  if ("refusal" in reading) throw new Error(reading.refusal);
  return reading.template;
}
const refusalOf = (bytes: Uint8Array) => {
  const reading = readTemplate(bytes);
  return "refusal" in reading ? reading.refusal : null;
};
const FACTS = {
  title: "高校食堂备餐量预测",
  college: "管理学院",
  major: "信息管理",
  author: "林一",
  studentId: "2022010203",
  supervisor: "周老师　教授",
  date: "2026年6月",
  className: "信管 2201",
};
const suggested = ({ cover }: SchoolTemplate) =>
  Object.fromEntries((cover?.fields ?? []).flatMap(({ id, fact }) => (fact === null ? [] : [[id, fact] as const])));
const plain = (xml: string) => xml.replace(/<\/w:p>/g, "\n").replace(/<[^>]*>/g, "");

describe("a school's Word file", () => {
  const template = read(schoolFile());

  it("says what its texts look like, by style names and by what they say", () => {
    const looks = Object.fromEntries(
      template.looks.map(({ role, foundBy, look }) => [role, [foundBy, look.eastAsia, look.points, look.align]]),
    );
    expect(looks).toEqual({
      partHeading: ["look", "黑体", 16, "center"],
      body: ["look", "宋体", 12, "both"],
      heading1: ["name", "黑体", 18, "center"],
      heading2: ["name", "楷体", 15, "left"],
      heading3: ["look", "黑体", 13, "both"],
      caption: ["name", "仿宋", 9, "both"],
      references: ["look", "宋体", 10.5, "both"],
    });
    expect(template.looks.find(({ role }) => role === "body")?.look).toMatchObject({ pitch: { points: 22 }, firstLineCharacters: 2 });
  });

  it("says its paper, headers, page numbers and the form of its heading numbers", () => {
    expect(template).toMatchObject({
      page: { widthMm: 210, heightMm: 297, marginMm: { top: 30, right: 25, bottom: 25, left: 30, header: 17, footer: 15 } },
      header: { odd: "柑子洲大学本科毕业论文", font: { eastAsia: "楷体" }, isRuled: true },
      bodyNumber: { format: "decimal", dashes: true, place: "centre" },
      numbering: "chapters",
    });
  });

  it("has a cover whose places are known by their words: blanks, cells, content controls, sample dates", () => {
    expect(template.cover?.fields.map(({ label, fact }) => [label, fact])).toEqual([
      ["柑子洲大学", null],
      ["本科毕业论文", null],
      ["题目", "title"],
      ["学 院", "college"],
      ["专业名称", "major"],
      ["姓　名", "author"],
      ["学号", "studentId"],
      ["指导教师", "supervisor"],
      ["学校主页", null],
      ["二〇××年×月", "date"],
    ]);
  });

  it("keeps its cover as it is, with facts in the places of the blanks", () => {
    const cover = carryCover({ bytes: schoolFile(), mapping: suggested(template), facts: FACTS });
    const lines = plain(cover?.xml ?? "").split("\n");
    expect(lines[3]).toMatch(/^题目：\u00a0*高校食堂备餐量预测\u00a0*$/);
    expect(lines.slice(4, 8)).toEqual(["学　　院", "管理学院", "专业名称", "信息管理"]);
    expect(lines[8]).toMatch(/^姓　名：\u00a0*林一\u00a0*　学号：2022010203$/);
    expect(lines[9]).toMatch(/^指导教师：\u00a0*周老师　教授\u00a0*$/);
    expect(lines[11]).toBe("2026年6月");
    expect(cover?.pictures.map(({ path }) => path)).toEqual(["word/media/templatePicture1.png"]);
    expect(cover?.styles).toContain('w:styleId="TemplateBase"');
    expect(cover?.styles).toContain('w:eastAsia="等线"');
    expect(cover?.xml).not.toContain("Theme");
  });

  it("leaves a place as it is where there is no fact, and writes nothing where nothing is asked for", () => {
    const cover = carryCover({ bytes: schoolFile(), mapping: suggested(template), facts: { author: "林一" } });
    const text = plain(cover?.xml ?? "");
    expect(text).toContain("题目：________________________");
    expect(text).toContain("示例专业");
    expect(plain(carryCover({ bytes: schoolFile(), mapping: {}, facts: FACTS })?.xml ?? "")).not.toContain("林一");
    const both = carryCover({ bytes: schoolFile(), mapping: { f3: "title" }, facts: { title: "备餐量预测", subtitle: "以三所食堂为例" } });
    expect(plain(both?.xml ?? "")).toContain("备餐量预测——以三所食堂为例");
    const swapped = carryCover({ bytes: schoolFile(), mapping: { f1: "className" }, facts: FACTS });
    expect(plain(swapped?.xml ?? "").split("\n")[1]).toBe("信管 2201");
  });

  it("takes nothing along that leads out of the file or does anything", () => {
    const cover = carryCover({ bytes: schoolFile(), mapping: suggested(template), facts: FACTS });
    expect(cover?.xml).not.toMatch(/hyperlink|hlinkClick|r:link|instrText|fldChar|INCLUDETEXT|example\.com|w:sdt|rsid/);
    expect([...(cover?.xml ?? "").matchAll(/r:\w+="([^"]*)"/g)].map(([, id]) => id)).toEqual(["templatePicture1"]);
  });

  it("has a cover that is not carried over where it holds text boxes or objects, and its places are known all the same", () => {
    for (const [inside, problem] of [
      [textBox, "textBox"],
      [embeddedObject, "object"],
    ] as const) {
      const bytes = schoolFile({ cover: COVER + inside });
      expect(read(bytes).cover).toMatchObject({ problems: [problem] });
      expect(carryCover({ bytes, mapping: {}, facts: FACTS })).toBeNull();
      expect(coverPreview({ bytes, mapping: {}, facts: FACTS })).toEqual([]);
    }
  });

  it("may have no cover: then all of it says how texts look", () => {
    const template = read(schoolFile({ cover: "" }));
    expect(template.cover).toBeNull();
    expect(template.looks.find(({ role }) => role === "heading1")?.look.points).toBe(18);
  });

  it("shows its cover line by line in a preview", () => {
    const lines = coverPreview({ bytes: schoolFile(), mapping: suggested(template), facts: FACTS });
    expect(lines.map(({ text }) => text.replace(/\u00a0/g, ""))).toContain("学　　院　管理学院");
    expect(lines.find(({ text }) => text === "本科毕业论文")?.look).toMatchObject({ points: 36, eastAsia: "黑体", align: "center" });
  });
});

describe("a file that is no template", () => {
  it("is refused with its reason: empty, old, locked by a password, with macros, no Word file, damaged", () => {
    const empty = schoolFile({ cover: "", rest: "<w:p/>" });
    const ole = new Uint8Array(Buffer.from("d0cf11e0a1b11ae1", "hex"));
    const locked = new Uint8Array(Buffer.concat([ole, Buffer.from("EncryptedPackage", "utf16le")]));
    const types = '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
    expect(refusalOf(empty)).toBe("wordTemplate.empty");
    expect(refusalOf(ole)).toBe("import.oldWord");
    expect(refusalOf(locked)).toBe("import.encrypted");
    expect(refusalOf(schoolFile({ parts: { "[Content_Types].xml": types } }))).toBe("import.macros");
    expect(refusalOf(new Uint8Array(0))).toBe("import.notWord");
    expect(refusalOf(zipSync({ "a.txt": strToU8("a") }))).toBe("import.notWord");
    expect(refusalOf(schoolFile({ parts: { "word/document.xml": "<w:document><w:body>" } }))).toBe("import.damaged");
    expect(refusalOf(new Uint8Array(51 * 1024 * 1024))).toBe("import.tooLarge");
  });

  it("is not unpacked where it is a bomb, nor believed about entities, names and circles", () => {
    expect(refusalOf(schoolFile({ parts: { "word/theme/theme1.xml": new Uint8Array(70 * 1024 * 1024) } }))).toBe("import.tooLarge");
    const entity =
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document><w:body><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>';
    expect(refusalOf(schoolFile({ parts: { "word/document.xml": entity } }))).toBe("import.damaged");
    const slip = schoolFile({ parts: { "../../etc/evil.png": "x", "word/../../evil.png": "x" } });
    expect(carryCover({ bytes: slip, mapping: {}, facts: {} })?.pictures).toHaveLength(1);
    const circle =
      '<w:styles><w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/><w:basedOn w:val="b"/></w:style><w:style w:type="paragraph" w:styleId="b"><w:name w:val="b"/><w:basedOn w:val="a"/></w:style></w:styles>';
    const cover = carryCover({ bytes: schoolFile({ parts: { "word/styles.xml": circle } }), mapping: {}, facts: {} });
    // Word would not open the file.
    expect(cover?.styles).not.toMatch(/w:basedOn w:val="Template\d/);
    expect(read(schoolFile({ parts: { "word/styles.xml": circle } })).looks.length).toBeGreaterThan(0);
  });

  it("is held to what paper and type can be", () => {
    const absurd = schoolFile({
      cover: "",
      rest: '<w:p><w:pPr><w:spacing w:line="999999" w:lineRule="exact" w:before="-5"/><w:ind w:firstLineChars="99999"/></w:pPr><w:r><w:rPr><w:rFonts w:eastAsia="&lt;script&gt;"/><w:sz w:val="99999"/></w:rPr><w:t>一段足够长的正文，用来说明这里的字号与行距都不可能印在纸上，所以要限制在合理的范围之内才行。</w:t></w:r></w:p><w:sectPr><w:pgSz w:w="1" w:h="99999999"/><w:pgMar w:top="-1" w:right="x" w:bottom="999999" w:left="0" w:header="1" w:footer="1"/></w:sectPr>',
    });
    const { page, looks } = read(absurd);
    expect(page).toMatchObject({ widthMm: 210, heightMm: 297 });
    expect(looks.find(({ role }) => role === "body")?.look).toMatchObject({
      eastAsia: "宋体",
      points: 72,
      pitch: { points: 80 },
      firstLineCharacters: 8,
      beforePoints: 0,
    });
  });
});
