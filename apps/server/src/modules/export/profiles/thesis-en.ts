import { coverSubtitle, coverText } from "./cover-text.ts";
import { noteEn } from "./note.ts";
import type { CoverLine, Declaration, ThesisProfile } from "./thesis-profile.ts";
import { fontSet } from "./word-profile.ts";

const SERIF = fontSet("Times New Roman", "宋体");
const PAGE_NUMBER = { points: 10, place: "centre", dashes: false } as const;
const HEADING = { font: SERIF, bold: true } as const;

const COVER: readonly CoverLine[] = [
  coverText("{title}", { font: SERIF, points: 20 }, { before: 110, after: 6 }, { bold: true }),
  coverSubtitle("{subtitle}", { font: SERIF, points: 15 }),
  coverText("by", { font: SERIF, points: 12 }, { before: 50, after: 6 }),
  coverText("{author}", { font: SERIF, points: 15 }, { after: 50 }, { bold: true }),
  coverText(
    "A thesis submitted in partial fulfilment of the requirements for the degree of ________________________",
    { font: SERIF, points: 12 },
    { after: 30 },
  ),
  {
    kind: "facts",
    font: SERIF,
    points: 12,
    beforePoints: 40,
    labelMm: 42,
    valueMm: 88,
    rows: [
      { label: "Student number", fact: "studentId" },
      { label: "Programme", fact: "major" },
      { label: "Class", fact: "className" },
      { label: "Department", fact: "college" },
      { label: "Supervisor", fact: "supervisor" },
    ],
  },
  coverText("{school}", { font: SERIF, points: 15 }, { before: 50, after: 6 }, { bold: true }),
  coverText("{date}", { font: SERIF, points: 12 }, {}),
];

const SIGNED = "________________________   Date: ________________";
const DECLARATIONS: readonly Declaration[] = [
  {
    title: "Statement of Originality",
    paragraphs: [
      "I declare that this thesis is the result of my own work under the guidance of my supervisor. Wherever it draws on the published or unpublished work of others, the source is named; everybody who contributed to it is acknowledged. It has not been submitted for any other degree.",
      "I know the rules of my institution on the use of artificial intelligence and have stated truthfully where such tools were used.",
    ],
    signing: [`Author: ${SIGNED}`],
  },
  {
    title: "Permission to Use",
    paragraphs: [
      "I agree that the library of my institution may keep this thesis in print and in electronic form, make copies of it for preservation, list it in its catalogue and let readers consult it, as its rules provide.",
      "This thesis is  □ open   □ confidential for ____ years, after which this permission applies.",
    ],
    signing: [`Author: ${SIGNED}`, `Supervisor: ${SIGNED}`],
  },
];

/** A thesis in English: 1 · 1.1 · 1.1.1, Figure 1.1, the chapter above every page. */
export const thesisEn: ThesisProfile = {
  ...noteEn,
  version: 2,
  textLanguage: "en",
  fonts: { ...noteEn.fonts, footer: SERIF },
  bodyPoints: 12,
  pitch: { points: 20 },
  justified: true,
  title: { ...noteEn.title, font: SERIF },
  headings: [
    { ...HEADING, points: 18, beforePoints: 24, afterPoints: 18 },
    { ...HEADING, points: 14, beforePoints: 14, afterPoints: 6 },
    { ...HEADING, points: 12, beforePoints: 10, afterPoints: 4 },
    { ...HEADING, points: 12, beforePoints: 8, afterPoints: 4 },
    { ...HEADING, points: 12, beforePoints: 8, afterPoints: 4 },
    { ...HEADING, points: 12, beforePoints: 8, afterPoints: 4 },
  ],
  numbering: "decimal",
  page: { ...noteEn.page, marginMm: { top: 25.4, right: 25.4, bottom: 25.4, left: 31.8, header: 15, footer: 15 } },
  sections: [
    { parts: ["cover", "declarations"], pageNumber: null, header: null },
    {
      parts: ["abstractEn", "abstractZh", "acknowledgements", "contents"],
      pageNumber: { ...PAGE_NUMBER, format: "upperRoman", restarts: true },
      header: null,
    },
    {
      parts: ["body", "references", "appendix", "aiStatement"],
      pageNumber: { ...PAGE_NUMBER, format: "decimal", restarts: true },
      header: { odd: "{chapter}", even: "{chapter}" },
    },
  ],
  header: { font: SERIF, points: 9, isRuled: true },
  contents: { title: "Contents", levels: 3 },
  inContents: ["abstractEn", "abstractZh", "acknowledgements", "references", "appendix", "aiStatement"],
  partTitles: {
    abstractZh: "摘　要",
    abstractEn: "Abstract",
    references: "References",
    appendix: "Appendix",
    aiStatement: "Statement on the Use of AI Tools",
    acknowledgements: "Acknowledgements",
  },
  keywords: { zh: { label: "关键词：", between: "；" }, en: { label: "Keywords: ", between: "; " } },
  labels: { figure: "Figure {chapter}.{number}", table: "Table {chapter}.{number}", formula: "({chapter}.{number})" },
  captions: { words: ["Figure", "Table"], font: SERIF, points: 10 },
  smallPitchPoints: 15,
  areCellsCentred: true,
  references: { points: 11, hangingPoints: 26 },
  cover: COVER,
  titlePage: [],
  declarations: DECLARATIONS,
  watermark: { text: "DRAFT", font: "Times New Roman" },
};
