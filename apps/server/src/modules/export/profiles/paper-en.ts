import { coverSubtitle, coverText } from "./cover-text.ts";
import { noteEn } from "./note.ts";
import type { CoverLine, ThesisProfile } from "./thesis-profile.ts";
import { fontSet } from "./word-profile.ts";

const SERIF = fontSet("Times New Roman", "宋体");
const PAGE_NUMBER = { points: 10, place: "centre", dashes: false, format: "decimal", restarts: true } as const;
const BLANK = "________________";

type Own = Pick<ThesisProfile, "version" | "numbering" | "sections" | "cover"> & Partial<ThesisProfile>;

/** The same as the Chinese ones in English. */
function paperEn(own: Own): ThesisProfile {
  const heading = (points: number, beforePoints: number, afterPoints: number) => ({
    font: SERIF,
    points,
    bold: true,
    beforePoints,
    afterPoints,
  });
  const low = heading(11.5, 8, 4);
  return {
    ...noteEn,
    textLanguage: "en",
    fonts: { ...noteEn.fonts, footer: SERIF },
    bodyPoints: 11.5,
    pitch: { points: 17 },
    justified: true,
    headings: [heading(14, 16, 6), heading(12, 12, 4), low, low, low, low],
    header: { font: SERIF, points: 9, isRuled: true },
    contents: { title: "Contents", levels: 3 },
    inContents: [],
    partTitles: {
      abstractZh: "摘　要",
      abstractEn: "Abstract",
      references: "References",
      appendix: "Appendix",
      aiStatement: "Statement on the Use of AI Tools",
      acknowledgements: "Acknowledgements",
    },
    keywords: { zh: { label: "关键词：", between: "；" }, en: { label: "Keywords: ", between: "; " } },
    labels: { figure: "Figure {number}", table: "Table {number}", formula: "({number})" },
    captions: { words: ["Figure", "Table"], font: SERIF, points: 10 },
    smallPitchPoints: 14,
    references: { points: 10, hangingPoints: 24 },
    titlePage: [],
    declarations: [],
    flows: true,
    noReferences: "[To add: author, title, source and year, cited from the reference library]",
    watermark: { text: "DRAFT", font: "Times New Roman" },
    ...own,
  };
}

const title = (points: number, before = 0): CoverLine[] => [
  coverText("{title}", { font: SERIF, points }, { before, after: 6 }, { bold: true }),
  coverSubtitle("{subtitle}", { font: SERIF, points: points - 4 }),
];
const byline: readonly CoverLine[] = [
  coverText("{author}", { font: SERIF, points: 12 }, { before: 4, after: 2 }),
  coverText("{school}", { font: SERIF, points: 10 }, { after: 14 }),
];

/** A thesis proposal: a cover, the proposal, what the supervisor thinks of it. */
export const openingReportEn = paperEn({
  version: 1,
  numbering: "decimal",
  table: "grid",
  sections: [
    { parts: ["cover"], pageNumber: null, header: null },
    {
      parts: ["body", "references", "declarations", "aiStatement"],
      pageNumber: PAGE_NUMBER,
      header: { odd: "Thesis proposal", even: "Thesis proposal" },
    },
  ],
  declarations: [
    {
      title: "Supervisor's Comments",
      paragraphs: ["(To be filled in by the supervisor: subject, plan, schedule, and whether the work may begin.)", "", ""],
      signing: ["Supervisor: ________________________   Date: ________________"],
    },
  ],
  cover: [
    coverText("{school}", { font: SERIF, points: 16 }, { before: 80, after: 12 }, { bold: true }),
    coverText("Thesis Proposal", { font: SERIF, points: 24 }, { after: 60 }, { bold: true }),
    ...title(18),
    {
      kind: "facts",
      font: SERIF,
      points: 12,
      beforePoints: 90,
      labelMm: 42,
      valueMm: 88,
      rows: [
        { label: "Author", fact: "author" },
        { label: "Student number", fact: "studentId" },
        { label: "Programme", fact: "major" },
        { label: "Department", fact: "college" },
        { label: "Supervisor", fact: "supervisor" },
        { label: "Date", fact: "date" },
      ],
    },
  ],
});

/** An article of a journal, its abstract in both languages. */
export const journalEn = paperEn({
  version: 1,
  numbering: "decimal",
  abstractLabels: { zh: "摘　要：", en: "Abstract: " },
  cover: [...title(17), ...byline],
  titlePage: [
    coverText("{translatedTitle}", { font: SERIF, points: 13 }, { before: 12, after: 8 }, { bold: true, isOptional: true }),
    coverText(`DOI: ${BLANK}   Received: ${BLANK}`, { font: SERIF, points: 9 }, { after: 8 }, { align: "left" }),
  ],
  sections: [
    {
      parts: ["cover", "abstractEn", "titlePage", "abstractZh", "body", "references", "aiStatement"],
      pageNumber: PAGE_NUMBER,
      header: null,
    },
  ],
});

/** A paper of a practitioner: author and employer below the title, one abstract. */
export const professionalEn = paperEn({
  version: 1,
  numbering: "decimal",
  abstractLabels: { zh: "摘　要：", en: "Abstract: " },
  cover: [...title(17), ...byline],
  sections: [{ parts: ["cover", "abstractEn", "body", "references", "aiStatement"], pageNumber: PAGE_NUMBER, header: null }],
});

/** Popular science: headings without numbers, the sources at the end. */
export const kepuEn = paperEn({
  version: 1,
  numbering: "none",
  noReferences: "[To add: sources, with author, title, where and when they appeared]",
  partTitles: {
    abstractZh: "摘　要",
    abstractEn: "Abstract",
    references: "Sources",
    appendix: "Appendix",
    aiStatement: "Statement on the Use of AI Tools",
    acknowledgements: "Acknowledgements",
  },
  cover: [...title(20), coverText("By {author}", { font: SERIF, points: 11.5 }, { before: 4, after: 14 }, { isOptional: true })],
  sections: [{ parts: ["cover", "body", "references", "aiStatement"], pageNumber: PAGE_NUMBER, header: null }],
});
