import { A4_MM, fontSet, type WordProfile } from "./word-profile.ts";

const SERIF = fontSet("Times New Roman", "宋体");
const SANS = fontSet("Arial", "黑体");

/** English texts: no indent, space between paragraphs, checked as American English. */
export const plainEn: WordProfile = {
  version: 1,
  language: { value: "en-US", eastAsia: "zh-CN" },
  script: "latin",
  conventions: "none",
  fonts: { body: SERIF, quote: SERIF, code: fontSet("Consolas", "等线"), footer: SANS },
  bodyPoints: 11.5,
  title: { font: SANS, points: 18, bold: true, beforePoints: 0, afterPoints: 14, centred: false, lineCharacters: null },
  headings: [
    { font: SANS, points: 14, bold: true, beforePoints: 16, afterPoints: 6 },
    { font: SANS, points: 12, bold: true, beforePoints: 12, afterPoints: 4 },
    { font: SANS, points: 11, bold: true, beforePoints: 10, afterPoints: 4 },
    { font: SERIF, points: 11.5, bold: true, beforePoints: 8, afterPoints: 4 },
  ],
  headingsIndented: false,
  headingNumbers: null,
  page: { ...A4_MM, marginMm: { top: 25.4, right: 25.4, bottom: 25.4, left: 25.4, header: 15, footer: 13 } },
  sections: [{ begins: "document", pageNumber: { points: 9, place: "centre", dashes: false }, header: null }],
  pitch: { lines: 1.2 },
  grid: null,
  characterSpacingPoints: 0,
  justified: false,
  firstLineCharacters: 0,
  afterParagraphPoints: 8,
  table: "three-line",
  tablePoints: 10.5,
  captions: null,
  lists: "hanging",
  breaksAreParagraphs: false,
  runMarks: true,
  label: { points: 9, color: "767676" },
};
