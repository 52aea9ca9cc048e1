import { DOCUMENT_TYPES } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { findWordFaults } from "../export/testing/find-word-faults.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { FORMS, FORMS_EN, formOf, writtenDocument } from "./testing/document-forms.ts";
import { member, type Person } from "./testing/essay-app.ts";

const COVER = { school: "橘洲大学", author: "林一", college: "信息学院", date: "2026年10月", translatedTitle: "A Title in English" };

/** What is printed, in its order; the faults Word would have. */
async function wordOf(app: TestApp, { token }: Person, essayId: string) {
  const { data } = await app.call("/api/essay/export", { essayId, format: "docx", isFinal: true }, token);
  const parts = readZipText((await app.app.inject({ url: data.url })).rawPayload);
  const xml = parts.get("word/document.xml") ?? "";
  const lines = xml
    .split("</w:p>")
    .map((paragraph) => [...paragraph.matchAll(/<w:t[ >][^<]*/g)].map(([run]) => run.replace(/^[^>]*>/, "")).join(""));
  return { xml, faults: findWordFaults(parts), lines: lines.filter((line) => line !== "") };
}

/** Lines that begin so stand in this order. */
function expectOrder(lines: readonly string[], beginnings: readonly string[]): void {
  let at = -1;
  for (const beginning of beginnings) {
    const next = lines.findIndex((line, index) => index > at && line.startsWith(beginning));
    expect(next, `${beginning} behind line ${at} of ${lines.join("\n")}`).toBeGreaterThan(at);
    at = next;
  }
}

const ORDER_ZH = {
  openingReport: [
    "橘洲大学",
    "毕业论文（设计）开题报告",
    FORMS.openingReport.topic,
    "选题依据与研究意义",
    "国内外研究现状",
    "进度安排",
    "2026年10月—11月",
    "参考文献",
    "【待补充：作者",
    "指导教师意见",
  ],
  journalEssay: [
    FORMS.journalEssay.topic,
    "林一",
    "（橘洲大学",
    "摘　要：",
    "关键词：数字金融；县域",
    "中图分类号：",
    "A Title in English",
    "Abstract: ",
    "Key words: ",
    "引言",
    "结论与启示",
    "参考文献",
  ],
  professionalEssay: [FORMS.professionalEssay.topic, "林一", "摘　要：", "引言", "关键技术与对策", "结语", "参考文献"],
  kepu: [FORMS.kepu.topic, "文／林一", "从一个现象说起", "写在最后", "资料来源", "【待补充：资料来源"],
} as const;
const ORDER_EN = {
  openingReport: [
    "Thesis Proposal",
    FORMS_EN.openingReport.topic,
    "Background and significance",
    "Schedule",
    "Oct to Nov 2026",
    "References",
    "Supervisor",
  ],
  journalEssay: [FORMS_EN.journalEssay.topic, "Abstract: ", "Keywords: ", "Introduction", "Conclusion", "References"],
  professionalEssay: [FORMS_EN.professionalEssay.topic, "Abstract: ", "Introduction", "Conclusion", "References"],
  kepu: [FORMS_EN.kepu.topic, "Something you have seen", "To end with", "Sources"],
} as const;

describe("the Word file of a document is laid out as its kind is usual", () => {
  for (const documentType of DOCUMENT_TYPES) {
    testOnSqlite(`${documentType} in Chinese`, async (app) => {
      const person = await member(app);
      const { essay } = await writtenDocument(app, person, formOf(documentType));
      await app.call("/api/essay/update", { essayId: essay.essayId, cover: COVER }, person.token);
      const { xml, faults, lines } = await wordOf(app, person, essay.essayId);
      expect(faults).toEqual([]);
      expectOrder(lines, ORDER_ZH[documentType]);
      // A cover is a page of its own; all else goes on down the page.
      expect(xml.split("<w:sectPr").length - 1).toBe(documentType === "openingReport" ? 2 : 1);
      expect(xml).not.toContain("原创性声明");
    });

    testOnSqlite(`${documentType} in English`, async (_zh, open) => {
      const app = await open({ variant: "en" });
      const person = await member(app);
      const { essay } = await writtenDocument(app, person, { documentType, fields: FORMS_EN[documentType] });
      const { faults, lines } = await wordOf(app, person, essay.essayId);
      expect(faults).toEqual([]);
      expectOrder(lines, ORDER_EN[documentType]);
      // An article in English has an abstract in Chinese too.
      if (documentType !== "journalEssay") expect(lines.filter((line) => /\p{Script=Han}/u.test(line))).toEqual([]);
    });
  }
});
