import { describe, expect } from "vitest";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { restingJob } from "../jobs/testing/job-app.ts";
import { signInMember } from "./testing/written-essay.ts";

const OUTLINE = [
  { title: "绪论", subPara: [{ title: "为什么研究盘点", targetCnt: 200 }] },
  { title: "门店怎么盘点", subPara: [{ title: "存货盘点的分工", targetCnt: 500 }] },
  { title: "盘点的结果", subPara: [{ title: "4 次盘点的结果", targetCnt: 300 }] },
];
const ASKED = { title: "社区生鲜店存货盘点", level: "undergraduate", language: "zh", length: 1000, major: "会计" } as const;

/** Text of the paragraphs of a style, fields as what they show. */
const wordsOf = (xml: string, style: string): string[] =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)]
    .filter(([paragraph]) => paragraph.includes(`<w:pStyle w:val="${style}"/>`))
    .map(([paragraph]) => [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)/g)].map(([, words]) => words).join(""));

describe("a table the sample writer leaves for its author", () => {
  testOnSqlite("has a number by its chapter in the Word file, and the text refers to it by a field", async (app) => {
    const person = await signInMember(app);
    const made = await app.call(
      "/api/essay/create",
      { ...ASKED, material: "3 家门店；月末盘点由店员自己盘", outline: OUTLINE },
      person.token,
    );
    const { essayId } = made.data;
    const { data } = await app.call("/api/essay/write", { essayId }, person.token);
    await restingJob(app, { ...person, jobId: data.jobId });
    const file = await app.call("/api/essay/export", { essayId, format: "docx" }, person.token);
    const xml = readZipText((await app.app.inject({ url: file.data.url })).rawPayload).get("word/document.xml") ?? "";
    expect(wordsOf(xml, "Caption")).toEqual(["表2-1　盘点差异表", "表3-1　4 次盘点的结果"]);
    const bookmarks = [...xml.matchAll(/<w:bookmarkStart [^>]*w:name="(_t_\w+)"/g)].map(([, name]) => name);
    expect(bookmarks).toHaveLength(2);
    for (const bookmark of bookmarks) expect(xml).toContain(`REF ${bookmark} \\h`);
    expect(xml.replace(/<[^>]+>/g, "")).toContain("结果列于表3-1。");
    expect(xml).not.toContain("表：");
  });
});

describe("a display formula of the sample writer", () => {
  for (const [language, look, said] of [
    ["zh", "thesis-zh-undergraduate", "(2-1)式 (2-1)中，"],
    ["en", "thesis-en", "(2.1)In Eq. (2.1), "],
  ] as const) {
    testOnSqlite(`has the number its profile gives it, which the text refers to: ${language}`, async (app) => {
      const person = await signInMember(app);
      const words = WORDS[language];
      const outline = [{ title: words.one }, { title: words.two, subPara: [{ title: words.three, targetCnt: 900 }] }];
      const asked = { title: words.title, level: "undergraduate", language, length: 1000, outline } as const;
      const { essayId } = (await app.call("/api/essay/create", { ...asked, outline } as never, person.token)).data;
      const { data } = await app.call("/api/essay/write", { essayId }, person.token);
      await restingJob(app, { ...person, jobId: data.jobId });
      const file = await app.call("/api/essay/export", { essayId, format: "docx", look } as never, person.token);
      const xml = readZipText((await app.app.inject({ url: file.data.url })).rawPayload).get("word/document.xml") ?? "";
      const text = xml.replace(/<w:instrText[^>]*>[^<]*<\/w:instrText>/g, "").replace(/<[^>]+>/g, "");
      expect(text).toContain(said);
    });
  }
});

const WORDS = {
  zh: { title: "睡前手机使用与睡眠质量的关系", one: "绪论", two: "数据分析", three: "相关分析" },
  en: {
    title: "The relationship between bedtime phone use and sleep quality",
    one: "Introduction",
    two: "Data Analysis",
    three: "Correlation",
  },
};
